import type { Failure } from './send.ts'

export const timeLimitMs = 30_000

export interface FailureWords {
  readonly title: string
  readonly text: string
}

/** What happened, what it means and what to do. */
export const failureWords: Readonly<Record<Failure['reason'], FailureWords>> = {
  stopped: {
    title: 'Stopped',
    text: 'You stopped waiting. What was sent may still be carried out, and charged in Live.',
  },
  late: {
    title: `No answer within ${timeLimitMs / 1_000} seconds`,
    text: 'The call may still be carried out. Look at your usage before you send it again in Live.',
  },
  offline: { title: 'You are offline', text: 'Nothing was sent. Check your connection, then send again.' },
  unreachable: {
    title: 'The server could not be reached',
    text: 'No answer came. Check your connection, then send again in a moment.',
  },
  blocked: {
    title: 'The browser blocked the response',
    text: 'The server is on another address. It cannot be reached, or does not let web pages call it (CORS). Run the sample in a terminal instead.',
  },
  unsendable: {
    title: 'A browser cannot send this',
    text: 'A header has a name or a value that HTTP does not allow. Nothing was sent.',
  },
}
