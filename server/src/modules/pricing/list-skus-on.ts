import type { components } from '@switchboard/sdk'
import type { Queries } from '../../platform/db/client.ts'
import { listPrices } from './own-prices.ts'
import { skusOf } from './price-list-answer.ts'
import { priceListsOn } from './price-lists.ts'
import { publishedApis } from './published-api.ts'

/** Everything that is sold on a day, at list prices. */
export async function listSkusOn(db: Queries, on: string): Promise<components['schemas']['Sku'][]> {
  const lists = Map.groupBy(await priceListsOn(db, { on }), ({ api }) => api)
  const apis = await publishedApis(db)
  return apis.flatMap((api) => skusOf(api, listPrices(lists.get(api.api) ?? [])))
}
