import { type ErrorCode, isApiError } from '@switchboard/sdk'

export interface ProblemText {
  readonly text: string
  readonly requestId: string | undefined
  /** 0 when no response came. */
  readonly status: number
  /** The problem's stable code, for a page that knows a way out. */
  readonly code?: ErrorCode
}

/** A failure with a message for the person; the original error is its cause. */
export class ExplainedError extends Error {}

const unreachable = 'We couldn’t reach the server. Check your connection, then try again.'
const unexplained = 'Sorry, we encountered an issue while processing the request. Please try again.'

/** A failed call in words, and the id that finds it in the server's log. */
export function problemText(error: unknown): ProblemText {
  if (error instanceof ExplainedError) return { text: error.message, requestId: undefined, status: 0 }
  if (!isApiError(error)) return { text: unexplained, requestId: undefined, status: 500 }
  const text = error.status === 0 ? unreachable : (error.detail ?? unexplained)
  return { text, requestId: error.requestId, status: error.status, code: error.code }
}

/** Whether a call was given up by the person themselves, who need not be told. */
export const wasCancelled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'
