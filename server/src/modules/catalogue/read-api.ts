import type { components } from '@switchboard/sdk'
import type { Queries } from '../../platform/db/client.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { type ApiRow, apiVersionOf } from './api.ts'
import { byFullVersion } from './newest-first.ts'
import { releasesOf } from './releases.ts'

/** Every version of an API, newest first; none of an unknown one. */
export const versionsOf = (db: Queries, api: string): Promise<readonly ApiRow[]> =>
  db.selectFrom('apis').selectAll().where('api', '=', api).orderBy(byFullVersion, 'desc').execute()

interface Beside {
  readonly versions: readonly ApiRow[]
  readonly upstreams: Settings['upstreams']
}

/** A version with all that its page shows. */
export async function readApiVersion(
  db: Queries,
  row: ApiRow,
  { versions, upstreams }: Beside,
): Promise<components['schemas']['ApiVersion']> {
  const releases = await releasesOf(db, { api: row.api, upTo: row.full_version })
  return apiVersionOf(row, { versions, releases, upstreams })
}
