import catalogue from '@switchboard/contract/problems.json' with { type: 'json' }
import type { components } from '@switchboard/sdk'

type Schemas = components['schemas']
export type FieldError = Schemas['FieldError']
export type FieldErrorCode = Schemas['FieldErrorCode']

/** Each code with its status and title; texts of single cases are `detail`. */
export type ProblemCode = keyof typeof catalogue

interface ProblemInit {
  readonly errors?: readonly FieldError[]
  readonly retryAfterSeconds?: number
  /** Of the call that waits, for `approval_required`. */
  readonly approvalId?: string
  /** For a code with two statuses. */
  readonly status?: number
}

/** A refusal. It is thrown, and so undoes what its transaction did; where that has to stay, see `commitAndReject`. */
export class Problem extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly detail: string
  readonly errors: readonly FieldError[] | undefined
  readonly retryAfterSeconds: number | undefined
  readonly approvalId: string | undefined

  constructor(
    code: ProblemCode,
    detail: string,
    { errors, retryAfterSeconds, approvalId, status }: ProblemInit = {},
  ) {
    super(detail)
    this.name = 'Problem'
    this.code = code
    this.status = status ?? catalogue[code].statuses[0] ?? 500
    this.detail = detail
    this.errors = errors
    this.retryAfterSeconds = retryAfterSeconds
    this.approvalId = approvalId
  }

  /** The body of the response, as RFC 9457 and the contract’s `Problem` have it. */
  body(requestId: string): Omit<Schemas['Problem'], 'code'> & { code: ProblemCode } {
    return {
      type: `/problems/${this.code.replaceAll('_', '-')}`,
      title: catalogue[this.code].title,
      status: this.status,
      code: this.code,
      detail: this.detail,
      ...(this.errors && { errors: [...this.errors] }),
      ...(this.approvalId && { approval_id: this.approvalId }),
      request_id: requestId,
    }
  }
}

/** For what has no place right now. */
export const comeAgain = (why: string): Problem =>
  new Problem('unavailable', `${why} Send this one again in a second.`, { retryAfterSeconds: 1 })

/** Ends a transaction with a rejection, and still commits it. */
export class CommittedRejection {
  readonly problem: Problem

  constructor(problem: Problem) {
    this.problem = problem
  }
}

/** Throws the problem that a rule has found, if it has. Rules return theirs, so that capabilities can be read beforehand. */
export function rejectIf(problem: Problem | undefined): void {
  if (problem) throw problem
}

/**
 * Returned by a handler to commit its writes and reject the request. A stolen session stays revoked this way;
 * throwing the problem would roll the revocation back.
 */
export const commitAndReject = (problem: Problem): CommittedRejection => new CommittedRejection(problem)

export const invalidFields = 'One or more fields are invalid. Each is listed with its reason.'

export const refusedFields = (errors: readonly FieldError[]): Problem =>
  new Problem('validation_failed', invalidFields, { errors })

/** One refused field. */
export const refusedField = (pointer: string, code: FieldErrorCode, message: string): Problem =>
  refusedFields([{ pointer, code, message }])

/** Throws where a range of days, as the query names it, ends before it starts. */
export function refuseReversedDays(start: string, end: string): void {
  if (start <= end) return
  throw refusedField('?end_date', 'before_start', `End the range on or after ${start}, its first day.`)
}
