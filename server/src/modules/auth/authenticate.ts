import type { ActingAccount } from '../../platform/http/acting-account.ts'
import type { Authenticate } from '../../platform/http/authenticate.ts'
import { Problem } from '../../platform/http/problem.ts'
import { after } from '../../platform/time/clock.ts'
import { authenticateServiceKey, serviceKeyPrefix } from './service-key.ts'
import { hashToken } from './sessions.ts'
import { findSession, noteUse, type Session } from './sessions-repo.ts'

/** The person or program that a token stands for. Looked up at each call, so that a revoked session ends at once, everywhere. */
export const authenticate: Authenticate = async (db, use) => {
  const { accessToken, now, network } = use
  if (accessToken.startsWith(serviceKeyPrefix)) return authenticateServiceKey(db, use)
  const session = await findSession(db, hashToken(accessToken))
  if (!session || session.revoked_at || session.expires_at <= now) {
    throw new Problem('token_expired', 'The access token has expired. Refresh it, or log in again.')
  }
  if (session.status === 'SUSPENDED') {
    throw new Problem('account_suspended', 'Your account is suspended. Contact us to restore access.')
  }
  if (session.last_used_at < after(now, -noteUseSeconds)) {
    // Last use is for display only, so failing to store it, for example on a full disk, must not fail the request.
    await noteUse(db, {
      id: session.family_id,
      now,
      network,
      unusedSince: after(now, -noteUseSeconds),
    }).catch(() => {})
  }
  return {
    id: session.id,
    role: session.user_type,
    isService: false,
    staffRoles: session.user_type === 'ADMIN' ? (session.staff_roles ?? []) : [],
    email: session.email,
    termsAccepted: session.tc_agree,
    securityVersion: session.security_version,
    session: session.family_id,
    tokenExpiresAt: session.expires_at,
    account: accountOf(session),
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
