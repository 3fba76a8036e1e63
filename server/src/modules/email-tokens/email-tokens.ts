import { randomBytes } from 'node:crypto'
import type { AppContext } from '../../platform/app-context.ts'
import type { Tx } from '../../platform/db/client.ts'
import { Problem } from '../../platform/http/problem.ts'
import { sha256 } from '../../platform/sha256.ts'
import { after, type Clock } from '../../platform/time/clock.ts'
import { readUser } from '../accounts/repo.ts'
import type { EmailTokenPurpose } from './repo.ts'
import {
  addEmailToken,
  closeEmailToken,
  deleteEmailTokens,
  deleteWaits,
  lockEmailToken,
  noteUsed,
} from './repo.ts'

interface TokenKind {
  readonly prefix: string
  readonly page: string
  readonly seconds: number
  readonly lasts: string
  readonly askAgain: string
  readonly whenUsed: string
}

const kinds: Readonly<Record<EmailTokenPurpose, TokenKind>> = {
  VERIFY: {
    prefix: 'ver',
    page: '/verify',
    seconds: 86_400,
    lasts: '24 hours',
    askAgain: 'Request a new one.',
    whenUsed: 'A link works once. Your address is verified, so you can log in.',
  },
  RESET: {
    prefix: 'rst',
    page: '/reset-password',
    seconds: 3_600,
    lasts: 'one hour',
    askAgain: 'Request a new one under Forgot password.',
    whenUsed: 'A link works once. Log in with your new password, or request a new link.',
  },
  DELETE: {
    prefix: 'del',
    page: '/dashboard/profile?section=your-data',
    seconds: 3_600,
    lasts: 'one hour',
    askAgain: 'Request a new one in your profile.',
    whenUsed: 'A link works once. Request a new one in your profile.',
  },
}

interface CreateEmailTokenInput {
  readonly userId: string
  readonly purpose: EmailTokenPurpose
  readonly publicUrl: string
  readonly now: Date
  /** Where it lasts longer than others of its purpose. */
  readonly seconds?: number
}

/** The address of a new link; those before it stop working. The caller holds the row of the user, so links take turns. */
export async function createEmailLink(
  db: Tx,
  { userId, purpose, publicUrl, now, seconds = kinds[purpose].seconds }: CreateEmailTokenInput,
): Promise<string> {
  const { prefix, page } = kinds[purpose]
  const token = `${prefix}_${randomBytes(32).toString('base64url')}`
  await closeEmailToken(db, { userId, purpose, now, as: 'replaced_at' })
  await addEmailToken(db, {
    hash: sha256(token),
    user_id: userId,
    purpose,
    created_at: now,
    expires_at: after(now, seconds),
  })
  const link = new URL(page, publicUrl)
  link.searchParams.set('token', token)
  return link.href
}

interface RedeemEmailTokenInput {
  readonly token: string
  readonly purpose: EmailTokenPurpose
}

/**
 * Uses a link up and answers whose it is. The row of the user is locked first, here as where links are made, so that
 * of two who follow one link at once the second finds it used.
 */
export async function redeemEmailToken(
  { db, clock }: { readonly db: Tx; readonly clock: Clock },
  { token, purpose }: RedeemEmailTokenInput,
): Promise<string> {
  const { lasts, askAgain, whenUsed } = kinds[purpose]
  const hash = sha256(token)
  const link = await lockEmailToken(db, hash, purpose)
  if (!link || link.replaced_at) {
    throw new Problem(
      'verification_unknown',
      `The link is incomplete, or a newer one replaced it. ${askAgain}`,
    )
  }
  if (link.used_at) throw new Problem('verification_used', whenUsed)
  const { security_version: now_version } = await readUser(db, link.user_id)
  if (link.security_version !== now_version) {
    throw new Problem(
      'verification_expired',
      `How this account is logged in to has changed since the email was sent. ${askAgain}`,
    )
  }
  if (link.expires_at <= clock()) {
    throw new Problem('verification_expired', `A link works for ${lasts}. ${askAgain}`)
  }
  await noteUsed(db, hash, clock())
  return link.user_id
}

const weekSeconds = 7 * 86_400
const hourSeconds = 3_600

/** Expired tokens stay for a week, so that a late click gets an explanation. */
export async function purgeEmailTokens({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  await deleteEmailTokens(db, after(now, -weekSeconds))
  await deleteWaits(db, after(now, -hourSeconds))
}
