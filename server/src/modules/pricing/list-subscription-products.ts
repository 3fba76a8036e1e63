import type { components } from '@switchboard/sdk'
import type { Queries } from '../../platform/db/client.ts'
import { handler } from '../../platform/http/handler.ts'
import { Problem, refusedField } from '../../platform/http/problem.ts'
import { dayIn } from '../../platform/time/days.ts'
import { type PublishedApi, publishedApi, publishedApis } from './published-api.ts'
import { listsOf, type PriceListRow, readProducts, subscribedApi } from './repo.ts'
import { pricedOperations } from './skus.ts'

type ProductVersion = components['schemas']['ProductVersion']

/** Ways to buy APIs: taken ones first, then by name. */
export const listSubscriptionProducts = handler<'listSubscriptionProducts'>(
  async ({ db, clock, settings, user, query }) => {
    const { page = 1, limit = 20 } = query
    const api = await apiAskedFor(db, user.id, query)
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

interface ApiQuery {
  readonly userSubscriptionId?: string
  readonly api?: string
}

/** Undefined for all there are. */
async function apiAskedFor(
  db: Queries,
  userId: string,
  { userSubscriptionId: subscriptionId, api: named }: ApiQuery,
): Promise<string | undefined> {
  if (named !== undefined) await publishedApi(db, named)
  if (subscriptionId === undefined) return named
  const api = await subscribedApi(db, { userId, subscriptionId })
  if (!api) throw new Problem('not_found', 'You have no subscription with this ID.')
  if (named !== undefined && named !== api) {
    throw refusedField('?api', 'api_of_another_subscription', `This subscription is to ${api}.`)
  }
  return api
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
