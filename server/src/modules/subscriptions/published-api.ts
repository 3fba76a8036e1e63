import { sql } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'
import { Problem } from '../../platform/http/problem.ts'

/** The API of that name in its newest version; throws a 404 when there is none. */
export async function publishedApi(db: Queries, api: string): Promise<SubscribedApi> {
  const found = await newestApis(db).where('api', '=', api).executeTakeFirst()
  if (found) return found
  throw new Problem('not_found', `There is no API named ${api}. The catalogue lists them all.`)
}

/** Each published API in its newest version: subscriptions are to an API, whatever its version. */
export const newestApis = (db: Queries) =>
  db
    .selectFrom('apis')
    .select(['api', 'name', 'publisher', 'tag', 'version', 'kyb_required'])
    .distinctOn('api')
    .orderBy('api')
    // v10 comes after v9.
    .orderBy(sql`length(version)`, 'desc')
    .orderBy('version', 'desc')

export type SubscribedApi = Awaited<ReturnType<ReturnType<typeof newestApis>['executeTakeFirstOrThrow']>>
