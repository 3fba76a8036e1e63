import { sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { VersionKey } from './api.ts'

interface Deprecation {
  /** The day of the decision; a version that is deprecated already keeps its own. */
  readonly today: string
  readonly sunset_on: string | null
  readonly reason: string
}

/** Stores the previous status, so that the deprecation can be taken back. */
export async function deprecateVersion(
  tx: Tx,
  { api, version }: VersionKey,
  { today, sunset_on, reason }: Deprecation,
): Promise<void> {
  await sql`UPDATE apis SET status = 'DEPRECATED', sunset_on = ${sunset_on}, deprecation_reason = ${reason},
      deprecated_on = coalesce(deprecated_on, ${today}),
      status_before = CASE status WHEN 'DEPRECATED' THEN status_before ELSE status END
    WHERE api = ${api} AND version = ${version}`.execute(tx)
}

/** It is again what it was before. */
export async function restoreVersion(
  tx: Tx,
  { api, version }: VersionKey,
  status: 'ACTIVE' | 'BETA',
): Promise<void> {
  await tx
    .updateTable('apis')
    .set({ status, deprecated_on: null, sunset_on: null, deprecation_reason: null, status_before: null })
    .where('api', '=', api)
    .where('version', '=', version)
    .execute()
}

/** Its subscribers do not know yet how it stands. */
export async function markUntold(db: Queries, { api, version }: VersionKey): Promise<void> {
  await db
    .updateTable('apis')
    .set({ subscribers_told_at: null })
    .where('api', '=', api)
    .where('version', '=', version)
    .execute()
}

interface EndingVersion extends VersionKey {
  readonly name: string
  readonly publisher: string
  readonly tag: string | null
  readonly status: 'ACTIVE' | 'BETA' | 'DEPRECATED'
  readonly sunset_on: string | null
  readonly deprecation_reason: string | null
}

/** The current state, for notifying subscribers; undefined once they have been notified. */
export async function takeUntold(
  tx: Tx,
  { api, version }: VersionKey,
  now: Date,
): Promise<EndingVersion | undefined> {
  const { rows } = await sql<EndingVersion>`
    UPDATE apis SET subscribers_told_at = ${now}
    WHERE api = ${api} AND version = ${version} AND subscribers_told_at IS NULL
    RETURNING api, version, name, publisher, tag, status, sunset_on, deprecation_reason`.execute(tx)
  return rows[0]
}
