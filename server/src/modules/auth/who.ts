import type { Queries } from '../../db/client.ts'
import { Problem } from '../../http/problem.ts'
import { hashToken } from './tokens.ts'

export interface SignedIn {
  readonly id: string
  readonly role: 'USER' | 'ADMIN'
  readonly email: string
  readonly termsAccepted: boolean
  /** The session of the access token. */
  readonly session: string
}

/** The person an access token stands for. Looked up at each call, so that a revoked session ends at once, everywhere. */
export async function whoIs(db: Queries, token: string, now: Date): Promise<SignedIn> {
  const found = await db
    .selectFrom('access_tokens')
    .innerJoin('session_families', 'session_families.id', 'access_tokens.family_id')
    .innerJoin('users', 'users.id', 'session_families.user_id')
    .select(['users.id', 'user_type', 'email', 'tc_agree', 'status'])
    .select(['access_tokens.family_id', 'access_tokens.expires_at', 'session_families.revoked_at'])
    .where('access_tokens.hash', '=', hashToken(token))
    .executeTakeFirst()
  if (!found || found.revoked_at || found.expires_at <= now) {
    throw new Problem('token_expired', 'The access token has expired. Refresh it, or sign in again.')
  }
  if (found.status === 'SUSPENDED') {
    throw new Problem('account_suspended', 'Your account is suspended. Write to us to have it looked at.')
  }
  return {
    id: found.id,
    role: found.user_type,
    email: found.email,
    termsAccepted: found.tc_agree,
    session: found.family_id,
  }
}
