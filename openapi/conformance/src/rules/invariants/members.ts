import type { Fields, Verdict } from '../verdict.ts'
import { metaOf } from '../verdict.ts'
import type { View } from './view.ts'

/** A page of so many rows may have left others out. */
const largestPage = 200

/**
 * Rows of another list that this one lacks, though no field tells them apart from common ones: a list of active
 * things lacks inactive ones, and the rows say which those are.
 */
export function missingFrom(mine: View, theirs: View): readonly string[] {
  if (mine.rows.size === 0 || !isWhole(mine) || !isSamePerson(mine, theirs)) return []
  const kinds = new Set([...mine.rows.keys()].map(kindOf))
  const common = [...theirs.rows].filter(([key]) => mine.rows.has(key)).map(([, row]) => row)
  if (common.length === 0) return []
  return [...theirs.rows]
    .filter(
      ([key, row]) =>
        kinds.has(kindOf(key)) && !mine.rows.has(key) && isOf(mine, row) && !isTold(row, common),
    )
    .map(([key]) => key)
}

export function expectMembers(verdict: Verdict, mine: View, theirs: View): void {
  const missing = missingFrom(mine, theirs)
  verdict.expect(mine.response, {
    check: `rows as in ${theirs.response.operation.id}`,
    holds: missing.length === 0,
    expected: `${missing[0]}, as ${theirs.response.operation.id} has it`,
    got: `${mine.rows.size} others`,
  })
}

const kindOf = (key: string): string => key.split(' ', 1)[0] ?? ''

function isWhole({ response, rows }: View): boolean {
  const { total } = metaOf(response)
  return rows.size < largestPage && (total === undefined || rows.size >= Number(total))
}

/** An administrator's list has what others have, too. */
const isSamePerson = (mine: View, theirs: View): boolean =>
  mine.as === theirs.as || theirs.as === 'visitor' || mine.as === 'admin'

/** A list of one account lacks rows of others. */
const isOf = ({ of }: View, { user_id }: Fields): boolean =>
  of === undefined || user_id === undefined || user_id === of

/** Whether a row differs from each of the others in what says of what kind or state it is. */
const isTold = (row: Fields, others: readonly Fields[]): boolean =>
  Object.entries(row).some(([name, value]) => others.every((one) => stateOf(one[name]) !== stateOf(value)))

/** A yes or no, a word in capitals, or that there is something at all. */
function stateOf(value: unknown): unknown {
  const isState = typeof value === 'boolean' || (typeof value === 'string' && /^[A-Z][A-Z_]+$/.test(value))
  return isState || value === null || value === undefined ? value : 'something'
}
