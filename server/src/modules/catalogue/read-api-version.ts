import type { components } from '@switchboard/sdk'
import type { Reads } from '../../platform/db/reads.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { readImpact } from '../status/impact.ts'
import { type ApiRow, apiVersionOf, type Connected, type VersionState } from './api.ts'
import { releasesOf } from './releases.ts'

interface VersionContext {
  readonly versions: readonly VersionState[]
  readonly upstreams: Settings['upstreams']
}

/** A version with all that its page shows, but for its operations. */
export async function readApiVersion(
  db: Reads,
  row: Omit<ApiRow, 'operations'> & Connected,
  { versions, upstreams }: VersionContext,
): Promise<Omit<components['schemas']['ApiVersion'], 'operations'>> {
  const releases = await releasesOf(db, { api: row.api, upTo: row.full_version })
  const service_state = await readImpact(db, row.api)
  return { ...apiVersionOf(row, { versions, releases, upstreams }), ...(service_state && { service_state }) }
}
