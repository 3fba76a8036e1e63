import { createHmac, randomBytes } from 'node:crypto'
import type { components } from '@switchboard/sdk'
import type { Tx } from '../../platform/db/client.ts'
import { readSecret } from '../../platform/db/secrets.ts'
import { type CommittedRejection, commitAndReject, Problem } from '../../platform/http/problem.ts'
import { newId } from '../../platform/ids.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { sha256 } from '../../platform/sha256.ts'
import { after, type Clock } from '../../platform/time/clock.ts'
import { noteSecurityChange } from '../accounts/security-version-repo.ts'

import {
  addPair,
  addSession,
  endOfAccessToken,
  lockByRefreshToken,
  revokeByRefreshToken,
  revokeOpenSessions,
  revokeSession,
} from './sessions-repo.ts'

type TokenPair = components['schemas']['TokenPair']

interface SessionContext {
  readonly db: Tx
  readonly clock: Clock
  readonly settings: Settings
}

export interface SessionOrigin {
  readonly userAgent: string | null
  readonly network: string
}

interface NewSession {
  readonly userId: string
  readonly sessionId?: string
}

/** Begins a session: a new family with its first pair. */
export async function startSession(
  { db, clock, settings, userAgent, network }: SessionContext & SessionOrigin,
  { userId, sessionId: family_id = newId('ses') }: NewSession,
): Promise<TokenPair> {
  const now = clock()
  const refreshToken = newRefreshToken()
  await addSession(db, {
    id: family_id,
    user_id: userId,
    created_at: now,
    expires_at: after(now, settings.sessionSeconds),
    revoked_at: null,
    user_agent: userAgent,
    network,
    last_used_at: now,
  })
  return issue({ db, clock, settings }, { refreshToken, family_id, generation: 0 })
}

/**
 * Trades a refresh token. The parent of the active token gets the same pair again: its answer was lost, or two tabs
 * raced. Any older one was stolen or copied, and ends the whole session.
 */
export async function refreshSession(
  on: SessionContext,
  refreshToken: string,
): Promise<TokenPair | CommittedRejection> {
  const { db, clock } = on
  const known = await lockByRefreshToken(db, hashToken(refreshToken))
  if (!known || known.revoked_at) throw refused('This session has ended. Log in again.')
  if (known.expires_at <= clock()) throw refused('A session lasts 30 days. Log in again.')

  const { family_id, generation, active } = known
  const child = nextRefreshToken(await readSecret(db, 'session'), refreshToken)
  if (generation === active) return issue(on, { refreshToken: child, family_id, generation: active + 1 })
  if (generation === active - 1) return replayPair(on, child)
  await revokeSession(db, family_id, clock())
  return commitAndReject(
    refused(
      'This refresh token was already used, so we ended the session to protect your account. Log in again.',
    ),
  )
}

/** Ends the session of a refresh token. One that is not known has none. */
export async function endSession(
  { db, clock }: Omit<SessionContext, 'settings'>,
  refreshToken: string,
): Promise<void> {
  await revokeByRefreshToken(db, hashToken(refreshToken), clock())
}

/**
 * Ends all sessions of a person except one, and everything they started. Locks the person first, as every change of
 * the account does. Returns the number of sessions ended.
 */
export async function endSessionsOf(
  { db, clock }: Omit<SessionContext, 'settings'>,
  userId: string,
  exceptSessionId = '',
): Promise<number> {
  await noteSecurityChange(db, userId)
  return revokeOpenSessions(db, { userId, except: exceptSessionId, now: clock() })
}

interface Issue {
  readonly refreshToken: string
  readonly family_id: string
  readonly generation: number
}

async function issue(
  { db, clock, settings }: SessionContext,
  { refreshToken, family_id, generation }: Issue,
): Promise<TokenPair> {
  const accessToken = accessFor(await readSecret(db, 'session'), refreshToken)
  const expires_at = after(clock(), settings.accessTokenSeconds)
  const [refresh, access] = [hashToken(refreshToken), hashToken(accessToken)]
  await addPair(db, { refresh, access, family_id, generation, expires_at })
  return pair(refreshToken, accessToken, settings.accessTokenSeconds)
}

async function replayPair({ db, clock }: SessionContext, refreshToken: string): Promise<TokenPair> {
  const accessToken = accessFor(await readSecret(db, 'session'), refreshToken)
  const expiresAt = await endOfAccessToken(db, hashToken(accessToken))
  // One that has expired may have been swept away.
  const left = expiresAt ? Math.ceil((expiresAt.getTime() - clock().getTime()) / 1000) : 0
  return pair(refreshToken, accessToken, Math.max(1, left))
}

const pair = (refresh_token: string, access_token: string, expires_in: number): TokenPair => ({
  access_token,
  refresh_token,
  token_type: 'Bearer',
  expires_in,
})

const refused = (detail: string): Problem => new Problem('refresh_refused', detail)

/** Tokens are kept as hashes alone. They are random, so a plain hash is enough. */
export const hashToken = sha256

const newRefreshToken = (): string => `sbr_${randomBytes(32).toString('base64url')}`

/**
 * Derived and not drawn, so that the parent of the active token can be answered with the same pair again, and yet no
 * token is kept in the clear.
 */
const derive = (secret: Buffer, what: string, from: string): string =>
  createHmac('sha256', secret).update(`${what}:${from}`).digest('base64url')

/** The refresh token that replaces another. */
const nextRefreshToken = (secret: Buffer, refreshToken: string): string =>
  `sbr_${derive(secret, 'refresh', refreshToken)}`

/** The access token that goes with a refresh token. */
const accessFor = (secret: Buffer, refreshToken: string): string =>
  `sba_${derive(secret, 'access', refreshToken)}`
