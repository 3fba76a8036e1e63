import { randomBytes } from 'node:crypto'
import type { Queries, Tx } from '../../platform/db/client.ts'
import { Problem } from '../../platform/http/problem.ts'
import { sha256 } from '../../platform/sha256.ts'
import { after, type Clock } from '../../platform/time/clock.ts'
import { isCurrent, securityVersionOf } from '../accounts/security-version.ts'
import type { ChallengePurpose } from './tables.ts'

const maxAttempts = 5
/** What is proved is at hand; what is set up has to be found, installed and scanned. */
const lifeSeconds: Readonly<Record<ChallengePurpose, number>> = {
  SIGN_IN: 300,
  STEP_UP: 300,
  TOTP_SETUP: 600,
  PASSKEY_SETUP: 600,
}

interface ChallengeContext<On extends Queries = Queries> {
  readonly db: On
  readonly clock: Clock
}

interface NewChallenge {
  readonly purpose: ChallengePurpose
  readonly userId: string
  /** Undefined before there is one. */
  readonly sessionId?: string
  readonly totpSecret?: Buffer
  /** With which its session came; without one, the caller holds the row of the user. */
  readonly securityVersion?: number
}

/** Returns its token, which is kept as a hash alone. */
export async function openChallenge(
  { db, clock }: ChallengeContext,
  { purpose, userId, sessionId, totpSecret, securityVersion }: NewChallenge,
): Promise<{ challenge_token: string; expires_in: number }> {
  const challenge_token = `sfc_${randomBytes(32).toString('base64url')}`
  const expires_in = lifeSeconds[purpose]
  await db
    .insertInto('second_factor_challenges')
    .values({
      hash: sha256(challenge_token),
      user_id: userId,
      session_id: sessionId ?? null,
      purpose,
      totp_secret: totpSecret ?? null,
      expires_at: after(clock(), expires_in),
      used_at: null,
      security_version: securityVersion ?? securityVersionOf(userId),
    })
    .execute()
  return { challenge_token, expires_in }
}

export interface OpenChallenge {
  readonly token: string
  readonly userId: string
  readonly totpSecret: Buffer | null
}

interface ChallengeAttempt {
  readonly token: string
  readonly purpose: ChallengePurpose
  /** Whose it has to be. Undefined where it was given to a visitor. */
  readonly sessionId?: string
}

/**
 * Counts an attempt, before the proof is looked at and whatever becomes of it: parallel guesses would all be looked at
 * otherwise.
 */
export async function countAttempt(
  { db, clock }: ChallengeContext,
  { token, purpose, sessionId }: ChallengeAttempt,
): Promise<OpenChallenge> {
  const found = await db
    .updateTable('second_factor_challenges')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1) }))
    .where('hash', '=', sha256(token))
    .where('purpose', '=', purpose)
    .where((eb) => (sessionId ? eb('session_id', '=', sessionId) : eb('session_id', 'is', null)))
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock())
    .where('attempts', '<', maxAttempts)
    .returning(['user_id', 'totp_secret'])
    .executeTakeFirst()
  if (!found) throw expired()
  return { token, userId: found.user_id, totpSecret: found.totp_secret }
}

const ofNow = isCurrent('second_factor_challenges.user_id', 'second_factor_challenges.security_version')

/**
 * In the transaction of what it was for, which holds the row of the user: of two who answer it at once, the second finds it used, and
 * one that was opened before a change of the account is worth nothing after it.
 */
export async function closeChallenge({ db, clock }: ChallengeContext<Tx>, token: string): Promise<void> {
  const closed = await db
    .updateTable('second_factor_challenges')
    .set({ used_at: clock() })
    .where('hash', '=', sha256(token))
    .where('used_at', 'is', null)
    .where(ofNow)
    .returning('hash')
    .executeTakeFirst()
  if (!closed) throw expired()
}

export async function purgeChallenges({ db, clock }: ChallengeContext): Promise<void> {
  await db.deleteFrom('second_factor_challenges').where('expires_at', '<', clock()).execute()
}

const expired = () =>
  new Problem(
    'challenge_expired',
    'You took too long, entered too many wrong codes, or changed how you log in. Start again.',
  )
