import type { Tx } from '../../platform/db/client.ts'
import type { RequestContext } from '../../platform/http/handler.ts'
import { staffRoleProblem } from '../../platform/http/staff-role.ts'
import { listStaff, lockOwners, readStaff } from '../accounts/staff-repo.ts'
import { notify } from '../notifications/notify.ts'

type OwnersCall = Pick<RequestContext<'adminListStaff', Tx>, 'db' | 'user' | 'clock'>

/** Of two owners who remove each other at the same time, the second is none any more. Returns the owners. */
export async function requireOwner({ db, user }: OwnersCall): Promise<readonly string[]> {
  const owners = await lockOwners(db)
  const [own] = await readStaff(db, user.id)
  const problem = staffRoleProblem({ staffRoles: own?.roles ?? [] }, ['OWNER'])
  if (problem) throw problem
  return owners
}

/** All but the caller and whom it is about. */
export async function tellOwners(
  { db, user, clock }: OwnersCall,
  about: string,
  message: string,
): Promise<void> {
  for (const userId of await listStaff(db, ['OWNER'])) {
    if (userId === user.id || userId === about) continue
    await notify(db, {
      ...{ userId, kind: 'administration', message, important: true, now: clock() },
      ...{ route: '/admin/staff', text: 'View staff' },
    })
  }
}
