import type { Insertable } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { ConformanceTables } from './tables.ts'

interface VersionKey {
  readonly api: string
  readonly version: string
}

/** A key that is trusted. It stays so until the transaction ends. */
export const findTrustedKey = (db: Tx, fingerprint: string) =>
  db
    .selectFrom('conformance_keys')
    .selectAll()
    .where('fingerprint', '=', fingerprint)
    .where('removed_at', 'is', null)
    .forShare()
    .executeTakeFirst()

/** The last run of a version. */
export const lastResultOf = (db: Queries, { api, version }: VersionKey) =>
  db
    .selectFrom('conformance_results')
    .select(['id', 'digest', 'ended_at', 'passed', 'failed', 'left_out', 'findings_total'])
    .where('api', '=', api)
    .where('version', '=', version)
    .orderBy('ended_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Who looks for what went wrong needs the last runs; a build may submit one every hour. */
const keptOfVersion = 50

/** Keeps a result, and forgets those that nobody asks for any more. */
export async function putResult(
  db: Tx,
  row: Insertable<ConformanceTables['conformance_results']>,
): Promise<void> {
  await db.insertInto('conformance_results').values(row).execute()
  const older = db
    .selectFrom('conformance_results')
    .select('id')
    .where('api', '=', row.api)
    .where('version', '=', row.version)
    .orderBy('ended_at', 'desc')
    .offset(keptOfVersion)
  await db.deleteFrom('conformance_results').where('id', 'in', older).execute()
}

/** Digests, in hexadecimal, of the documents that a version is downloaded as: as it was published, and as JSON. */
export async function documentDigests(db: Queries, { api, version }: VersionKey): Promise<readonly string[]> {
  const parts = await db
    .selectFrom('api_document_parts')
    .select('tag')
    .where('api', '=', api)
    .where('version', '=', version)
    .where('part', '=', 0)
    .execute()
  return parts.map(({ tag }) => tag)
}
