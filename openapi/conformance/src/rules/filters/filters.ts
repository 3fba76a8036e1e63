import { asArray } from '@switchboard/oas/document'
import type { Context } from '../../context/context.ts'
import type { Operation, Parameter } from '../../contract/contract.ts'
import { catalogueQuery } from '../../deeds/catalogue.ts'
import { makeFor } from '../../deeds/prepare.ts'
import { flatten, typesOf } from '../../generate/flat-schema.ts'
import { parametersOf } from '../../input/inputs.ts'
import { tidy } from '../deeds/keep-things.ts'
import { accountOf } from '../flows/credits.ts'
import type { Rule } from '../rule.ts'
import { type Fields, hundredths, judged, type Verdict } from '../verdict.ts'
import { matchOf, valuesIn } from './matches.ts'
import { dayOf, hasParameter, type Listing, type Rows, rowsWith, timeField, zoneOf } from './rows.ts'
import { trySearch } from './search.ts'
import { expectNone, isEmptyRow, showing, type Trial } from './trial.ts'

const words = ['search', 'actor', 'subject']
const days = ['start_date', 'end_date']
const mostEnums = 4

const isListing = ({ isRead, responses, parameters, path }: Operation): boolean => {
  const [media] = responses.get('200')?.media ?? []
  return (
    isRead &&
    /json|csv/.test(media?.type ?? '') &&
    !/download$/.test(path) &&
    parameters.some(({ place, required }) => place === 'query' && !required)
  )
}

/** A filter's result must equal the matching rows of the whole list. */
export const filters: Rule = {
  id: 'invariants/filters',
  title: 'Each filter, search, date range and order of a list has the effect that its rows show',
  phase: 'invariants',
  needs: ['portal', 'state'],
  share: 14,
  run: judged(async (context, verdict) => {
    const timeZone = await zoneOf(context)
    await context.each(context.operations.filter(isListing), async (operation) => {
      const listing = await listingOf(context, operation)
      if (!listing) return
      const all = await someRows(context, listing)
      if (all.response.status !== 200) return
      for (const parameter of operation.parameters) {
        const { name, place, required } = parameter
        if (place !== 'query' || required || name === 'page' || name === 'limit') continue
        if (name === 'user_id' && listing.as !== 'admin') continue
        if (words.includes(name)) await trySearch(context, verdict, { listing, all, name })
        else if (name === 'sort') await trySort(context, verdict, { listing, all, parameter })
        else if (days.includes(name)) await tryDays(context, verdict, { listing, all, name, timeZone })
        else await tryFilter(context, verdict, { listing, all, parameter })
      }
    })
    await tidy(context)
  }),
}

/** The rows; where the user has none, one is made, if that can be done: nothing is seen of a filter without rows. */
async function someRows(context: Context, listing: Listing): Promise<Rows> {
  const rows = await rowsWith(context, listing, {})
  const { operation, as } = listing
  const isOfThings = rows.response.status === 200 && rows.total === 0 && as === 'user'
  if (!isOfThings || context.isReadOnly || operation.responses.has('429')) return rows
  return (await makeFor(context, operation)) ? rowsWith(context, listing, {}) : rows
}

async function listingOf(context: Context, operation: Operation): Promise<Listing | undefined> {
  const as = context.callerOf(operation)
  if (as === undefined) return undefined
  const shown = await parametersOf(context, operation, as)
  const query = { ...shown.query, ...(await catalogueQuery(context, operation, as)) }
  const mustName = as === 'admin' && hasParameter(operation, 'user_id') && context.accounts.has('user')
  const isNamed = operation.parameters.some(({ name, required }) => name === 'user_id' && required)
  return {
    operation,
    as,
    needed: mustName && isNamed ? { ...query, user_id: await accountOf(context, 'user') } : query,
  }
}

interface FilterTrial extends Trial {
  readonly parameter: Parameter
}

async function tryFilter(context: Context, verdict: Verdict, trial: FilterTrial): Promise<void> {
  const { name, schema } = trial.parameter
  const isNamed = trial.all.rows.some((row) => name in row)
  const { listing, all, parameter } = isNamed
    ? await showing(context, trial, (rows) => valuesIn(name, rows).length > 0)
    : trial
  const { node } = flatten(context.contract.document, schema)
  const items = typesOf(node).includes('array')
  const listed = asArray(node.enum).slice(0, mostEnums)
  const booleans = typesOf(node).includes('boolean') ? [true, false] : []
  for (const value of [...new Set([...listed, ...booleans, ...valuesIn(name, all.rows)])]) {
    const match = matchOf(name, value)
    if (!all.rows.some((row) => match(row) !== undefined)) continue
    const found = await rowsWith(context, listing, { [name]: items ? [value] : value })
    if (found.response.status !== 200) continue
    expectRows(verdict, found, { all, match, what: `${name}=${value}` })
  }
  if (listed.length > 0 || booleans.length > 0 || !typesOf(node).includes('string')) return
  if (schema.format === 'date' || name === 'month' || name === 'max_price') return
  const unknown = ['usr_nobody00000', 'no-such-thing', 'v9999', 'no.such', '418'].find(
    (one) => context.schemas.at(`${parameter.pointer}/schema`, one).length === 0,
  )
  if (unknown !== undefined) await expectNone(context, verdict, { listing, query: { [name]: unknown } })
}

