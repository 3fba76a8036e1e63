import type { components } from './generated/portal.ts'

/** Why one field was refused. `pointer` is a JSON Pointer into the body, or `?name` for a query parameter. */
export type FieldError = components['schemas']['FieldError']

export interface ApiErrorInit {
  status: number
  code: string
  message: string
  detail?: string | undefined
  errors?: readonly FieldError[] | undefined
  requestId?: string | undefined
  cause?: unknown
}

/** Why a call failed. Branch on `code` or `status`; texts may change. */
export class ApiError extends Error {
  /** HTTP status; 0 when there was no answer that could be read. */
  readonly status: number
  /** The problem’s stable code. Ours: `http_<status>`, `network_error`, `timeout`, `unreadable_answer`, `superseded`. */
  readonly code: string
  /** What happened and what to do about it, for a person. */
  readonly detail: string | undefined
  readonly errors: readonly FieldError[]
  /** Names the call in the server’s logs. */
  readonly requestId: string | undefined

  constructor({ status, code, message, detail, errors, requestId, cause }: ApiErrorInit) {
    super(message, { cause })
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.detail = detail
    this.errors = errors ?? []
    this.requestId = requestId
  }
}

/** Also true for an ApiError of another copy of this package. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError' && 'code' in error && 'status' in error

/** The error of a failed answer; `body` is what was read of it: a problem, other JSON, a text, or nothing. */
export function answerError(response: Response, body: unknown): ApiError {
  const problem = (typeof body === 'object' && body) || {}
  const { code, title, detail, errors, request_id } = problem as Partial<components['schemas']['Problem']>
  const { status, headers } = response
  return new ApiError({
    status,
    code: code ?? `http_${status}`,
    message: detail ?? title ?? `The server answered ${status}.`,
    detail,
    errors: Array.isArray(errors) ? errors : [],
    requestId: request_id ?? headers.get('X-Request-Id') ?? undefined,
  })
}

/** The error of a call without an answer. An abort is no failure: it is handed on as it is. */
export function callError(cause: unknown): unknown {
  const name = cause instanceof Error ? cause.name : ''
  if (name === 'AbortError' || name === 'ApiError') return cause
  const [code, message] = causes[name] ?? network
  return new ApiError({ status: 0, code, message, cause })
}

const network = ['network_error', 'The server could not be reached.'] as const
const causes: Readonly<Record<string, readonly [string, string]>> = {
  TimeoutError: ['timeout', 'The server took too long to answer.'],
  SyntaxError: ['unreadable_answer', 'The answer could not be read.'],
}
