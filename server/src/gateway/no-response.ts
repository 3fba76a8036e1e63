import { Problem, type ProblemCode } from '../platform/http/problem.ts'

const problems = {
  late: ['upstream_late', 'The API did not answer in time. This call cost nothing; try again in a moment.'],
  unreachable: [
    'upstream_unreachable',
    'The API cannot be reached, or broke off its answer. This call cost nothing; try again in a moment.',
  ],
  too_large: ['body_too_large', 'The body is larger than the gateway takes. This call cost nothing.'],
  caller_gone: ['malformed_json', 'The body ended early. Send it whole.'],
} as const satisfies Record<string, readonly [code: ProblemCode, detail: string]>

/** Why a call got no response, as the caller is told. */
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
