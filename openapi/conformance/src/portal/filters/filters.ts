import type { Context } from '../../engine/context/context.ts'
import type { Operation } from '../../engine/contract/contract.ts'
import { parametersOf } from '../../engine/input/inputs.ts'
import type { Rule } from '../../engine/rules/rule.ts'
import { type Verdict, withVerdict } from '../../engine/rules/verdict.ts'
import { accountOf } from '../flows/wallet.ts'
import { catalogueQuery } from '../writes/catalogue.ts'
import { tidy } from '../writes/keep-things.ts'
import { makeFor } from '../writes/prepare.ts'
import { type Choice, choicesOf, filtersOf, words } from './choices.ts'
import { valuesIn } from './matches.ts'
import { trySort } from './orders.ts'
import { hasParameter, type Listing, type Rows, rowsWith, zoneOf } from './rows.ts'
import { trySearch } from './search.ts'
import { tryTogether, tryViews } from './together.ts'
import { expectRows, expectSecond, showing, type Trial } from './trial.ts'

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
  needs: ['state'],
  share: 14,
  run: withVerdict(async (context, verdict) => {
    const timeZone = await zoneOf(context)
    await context.each(context.operations.filter(isListing), async (operation) => {
      const listing = await listingOf(context, operation)
      if (!listing) return
      const all = await someRows(context, listing)
      if (all.response.status !== 200) return
      const sort = operation.parameters.find(({ name, place }) => name === 'sort' && place === 'query')
      if (sort) await trySort(context, verdict, { listing, all, parameter: sort, timeZone })
      for (const parameter of filtersOf(listing)) {
        const { name } = parameter
        if (words.includes(name)) await trySearch(context, verdict, { listing, all, name })
        const isTold = (rows: Rows['rows']) => valuesIn(name, rows).length > 0
        const isNamed = all.rows.some((row) => name in row)
        const trial = isNamed ? await showing(context, { listing, all }, isTold) : { listing, all }
        for (const choice of choicesOf(context, { ...trial, timeZone }, parameter))
          await tryFilter(context, verdict, { ...trial, choice })
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

async function tryFilter(
  context: Context,
  verdict: Verdict,
  { listing, all, choice: { query, match } }: Trial & { readonly choice: Choice },
): Promise<void> {
  const found = await rowsWith(context, listing, query)
  if (found.response.status !== 200) return
  await expectSecond(context, verdict, { listing, query, found })
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${value}`)
  if (all.rows.some((row) => match(row) !== undefined))
    expectRows(verdict, found, { all, match, what: pairs.join(' and ') })
}
