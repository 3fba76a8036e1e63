import { isObject } from '@switchboard/oas/document'
import type { Context, ReceivedResponse } from '../context/context.ts'
import type { Finding } from '../finding.ts'

export type Fields = Readonly<Record<string, unknown>>

/** A promise about one response, and whether it holds. */
export interface Expectation {
  /** The kind of fault if it doesn't hold. */
  readonly check: string
  readonly holds: boolean
  readonly expected: string
  readonly got: unknown
}

/** A rule's findings so far. */
export class Verdict {
  readonly findings: Finding[] = []
  readonly #context: Context

  constructor(context: Context) {
    this.#context = context
    context.activity.promises ??= 0
  }

  /** Notes a fault of the response's operation when the promise is broken. Returns whether it holds. */
  expect(
    answer: Pick<ReceivedResponse, 'operation' | 'curl'>,
    { check, holds, expected, got }: Expectation,
  ): boolean {
    this.compared()
    if (!holds) {
      const text = typeof got === 'string' ? got : (JSON.stringify(got) ?? 'nothing')
      this.findings.push(this.#context.finding(answer, { check, expected, got: text }))
    }
    return holds
  }

  /** Notes that something was compared, for a rule that has a finding at most. */
  compared(): void {
    this.#context.activity.promises = (this.#context.activity.promises ?? 0) + 1
  }

  /** Whether what the response tells is this value; `why` says whence that follows. */
  equal(
    answer: Pick<ReceivedResponse, 'operation' | 'curl'>,
    check: string,
    got: unknown,
    value: unknown,
    why = '',
  ): boolean {
    const expected = why === '' ? `${value}` : `${value}, ${why}`
    return this.expect(answer, { check, holds: got === value, expected, got })
  }

  /** Whether there are none of these. */
  none(
    answer: Pick<ReceivedResponse, 'operation' | 'curl'>,
    check: string,
    items: readonly unknown[],
    expected: string,
  ): boolean {
    return this.expect(answer, { check, holds: items.length === 0, expected, got: items.join(', ') })
  }

  /** Whether the call was rejected, with any status for that. */
  refused(response: ReceivedResponse, what: string): boolean {
    return this.expect(response, {
      check: what,
      holds: response.status >= 400,
      expected: `a refusal of ${what}`,
      got: `${response.status}`,
    })
  }

  /** Whether the response has this status, and this code where one is given; `when` says what led to it. */
  status(response: ReceivedResponse, status: number, when: string, code = ''): boolean {
    return this.expect(response, {
      check: `status ${when}`,
      holds: response.status === status && (code === '' || response.code === code),
      expected: `${status} ${code}`.trim().concat(` ${when}`),
      got: `${response.status} ${response.code}`.trim(),
    })
  }
}

/** The findings of `work`, including those before something stopped it. */
export const withVerdict = (work: (context: Context, verdict: Verdict) => Promise<void>) =>
  async function* (context: Context): AsyncGenerator<Finding> {
    const verdict = new Verdict(context)
    try {
      await work(context, verdict)
    } finally {
      yield* verdict.findings
    }
  }

export const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {})
