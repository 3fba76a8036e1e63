import { sql } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'

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
