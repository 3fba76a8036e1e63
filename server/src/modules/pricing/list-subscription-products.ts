import type { Queries } from '../../platform/db/client.ts'
import { handler } from '../../platform/http/handler.ts'
import { Problem, refusedField } from '../../platform/http/problem.ts'
import { jsonList, jsonWith, StoredJson } from '../../platform/http/stored-json.ts'
import { dayIn } from '../../platform/time/days.ts'
import { nameOfApi } from '../catalogue/repo.ts'
import { type PricedList, pricedLists, readProducts, subscribedApi } from './repo.ts'

/** Ways to buy APIs: taken ones first, then by name. */
export const listSubscriptionProducts = handler<'listSubscriptionProducts'>(
  async ({ db, clock, settings, user, query }) => {
    const { page = 1, limit = 20 } = query
    const api = await apiAskedFor(db, user.id, query)
    const { total, products } = await readProducts(db, { userId: user.id, api, page, limit })
    const lists = await pricedLists(
      db,
      products.map(({ product_id }) => product_id),
    )
    const today = dayIn(settings.timeZone, clock())
    const data = products.map((product) =>
      jsonWith(product, { versions: jsonList(versionsOf(lists.get(product.product_id) ?? [], today)) }),
    )
    return {
      status: 200,
      body: StoredJson.of(jsonWith({ meta: { page, limit, total } }, { data: jsonList(data) })),
    }
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
  if (named !== undefined) await nameOfApi(db, named)
  if (subscriptionId === undefined) return named
  const api = await subscribedApi(db, { userId, subscriptionId })
  if (!api) throw new Problem('not_found', 'You have no subscription with this ID.')
  if (named !== undefined && named !== api) {
    throw refusedField('?api', 'api_of_another_subscription', `This subscription is to ${api}.`)
  }
  return api
}

/** The price lists of a product, newest first, as JSON. */
function versionsOf(lists: readonly PricedList[], today: string): string[] {
  const current = lists.find(({ starts_on, ends_on }) => starts_on <= today && (!ends_on || ends_on >= today))
  return lists.map((list) => {
    const { prices, ...rest } = list
    const status = list.starts_on > today ? 'UPCOMING' : 'RETIRED'
    return jsonWith({ ...rest, status: list === current ? 'CURRENT' : status }, { prices })
  })
}
