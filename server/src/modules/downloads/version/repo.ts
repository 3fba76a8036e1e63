import { sql } from 'kysely'
import type { Queries } from '../../../platform/db/client.ts'
import { Problem } from '../../../platform/http/problem.ts'

export const noFile = () => new Problem('not_found', 'No published file has this name.')

/** A published version, by its name; the rest of it is read when a file of it must be made. */
export interface FoundVersion {
  readonly api: string
  readonly version: string
  readonly full_version: string
  readonly publisher: string
  readonly tag: string | null
  /** Another whenever any version of the API was published anew. */
  readonly stamp: string
}

/** The version that a file name such as `sim-swap-1.2.0` means. */
export async function findVersion(db: Queries, name: string): Promise<FoundVersion> {
  // PostgreSQL takes no NUL.
  if (name.includes('\0')) throw noFile()
  const row = await db
    .selectFrom('apis')
    .select(['api', 'version', 'full_version', 'publisher', 'tag'])
    .where(sql<boolean>`api || '-' || full_version = ${name}`)
    .executeTakeFirst()
  if (!row) throw noFile()
  return { ...row, stamp: await stampOf(db, row.api) }
}

export interface PageAddress {
  readonly publisher: string
  readonly tag: string | null
  readonly version: string
}

/** The published version whose page has this address. */
export async function findPageVersion(db: Queries, { publisher, tag, version }: PageAddress) {
  if ([publisher, tag, version].some((part) => part?.includes('\0'))) throw noFile()
  const row = await db
    .selectFrom('apis')
    .select(['api', 'full_version'])
    .where('publisher', '=', publisher)
    .where('tag', 'is not distinct from', tag)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!row) throw noFile()
  return row
}

/** Made of the transactions that wrote the rows: whatever changes one, changes it. */
async function stampOf(db: Queries, api: string): Promise<string> {
  const rows = await db
    .selectFrom('apis')
    .leftJoin('api_references', (join) =>
      join.onRef('api_references.api', '=', 'apis.api').onRef('api_references.version', '=', 'apis.version'),
    )
    .select([
      'apis.version',
      sql<string>`apis.xmin`.as('written'),
      sql<string | null>`api_references.xmin`.as('documented'),
    ])
    .where('apis.api', '=', api)
    .orderBy('apis.version')
    .execute()
  return rows.map(({ version, written, documented }) => `${version} ${written} ${documented}`).join(', ')
}
