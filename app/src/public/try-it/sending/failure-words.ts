import type { Failure } from './send.ts'

export const timeLimitMs = 30_000

export interface FailureWords {
  readonly title: string
  readonly text: string
}

/** Cause, consequence and remedy. */
export const failureWords: Readonly<Record<Failure['reason'], FailureWords>> = {
  stopped: {
    title: 'Stopped',
    text: 'You stopped waiting. The call may still go through, and be charged in Live.',
  },
  late: {
    title: `No response within ${timeLimitMs / 1_000} seconds`,
    text: 'The call may still go through. Check your usage before you send it again in Live.',
  },
  offline: { title: 'You’re offline', text: 'Nothing was sent. Check your connection, then send again.' },
  unreachable: {
    title: 'We couldn’t reach the server',
    text: 'There was no response. Check your connection, then send again in a moment.',
  },
  blocked: {
    title: 'The browser blocked the response',
    text: 'The server is on another origin. It can’t be reached, or doesn’t let web pages call it (CORS). Run the sample in a terminal instead.',
  },
  unsendable: {
    title: 'A browser can’t send this',
    text: 'A header has a name or a value that HTTP doesn’t allow. Nothing was sent.',
  },
}
