import type { components } from '@switchboard/sdk'
import { type Selectable, sql } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'
import { handler } from '../../platform/http/handler.ts'
import { Problem } from '../../platform/http/problem.ts'
import { dayIn } from '../../platform/time/days.ts'
import { type PublishedApi, publishedApis } from './published-api.ts'
import { pricedOperations } from './skus.ts'
import type { PriceTables } from './tables.ts'

type ProductVersion = components['schemas']['ProductVersion']
type PriceListRow = Selectable<PriceTables['product_versions']>

/** Ways to buy APIs: taken ones first, then by name. */
export const listSubscriptionProducts = handler<'listSubscriptionProducts'>(
  async ({ db, clock, settings, user, query }) => {
    const { userSubscriptionId, page = 1, limit = 20 } = query
    const api = userSubscriptionId && (await apiOf(db, user.id, userSubscriptionId))
    const { total, products } = await readProducts(db, { userId: user.id, api, page, limit })
    const lists = await listsOf(
      db,
      products.map(({ product_id }) => product_id),
    )
    const apis = await publishedApis(db, [...new Set(products.map((product) => product.api))])
    const operations = new Map(apis.map((one) => [one.api, one.operations]))
    const today = dayIn(settings.timeZone, clock())
    const data = products.map(({ position: _position, plan_id: _planId, ...product }) => ({
      ...product,
      versions: versionsOf(lists.get(product.product_id) ?? [], operations.get(product.api) ?? [], today),
    }))
    return { status: 200, body: { data, meta: { page, limit, total } } }
  },
)

async function apiOf(db: Queries, userId: string, subscriptionId: string): Promise<string> {
  const found = await db
    .selectFrom('subscriptions')
    .select('api')
    .where('id', '=', subscriptionId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!found) throw new Problem('not_found', 'You have no subscription of this id.')
  return found.api
}

interface ProductsQuery {
  readonly userId: string
  readonly api: string | undefined
  readonly page: number
  readonly limit: number
}

async function readProducts(db: Queries, { userId, api, page, limit }: ProductsQuery) {
  let offered = db
    .selectFrom('products')
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('apis').select('apis.api').whereRef('apis.api', '=', 'products.api')),
    )
  if (api) offered = offered.where('products.api', '=', api)
  const { total } = await offered
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const taken = sql<boolean>`EXISTS (SELECT FROM subscriptions WHERE user_id = ${userId} AND status <> 'CANCELLED'
    AND subscriptions.api = products.api
    AND subscriptions.products @> jsonb_build_array(jsonb_build_object('product_id', products.product_id)))`
  const products = await offered
    .selectAll()
    .select(taken.as('subscribed'))
    .orderBy('subscribed', 'desc')
    .orderBy(sql`lower(name) COLLATE "C"`)
    .orderBy('product_id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { total, products }
}

/** By product, newest first. */
async function listsOf(
  db: Queries,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, PriceListRow[]>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('product_versions')
    .selectAll()
    .where('product_id', 'in', [...productIds])
    .orderBy('starts_on', 'desc')
    .execute()
  return Map.groupBy(rows, ({ product_id }) => product_id)
}

const maxVersions = 50

function versionsOf(
  lists: readonly PriceListRow[],
  operations: PublishedApi['operations'],
  today: string,
): ProductVersion[] {
  const current = lists.find(({ starts_on, ends_on }) => starts_on <= today && (!ends_on || ends_on >= today))
  return lists.slice(0, maxVersions).map((list) => ({
    product_version_id: list.product_version_id,
    version: list.version,
    status: list === current ? 'CURRENT' : list.starts_on > today ? 'UPCOMING' : 'RETIRED',
    starts_on: list.starts_on,
    ends_on: list.ends_on,
    prices: pricedOperations(operations, new Map(Object.entries(list.prices))),
  }))
}
