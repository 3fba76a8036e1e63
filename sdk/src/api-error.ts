import type { components } from './generated/portal.ts'

export type FieldError = components['schemas']['FieldError']

export interface ApiErrorInit {
  status: number
  code: string
  title?: string | undefined
  detail?: string | undefined
  errors?: readonly FieldError[] | undefined
  requestId?: string | undefined
  cause?: unknown
}

/** Why a call failed. Branch on `code` or `status`; texts may change. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  /** The problem’s stable code; `http_<status>` when the answer named none, `network_error` when there was none. */
  readonly code: string
  /** What happened and what to do about it, for a person. */
  readonly detail: string | undefined
  /** One entry for each refused field: `{ pointer, code, message }`. */
  readonly errors: readonly FieldError[]
  /** Names the call in the server’s logs. */
  readonly requestId: string | undefined

  constructor({ status, code, title, detail, errors = [], requestId, cause }: ApiErrorInit) {
    super(detail ?? title ?? code, { cause })
    this.status = status
    this.code = code
    this.detail = detail
    this.errors = errors
    this.requestId = requestId
  }
}

/** Also true for an ApiError of another copy of this package. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError' && 'code' in error && 'status' in error
