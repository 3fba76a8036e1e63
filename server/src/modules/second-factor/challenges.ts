import { randomBytes } from 'node:crypto'
import type { Queries, Tx } from '../../platform/db/client.ts'
import { Problem } from '../../platform/http/problem.ts'
import { sha256 } from '../../platform/sha256.ts'
import { after, type Clock } from '../../platform/time/clock.ts'
import type { ChallengePurpose } from './challenges-repo.ts'
import { addAttempt, addChallenge, deleteExpired, noteAnswered } from './challenges-repo.ts'
import { deleteRecoveries } from './recovery-repo.ts'

const maxAttempts = 5
/** Proving takes a moment; setting up means finding, installing and scanning an app. */
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
  await addChallenge(db, {
    hash: sha256(challenge_token),
    user_id: userId,
    session_id: sessionId ?? null,
    purpose,
    totp_secret: totpSecret ?? null,
    expires_at: after(clock(), expires_in),
    used_at: null,
    security_version: securityVersion,
  })
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
  /** The session it was issued to; undefined for a visitor. */
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
  const attempt = { hash: sha256(token), purpose, sessionId, now: clock(), maxAttempts }
  const challenge = await addAttempt(db, attempt)
  if (!challenge) throw expired()
  return { token, userId: challenge.user_id, totpSecret: challenge.totp_secret }
}

/**
 * In the transaction of what it was for, which holds the row of the user: of two who answer it at once, the second finds it used, and
 * one that was opened before a change of the account is worth nothing after it.
 */
export async function closeChallenge({ db, clock }: ChallengeContext<Tx>, token: string): Promise<void> {
  if (!(await noteAnswered(db, sha256(token), clock()))) throw expired()
}

const recoveryKeptSeconds = 30 * 86_400

export async function purgeChallenges({ db, clock }: ChallengeContext): Promise<void> {
  await deleteExpired(db, clock())
  await deleteRecoveries(db, after(clock(), -recoveryKeptSeconds))
}

const expired = () =>
  new Problem(
    'challenge_expired',
    'You took too long, entered too many wrong codes, or changed how you log in. Start again.',
  )
