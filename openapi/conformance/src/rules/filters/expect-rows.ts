import type { Verdict } from '../verdict.ts'
import type { Match } from './matches.ts'
import { largestPage, type Rows } from './rows.ts'

interface Expected {
  readonly all: Rows
  readonly match: Match
  readonly what: string
}

export function expectRows(verdict: Verdict, found: Rows, { all, match, what }: Expected): void {
  const foreign = found.rows.find((row) => match(row) === false)
  const isKept = verdict.expect(found.response, {
    check: `filter ${what.replace(/=.*/, '')}`,
    holds: foreign === undefined,
    expected: `rows of ${what} alone`,
    got: foreign,
  })
  expectTotal(verdict, found, what)
  if (!isKept || !found.isWhole) return
  const expected = all.rows.filter((row) => match(row) === true)
  verdict.expect(found.response, {
    check: `rows of ${what.replace(/=.*/, '')}`,
    holds: expected.length <= found.rows.length,
    expected: `the ${expected.length} rows of ${what} that the list has without it`,
    got: `${found.rows.length}`,
  })
}

/** The total counts what a filter leaves, not what the list has without it. */
export function expectTotal(verdict: Verdict, { response, rows, total }: Rows, what: string): void {
  verdict.expect(response, {
    check: `total of ${what.replace(/=.*/, '')}`,
    holds: rows.length === total || (rows.length === largestPage && rows.length < total),
    expected: `a total of ${rows.length} rows of ${what}`,
    got: `${total}`,
  })
}
