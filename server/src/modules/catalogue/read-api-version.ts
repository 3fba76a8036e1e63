import type { components } from '@switchboard/sdk'
import type { Reads } from '../../platform/db/reads.ts'
import { jsonWith } from '../../platform/http/stored-json.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { readDisturbances } from '../status/impact.ts'
import { apiVersionOf, type VersionKey } from './api.ts'
import { releasesOf } from './releases.ts'
import { rowWithOperationsText, versionsOf } from './repo.ts'

/** A version with all that its page shows, as JSON; undefined for one that isn't published. */
export async function versionText(
  db: Reads,
  key: VersionKey,
  upstreams: Settings['upstreams'],
): Promise<string | undefined> {
  const published = await rowWithOperationsText(db, key)
  if (!published) return undefined
  const { operations, ...row } = published
  const versions = await versionsOf(db, key.api)
  const releases = await releasesOf(db, { api: row.api, upTo: row.full_version })
  const service_state = (await readDisturbances(db, row.api)).get(row.api)
  const version: Omit<components['schemas']['ApiVersion'], 'operations'> = {
    ...apiVersionOf(row, { versions, releases, upstreams }),
    ...(service_state && { service_state }),
  }
  return jsonWith(version, { operations })
}
