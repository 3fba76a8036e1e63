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

/** The field that a pointer is about: `#/events/2` is about the list that has this item. */
const fieldOf = (pointer: string): string => pointer.slice(2).replace(/\/\d+$/, '')

/** Messages by field name; a pointer that fits none of the form's fields is left for the banner. */
export function fieldErrors<Name extends string>(error: unknown, names: readonly Name[]): Map<Name, string> {
  const byName = new Map<Name, string>()
  if (!isApiError(error)) return byName
  for (const { pointer, message } of error.errors) {
    const name = names.find((field) => field === fieldOf(pointer))
    if (name && !byName.has(name)) byName.set(name, message)
  }
  return byName
}

/** Errors of fields that the form doesn't show, such as a captcha; empty if there are none. */
export function otherErrors(error: unknown, names: readonly string[]): string {
  if (!isApiError(error)) return ''
  const others = error.errors.filter(({ pointer }) => !names.includes(fieldOf(pointer)))
  return others.map(({ message }) => message).join(' ')
}

/** Whether a call was given up by the person themselves, who need not be told. */
export const wasCancelled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'
