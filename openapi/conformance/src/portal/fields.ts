import type { Caller, CallInput, Context, ReceivedResponse } from '../engine/context/context.ts'
import { type Fields, fieldsOf } from '../engine/rules/verdict.ts'

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
