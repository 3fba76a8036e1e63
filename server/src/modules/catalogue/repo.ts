import { sql } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'
import type { ApiRow } from './api.ts'

/** Orders the versions of an API: 10.0.0 comes after 9.1.2. */
export const byFullVersion = sql`string_to_array(regexp_replace(full_version, '[^0-9.].*$', ''), '.')::int[]`

/** Every version of an API, newest first; none of an unknown one. */
export const versionsOf = (db: Queries, api: string): Promise<readonly ApiRow[]> =>
  db.selectFrom('apis').selectAll().where('api', '=', api).orderBy(byFullVersion, 'desc').execute()
