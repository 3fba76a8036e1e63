import { asObject, isObject, type Json, type JsonObject } from '@switchboard/oas/document'
import type { ReceivedResponse } from '../../engine/context/context.ts'
import type { Contract, Operation } from '../../engine/contract/contract.ts'
import { flatten } from '../../engine/generate/flat-schema.ts'
import { type Fields, fieldsOf, type Verdict } from '../../engine/rules/verdict.ts'
import { decimal, hundredths } from '../fields.ts'

const maxDepth = 5
/** Sums of less say little: a price may well be a hundredth off another. */
const leastSum = 1_00
const leastAmount = 100_00

type Amounts = ReadonlyMap<string, readonly number[]>

const isAmount = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(hundredths(value))

/** Amounts that are told once and not for each row, by the name of their field, in hundredths. */
function singlesIn(value: unknown, depth = 0): Amounts {
  const found = new Map<string, readonly number[]>()
  if (!isObject(value) || depth > maxDepth) return found
  const add = (name: string, amounts: readonly number[]) =>
    found.set(name, [...(found.get(name) ?? []), ...amounts])
  for (const [name, inner] of Object.entries(value)) {
    if (isAmount(inner)) add(name, [hundredths(inner)])
    for (const [below, amounts] of singlesIn(inner, depth + 1)) add(below, amounts)
  }
  return found
}

const known = new WeakMap<Operation, ReadonlySet<string>>()

/** Names of the amounts that it tells, by its schema. */
export function amountNames({ document }: Contract, operation: Operation): ReadonlySet<string> {
  const before = known.get(operation)
  if (before) return before
  const media = operation.responses.get('200')?.media[0]
  const names = new Set<string>()
  const visit = (schema: Json | undefined, depth: number): void => {
    if (depth > maxDepth) return
    const { node, choices } = flatten(document, schema)
    for (const [name, inner] of Object.entries(asObject(node.properties))) {
      if (isOfDecimals(flatten(document, inner).node)) names.add(name)
      visit(inner, depth + 1)
    }
    for (const choice of choices) visit(choice, depth + 1)
  }
  if (/json/.test(media?.type ?? '')) visit(media?.schema, 0)
  known.set(operation, names)
  return names
}

const isOfDecimals = ({ pattern }: JsonObject): boolean => String(pattern).endsWith('\\.\\d{2}$')

export const isHundredthOff = (one: unknown, other: unknown): boolean =>
  Math.abs(hundredths(one) - hundredths(other)) === 1

export interface NearMiss {
  readonly name: string
  readonly mine: string
  readonly theirs: string
}

/** Amounts of one name in two reads that differ by a hundredth: amounts that are meant to differ do so by more. */
export function nearMisses(mine: unknown, theirs: unknown): readonly NearMiss[] {
  const others = singlesIn(theirs)
  return [...singlesIn(mine)].flatMap(([name, amounts]) => {
    const candidates = others.get(name) ?? []
    return amounts.flatMap((amount) => {
      const near = candidates.find((one) => Math.abs(one - amount) === 1)
      return near === undefined || candidates.includes(amount)
        ? []
        : [{ name, mine: decimal(amount), theirs: decimal(near) }]
    })
  })
}

/**
 * A value that is nearly the sum of rows is meant to be it: of a whole response, and of each row that has rows of its
 * own.
 */
export function expectExactSums(
  verdict: Verdict,
  response: ReceivedResponse,
  scope: unknown = response.body,
): void {
  const singles = singlesIn(scope)
  expectSame(verdict, response, singles)
  for (const rows of tablesIn(scope, 0)) {
    for (const [name, sum] of sumsOf(rows)) {
      const totals = [...singles].flatMap(([one, values]) =>
        one === name || one.startsWith(`${name}_`) || one.endsWith(`_${name}`) ? values : [],
      )
      const near = totals.find((total) => [1, rows.length].includes(Math.abs(total - sum)))
      verdict.expect(response, {
        check: `sum of ${name}`,
        holds: near === undefined || totals.includes(sum) || Math.abs(sum) < leastSum,
        expected: `${decimal(sum)}, the ${name} of ${rows.length} rows`,
        got: decimal(near ?? sum),
      })
    }
    for (const row of rows) expectExactSums(verdict, response, row)
  }
}

/** Two large amounts of one thing are the same or far apart, unless a third one is what lies between them. */
function expectSame(verdict: Verdict, response: ReceivedResponse, singles: Amounts): void {
  const all = [...singles].flatMap(([name, values]) => values.map((amount) => ({ name, amount })))
  if (all.some(({ amount }) => Math.abs(amount) === 1)) return
  for (const [index, one] of all.entries())
    for (const other of all.slice(index + 1))
      verdict.expect(response, {
        check: `${one.name} and ${other.name}`,
        holds: Math.abs(one.amount) < leastAmount || Math.abs(one.amount - other.amount) !== 1,
        expected: `${one.name} to be ${other.name}, or another amount by more than a hundredth`,
        got: `${decimal(one.amount)} and ${decimal(other.amount)}`,
      })
}

/** Lists of objects that are no part of another list. */
function tablesIn(value: unknown, depth: number): readonly (readonly Fields[])[] {
  if (depth > maxDepth) return []
  if (Array.isArray(value)) {
    const rows = value.filter(isObject)
    return rows.length > 0 ? [rows] : []
  }
  return Object.values(fieldsOf(value)).flatMap((inner) => tablesIn(inner, depth + 1))
}

/** By the names of amounts that each row has. */
function sumsOf(rows: readonly Fields[]): ReadonlyMap<string, number> {
  const [first = {}] = rows
  const named = Object.keys(first).filter((name) => rows.every((row) => isAmount(row[name])))
  return new Map(named.map((name) => [name, rows.reduce((sum, row) => sum + hundredths(row[name]), 0)]))
}
