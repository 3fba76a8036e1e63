import { faultsOf, type Mistake, type Role } from '../fault.ts'
import { as, instead } from '../mistakes.ts'

/** A caller who is rejected with one of `statuses` is treated as one who is allowed. */
const openTo = (role: Role, ...statuses: readonly number[]): Mistake =>
  instead(async (call, backend) => {
    const reply = await backend.send(call)
    return statuses.includes(reply.status) ? backend.send(as(role, call, backend)) : reply
  })

/** Operations that are open to the wrong people. */
export const roleFaults = faultsOf('roles', [
  ['admin-log-open', 'adminListAuditLog', 'users read the audit log', openTo('admin', 403)],
])
