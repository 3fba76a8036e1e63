// The staff as operators change it, who can reach the database: decision 0143.

import { audit } from '../../platform/db/audit.ts'
import type { Db } from '../../platform/db/client.ts'
import type { StaffRole } from '../../platform/http/acting-account.ts'
import type { Clock } from '../../platform/time/clock.ts'
import { lockByEmail } from '../accounts/repo.ts'
import { readStaff, reopenAdministrator } from '../accounts/staff-repo.ts'
import { endSessionsOf } from '../auth/sessions.ts'
import { deleteFactors } from '../second-factor/recovery-repo.ts'
import { openAccount, passwordLink } from './open-account.ts'

interface Operating {
  readonly db: Db
  readonly clock: Clock
  readonly publicUrl: string
  /** For the audit log. */
  readonly operator: string
}

/** Returns the link, which only the operator sees. */
export const addStaff = (
  { db, clock, publicUrl, operator }: Operating,
  { email, roles }: { readonly email: string; readonly roles: readonly StaffRole[] },
): Promise<string> =>
  db.transaction().execute(async (tx) => {
    const { id, link } = await openAccount(tx, { email, roles, publicUrl, now: clock() })
    const by = { db: tx, clock, user: { id: operator }, requestId: null }
    await audit(by, { action: 'admin.staff.invite', subject: id, details: { roles } })
    return link
  })

/** Password, second factors and sessions of an administrator end, and the link sets a new password. Throws RangeError for anybody else. */
export const recoverStaff = ({ db, clock, publicUrl, operator }: Operating, email: string): Promise<string> =>
  db.transaction().execute(async (tx) => {
    const known = await lockByEmail(tx, email)
    const [member] = known ? await readStaff(tx, known.id) : []
    if (!member) throw new RangeError(`${email} is no administrator.`)
    const userId = member.user_id
    await endSessionsOf({ db: tx, clock }, userId)
    await deleteFactors(tx, userId)
    await reopenAdministrator(tx, userId)
    const by = { db: tx, clock, user: { id: operator }, requestId: null }
    await audit(by, { action: 'admin.staff.recover', subject: userId, details: {} })
    return passwordLink(tx, { userId, publicUrl, now: clock() })
  })
