import { Problem, type ProblemCode } from '../platform/http/problem.ts'

const problems = {
  late: ['upstream_late', 'The API didn’t respond in time. You weren’t charged. Try again in a moment.'],
  unreachable: [
    'upstream_unreachable',
    'The API can’t be reached, or cut off its response. You weren’t charged. Try again in a moment.',
  ],
  rejected: [
    'upstream_credential_rejected',
    'The API didn’t accept the gateway’s own credential. Your key is fine, and you weren’t charged.',
  ],
  too_large: ['body_too_large', 'The body is too large for the gateway. You weren’t charged.'],
  caller_gone: ['malformed_json', 'The body was cut off. Send the whole body.'],
} as const satisfies Record<string, readonly [code: ProblemCode, detail: string]>

interface NoResponseOptions extends ErrorOptions {
  readonly sent?: boolean
  readonly retryAfterSeconds?: number
}

/** The reason for a missing response, in words for the caller. */
export class NoResponse extends Problem {
  readonly reason: keyof typeof problems
  /** Whether the API may have received the request. */
  readonly sent: boolean

  constructor(
    reason: NoResponse['reason'],
    { sent = true, retryAfterSeconds, ...options }: NoResponseOptions = {},
  ) {
    const [code, detail] = problems[reason]
    super(code, detail, retryAfterSeconds === undefined ? {} : { retryAfterSeconds })
    this.sent = sent
    this.name = 'NoResponse'
    this.reason = reason
    this.cause = options.cause
  }
}
