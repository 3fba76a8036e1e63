import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import { hasRows } from '../../platform/db/has-rows.ts'
import { isOffered } from './offered-plans-repo.ts'
import { basePlan } from './plan-price.ts'
import { planIdOf } from './plans-repo.ts'
import { pricedOperations } from './sold-repo.ts'

/** Whether anything costs something, or ever did. */
export const hasPrices = (db: Queries) =>
  hasRows(db.selectFrom('price_versions').select('id').where('price', '>', 0))

export interface PriceList {
  readonly api: string
  readonly product_id: string
  readonly product_version_id: string
  readonly plan_id: string
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
    .select(['products.api', 'products.product_id', 'lists.product_version_id', 'products.plan_id'])
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

/** The versions of these lists’ prices that hold, by list and operationId. */
export async function priceVersionsOf(
  db: Queries,
  lists: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, number>>>> {
  const { rows } = await sql<{ list: string; versions: Record<string, number> }>`
    SELECT product_version_id AS list, jsonb_object_agg(operation_id, id) AS versions FROM (
      SELECT product_version_id, operation_id, max(id) AS id FROM price_versions
      WHERE product_version_id = ANY(${lists}::text[]) GROUP BY product_version_id, operation_id
    ) AS newest GROUP BY product_version_id`.execute(db)
  return new Map(rows.map(({ list, versions }) => [list, versions]))
}

export interface SubscribedProduct {
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

/** Products of an account by subscription. A cancelled plan ends with its last day, even before it is purged. */
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

export interface ProductChoice {
  readonly product_id: string
  readonly product_version_id: string
  readonly name: string
  readonly version: string
}

interface DefaultProductQuery {
  /** Of the account; pay as you go without. */
  readonly planId: string | undefined
  readonly api: string
  readonly on: string
}

/** The product for an account that chooses none: that of its plan, else pay per call, in the current list. */
export const defaultProduct = (
  db: Queries,
  { planId = basePlan, api, on }: DefaultProductQuery,
): Promise<ProductChoice | undefined> =>
  db
    .selectFrom('products')
    .innerJoin('product_versions as lists', 'lists.product_id', 'products.product_id')
    .select(['products.product_id', 'lists.product_version_id', 'products.name', 'lists.version'])
    .where('products.api', '=', api)
    .where('products.plan_id', 'in', [planId, basePlan])
    .where('lists.starts_on', '<=', on)
    .where(({ or, eb }) => or([eb('lists.ends_on', 'is', null), eb('lists.ends_on', '>=', on)]))
    .orderBy(sql`products.plan_id = ${planId}`, 'desc')
    .orderBy('lists.starts_on', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findProduct = (db: Queries, id: string): Promise<Selectable<Database['products']> | undefined> =>
  db.selectFrom('products').selectAll().where('product_id', '=', id).executeTakeFirst()

type PriceListRow = Selectable<Database['product_versions']>

export const findPriceList = (db: Queries, id: string): Promise<PriceListRow | undefined> =>
  db.selectFrom('product_versions').selectAll().where('product_version_id', '=', id).executeTakeFirst()

/** The newest list of a product that holds on a day. */
export const currentPriceList = (
  db: Queries,
  productId: string,
  on: string,
): Promise<PriceListRow | undefined> =>
  db
    .selectFrom('product_versions')
    .selectAll()
    .where('product_id', '=', productId)
    .where('starts_on', '<=', on)
    .where((list) => list.or([list('ends_on', 'is', null), list('ends_on', '>=', on)]))
    .orderBy('starts_on', 'desc')
    .executeTakeFirst()

interface ProductsQuery {
  readonly userId: string
  readonly api: string | undefined
  readonly page: number
  readonly limit: number
}

/** Ways to buy APIs of the catalogue, those that the account has taken first. */
export async function readProducts(db: Queries, { userId, api, page, limit }: ProductsQuery) {
  const present = await planIdOf(db, userId)
  const taken = sql<boolean>`EXISTS (SELECT FROM subscriptions WHERE user_id = ${userId} AND status <> 'CANCELLED'
    AND subscriptions.api = products.api
    AND subscriptions.products @> jsonb_build_array(jsonb_build_object('product_id', products.product_id)))`
  let offered = db
    .selectFrom('products')
    .innerJoin('plans', 'plans.plan_id', 'products.plan_id')
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('apis').select('apis.api').whereRef('apis.api', '=', 'products.api')),
    )
    .where(({ or, eb }) => or([isOffered(userId), taken, eb('plans.plan_id', '=', present)]))
  if (api) offered = offered.where('products.api', '=', api)
  const { total } = await offered
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const products = await offered
    .select(['product_id', 'products.api', 'name', 'products.description', 'products.plan_type'])
    .select(['products.kyb_required'])
    .select(taken.as('subscribed'))
    .orderBy('subscribed', 'desc')
    .orderBy(sql`lower(name) COLLATE "C"`)
    .orderBy('product_id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { total, products }
}

export interface PricedList extends Omit<PriceListRow, 'product_id' | 'prices' | 'prices_set_at'> {
  /** The price of each operation, as JSON. */
  readonly prices: string
}

const maxLists = 50

/** The price lists of each product, newest first. */
export async function pricedLists(
  db: Queries,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, PricedList[]>> {
  const { rows } = await sql<PricedList & { readonly product_id: string }>`
    SELECT product_id, product_version_id, lists.version, starts_on, ends_on,
      ${pricedOperations(sql.ref('products.api'), sql.ref('lists.prices'))} AS prices
    FROM (
      SELECT *, row_number() OVER (PARTITION BY product_id ORDER BY starts_on DESC) AS place
      FROM product_versions WHERE product_id = ANY(${productIds}::text[])
    ) AS lists JOIN products USING (product_id)
    WHERE place <= ${maxLists} ORDER BY starts_on DESC`.execute(db)
  const byProduct = Map.groupBy(rows, ({ product_id }) => product_id)
  return new Map(
    [...byProduct].map(([product, lists]) => [product, lists.map(({ product_id: _, ...list }) => list)]),
  )
}

/** Puts a product on offer, or changes the one of that id. */
export const saveProduct = (db: Queries, product: Insertable<Database['products']>) =>
  db
    .insertInto('products')
    .values(product)
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(product))
    .execute()

/** The prices of a product's newest list; undefined before the first. */
export async function newestPrices(
  db: Queries,
  productId: string,
): Promise<Readonly<Record<string, number>> | undefined> {
  const list = await db
    .selectFrom('product_versions')
    .select('prices')
    .where('product_id', '=', productId)
    .orderBy('starts_on', 'desc')
    .executeTakeFirst()
  return list?.prices
}

interface NewPriceList extends Omit<PriceListRow, 'prices' | 'prices_set_at'> {
  readonly prices: Readonly<Record<string, number>>
  /** Since when they are these; by the clock of the database without. */
  readonly prices_set_at?: Date | undefined
}

export const savePriceList = (db: Queries, { prices, ...list }: NewPriceList) => {
  const row = { ...list, prices: JSON.stringify(prices) }
  return db
    .insertInto('product_versions')
    .values(row)
    .onConflict((conflict) => conflict.column('product_version_id').doUpdateSet(row))
    .execute()
}

interface PriceRenames {
  readonly api: string
  readonly renames: readonly { readonly from: string; readonly to: string }[]
  /** Names that nothing has any more. */
  readonly gone: readonly string[]
  readonly now: Date
}

/** In every price list of an API, also in those that subscribers keep: agreed prices of a call hold for it under another name. */
export const renamePrices = (db: Queries, { api, renames, gone, now }: PriceRenames) =>
  sql`UPDATE product_versions AS lists SET prices_set_at = ${now}, prices = (lists.prices - ${gone}::text[]) || (
      SELECT coalesce(jsonb_object_agg(renamed.to, lists.prices -> renamed.from), '{}')
      FROM jsonb_to_recordset(${JSON.stringify(renames)}::jsonb) AS renamed ("from" text, "to" text)
      WHERE lists.prices ? renamed.from)
    FROM products WHERE products.product_id = lists.product_id AND products.api = ${api}
      AND lists.prices ?| ${renames.map(({ from }) => from)}::text[]`.execute(db)

/** The APIs that an account is subscribed to. */
export async function subscribedApis(db: Queries, userId: string): Promise<readonly string[]> {
  const subscribed = await db
    .selectFrom('subscriptions')
    .select('api')
    .where('user_id', '=', userId)
    .where('status', '<>', 'CANCELLED')
    .execute()
  return subscribed.map(({ api }) => api)
}

interface SubscriptionQuery {
  readonly userId: string
  readonly subscriptionId: string
}

/** The API of an account's subscription; undefined if the account has none with that id. */
export async function subscribedApi(
  db: Queries,
  { userId, subscriptionId }: SubscriptionQuery,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('subscriptions')
    .select('api')
    .where('id', '=', subscriptionId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.api
}

/** Names of the operations that are sold: API, a space, operationId. */
export async function pricedOperationsOf(db: Queries): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`SELECT DISTINCT products.api || ' ' || operation AS name
    FROM products JOIN product_versions USING (product_id) CROSS JOIN jsonb_object_keys(prices) AS operation
    WHERE plan_id = ${basePlan}`.execute(db)
  return new Set(rows.map(({ name }) => name))
}
