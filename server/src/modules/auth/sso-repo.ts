import type { Tx } from '../../platform/db/client.ts'
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
