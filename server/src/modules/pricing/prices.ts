import type { Queries } from '../../platform/db/client.ts'
import { basePlan } from './plan-price.ts'
import { planIdOf } from './plans-repo.ts'
import {
  type PriceList,
  priceListsOn,
  priceVersionsOf,
  type SubscribedProduct,
  subscribedProducts,
} from './repo.ts'

/** Hundredths of a credit by operationId. */
export type Prices = ReadonlyMap<string, number>

interface ListedPrice {
  /** Hundredths of a credit. */
  readonly price: number
  /** The price list that names it. */
  readonly list: string
}
type ListedPrices = ReadonlyMap<string, ListedPrice>

/** A price as it is charged, with the version of it that the ledger keeps. */
export interface ChargedPrice {
  /** Hundredths of a credit. */
  readonly price: number
  readonly version: number | null
}

interface PriceQuery {
  readonly userId: string
  readonly api: string
  /** Day, in the market's zone. */
  readonly on: string
}

/** The account's price for each operation of an API. Free operations are included; those missing aren't sold. */
export const ownPrices = async (db: Queries, query: PriceQuery): Promise<Prices> =>
  creditsOf(await readOwn(db, query))

/** The same, as calls are charged. */
export async function chargedPrices(
  db: Queries,
  query: PriceQuery,
): Promise<ReadonlyMap<string, ChargedPrice>> {
  const own = [...(await readOwn(db, query))]
  const versions = await priceVersionsOf(db, [...new Set(own.map(([, { list }]) => list))])
  return new Map(
    own.map(([operation, { price, list }]) => [
      operation,
      { price, version: versions.get(list)?.[operation] ?? null },
    ]),
  )
}

async function readOwn(db: Queries, { userId, api, on }: PriceQuery): Promise<ListedPrices> {
  const lists = await priceListsOn(db, { api, on })
  const taken = await subscribedProducts(db, { userId, api, on })
  return pricesFrom(lists, taken, await planIdOf(db, userId))
}

const creditsOf = (listed: ListedPrices): Prices =>
  new Map([...listed].map(([operation, { price }]) => [operation, price]))

/** The same for every API, by its slug. */
export async function allOwnPrices(
  db: Queries,
  { userId, on }: Omit<PriceQuery, 'api'>,
): Promise<ReadonlyMap<string, Prices>> {
  const lists = await priceListsOn(db, { on })
  const taken = await subscribedProducts(db, { userId, on })
  const planId = await planIdOf(db, userId)
  const byApi = [...Map.groupBy(lists, ({ api }) => api)]
  return new Map(
    byApi.map(([api, own]) => [
      api,
      creditsOf(
        pricesFrom(
          own,
          taken.filter((product) => product.api === api),
          planId,
        ),
      ),
    ]),
  )
}

/** The list prices of one API: pay per call. */
export const listPrices = (lists: readonly PriceList[]): Prices => creditsOf(pricesFrom(lists, [], basePlan))

/**
 * A subscribed product keeps its price list until that ends, then follows the current one. Among several, the API's
 * own plan wins, else the cheapest. Without one, or for an operation it doesn't name, the account's plan applies.
 */
function pricesFrom(
  lists: readonly PriceList[],
  taken: readonly SubscribedProduct[],
  planId: string,
): ListedPrices {
  const ofAccount = lists.filter(({ ofOwnPlan }) => !ofOwnPlan)
  const usual =
    ofAccount.find(({ plan_id }) => plan_id === planId) ??
    ofAccount.find(({ plan_id }) => plan_id === basePlan)
  const own = taken.flatMap(({ product_id, product_version_id }) => {
    const ofProduct = lists.filter((list) => list.product_id === product_id)
    return ofProduct.find((list) => list.product_version_id === product_version_id) ?? ofProduct[0] ?? []
  })
  const first = own.some(({ ofOwnPlan }) => ofOwnPlan) ? own.filter(({ ofOwnPlan }) => ofOwnPlan) : own
  const cheapest = new Map<string, ListedPrice>()
  for (const [operation, listed] of first.flatMap(listedIn)) {
    if (listed.price < (cheapest.get(operation)?.price ?? Number.POSITIVE_INFINITY))
      cheapest.set(operation, listed)
  }
  return new Map([...(usual ? listedIn(usual) : []), ...cheapest])
}

const listedIn = ({ product_version_id: list, prices }: PriceList) =>
  Object.entries(prices).map(([operation, price]) => [operation, { price, list }] as const)
