import { compare } from '@switchboard/oas/compare'
import type { Operation } from '@switchboard/oas/document'
import type { components } from '@switchboard/sdk'
import { sql } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'
import { byFullVersion } from './repo.ts'

type Release = components['schemas']['ChangelogRelease']

const maxReleases = 200

interface ReleasesQuery {
  readonly api: string
  /** The document up to which releases are told. */
  readonly upTo: string
}

/** The documents of an API with what each changed, newest first. */
export async function releasesOf(db: Queries, { api, upTo }: ReleasesQuery): Promise<Release[]> {
  const rows = await db
    .selectFrom('api_releases')
    .select(['full_version', 'version', 'released_on', 'compared_with', 'changes'])
    .where('api', '=', api)
    .where(sql<boolean>`${byFullVersion} <= string_to_array(${upTo}, '.')::int[]`)
    .orderBy(byFullVersion, 'desc')
    .limit(maxReleases)
    .execute()
  return rows.map(({ changes, ...release }) => ({ ...release, ...changes }))
}

interface ReleaseInput {
  readonly api: string
  readonly version: string
  readonly full_version: string
  readonly today: string
  readonly operations: readonly Operation[]
}

/** Keeps what a document says, and compares it with its neighbours: the one before it, and the one that follows it. */
export async function keepRelease(db: Queries, published: ReleaseInput): Promise<void> {
  const { api, version, full_version, today, operations } = published
  const kept = { version, operations: JSON.stringify(operations) }
  const fresh = { api, full_version, released_on: today, compared_with: null, changes: noChanges }
  await db
    .insertInto('api_releases')
    .values({ ...fresh, ...kept })
    .onConflict((conflict) => conflict.columns(['api', 'full_version']).doUpdateSet(kept))
    .execute()
  const releases = await db
    .selectFrom('api_releases')
    .select('full_version')
    .where('api', '=', api)
    .orderBy(sql`${byFullVersion}`)
    .execute()
  const place = releases.findIndex((release) => release.full_version === full_version)
  for (const index of [place, place + 1]) {
    const release = releases[index]
    if (release) await note(db, api, release.full_version, releases[index - 1]?.full_version)
  }
}

const noChanges = JSON.stringify({ changes: [], changes_left_out: 0 })

async function note(db: Queries, api: string, full_version: string, before?: string): Promise<void> {
  const changes =
    before === undefined
      ? noChanges
      : JSON.stringify(
          compare(await operationsOf(db, api, before), await operationsOf(db, api, full_version)),
        )
  await db
    .updateTable('api_releases')
    .set({ compared_with: before ?? null, changes })
    .where('api', '=', api)
    .where('full_version', '=', full_version)
    .execute()
}

async function operationsOf(db: Queries, api: string, full_version: string): Promise<readonly Operation[]> {
  const { operations } = await db
    .selectFrom('api_releases')
    .select('operations')
    .where('api', '=', api)
    .where('full_version', '=', full_version)
    .executeTakeFirstOrThrow()
  return operations
}
