import { sql } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'

/** Hundredths of a credit by operationId. */
export type Prices = ReadonlyMap<string, number>

interface PriceQuery {
  readonly userId: string
  readonly api: string
  /** Day, in the market's zone. */
  readonly on: string
}

/** What an account is charged for each operation of an API. Free ones are in it; what is not in it is not sold. */
export async function ownPrices(db: Queries, { userId, api, on }: PriceQuery): Promise<Prices> {
  const lists = await priceListsOn(db, { api, on })
  const taken = await subscribedProducts(db, { userId, api, on })
  return pricesFrom(lists, taken, await planTypeOf(db, userId))
}

/** The same for every API, by its slug. */
export async function allOwnPrices(
  db: Queries,
  { userId, on }: Omit<PriceQuery, 'api'>,
): Promise<ReadonlyMap<string, Prices>> {
  const lists = await priceListsOn(db, { on })
  const taken = await subscribedProducts(db, { userId, on })
  const planType = await planTypeOf(db, userId)
  const byApi = [...Map.groupBy(lists, ({ api }) => api)]
  return new Map(
    byApi.map(([api, own]) => [
      api,
      pricesFrom(
        own,
        taken.filter((product) => product.api === api),
        planType,
      ),
    ]),
  )
}

/** The list prices of one API: pay per call. */
export const listPrices = (lists: readonly PriceList[]): Prices => pricesFrom(lists, [], 'PREPAID')

/**
 * What was taken counts in the list it was taken in, until that ends; then in the one that holds now. Of several the
 * API's own plan goes first, else the cheapest. Nothing taken, or an operation it does not name: the account's plan.
 */
function pricesFrom(
  lists: readonly PriceList[],
  taken: readonly SubscribedProduct[],
  planType: 'PREPAID' | 'POSTPAID',
): Prices {
  const ofAccount = lists.filter(({ ofOwnPlan }) => !ofOwnPlan)
  const usual =
    ofAccount.find(({ plan_type }) => plan_type === planType) ??
    ofAccount.find(({ plan_type }) => plan_type === 'PREPAID')
  const own = taken.flatMap(({ product_id, product_version_id }) => {
    const ofProduct = lists.filter((list) => list.product_id === product_id)
    return ofProduct.find((list) => list.product_version_id === product_version_id) ?? ofProduct[0] ?? []
  })
  const first = own.some(({ ofOwnPlan }) => ofOwnPlan) ? own.filter(({ ofOwnPlan }) => ofOwnPlan) : own
  const cheapest = new Map<string, number>()
  for (const [operation, price] of first.flatMap(({ prices }) => Object.entries(prices))) {
    cheapest.set(operation, Math.min(price, cheapest.get(operation) ?? price))
  }
  return new Map([...Object.entries(usual?.prices ?? {}), ...cheapest])
}

async function planTypeOf(db: Queries, userId: string): Promise<'PREPAID' | 'POSTPAID'> {
  const user = await db.selectFrom('users').select('plan_type').where('id', '=', userId).executeTakeFirst()
  return user?.plan_type ?? 'PREPAID'
}

interface PriceList {
  readonly api: string
  readonly product_id: string
  readonly product_version_id: string
  readonly plan_type: 'PREPAID' | 'POSTPAID'
  /** Whether it belongs to a plan that is for this API alone. */
  readonly ofOwnPlan: boolean
  readonly prices: Readonly<Record<string, number>>
}

/** The price lists that hold on a day: of each product the newest first, then older ones without an end. */
export async function priceListsOn(
  db: Queries,
  { api, on }: { readonly api?: string; readonly on: string },
): Promise<readonly PriceList[]> {
  let lists = db
    .selectFrom('product_versions as lists')
    .innerJoin('products', 'products.product_id', 'lists.product_id')
    .innerJoin('plans', 'plans.plan_id', 'products.plan_id')
    .select(['products.api', 'products.product_id', 'lists.product_version_id', 'products.plan_type'])
    .select(['plans.api as planApi', 'lists.prices'])
    .where('lists.starts_on', '<=', on)
    .where(({ or, eb }) => or([eb('lists.ends_on', 'is', null), eb('lists.ends_on', '>=', on)]))
    .orderBy('products.position')
    .orderBy('products.product_id')
    .orderBy('lists.starts_on', 'desc')
  if (api !== undefined) lists = lists.where('products.api', '=', api)
  const rows = await lists.execute()
  return rows.map(({ planApi, ...list }) => ({ ...list, ofOwnPlan: planApi !== null }))
}

interface SubscribedProduct {
  readonly api: string
  readonly product_id: string
  readonly product_version_id: string
}

interface SubscribedQuery {
  readonly userId: string
  /** One API; all without. */
  readonly api?: string
  readonly on: string
}

/** What an account has taken, by subscription. A plan that was given up is out after its last day, also before it is cleared away. */
export async function subscribedProducts(
  db: Queries,
  { userId, api, on }: SubscribedQuery,
): Promise<readonly SubscribedProduct[]> {
  const { rows } = await sql<SubscribedProduct>`
    SELECT subscriptions.api, product.product_id, product.product_version_id
    FROM subscriptions,
      jsonb_to_recordset(products) AS product (product_id text, product_version_id text, since timestamptz)
    WHERE user_id = ${userId} AND status <> 'CANCELLED' AND (${api ?? null}::text IS NULL OR api = ${api ?? null})
      AND NOT EXISTS (SELECT FROM plan_ends AS ends WHERE ends.subscription_id = subscriptions.id
        AND ends.product_id = product.product_id AND ends.started_at = product.since AND ends.last_day < ${on})`.execute(
    db,
  )
  return rows
}