interface Expected {
  readonly all: Rows
  readonly match: (row: Fields) => boolean | undefined
  readonly what: string
}

function expectRows(verdict: Verdict, found: Rows, { all, match, what }: Expected): void {
  const foreign = found.rows.find((row) => match(row) === false)
  const isKept = verdict.expect(found.response, {
    check: `filter ${what.replace(/=.*/, '')}`,
    holds: foreign === undefined,
    expected: `rows of ${what} alone`,
    got: foreign,
  })
  if (!isKept || !found.isWhole) return
  const expected = all.rows.filter((row) => match(row) === true)
  verdict.expect(found.response, {
    check: `rows of ${what.replace(/=.*/, '')}`,
    holds: expected.length <= found.rows.length,
    expected: `the ${expected.length} rows of ${what} that the list has without it`,
    got: `${found.rows.length}`,
  })
}

async function tryDays(
  context: Context,
  verdict: Verdict,
  { listing, all, name, timeZone }: Trial & { readonly name: string; readonly timeZone: string },
): Promise<void> {
  const [sample] = all.rows
  const field = sample && timeField(sample)
  if (!field) return
  const rows = all.rows.filter((row) => !isEmptyRow(row) && dayOf(row[field], timeZone) !== '')
  const chosen = dayWithin(
    rows.map((row) => row[field]),
    { name, timeZone },
  )
  if (chosen === undefined) return
  const isIn = (row: Fields): boolean =>
    name === 'start_date' ? dayOf(row[field], timeZone) >= chosen : dayOf(row[field], timeZone) <= chosen
  const found = await rowsWith(context, listing, { [name]: chosen })
  if (found.response.status !== 200) return
  expectRows(verdict, found, {
    all: name === 'end_date' ? { ...all, rows: rows.filter((row) => isIn(row)) } : all,
    match: (row) => isEmptyRow(row) || isIn(row),
    what: `${name}=${chosen} in ${timeZone}`,
  })
  if (name === 'start_date') return
  const one = await rowsWith(context, listing, { start_date: chosen, end_date: chosen })
  if (one.response.status === 200)
    expectRows(verdict, one, {
      all: { ...all, rows },
      match: (row) => (isEmptyRow(row) ? undefined : dayOf(row[field], timeZone) === chosen),
      what: `start_date=end_date=${chosen} in ${timeZone}`,
    })
}

/**
 * A day of which a row is on the one side in this zone and on the other in UTC, which shows which zone is meant; or one that leaves some rows
 * out; where all rows are of one day, the day beside it, which leaves all of them out.
 */
export function dayWithin(
  times: readonly unknown[],
  { name, timeZone }: { readonly name: string; readonly timeZone: string },
): string | undefined {
  const isStart = name === 'start_date'
  const [days, ofUtc] = [timeZone, 'UTC'].map((zone) => times.map((time) => dayOf(time, zone))) as [
    string[],
    string[],
  ]
  const isIn = (day: string | undefined, bound: string): boolean =>
    day !== undefined && (isStart ? day >= bound : day <= bound)
  const bounds = [...new Set([...days, ...ofUtc])].toSorted()
  const telling = bounds.filter((bound) =>
    days.some((day, index) => isIn(day, bound) !== isIn(ofUtc[index], bound)),
  )
  const dividing = bounds.filter((bound) => days.some((day) => !isIn(day, bound)))
  const [best] = [telling, dividing].filter((some) => some.length > 0)
  if (best) return best[Math.floor(best.length / 2)]
  const [only] = days
  if (only === undefined) return undefined
  const beside = new Date(`${only}T00:00:00Z`)
  beside.setUTCDate(beside.getUTCDate() + (isStart ? 1 : -1))
  return beside.toISOString().slice(0, 10)
}

async function trySort(
  context: Context,
  verdict: Verdict,
  { listing, all, parameter }: FilterTrial,
): Promise<void> {
  const { node } = flatten(context.contract.document, parameter.schema)
  for (const value of asArray(node.enum).map(String)) {
    const isDown = value.startsWith('-') || value === 'dearest'
    const keyOf = orderOf(value, isDown)
    const found = await rowsWith(context, listing, { sort: value })
    const keys = found.rows.map(keyOf)
    if (keys.length < 2 || keys.some((key) => key === undefined)) continue
    const isOrdered = keys.every((key, index) => {
      const before = keys[index - 1]
      if (index === 0 || before === undefined || key === undefined) return true
      return isDown ? before >= key : before <= key
    })
    verdict.expect(found.response, {
      check: `sort ${value}`,
      holds: isOrdered,
      expected: `rows in the order of ${value}`,
      got: keys.slice(0, 8).join(', '),
    })
    verdict.expect(found.response, {
      check: 'rows of another order',
      holds: found.total === all.total,
      expected: `${all.total} rows in any order`,
      got: `${found.total}`,
    })
  }
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
