import { type Selectable, sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import type { Reads } from '../../platform/db/reads.ts'
import { isCurrent, securityVersionOf } from '../accounts/security-version-repo.ts'

export type RecoveryRow = Selectable<Database['factor_recoveries']>

const ofNow = isCurrent('factor_recoveries.user_id', 'factor_recoveries.security_version')

/** Requests end with a change of how the account is logged in to, and with their link. */
const openOf = (db: Reads, userId: string, now: Date) =>
  db
    .selectFrom('factor_recoveries')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where(ofNow)
    .where((eb) => eb.or([eb('link_expires_at', 'is', null), eb('link_expires_at', '>', now)]))

export const findOpenRecovery = (db: Reads, userId: string, now: Date): Promise<RecoveryRow | undefined> =>
  openOf(db, userId, now).executeTakeFirst()

/** When the newest request since then was made, whatever its result. */
export async function lastRecovery(tx: Tx, userId: string, since: Date): Promise<Date | undefined> {
  const last = await tx
    .selectFrom('factor_recoveries')
    .select('requested_at')
    .where('user_id', '=', userId)
    .where('requested_at', '>', since)
    .orderBy('requested_at', 'desc')
    .executeTakeFirst()
  return last?.requested_at
}

export const addRecovery = (
  tx: Tx,
  row: Pick<RecoveryRow, 'id' | 'user_id' | 'requested_at' | 'ready_at' | 'cancel_hash'>,
) =>
  tx
    .insertInto('factor_recoveries')
    .values({ ...row, security_version: securityVersionOf(row.user_id) })
    .execute()

/** Returns whether there was an open one. */
export async function endRecoveries(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const ended = await tx
    .updateTable('factor_recoveries')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute()
  return ended.length > 0
}

export const findByCancelHash = (tx: Tx, hash: Buffer) =>
  tx
    .selectFrom('factor_recoveries')
    .select(['user_id', 'ended_at'])
    .where('cancel_hash', '=', hash)
    .executeTakeFirst()

/** Uses the link up: false for one that is another's, too early, too late, or over. */
export async function takeRecoveryLink(
  tx: Tx,
  { userId, hash, now }: { readonly userId: string; readonly hash: Buffer; readonly now: Date },
): Promise<boolean> {
  const taken = await tx
    .updateTable('factor_recoveries')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('link_hash', '=', hash)
    .where('ended_at', 'is', null)
    .where('ready_at', '<=', now)
    .where('link_expires_at', '>', now)
    .where(ofNow)
    .returning('id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Those whose link is due. */
export const dueRecoveries = (db: Queries, now: Date) =>
  db
    .selectFrom('factor_recoveries')
    .select('user_id')
    .where('ended_at', 'is', null)
    .where('link_hash', 'is', null)
    .where('ready_at', '<=', now)
    .where(ofNow)
    .limit(100)
    .execute()

export const updateRecovery = (tx: Tx, id: string, change: Partial<RecoveryRow>) =>
  tx.updateTable('factor_recoveries').set(change).where('id', '=', id).execute()

/** All ways to prove a second factor. */
export async function deleteFactors(tx: Tx, userId: string): Promise<void> {
  for (const table of ['totp_factors', 'passkeys', 'recovery_codes'])
    await sql`DELETE FROM ${sql.table(table)} WHERE user_id = ${userId}`.execute(tx)
}

export const deleteRecoveries = (db: Queries, requestedBefore: Date) =>
  db.deleteFrom('factor_recoveries').where('requested_at', '<', requestedBefore).execute()
