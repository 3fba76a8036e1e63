import type { components } from '@switchboard/sdk'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/db/client.ts'
import { byFullVersion } from '../newest-first.ts'

type Release = components['schemas']['ChangelogRelease']

const most = 200

interface Wanted {
  readonly api: string
  /** The document up to which releases are told. */
  readonly upTo: string
}

/** The documents of an API with what each changed, newest first. */
export async function releasesOf(db: Queries, { api, upTo }: Wanted): Promise<Release[]> {
  const rows = await db
    .selectFrom('api_releases')
    .select(['full_version', 'version', 'released_on', 'compared_with', 'changes'])
    .where('api', '=', api)
    .where(sql<boolean>`${byFullVersion} <= string_to_array(${upTo}, '.')::int[]`)
    .orderBy(byFullVersion, 'desc')
    .limit(most)
    .execute()
  return rows.map(({ changes, ...release }) => ({ ...release, ...changes }))
}
