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
  caller_slow: [
    'request_timeout',
    'The body arrived too slowly. You weren’t charged. Send it again over a faster connection.',
  ],
  not_sent: [
    'unavailable',
    'The gateway can’t send this call to the API right now. You weren’t charged. Try again in a moment.',
  ],
} as const satisfies Record<string, readonly [code: ProblemCode, detail: string]>

type Fault = 'API' | 'CALLER' | 'GATEWAY'

const faults: Readonly<Record<keyof typeof problems, Fault>> = {
  late: 'API',
  unreachable: 'API',
  rejected: 'GATEWAY',
  too_large: 'CALLER',
  caller_gone: 'CALLER',
  caller_slow: 'CALLER',
  not_sent: 'GATEWAY',
}

interface NoResponseOptions extends ErrorOptions {
  readonly sent?: boolean
  /** By default, that of the reason. */
  readonly fault?: Fault
  readonly retryAfterSeconds?: number
}

/** The reason for a missing response, in words for the caller. */
export class NoResponse extends Problem {
  readonly reason: keyof typeof problems
  /** Whether the API may have received the request. */
  readonly sent: boolean
  /** The party at fault: only an API’s own failures count against it. */
  readonly fault: Fault

  constructor(
    reason: NoResponse['reason'],
    { sent = true, fault = faults[reason], retryAfterSeconds, ...options }: NoResponseOptions = {},
  ) {
    const [code, detail] = problems[reason]
    super(code, detail, retryAfterSeconds === undefined ? {} : { retryAfterSeconds })
    this.sent = sent
    this.fault = fault
    this.name = 'NoResponse'
    this.reason = reason
    this.cause = options.cause
  }
}
