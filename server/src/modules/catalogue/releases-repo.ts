import type { Changes, Compared } from '@switchboard/oas/compare'
import type { Reference } from '@switchboard/oas/document'
import { type Insertable, sql } from 'kysely'
import { byFullVersion } from '../../platform/db/by-full-version.ts'
import type { Queries } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import type { Reads } from '../../platform/db/reads.ts'

interface ReleaseKey {
  readonly api: string
  readonly full_version: string
}

interface ReleaseRange {
  readonly api: string
  readonly upTo: string
  readonly limit: number
}

/** Characters of changes that are read at once; beyond that, older releases are only counted. */
const maxChangesLength = 1_000_000
const changesWithin = sql<Changes>`CASE
  WHEN sum(octet_length(changes::text)) OVER (ORDER BY ${byFullVersion} DESC) <= ${sql.lit(maxChangesLength)} THEN changes::jsonb
  ELSE jsonb_build_object('changes', '[]'::jsonb, 'changes_left_out',
    json_array_length(changes -> 'changes') + (changes ->> 'changes_left_out')::int) END`.as('changes')

/** The newest releases of an API up to one, with what each changed. */
export const readReleases = (db: Reads, { api, upTo, limit }: ReleaseRange) =>
  db
    .selectFrom('api_releases')
    .select(['full_version', 'version', 'released_on', 'compared_with'])
    .select(changesWithin)
    .where('api', '=', api)
    .where(sql<boolean>`${byFullVersion} <= string_to_array(${upTo}, '.')::int[]`)
    .orderBy(byFullVersion, 'desc')
    .limit(limit)
    .execute()

interface LatestReleases {
  readonly limit: number
  /** The one API whose releases are wanted; all if left out. */
  readonly api?: string | undefined
}

/** The newest releases of APIs that are on sale, each with the page of its version. */
export const latestReleases = (db: Queries, { limit, api }: LatestReleases) =>
  db
    .selectFrom('api_releases as releases')
    .innerJoin('apis', (join) =>
      join.onRef('apis.api', '=', 'releases.api').onRef('apis.version', '=', 'releases.version'),
    )
    .select(['apis.api', 'apis.version', 'apis.publisher', 'apis.tag', 'apis.name'])
    .select(['releases.full_version', 'releases.released_on', 'releases.changes'])
    .where(sql<boolean>`octet_length(releases.changes::text) <= ${sql.lit(maxChangesLength)}`)
    .$if(api !== undefined, (releases) => releases.where('apis.api', '=', api ?? ''))
    .orderBy('releases.released_on', 'desc')
    .orderBy('apis.position')
    .orderBy(sql`string_to_array(releases.full_version, '.')::int[]`, 'desc')
    .limit(limit)
    .execute()

interface DeprecatedOperation {
  readonly operation_id: string
  /** Midnight of the day of the release since which each has it deprecated. */
  readonly since: Date
}

/** Operations of a version that its document deprecates, each since when. */
export async function deprecatedOperations(
  db: Queries,
  { api, version }: { readonly api: string; readonly version: string },
): Promise<readonly DeprecatedOperation[]> {
  const { rows } = await sql<DeprecatedOperation>`
    WITH documented AS MATERIALIZED (
      SELECT operation ->> 'operation_id' AS operation_id, (operation ->> 'deprecated')::boolean AS deprecated,
        released_on, ${byFullVersion} AS number
      FROM api_releases, json_array_elements(operations) AS operation WHERE api = ${api} AND version = ${version}
    ), latest AS (SELECT max(number) AS number FROM documented)
    SELECT operation_id, market_midnight(min(released_on)) AS since FROM documented
    WHERE deprecated AND number > ALL (SELECT number FROM documented AS others
        WHERE others.operation_id = documented.operation_id AND NOT deprecated)
    GROUP BY operation_id HAVING max(number) = (SELECT number FROM latest)`.execute(db)
  return rows
}

/** The numbers of all releases of an API, the oldest first. */
export async function releaseNumbers(db: Queries, api: string): Promise<readonly string[]> {
  const rows = db.selectFrom('api_releases').select('full_version').where('api', '=', api)
  return (await rows.orderBy(byFullVersion).execute()).map(({ full_version }) => full_version)
}

/** The documentation that releases are compared by. */
export async function documentationOfRelease(
  db: Queries,
  { api, full_version }: ReleaseKey,
): Promise<Compared> {
  const { operations, security } = await db
    .selectFrom('api_releases')
    .select(['operations', 'security'])
    .where('api', '=', api)
    .where('full_version', '=', full_version)
    .executeTakeFirstOrThrow()
  return { operations, ...(security && { index: { security } }) }
}

/** The documentation that later releases are compared with; this release's own changes stay as they were announced. */
export async function setDocumentation(
  db: Queries,
  { api, full_version }: ReleaseKey,
  { operations, webhooks, index }: Reference,
): Promise<void> {
  await db
    .updateTable('api_releases')
    .set({
      operations: JSON.stringify([...operations, ...webhooks]),
      security: JSON.stringify(index.security),
    })
    .where('api', '=', api)
    .where('full_version', '=', full_version)
    .execute()
}

type ReleaseRow = Insertable<Database['api_releases']>

/** Of a release that is there, the document is replaced; its day stays. */
export async function putRelease(db: Queries, row: ReleaseRow): Promise<void> {
  const { version, operations, security } = row
  await db
    .insertInto('api_releases')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['api', 'full_version']).doUpdateSet({ version, operations, security }),
    )
    .execute()
}

export async function setChanges(
  db: Queries,
  { api, full_version }: ReleaseKey,
  comparison: Pick<ReleaseRow, 'compared_with' | 'changes'>,
): Promise<void> {
  await db
    .updateTable('api_releases')
    .set(comparison)
    .where('api', '=', api)
    .where('full_version', '=', full_version)
    .execute()
}
