import type { Insertable } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import { isCurrent, securityVersionOf } from '../accounts/security-version-repo.ts'

export type ChallengePurpose = Database['second_factor_challenges']['purpose']

interface Challenge extends Omit<Insertable<Database['second_factor_challenges']>, 'security_version'> {
  /** That of the account as it is now where it is undefined. */
  readonly security_version: number | undefined
}

export async function addChallenge(db: Queries, row: Challenge): Promise<void> {
  const security_version = row.security_version ?? securityVersionOf(row.user_id)
  await db
    .insertInto('second_factor_challenges')
    .values({ ...row, security_version })
    .execute()
}

interface Attempt {
  readonly hash: Buffer
  readonly purpose: ChallengePurpose
  readonly sessionId: string | undefined
  readonly now: Date
  readonly maxAttempts: number
}

/** Undefined for a challenge that takes no attempt any more. */
export const addAttempt = (db: Queries, { hash, purpose, sessionId, now, maxAttempts }: Attempt) =>
  db
    .updateTable('second_factor_challenges')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where((eb) => (sessionId ? eb('session_id', '=', sessionId) : eb('session_id', 'is', null)))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('attempts', '<', maxAttempts)
    .returning(['user_id', 'totp_secret'])
    .executeTakeFirst()

const ofNow = isCurrent('second_factor_challenges.user_id', 'second_factor_challenges.security_version')

/** False where it was answered before, or its account has changed since. */
export async function noteAnswered(tx: Tx, hash: Buffer, now: Date): Promise<boolean> {
  const answered = await tx
    .updateTable('second_factor_challenges')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .where(ofNow)
    .returning('hash')
    .executeTakeFirst()
  return answered !== undefined
}

export async function deleteExpired(db: Queries, now: Date): Promise<void> {
  await db.deleteFrom('second_factor_challenges').where('expires_at', '<', now).execute()
}
