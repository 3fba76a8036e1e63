import { asArray } from '@switchboard/oas/document'
import type { Context } from '../../engine/context/context.ts'
import type { Parameter } from '../../engine/contract/contract.ts'
import { flatten } from '../../engine/generate/flat-schema.ts'
import type { Fields, Verdict } from '../../engine/rules/verdict.ts'
import { hundredths } from '../fields.ts'
import { fewChoicesOf } from './choices.ts'
import { type Rows, rowsWith } from './rows.ts'
import type { Trial } from './trial.ts'

interface OrderTrial extends Trial {
  readonly parameter: Parameter
  readonly timeZone: string
}

/** Each order is that of its field, beside any filter, too. */
export async function trySort(
  context: Context,
  verdict: Verdict,
  { listing, all, parameter, timeZone }: OrderTrial,
): Promise<void> {
  const choices = fewChoicesOf(context, { listing, all, timeZone })
  const { node } = flatten(context.contract.document, parameter.schema)
  const byOrder = new Map<string, Rows>()
  for (const value of asArray(node.enum).map(String)) {
    const sorted = await rowsWith(context, listing, { sort: value })
    byOrder.set(value, sorted)
    if (!expectOrdered(verdict, sorted, value)) continue
    for (const { query } of choices)
      expectOrdered(verdict, await rowsWith(context, listing, { ...query, sort: value }), value)
    verdict.equal(sorted.response, 'rows of another order', sorted.total, all.total, 'the rows in any order')
  }
  for (const [value, up] of byOrder) {
    const down = byOrder.get(`-${value}`)
    if (down && up.rows.every((row) => orderOf(value, false)(row) === undefined))
      expectTurned(verdict, { value, up, down })
  }
}

/** Whether there are rows that tell their order. */
function expectOrdered(verdict: Verdict, { response, rows }: Rows, value: string): boolean {
  const isDown = value.startsWith('-') || value === 'dearest'
  const keys = rows.map(orderOf(value, isDown))
  if (keys.length < 2 || keys.some((key) => key === undefined)) return false
  verdict.expect(response, {
    check: `sort ${value}`,
    holds: keys.every((key, index) => {
      const before = keys[index - 1]
      if (before === undefined || key === undefined) return true
      return isDown ? before >= key : before <= key
    }),
    expected: `rows in the order of ${value}`,
    got: keys.slice(0, 8).join(', '),
  })
  return true
}

interface BothWays {
  readonly value: string
  readonly up: Rows
  readonly down: Rows
}

/** How texts are sorted is for a language to say: but one order is the other turned round, by some field of the rows. */
function expectTurned(verdict: Verdict, { value, up, down }: BothWays): void {
  const [first] = up.rows
  if (!first || !up.isWhole || !down.isWhole || up.rows.length !== down.rows.length) return
  const valuesOf = ({ rows }: Rows, name: string) => rows.map((row) => String(row[name]))
  const telling = Object.keys(first).filter((name) => new Set(valuesOf(up, name)).size > 1)
  verdict.expect(down.response, {
    check: `sort -${value}`,
    holds:
      telling.length === 0 ||
      telling.some((name) => valuesOf(up, name).join('\n') === valuesOf(down, name).toReversed().join('\n')),
    expected: `the rows of sort=${value} turned round`,
    got: down.rows.length === up.rows.length ? 'another order' : `${down.rows.length} rows`,
  })
}

/** The sort key of rows, as a number; texts sort by language, which isn't ours to judge. */
function orderOf(value: string, isDown: boolean): (row: Fields) => number | undefined {
  const field = value.replace(/^-/, '')
  return (row) => {
    const held =
      field === 'cheapest' || field === 'dearest'
        ? (row.price_credits ?? (isDown ? row.price_to : row.price_from))
        : row[field]
    const amount = hundredths(held)
    if (!Number.isNaN(amount)) return amount
    const time = typeof held === 'string' && /^\d{4}-\d\d-\d\d/.test(held) ? Date.parse(held) : Number.NaN
    if (!Number.isNaN(time)) return time
    return field === 'last_used_at' && held === null ? (isDown ? -Infinity : Infinity) : undefined
  }
}
