import { isObject } from '@switchboard/oas/document'
import type { Caller, CallInput, Context, ReceivedResponse } from '../context/context.ts'
import type { Finding } from '../finding.ts'

export type Fields = Readonly<Record<string, unknown>>

/** A promise about one response, and whether it holds. */
export interface Promised {
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
    { check, holds, expected, got }: Promised,
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
export const judged = (work: (context: Context, verdict: Verdict) => Promise<void>) =>
  async function* (context: Context): AsyncGenerator<Finding> {
    const verdict = new Verdict(context)
    try {
      await work(context, verdict)
    } finally {
      yield* verdict.findings
    }
  }

export const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {})
export const dataOf = ({ body }: ReceivedResponse): Fields => fieldsOf(fieldsOf(body).data)
export const metaOf = ({ body }: ReceivedResponse): Fields => fieldsOf(fieldsOf(body).meta)
export const rowsIn = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : [])
export const rowsOf = ({ body }: ReceivedResponse): readonly Fields[] => rowsIn(fieldsOf(body).data)

/** The fields that a problem names. */
export const pointersOf = ({ body }: ReceivedResponse): readonly string[] =>
  rowsIn(fieldsOf(body).errors).map(({ pointer }) => String(pointer))

/** A decimal of the contract in hundredths, exactly; NaN for anything else. */
export function hundredths(value: unknown): number {
  const [, sign = '', whole, cents] = /^(-?)(\d+)\.(\d\d)$/.exec(String(value)) ?? []
  return whole === undefined ? Number.NaN : Number(`${sign}${whole}${cents}`)
}

/** Hundredths as the contract writes them. */
export function decimal(amount: number): string {
  if (!Number.isSafeInteger(amount)) return 'no amount'
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const largestPage = 200

export interface WholeList {
  readonly rows: readonly Fields[]
  /** The response of the first page. */
  readonly first: ReceivedResponse
  /** Whether these are all rows that there are. */
  readonly isWhole: boolean
}

/** The rows of a paged list, the first thousand at most. */
export async function readRows(
  context: Context,
  operation: string,
  {
    query = {},
    as,
    most = 1000,
  }: Pick<CallInput, 'query'> & { readonly as?: Caller; readonly most?: number } = {},
): Promise<WholeList> {
  const page = (number: number) =>
    context.call(operation, { ...(as && { as }), query: { ...query, page: number, limit: largestPage } })
  const first = await page(1)
  const rows = [...rowsOf(first)]
  const total = Number(metaOf(first).total)
  for (let number = 2; rows.length < Math.min(total, most); number += 1) {
    const more = rowsOf(await page(number))
    if (more.length === 0) break
    rows.push(...more)
  }
  return { rows, first, isWhole: rows.length >= total }
}
