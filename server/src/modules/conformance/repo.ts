import type { components } from '@switchboard/sdk'
import { type Insertable, sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import type { VersionKey } from '../catalogue/api.ts'

type Schemas = components['schemas']

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

/** Only recent runs help to find a fault; a build may submit one every hour. */
const keptOfVersion = 50

/** Keeps a result, and forgets those that nobody asks for any more. */
export async function putResult(db: Tx, row: Insertable<Database['conformance_results']>): Promise<void> {
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

export const readResult = (db: Queries, id: string) =>
  db
    .selectFrom('conformance_results as results')
    .innerJoin('conformance_keys as keys', 'keys.id', 'results.key_id')
    .select(['full_version', 'started_at', 'submitted_at', 'checker_version', 'seed', 'signed'])
    .select(['keys.name as key_name', 'keys.fingerprint'])
    .where('results.id', '=', id)
    .executeTakeFirst()

export interface ResultRow
  extends Omit<
    Schemas['AdminConformanceResult'],
    'findings' | 'started_at' | 'checked_at' | 'submitted_at' | 'total'
  > {
  readonly started_at: Date
  readonly checked_at: Date
  readonly submitted_at: Date
  readonly findings: Schemas['ConformanceRun']['findings']
}

interface ResultsQuery {
  readonly api: string | undefined
  readonly version: string | undefined
  readonly page: number
  readonly limit: number
}

/** Submitted results with their failures, newest first. */
export async function listResults(db: Queries, { api, version, page, limit }: ResultsQuery) {
  const where = sql`(${api ?? null}::text IS NULL OR results.api = ${api ?? null})
    AND (${version ?? null}::text IS NULL OR results.version = ${version ?? null})`
  const counted = await sql<{ total: number }>`
    SELECT count(*) AS total FROM conformance_results AS results WHERE ${where}`.execute(db)
  const { rows } = await sql<ResultRow>`
    SELECT results.id AS conformance_result_id, results.api, apis.name AS api_name, results.version, results.full_version,
      passed, failed, left_out, findings_total, started_at, ended_at AS checked_at, submitted_at, checker_version, seed,
      keys.name AS key_name, keys.fingerprint, signed -> 'result' -> 'findings' AS findings,
      CASE WHEN apis.conformance ->> 'result_id' = results.id THEN 'CONFORMANT'
        WHEN EXISTS (SELECT FROM conformance_results AS later WHERE later.api = results.api
          AND later.version = results.version AND later.ended_at > results.ended_at) THEN 'SUPERSEDED'
        WHEN failed > 0 OR findings_total > 0 THEN 'FAILED'
        ELSE 'ENDED' END AS standing
    FROM conformance_results AS results JOIN conformance_keys AS keys ON keys.id = key_id
      JOIN apis ON apis.api = results.api AND apis.version = results.version
    WHERE ${where} ORDER BY submitted_at DESC, results.id LIMIT ${limit} OFFSET ${(page - 1) * limit}`.execute(
    db,
  )
  return { rows, total: counted.rows[0]?.total ?? 0 }
}
