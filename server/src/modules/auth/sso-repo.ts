import type { Db, Tx } from '../../platform/db/client.ts'
import { lockUser } from '../accounts/repo.ts'
import { isCurrent, securityVersionOf } from '../accounts/security-version-repo.ts'

interface SsoToken {
  readonly hash: Buffer
  readonly userId: string
  readonly expiresAt: Date
}

export async function addSsoToken(tx: Tx, { hash, userId, expiresAt: expires_at }: SsoToken): Promise<void> {
  const security_version = securityVersionOf(userId)
  await tx
    .insertInto('sso_tokens')
    .values({ hash, user_id: userId, expires_at, used_at: null, security_version })
    .execute()
}

/** Uses a token up. The row of the user is locked first, so that one from before a change of the account is worth nothing after it. */
export async function takeSsoToken(tx: Tx, hash: Buffer, now: Date) {
  const owner = await tx
    .selectFrom('sso_tokens')
    .select('user_id')
    .where('hash', '=', hash)
    .executeTakeFirst()
  if (owner) await lockUser(tx, owner.user_id)
  return tx
    .updateTable('sso_tokens')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .returning(isCurrent('sso_tokens.user_id', 'sso_tokens.security_version').as('is_current'))
    .executeTakeFirst()
}

interface Attempt {
  readonly hash: Buffer
  readonly provider: string
}

export async function addAttempt(
  db: Db,
  { appKey: app_key, expiresAt: expires_at, ...attempt }: Attempt & { appKey: Buffer; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('sign_in_attempts')
    .values({ ...attempt, app_key, expires_at })
    .execute()
}

/** Uses an attempt up. False for one that was used, in whichever process, that is too old, or another provider’s. */
export async function takeAttempt(db: Db, { hash, provider }: Attempt, now: Date): Promise<boolean> {
  const taken = await db
    .updateTable('sign_in_attempts')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('provider', '=', provider)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('hash')
    .executeTakeFirst()
  return taken !== undefined
}

/** Keeps an identity for the owner of an account. */
export async function keepIdentity(
  tx: Tx,
  hash: Buffer,
  { userId: user_id, ssoId: sso_id }: { readonly userId: string; readonly ssoId: string },
): Promise<void> {
  await tx.updateTable('sign_in_attempts').set({ user_id, sso_id }).where('hash', '=', hash).execute()
}

/** The identity that waits for an account, by the key of the page that began. It waits no more. */
export const takeIdentity = (
  tx: Tx,
  { appKey, userId, now }: { appKey: Buffer; userId: string; now: Date },
) =>
  tx
    .deleteFrom('sign_in_attempts')
    .where('app_key', '=', appKey)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .returning(['provider', 'sso_id'])
    .executeTakeFirst()
