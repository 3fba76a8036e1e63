// Keys of service accounts, in place of access tokens: decision 0149.
import { isInRanges } from '../../platform/http/address-ranges.ts'
import type { Authenticate } from '../../platform/http/authenticate.ts'
import { Problem } from '../../platform/http/problem.ts'
import { sha256 } from '../../platform/sha256.ts'
import { after } from '../../platform/time/clock.ts'
import { findServiceKey, noteServiceKeyUse } from '../accounts/service-accounts-repo.ts'

/** Secret scanners find it by this. */
export const serviceKeyPrefix = 'sb_service_'

const noteUseSeconds = 60

export const authenticateServiceKey: Authenticate = async (db, { accessToken, now, address }) => {
  const key = await findServiceKey(db, sha256(accessToken))
  const end = key && (key.grace_ends_at ?? key.expires_at)
  if (!key || !end || end <= now || key.expires_at <= now) {
    throw new Problem(
      'token_expired',
      'This service key is unknown, was replaced, or its account has ended. Ask an owner.',
    )
  }
  if (key.addresses.length > 0 && !isInRanges(address, key.addresses)) {
    throw new Problem('forbidden', `This service key can’t be used from ${address}.`)
  }
  if (!key.last_used_at || key.last_used_at < after(now, -noteUseSeconds)) {
    // For display only, so failing to store it must not fail the request.
    await noteServiceKeyUse(db, key.id, now).catch(() => {})
  }
  return {
    id: key.user_id,
    role: 'ADMIN',
    isService: true,
    staffRoles: key.roles,
    email: key.user_id,
    termsAccepted: true,
    securityVersion: key.security_version,
    session: key.id,
    tokenExpiresAt: end,
    account: { id: key.user_id, name: null, role: 'OWNER', suspended: false },
  }
}
