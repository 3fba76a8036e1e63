import { sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { ApiRow, VersionKey } from './api.ts'

/** Keeps what a publication has replaced, unless it says the same at the same prices. Called after it. */
export async function keepPrevious(tx: Tx, replaced: ApiRow, document: string): Promise<void> {
  const { api, version, full_version, limits, updated_at } = replaced
  const operations = JSON.stringify(replaced.operations)
  await sql`
    INSERT INTO api_previous_publications (api, version, full_version, document, operations, limits, published_at)
    SELECT api, version, ${full_version}, ${document}, ${operations}::jsonb, ${JSON.stringify(limits)}::jsonb, ${updated_at}
    FROM apis WHERE api = ${api} AND version = ${version} AND (document <> ${document} OR operations <> ${operations}::jsonb)
    ON CONFLICT (api, version) DO UPDATE SET (full_version, document, operations, limits, published_at) =
      (excluded.full_version, excluded.document, excluded.operations, excluded.limits, excluded.published_at)`.execute(
    tx,
  )
}

/** Which publication that was. */
export async function previousPublication(db: Queries, { api, version }: VersionKey) {
  const row = await db
    .selectFrom('api_previous_publications')
    .select(['full_version', 'published_at'])
    .where('api', '=', api)
    .where('version', '=', version)
    .executeTakeFirst()
  return row && { ...row, published_at: row.published_at.toISOString() }
}

/** With its document. */
export const readPrevious = (db: Queries, { api, version }: VersionKey) =>
  db
    .selectFrom('api_previous_publications')
    .selectAll()
    .where('api', '=', api)
    .where('version', '=', version)
    .executeTakeFirst()
