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
import { judged, type Verdict } from '../verdict.ts'
import { days, unknownOf, words } from './choices.ts'
import { tryDays } from './days.ts'
import { expectRows } from './expect-rows.ts'
import { matchOf, valuesIn } from './matches.ts'
import { trySort } from './orders.ts'
import { hasParameter, type Listing, type Rows, rowsWith, zoneOf } from './rows.ts'
import { trySearch } from './search.ts'
import { tryTogether, tryViews } from './together.ts'
import { expectNone, expectSecond, showing, type Trial } from './trial.ts'

const mostEnums = 4

const isListing = ({ isRead, responses, parameters, path }: Operation): boolean => {
  const [media] = responses.get('200')?.media ?? []
  return (
    isRead &&
    /json/.test(media?.type ?? '') &&
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
        else if (name === 'sort') await trySort(context, verdict, { listing, all, parameter, timeZone })
        else if (days.includes(name)) await tryDays(context, verdict, { listing, all, name, timeZone })
        else await tryFilter(context, verdict, { listing, all, parameter })
      }
      await tryViews(context, verdict, { listing, all, timeZone })
      await tryTogether(context, verdict, { listing, all, timeZone })
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

export async function listingOf(context: Context, operation: Operation): Promise<Listing | undefined> {
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
    const query = { [name]: items ? [value] : value }
    const found = await rowsWith(context, listing, query)
    if (found.response.status !== 200) continue
    await expectSecond(context, verdict, { listing, query, found })
    expectRows(verdict, found, { all, match, what: `${name}=${value}` })
  }
  if (listed.length > 0 || booleans.length > 0 || !typesOf(node).includes('string')) return
  if (schema.format === 'date' || name === 'month' || name === 'max_price') return
  const unknown = unknownOf(context, parameter)
  if (unknown !== undefined) await expectNone(context, verdict, { listing, query: { [name]: unknown } })
}
