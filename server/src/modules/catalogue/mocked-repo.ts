import { sql } from 'kysely'
import { byFullVersion } from '../../platform/db/by-full-version.ts'
import type { Queries } from '../../platform/db/client.ts'

/** One of webhooks alone takes no calls. */
export const isMocked = sql<boolean>`jsonb_array_length(operations) > 0`

/** A version that has a mock, by default the newest. */
export async function mockedVersion(db: Queries, api: string, version?: string) {
  if (`${api}${version}`.includes('\0')) return undefined
  let rows = db
    .selectFrom('apis')
    .select(['api', 'version', 'document_name'])
    .where('api', '=', api)
    .where(isMocked)
  if (version !== undefined) rows = rows.where('version', '=', version)
  return rows.orderBy(byFullVersion, 'desc').executeTakeFirst()
}
