import { sql } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'
import type { AuthUser } from '../../platform/http/authenticate.ts'
import { Problem } from '../../platform/http/problem.ts'
import { hashToken } from './sessions.ts'

interface Session {
  readonly id: string
  readonly user_type: 'USER' | 'ADMIN'
  readonly email: string
  readonly tc_agree: boolean
  readonly status: 'ACTIVE' | 'PENDING' | 'SUSPENDED'
  readonly family_id: string
  readonly expires_at: Date
  readonly revoked_at: Date | null
}

/** The person an access token stands for. Looked up at each call, so that a revoked session ends at once, everywhere. */
export async function authenticate(db: Queries, token: string, now: Date): Promise<AuthUser> {
  // As text: each call with a token waits for it, and building it anew would take longer than running it.
  const { rows } = await sql<Session>`
    SELECT users.id, user_type, email, tc_agree, status, access.family_id, access.expires_at, families.revoked_at
    FROM access_tokens AS access
    JOIN session_families AS families ON families.id = access.family_id
    JOIN users ON users.id = families.user_id
    WHERE access.hash = ${hashToken(token)}`.execute(db)
  const [found] = rows
  if (!found || found.revoked_at || found.expires_at <= now) {
    throw new Problem('token_expired', 'The access token has expired. Refresh it, or sign in again.')
  }
  if (found.status === 'SUSPENDED') {
    throw new Problem('account_suspended', 'Your account is suspended. Contact us to restore access.')
  }
  return {
    id: found.id,
    role: found.user_type,
    email: found.email,
    termsAccepted: found.tc_agree,
    session: found.family_id,
  }
}
