import type { components } from './generated/portal.ts'
import { problemOf } from './problem-of.ts'
import { askedMs } from './retry-after.ts'

/** Why one field was refused. `pointer` is a JSON Pointer into the body, or `?name` for a query parameter. */
export type FieldError = components['schemas']['FieldError']

/** The codes of calls that no problem document answered. */
export type OwnErrorCode = `http_${number}` | 'network_error' | 'timeout' | 'unreadable_answer'

/** The contract’s codes and the SDK’s own. A newer server may have others. */
export type ErrorCode = components['schemas']['ErrorCode'] | OwnErrorCode

export interface ApiErrorInit<Code extends string = ErrorCode> {
  message: string
  status: number
  code: Code
  detail?: string | undefined
  errors?: readonly FieldError[]
  requestId?: string | undefined
  retryAfter?: number | undefined
  cause?: unknown
}

/** Why a call failed. Branch on `code` or `status`; texts may change. */
export class ApiError<Code extends string = ErrorCode> extends Error {
  /** HTTP status; 0 when there was no response that could be read. */
  declare readonly status: number
  /** The problem’s stable code. Ours: `http_<status>`, `network_error`, `timeout`, `unreadable_answer`. */
  declare readonly code: Code
  /** Cause and remedy, for a person. */
  declare readonly detail: string | undefined
  declare readonly errors: readonly FieldError[]
  /** Names the call in the server’s logs, when the response told. */
  declare readonly requestId: string | undefined
  /** Seconds to wait before the next try, where the response named a time. */
  declare readonly retryAfter: number | undefined

  constructor({ message, cause, ...fields }: ApiErrorInit<Code>) {
    super(message, { cause })
    Object.assign(this, { name: 'ApiError', errors: [], ...fields })
  }
}

/**
 * Also true for an ApiError of another copy of this package. `Code` says which codes it may have, where the call was one of a
 * product: `isApiError<ErrorCodeOf<'sim-swap', 'checkSimSwap'>>(error)`.
 */
export const isApiError = <Code extends string = ErrorCode>(error: unknown): error is ApiError<Code> =>
  error instanceof Error && error.name === 'ApiError' && 'code' in error && 'status' in error

/** The error of a failed answer; `body` is what was read of it: a problem, other JSON, a text, or nothing. */
export function responseError(response: Response, body: unknown): ApiError {
  const { status, code, detail, errors, request_id } = problemOf(response, body)
  return new ApiError({
    message: detail ?? code,
    // A success status would mislead a caller's branches if its body couldn't be read.
    status: response.ok ? 0 : status,
    code: code as ErrorCode,
    detail,
    errors: Array.isArray(errors) ? errors : [],
    requestId: request_id || undefined,
    retryAfter: Math.ceil(askedMs(response, Date.now()) / 1000) || undefined,
  })
}

/** The error of a call without a response. An abort, whatever its reason, and a mistake of the caller are handed on as they are. */
export function callError(cause: unknown): unknown {
  if (!(cause instanceof Error) || /^(Abort|Api|Path)Error/.test(cause.name)) return cause
  const { name, message } = cause
  const codes: { [name: string]: ErrorCode } = { TimeoutError: 'timeout', SyntaxError: 'unreadable_answer' }
  return new ApiError({ message, status: 0, code: codes[name] ?? 'network_error', cause })
}
