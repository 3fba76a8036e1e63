import { sql } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'
import type { ActingAccount, TeamRole } from '../../platform/http/acting-account.ts'
import type { Authenticate } from '../../platform/http/authenticate.ts'
import { Problem } from '../../platform/http/problem.ts'
import { after } from '../../platform/time/clock.ts'
import { people } from '../accounts/people-repo.ts'
import { hashToken } from './sessions.ts'

interface Session {
  readonly id: string
  readonly user_type: 'USER' | 'ADMIN'
  readonly email: string
  readonly tc_agree: boolean
  readonly security_version: number
  readonly status: 'ACTIVE' | 'PENDING' | 'SUSPENDED'
  readonly family_id: string
  readonly expires_at: Date
  readonly revoked_at: Date | null
  readonly last_used_at: Date
  readonly company_name: string | null
  readonly team_id: string | null
  readonly team_role: TeamRole | null
  readonly team_name: string | null
  readonly team_status: 'ACTIVE' | 'PENDING' | 'SUSPENDED' | null
}

/** The person an access token stands for. Looked up at each call, so that a revoked session ends at once, everywhere. */
export const authenticate: Authenticate = async (db, { accessToken, now, network }) => {
  // As text: each call with a token waits for it, and building it anew would take longer than running it.
  const { rows } = await sql<Session>`
    SELECT users.id, users.user_type, users.email, users.tc_agree, users.security_version, users.status, access.family_id, access.expires_at, families.revoked_at,
      families.last_used_at, users.company_name, team_members.account_id AS team_id, team_members.role AS team_role,
      owner.company_name AS team_name, owner.status AS team_status
    FROM access_tokens AS access
    JOIN session_families AS families ON families.id = access.family_id
    JOIN ${people('users')} ON users.id = families.user_id
    LEFT JOIN team_members ON team_members.user_id = users.id
    LEFT JOIN ${people('owner')} ON owner.id = team_members.account_id
    WHERE access.hash = ${hashToken(accessToken)}`.execute(db)
  const [found] = rows
  if (!found || found.revoked_at || found.expires_at <= now) {
    throw new Problem('token_expired', 'The access token has expired. Refresh it, or log in again.')
  }
  if (found.status === 'SUSPENDED') {
    throw new Problem('account_suspended', 'Your account is suspended. Contact us to restore access.')
  }
  if (found.last_used_at < after(now, -noteUseSeconds)) {
    // What is only shown keeps nobody from their answer, such as when the disk is full.
    await noteUse(db, { id: found.family_id, now, network }).catch(() => {})
  }
  return {
    id: found.id,
    role: found.user_type,
    email: found.email,
    termsAccepted: found.tc_agree,
    securityVersion: found.security_version,
    session: found.family_id,
    tokenExpiresAt: found.expires_at,
    account: accountOf(found),
  }
}

/** Read with the session, so that a role that was changed or taken holds from the next request on. */
const accountOf = ({
  id,
  company_name,
  team_id,
  team_role,
  team_name,
  team_status,
}: Session): ActingAccount =>
  team_id && team_role
    ? { id: team_id, name: team_name, role: team_role, suspended: team_status === 'SUSPENDED' }
    : { id, name: company_name, role: 'OWNER', suspended: false }

/** A write for each call would cost more than the call. */
const noteUseSeconds = 60

interface SessionUse {
  readonly id: string
  readonly now: Date
  readonly network: string
}

/** Waits for nobody: whoever holds the row is changing the session, or noting the same. */
async function noteUse(db: Queries, { id, now, network }: SessionUse): Promise<void> {
  await db
    .updateTable('session_families')
    .set({ last_used_at: now, network })
    .where('id', 'in', (query) =>
      query
        .selectFrom('session_families')
        .select('id')
        .where('id', '=', id)
        .where('last_used_at', '<', after(now, -noteUseSeconds))
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .execute()
}
