import { type Selectable, sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import type { AuthUser } from '../../platform/http/authenticate.ts'
import { people } from '../accounts/people-repo.ts'
import { securityVersionOf } from '../accounts/security-version-repo.ts'

export type TotpRow = Selectable<Database['totp_factors']>
export type PasskeyRow = Selectable<Database['passkeys']>

export const findTotp = (db: Queries, userId: string): Promise<TotpRow | undefined> =>
  db.selectFrom('totp_factors').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** The oldest first. */
export const listPasskeys = (db: Queries, userId: string): Promise<PasskeyRow[]> =>
  db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const countRecoveryCodes = async (db: Queries, userId: string): Promise<number> => {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}

export async function isEnrolled(db: Queries, userId: string): Promise<boolean> {
  const { rows } = await sql<{ enrolled: boolean }>`
    SELECT EXISTS (SELECT FROM totp_factors WHERE user_id = ${userId})
      OR EXISTS (SELECT FROM passkeys WHERE user_id = ${userId}) AS enrolled`.execute(db)
  return rows[0]?.enrolled === true
}

export async function administratorsWithoutFactor(db: Queries): Promise<number> {
  const { rows } = await sql<{ unguarded: number }>`
    SELECT count(*) AS unguarded FROM ${people('users')} WHERE user_type = 'ADMIN' AND status = 'ACTIVE'
      AND NOT EXISTS (SELECT FROM totp_factors WHERE user_id = users.id)
      AND NOT EXISTS (SELECT FROM passkeys WHERE user_id = users.id)`.execute(db)
  return rows[0]?.unguarded ?? 0
}

export async function keepTotp(tx: Tx, row: Omit<TotpRow, 'last_used_at'>): Promise<void> {
  const { user_id: _key, ...change } = row
  await tx
    .insertInto('totp_factors')
    .values({ ...row, last_used_at: null })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...change, last_used_at: null }))
    .execute()
}

interface TotpUse {
  readonly userId: string
  readonly step: number
  readonly now: Date
}

/** False if this code or a later one was used before, also by a concurrent request. */
export async function takeTotpStep(tx: Tx, { userId, step, now }: TotpUse): Promise<boolean> {
  const taken = await tx
    .updateTable('totp_factors')
    .set({ last_step: step, last_used_at: now })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return taken !== undefined
}

export const removeTotpFactor = async (tx: Tx, userId: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('totp_factors')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** False when it is kept already, by whomever. */
export async function keepPasskey(tx: Tx, row: PasskeyRow): Promise<boolean> {
  const result = await tx
    .insertInto('passkeys')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return result !== undefined
}

/** One account's: a passkey of another is none. The caller holds the row of the user, so that uses of its counter take turns. */
export const findPasskey = (tx: Tx, userId: string, credentialId: string): Promise<PasskeyRow | undefined> =>
  tx
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()

export async function notePasskeyUse(
  tx: Tx,
  id: string,
  { sign_count, synced, now }: Pick<PasskeyRow, 'sign_count' | 'synced'> & { readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('passkeys')
    .set({ sign_count, synced, last_used_at: now })
    .where('id', '=', id)
    .execute()
}

interface OwnPasskey {
  readonly userId: string
  readonly passkeyId: string
}

export async function setPasskeyName(
  tx: Tx,
  { userId, passkeyId }: OwnPasskey,
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkeys')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', passkeyId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns its name. */
export async function deletePasskey(tx: Tx, { userId, passkeyId }: OwnPasskey): Promise<string | undefined> {
  const gone = await tx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', passkeyId)
    .returning('name')
    .executeTakeFirst()
  return gone?.name
}

export async function keepRecoveryCodes(tx: Tx, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await deleteRecoveryCodes(tx, userId)
  if (hashes.length === 0) return
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, hash, used_at: null })))
    .execute()
}

export async function deleteRecoveryCodes(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

interface RecoveryCodeUse {
  readonly userId: string
  readonly hash: Buffer
  readonly now: Date
}

/** One statement uses it up: of two who send it at once, the second finds it used. */
export async function takeRecoveryCode(tx: Tx, { userId, hash, now }: RecoveryCodeUse): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

interface SessionProof {
  readonly sessionId: string
  readonly now: Date
  readonly byFactor: boolean
}

export async function noteProof(tx: Tx, { sessionId, now, byFactor }: SessionProof): Promise<void> {
  const security_version = sql<number>`(SELECT users.security_version FROM ${people('users')}
    JOIN session_families AS families ON families.user_id = users.id WHERE families.id = ${sessionId})`
  const proof = { proved_at: now, by_factor: byFactor, security_version }
  await tx
    .insertInto('session_proofs')
    .values({ session_id: sessionId, ...proof })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(proof))
    .execute()
}

/** A change that a session made itself, and had proved to be its owner's before, takes nothing from what it proved. */
export async function keepProof(tx: Tx, { id, session, securityVersion }: AuthUser): Promise<void> {
  for (const [table, key] of [
    ['session_proofs', 'session_id'],
    ['session_families', 'id'],
  ] as const) {
    await sql`UPDATE ${sql.table(table)} SET security_version = ${securityVersionOf(id)}
      WHERE ${sql.ref(key)} = ${session} AND security_version = ${securityVersion}`.execute(tx)
  }
}

interface ProofStatus {
  readonly enrolled: boolean
  /** Null, as what was proved, where the account has changed since. */
  readonly signed_in_at: Date | null
  readonly proved_at: Date | null
  readonly by_factor: boolean
}

export async function readProofStatus(
  db: Queries,
  userId: string,
  sessionId: string,
): Promise<ProofStatus | undefined> {
  const { rows } = await sql<ProofStatus>`
    SELECT CASE WHEN families.security_version = users.security_version THEN families.created_at END AS signed_in_at,
      proofs.proved_at, coalesce(proofs.by_factor, false) AS by_factor,
      EXISTS (SELECT FROM totp_factors WHERE user_id = ${userId})
        OR EXISTS (SELECT FROM passkeys WHERE user_id = ${userId}) AS enrolled
    FROM session_families AS families
    JOIN ${people('users')} ON users.id = families.user_id
    LEFT JOIN session_proofs AS proofs ON proofs.session_id = families.id AND proofs.security_version = users.security_version
    WHERE families.id = ${sessionId}`.execute(db)
  return rows[0]
}
