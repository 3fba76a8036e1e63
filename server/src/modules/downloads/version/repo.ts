import { sql } from 'kysely'
import type { Queries } from '../../../platform/db/client.ts'
import { Problem } from '../../../platform/http/problem.ts'

export const noFile = () => new Problem('not_found', 'No published file has this name.')

/** Made of the transactions that wrote the rows of the API: whatever changes one, changes it. */
const stamp = sql<string>`(
  SELECT string_agg(concat_ws(' ', versions.version, versions.xmin, api_references.xmin), ', ' ORDER BY versions.version)
  FROM apis AS versions LEFT JOIN api_references USING (api, version) WHERE versions.api = apis.api
)`.as('stamp')

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
    .select(['api', 'version', 'full_version', 'publisher', 'tag', stamp])
    .where(sql<boolean>`api || '-' || full_version = ${name}`)
    .executeTakeFirst()
  if (!row) throw noFile()
  return row
}

export interface PageAddress {
  readonly publisher: string
  readonly tag: string | null
  readonly version: string
}

/** The published version whose page has this address, with what an agent is told of it; undefined where there is none. */
export async function versionAt(db: Queries, { publisher, tag, version }: PageAddress) {
  if ([publisher, tag, version].some((part) => part?.includes('\0'))) return undefined
  return db
    .selectFrom('apis')
    .select(['api', 'version', 'full_version', 'publisher', 'tag', 'name', 'summary', stamp])
    .where('publisher', '=', publisher)
    .where('tag', 'is not distinct from', tag)
    .where('version', '=', version)
    .executeTakeFirst()
}
