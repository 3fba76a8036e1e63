import { Problem, type ProblemCode } from '../platform/http/problem.ts'

const problems = {
  late: ['upstream_late', 'The API didn’t respond in time. You weren’t charged. Try again in a moment.'],
  unreachable: [
    'upstream_unreachable',
    'The API can’t be reached, or cut off its response. You weren’t charged. Try again in a moment.',
  ],
  too_large: ['body_too_large', 'The body is too large for the gateway. You weren’t charged.'],
  caller_gone: ['malformed_json', 'The body was cut off. Send the whole body.'],
} as const satisfies Record<string, readonly [code: ProblemCode, detail: string]>

/** The reason for a missing response, in words for the caller. */
export class NoResponse extends Problem {
  readonly reason: keyof typeof problems

  constructor(reason: NoResponse['reason'], options: ErrorOptions = {}) {
    const [code, detail] = problems[reason]
    super(code, detail)
    this.name = 'NoResponse'
    this.reason = reason
    this.cause = options.cause
  }
}
