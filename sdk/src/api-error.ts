import type { components } from './generated/portal.ts'

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
  cause?: unknown
}

/** Why a call failed. Branch on `code` or `status`; texts may change. */
export class ApiError<Code extends string = ErrorCode> extends Error {
  /** HTTP status; 0 when there was no response that could be read. */
  declare readonly status: number
  /** The problem’s stable code. Ours: `http_<status>`, `network_error`, `timeout`, `unreadable_answer`. */
  declare readonly code: Code
  /** What happened and what to do about it, for a person. */
  declare readonly detail: string | undefined
  declare readonly errors: readonly FieldError[]
  /** Names the call in the server’s logs, when the response told. */
  declare readonly requestId: string | undefined

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
export function responseError({ status, headers }: Response, body: unknown): ApiError {
  const problem = body as Partial<components['schemas']['Problem']> | undefined
  const { code = `http_${status}` as const, detail, errors, request_id } = { ...problem }
  return new ApiError({
    message: detail ?? code,
    status,
    code,
    detail,
    errors: Array.isArray(errors) ? errors : [],
    requestId: request_id ?? headers.get('X-Request-Id') ?? undefined,
  })
}

/** The error of a call without a response. An abort is no failure: it is handed on as it is. */
export function callError(cause: unknown): unknown {
  const { name, message } = cause as Error
  if (name === 'AbortError' || name === 'ApiError') return cause
  const codes: { [name: string]: ErrorCode } = { TimeoutError: 'timeout', SyntaxError: 'unreadable_answer' }
  return new ApiError({ message, status: 0, code: codes[name] ?? 'network_error', cause })
}
