import type { components } from '@switchboard/sdk'

export type FieldError = components['schemas']['FieldError']

/** Every refusal the server knows: its status, and what kind of problem it is. Texts of single cases are `detail`. */
const catalogue = {
  malformed_json: [400, 'The body is not valid JSON'],
  token_missing: [401, 'Sign in first'],
  token_expired: [401, 'The session has expired'],
  invalid_credentials: [401, 'E-mail or password is wrong'],
  refresh_refused: [401, 'The session is over'],
  forbidden: [403, 'Not allowed'],
  terms_not_accepted: [403, 'Accept the terms first'],
  email_not_verified: [403, 'Verify your e-mail first'],
  account_suspended: [403, 'This account is suspended'],
  not_found: [404, 'Not found'],
  method_not_allowed: [405, 'This address takes another method'],
  idempotency_conflict: [409, 'This key was used before'],
  starter_redeemed: [409, 'Starter credits were redeemed before'],
  body_too_large: [413, 'The body is too large'],
  media_type_unsupported: [415, 'Send the body as JSON'],
  validation_failed: [422, 'Some fields need a change'],
  locked_out: [429, 'Too many wrong tries'],
  too_many_requests: [429, 'Too many tries'],
  unexpected: [500, 'Something went wrong'],
  not_offered: [501, 'Not offered here'],
  mock_unreachable: [502, 'The mock does not answer'],
} as const satisfies Record<string, readonly [status: number, title: string]>

export type ProblemCode = keyof typeof catalogue

interface ProblemInit {
  readonly errors?: readonly FieldError[]
  readonly retryAfterSeconds?: number
}

/**
 * A refusal. Thrown, it rolls back what its transaction did; returned by a handler, it keeps it (a failed sign-in is
 * counted, a stolen session revoked).
 */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly detail: string
  readonly errors: readonly FieldError[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ProblemCode, detail: string, { errors, retryAfterSeconds }: ProblemInit = {}) {
    super(detail)
    this.name = 'Problem'
    this.code = code
    this.status = catalogue[code][0]
    this.detail = detail
    this.errors = errors
    this.retryAfterSeconds = retryAfterSeconds
  }

  /** The body of the answer, as RFC 9457 and the contract’s `Problem` have it. */
  body(requestId: string): components['schemas']['Problem'] {
    return {
      type: `/problems/${this.code.replaceAll('_', '-')}`,
      title: catalogue[this.code][1],
      status: this.status,
      code: this.code,
      detail: this.detail,
      ...(this.errors && { errors: [...this.errors] }),
      request_id: requestId,
    }
  }
}

/** One refused field. */
export function refusedField(pointer: string, code: string, message: string): Problem {
  return new Problem(
    'validation_failed',
    'One or more fields were refused. Each is listed with its reason.',
    {
      errors: [{ pointer, code, message }],
    },
  )
}
