import type { Queries } from '../../platform/db/client.ts'
import { Problem } from '../../platform/http/problem.ts'
import { newestApis, type SubscribedApi } from './newest-apis.ts'

/** The API of that name in its newest version; throws a 404 when there is none. */
export async function publishedApi(db: Queries, api: string): Promise<SubscribedApi> {
  const found = await newestApis(db).where('api', '=', api).executeTakeFirst()
  if (found) return found
  throw new Problem('not_found', `There is no API named ${api}. The catalogue lists them all.`)
}
