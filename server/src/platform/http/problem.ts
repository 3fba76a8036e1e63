import type { components } from '@switchboard/sdk'

type Schemas = components['schemas']
export type FieldError = Schemas['FieldError']
export type FieldErrorCode = Schemas['FieldErrorCode']

/** Of addresses that the portal’s contract does not describe: the gateway, the mocks behind it, and webhooks. */
type OtherCode =
  | 'event_conflict'
  | 'insufficient_credits'
  | 'invalid_headers'
  | 'key_invalid'
  | 'key_missing'
  | 'mock_unreachable'
  | 'signature_refused'
  | 'upstream_late'
  | 'upstream_unreachable'

/** Every refusal the server knows: its status, and what kind of problem it is. Texts of single cases are `detail`. */
const catalogue = {
  malformed_json: [400, 'The body is not valid JSON'],
  invalid_headers: [400, 'These headers are not accepted'],
  malformed_url: [400, 'The address is not valid'],
  malformed_request: [400, 'This is not an HTTP request'],
  key_missing: [401, 'API key missing'],
  key_invalid: [401, 'This API key is not accepted'],
  token_missing: [401, 'Sign in first'],
  token_expired: [401, 'The session has expired'],
  invalid_credentials: [401, 'Email address or password is wrong'],
  refresh_refused: [401, 'The session is over'],
  sso_token_refused: [401, 'This sign-in cannot be finished'],
  credential_refused: [401, 'Google did not confirm this sign-in'],
  signature_refused: [401, 'The signature does not match'],
  insufficient_credits: [402, 'Not enough credits'],
  forbidden: [403, 'Not allowed'],
  terms_not_accepted: [403, 'Accept the terms first'],
  team_role: [403, 'Your role in the team does not allow this'],
  team_invitation_foreign: [403, 'This invitation is for somebody else'],
  email_not_verified: [403, 'Verify your email address first'],
  account_suspended: [403, 'The account is suspended'],
  kyb_required: [403, 'Verify your business first'],
  kyb_in_review: [403, 'The verification is in review'],
  kyb_rejected: [403, 'The verification was rejected'],
  not_found: [404, 'Not found'],
  not_subscribed: [404, 'Not subscribed'],
  verification_unknown: [404, 'This link does not work'],
  method_not_allowed: [405, 'This address takes another method'],
  request_timeout: [408, 'The request took too long'],
  idempotency_conflict: [409, 'This key was used before'],
  adjustment_own: [409, 'Another administrator has to decide'],
  adjustment_decided: [409, 'This change was decided before'],
  api_not_deprecated: [409, 'Not deprecated'],
  api_withdrawn: [409, 'No new subscriptions'],
  check_outdated: [409, 'Check it again'],
  starter_redeemed: [409, 'Starter credits are redeemed'],
  passkey_known: [409, 'This passkey is in use'],
  passkey_limit: [409, 'No more passkeys'],
  second_factor_missing: [409, 'No second factor'],
  password_not_set: [409, 'This account has no password'],
  kyb_approved: [409, 'The business is verified'],
  draft_changed: [409, 'This draft was changed elsewhere'],
  kyb_decided: [409, 'This review has ended'],
  statement_paid: [409, 'This statement is paid'],
  statement_in_payment: [409, 'A payment is under way'],
  payment_paid: [409, 'This payment is paid'],
  event_conflict: [409, 'This event id was used before'],
  payment_ended: [409, 'This payment has ended'],
  card_missing: [409, 'No card is saved'],
  bill_open: [409, 'A bill is open'],
  already_subscribed: [409, 'Already subscribed'],
  key_limit: [409, 'Too many keys'],
  key_not_active: [409, 'This key is not active'],
  product_version_closed: [409, 'This price list is closed'],
  subscription_cancelled: [409, 'Already cancelled'],
  subscription_not_active: [409, 'This subscription is not active'],
  product_not_taken: [409, 'Not part of this subscription'],
  team_full: [409, 'The team is full'],
  team_invitation_open: [409, 'Already invited'],
  team_joined: [409, 'Already in a team'],
  team_member_exists: [409, 'Already in the team'],
  team_not_joined: [409, 'Not in a team'],
  team_owned: [409, 'You own a team'],
  no_plan_to_end: [409, 'No plan to end'],
  plan_ending: [409, 'Already ending'],
  export_limit: [409, 'Too many exports'],
  export_not_ready: [409, 'This export has no file'],
  webhook_limit: [409, 'You have as many webhooks as you may have'],
  webhook_off: [409, 'This webhook is switched off'],
  delivery_sent: [409, 'This was sent'],
  delivery_not_waiting: [409, 'This does not wait'],
  verification_expired: [410, 'This link is too old'],
  verification_used: [410, 'This link was used before'],
  body_too_large: [413, 'The body is too large'],
  address_too_long: [414, 'The address is too long'],
  media_type_unsupported: [415, 'This Content-Type is not supported'],
  challenge_expired: [410, 'This took too long'],
  validation_failed: [422, 'Some fields are invalid'],
  second_factor_required: [428, 'Set up a second factor'],
  step_up_required: [428, "Confirm it's you"],
  locked_out: [429, 'Sign-in is locked for a while'],
  resend_too_soon: [429, 'A mail was sent a moment ago'],
  too_many_requests: [429, 'Too many tries'],
  headers_too_large: [431, 'The headers are too large'],
  unexpected: [500, 'Something went wrong'],
  not_offered: [501, 'Not offered here'],
  unavailable: [503, 'Not available for the moment'],
  mock_unreachable: [502, 'The mock does not answer'],
  upstream_unreachable: [502, 'The API does not answer'],
  upstream_late: [504, 'The API did not answer in time'],
} as const satisfies Record<Schemas['ErrorCode'] | OtherCode, readonly [status: number, title: string]>

export type ProblemCode = keyof typeof catalogue

interface ProblemInit {
  readonly errors?: readonly FieldError[]
  readonly retryAfterSeconds?: number
  /** Where one code stands for two statuses. */
  readonly status?: number
}

/** A refusal. It is thrown, and so undoes what its transaction did; where that has to stay, see `commitAndReject`. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly detail: string
  readonly errors: readonly FieldError[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ProblemCode, detail: string, { errors, retryAfterSeconds, status }: ProblemInit = {}) {
    super(detail)
    this.name = 'Problem'
    this.code = code
    this.status = status ?? catalogue[code][0]
    this.detail = detail
    this.errors = errors
    this.retryAfterSeconds = retryAfterSeconds
  }

  /** The body of the answer, as RFC 9457 and the contract’s `Problem` have it. */
  body(requestId: string): Omit<Schemas['Problem'], 'code'> & { code: ProblemCode } {
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

/** What a transaction ends with that stays done although the request is refused. */
export class CommittedRejection {
  readonly problem: Problem

  constructor(problem: Problem) {
    this.problem = problem
  }
}

/**
 * For a handler to return: what it wrote is committed, and the request refused. So a stolen session stays revoked; thrown,
 * the problem would take the revocation back.
 */
export const commitAndReject = (problem: Problem): CommittedRejection => new CommittedRejection(problem)

/** One refused field. */
export function refusedField(pointer: string, code: FieldErrorCode, message: string): Problem {
  return new Problem('validation_failed', 'One or more fields are invalid. Each is listed with its reason.', {
    errors: [{ pointer, code, message }],
  })
}

/** Throws where a range of days, as the query names it, ends before it starts. */
export function refuseReversedDays(start: string, end: string): void {
  if (start <= end) return
  throw refusedField('?end_date', 'before_start', `End the range on or after ${start}, its first day.`)
}
