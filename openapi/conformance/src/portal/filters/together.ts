import type { Context } from '../../engine/context/context.ts'
import { groupBy } from '../../engine/group-by.ts'
import type { Fields, Verdict } from '../../engine/rules/verdict.ts'
import { metaOf } from '../fields.ts'
import { valuesOf } from '../invariants/pages.ts'
import { isPerson, namedIn } from '../writes/find.ts'
import { type Choice, fewChoicesOf } from './choices.ts'
import { dayOf, hasParameter, type Rows, rowsWith, rowText, timeField } from './rows.ts'
import { expectTotal, type Trial } from './trial.ts'

const mostSingles = 18
const mostPairs = 24

interface Single extends Pick<Choice, 'name' | 'query'> {
  readonly keys: ReadonlySet<string>
}

/** The identity of a row: the first thing that it names, the request that made it, or else all that it says. */
function keyOf(row: Fields): string {
  const things = namedIn(row)
  const own = things.find((one) => !isPerson(one)) ?? things.find(({ thing }) => thing === 'request_id')
  return own?.value ?? rowText(row)
}

const keysOf = ({ rows }: Rows): ReadonlySet<string> => new Set(rows.map(keyOf))

/** Two filters together leave the rows that each of them leaves, and a filter leaves the same ones in any order, in that order. */
export async function tryTogether(
  context: Context,
  verdict: Verdict,
  { timeZone, ...whole }: Trial & { readonly timeZone: string },
): Promise<void> {
  const { listing, all } = whole.all.isWhole ? whole : await newestDays(context, whole, timeZone)
  if (!all.isWhole || listing.operation.responses.has('429')) return
  const known = keysOf(all)
  if (known.size < all.rows.length) return
  const read = async (query: Choice['query']) => {
    const rows = await rowsWith(context, listing, query)
    // Rows that count something say something else where less is counted.
    const isOfAll =
      rows.response.status === 200 && rows.isWhole && rows.rows.every((row) => known.has(keyOf(row)))
    return isOfAll ? rows : undefined
  }
  const singles: Single[] = []
  for (const choice of fewChoicesOf(context, { listing, all, timeZone }).slice(0, mostSingles)) {
    const rows = await read(choice.query)
    if (rows && !(choice.name in listing.needed)) singles.push({ ...choice, keys: keysOf(rows) })
  }
  const order = valuesOf(context, listing.operation, 'sort').at(-1)
  const sorted = order === undefined ? undefined : await read({ sort: order })
  if (sorted) singles.push({ name: 'sort', query: { sort: order }, keys: keysOf(sorted) })
  for (const [one, other] of tellingPairs(singles).slice(0, mostPairs)) {
    const query = { ...one.query, ...other.query }
    const both = await rowsWith(context, listing, query)
    if (both.response.status !== 200) continue
    expectTotal(verdict, both, `${one.name} and ${other.name}`)
    if (!both.isWhole) continue
    const bothKeys = keysOf(both)
    const foreign = [...bothKeys].filter(
      (key) => known.has(key) && !(one.keys.has(key) && other.keys.has(key)),
    )
    const missing = [...one.keys].filter((key) => other.keys.has(key) && !bothKeys.has(key))
    verdict.expect(both.response, {
      check: `${one.name} and ${other.name}`,
      holds: foreign.length + missing.length === 0,
      expected: `the rows that ${JSON.stringify(one.query)} and ${JSON.stringify(other.query)} both leave`,
      got: `${missing.length} of them less, ${foreign.length} others`,
    })
    const inOrder = [...other.keys].filter((key) => bothKeys.has(key))
    verdict.expect(both.response, {
      check: `order of ${one.name}`,
      holds: other.name !== 'sort' || inOrder.join() === [...bothKeys].filter((key) => known.has(key)).join(),
      expected: `${inOrder.slice(0, 8).join(', ')}, in the order of ${order}`,
      got: [...bothKeys].slice(0, 8).join(', '),
    })
  }
}

/** A filter leaves the same in every view: a month's rows count what an API's rows count. */
export async function tryViews(
  context: Context,
  verdict: Verdict,
  { listing, all, timeZone }: Trial & { readonly timeZone: string },
): Promise<void> {
  const [first, ...others] = valuesOf(context, listing.operation, 'view')
  if (first === undefined || metaOf(all.response).totals === undefined) return
  const choices = fewChoicesOf(context, { listing, all, timeZone }).filter(({ name }) => name !== 'view')
  const totalsOf = async (query: Choice['query']) => {
    const { response } = await rowsWith(context, listing, query)
    return { response, totals: JSON.stringify(metaOf(response).totals) }
  }
  for (const { query } of choices.slice(0, mostSingles)) {
    const { totals } = await totalsOf({ ...query, view: first })
    for (const view of others) {
      const other = await totalsOf({ ...query, view })
      const why = `as in the view ${first}`
      verdict.equal(other.response, `totals of view ${view}`, other.totals, totals, why)
    }
  }
}

/** Of a list that is too long to be read whole, the days of which all rows are among the first ones. */
async function newestDays(context: Context, trial: Trial, timeZone: string): Promise<Trial> {
  const { listing, all } = trial
  const last = all.rows.at(-1)
  const field = last && timeField(last)
  if (!field || !hasParameter(listing.operation, 'start_date')) return trial
  const next = new Date(`${dayOf(last[field], timeZone)}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  const needed = { ...listing.needed, start_date: next.toISOString().slice(0, 10) }
  const narrowed = { ...listing, needed }
  return { listing: narrowed, all: await rowsWith(context, narrowed, {}) }
}

/** Of each two filters, pairs in which overlooking the one and the other shows, and that leave some rows if there are such; any pair shows an order. */
function tellingPairs(singles: readonly Single[]): readonly (readonly [Single, Single])[] {
  const common = ([one, other]: readonly [Single, Single]) =>
    [...one.keys].filter((key) => other.keys.has(key)).length
  const pairs = singles
    .flatMap((one, index) => singles.slice(index + 1).map((other) => [one, other] as const))
    .filter(([one, other]) => one.name !== other.name)
    .toSorted((one, other) => Math.min(common(other), 2) - Math.min(common(one), 2))
  const names = ([one, other]: readonly [Single, Single]) => `${one.name} ${other.name}`
  const telling = [...groupBy(pairs, names).values()].flatMap((same) => [
    same.find((pair) => pair[1].name === 'sort' || common(pair) < pair[0].keys.size),
    same.find((pair) => pair[1].name === 'sort' || common(pair) < pair[1].keys.size),
  ])
  return [...new Set(telling.filter((pair) => pair !== undefined))]
}
