import type { components } from '@switchboard/sdk'
import type { Queries } from '../../platform/db/client.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { type ApiRow, apiVersionOf } from './api.ts'
import { releasesOf } from './releases.ts'

interface VersionContext {
  readonly versions: readonly ApiRow[]
  readonly upstreams: Settings['upstreams']
}

/** A version with all that its page shows. */
export async function readApiVersion(
  db: Queries,
  row: ApiRow,
  { versions, upstreams }: VersionContext,
): Promise<components['schemas']['ApiVersion']> {
  const releases = await releasesOf(db, { api: row.api, upTo: row.full_version })
  return apiVersionOf(row, { versions, releases, upstreams })
}
