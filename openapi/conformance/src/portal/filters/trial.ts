import { asArray } from '@switchboard/oas/document'
import type { Context } from '../../engine/context/context.ts'
import { flatten } from '../../engine/generate/flat-schema.ts'
import type { Verdict } from '../../engine/rules/verdict.ts'
import type { Match } from './matches.ts'
import { hasParameter, isEmptyRow, type Listing, largestPage, type Rows, rowsWith, rowText } from './rows.ts'

/** A list, and its rows without the parameter that is tried. */
export interface Trial {
  readonly listing: Listing
  readonly all: Rows
}

/** The list in the view in which its rows say what a filter is about, where it has several: a row of a day says nothing of an API. */
export async function showing<Kind extends Trial>(
  context: Context,
  trial: Kind,
  isTold: (rows: Rows['rows']) => boolean,
): Promise<Kind> {
  const { listing, all } = trial
  const view = listing.operation.parameters.find(({ name }) => name === 'view')
  if (!view || isTold(all.rows)) return trial
  for (const value of asArray(flatten(context.contract.document, view.schema).node.enum)) {
    const other = { ...listing, needed: { ...listing.needed, view: value } }
    const rows = await rowsWith(context, other, {})
    if (isTold(rows.rows)) return { ...trial, listing: other, all: rows }
  }
  return trial
}

interface Nothing {
  readonly listing: Listing
  readonly query: Readonly<Record<string, unknown>>
}

export async function expectNone(
  context: Context,
  verdict: Verdict,
  { listing, query }: Nothing,
): Promise<void> {
  const found = await rowsWith(context, listing, query)
  const [[name, value] = []] = Object.entries(query)
  const isUsed = found.rows.filter((row) => !isEmptyRow(row))
  verdict.expect(found.response, {
    check: `unknown ${name}`,
    holds: isUsed.length === 0,
    expected: `no rows for ${name}=${value}, which nothing has`,
    got: `${isUsed.length} rows`,
  })
}

interface Filtered {
  readonly listing: Listing
  readonly query: Readonly<Record<string, unknown>>
  readonly found: Rows
}

/** A filter counts on every page: of pages of one row, the second has the second row, if there is one. */
export async function expectSecond(
  context: Context,
  verdict: Verdict,
  { listing, query, found }: Filtered,
): Promise<void> {
  if (found.rows.length === 0 || !hasParameter(listing.operation, 'page')) return
  const compare = async ({ rows: [, second], total }: Rows) => {
    const page = await rowsWith(context, listing, { ...query, page: 2, limit: 1 })
    const [only] = page.rows
    const isSame = second && only ? rowText(only) === rowText(second) : second === only
    return { page, total, holds: isSame && page.total === total }
  }
  const first = await compare(found)
  // Others may have added a row in between.
  const { page, total, holds } = first.holds ? first : await compare(await rowsWith(context, listing, query))
  verdict.expect(page.response, {
    check: 'page of a filter',
    holds,
    expected: `the second of ${total} rows of ${JSON.stringify(query)} on its second page`,
    got: `${page.rows.length === 0 ? 'none' : 'another one'}, of ${page.total}`,
  })
}

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
