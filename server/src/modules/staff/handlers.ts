import type { components } from '@switchboard/sdk'
import { audit } from '../../platform/db/audit.ts'
import type { Queries, Tx } from '../../platform/db/client.ts'
import { handler, inTransaction } from '../../platform/http/handler.ts'
import { Problem } from '../../platform/http/problem.ts'
import { staffRolesInWords } from '../../platform/http/staff-role.ts'
import { queueMail } from '../../platform/mail/queue.ts'
import { lockAccount } from '../accounts/repo.ts'
import { deleteStaff, readStaff, type StaffRow, setStaffRoles } from '../accounts/staff-repo.ts'
import { endSessionsOf } from '../auth/sessions.ts'
import { notify } from '../notifications/notify.ts'
import { isEnrolled } from '../second-factor/repo.ts'
import { openAccount } from './open-account.ts'
import { requireOwner, tellOwners } from './owners.ts'
import { serviceAccountHandlers } from './service-accounts.ts'
import { staffInvitation, staffRemoved } from './staff-emails.ts'

const memberOf = async (
  db: Queries,
  row: StaffRow,
  callerId: string,
): Promise<components['schemas']['StaffMember']> => ({
  ...row,
  second_factor: await isEnrolled(db, row.user_id),
  last_sign_in: row.last_sign_in?.toISOString() ?? null,
  you: row.user_id === callerId,
})

const adminListStaff = handler<'adminListStaff'>(async ({ db, user }) => {
  const data: components['schemas']['StaffMember'][] = []
  for (const row of await readStaff(db)) data.push(await memberOf(db, row, user.id))
  return { status: 200, body: { data } }
})

const adminInviteStaff = inTransaction<'adminInviteStaff'>(async (call) => {
  const { db, body, clock, user, requestId, settings } = call
  await requireOwner(call)
  const email = body.email.trim()
  const { publicUrl } = settings
  const { id, link } = await openAccount(db, { email, roles: body.roles, publicUrl, now: clock() })
  const inviter = (await memberNamed(db, user.id)).name ?? user.email
  await queueMail(db, staffInvitation({ requestId, to: email, inviter, roles: body.roles, link }))
  await audit(call, { action: 'admin.staff.invite', subject: id, details: { roles: body.roles } })
  await tellOwners(call, id, `${email} was invited as ${staffRolesInWords(body.roles)}.`)
  return { status: 201, body: { data: await memberOf(db, await memberNamed(db, id), user.id) } }
})

const adminChangeStaffRoles = inTransaction<'adminChangeStaffRoles'>(async (call) => {
  const { db, body, clock, user } = call
  const owners = await requireOwner(call)
  const { user_id, roles: from, ...member } = await memberNamed(db, body.user_id)
  const roles = body.roles
  if (!roles.includes('OWNER')) requireOtherOwner(owners, { ...member, user_id })
  if (from.toSorted().join() !== roles.toSorted().join()) {
    await setStaffRoles(db, { userId: user_id, roles, now: clock() })
    await audit(call, { action: 'admin.staff.roles', subject: user_id, details: { from, to: roles } })
    const inWords = staffRolesInWords(roles)
    await tellOwners(call, user_id, `${nameOf(member)} now has the staff roles ${inWords}.`)
    await notify(db, {
      ...{ userId: user_id, kind: 'administration', message: `Your staff roles are now ${inWords}.` },
      ...{ important: true, now: clock() },
    })
  }
  return { status: 200, body: { data: await memberOf(db, await memberNamed(db, user_id), user.id) } }
})

const adminRemoveStaff = inTransaction<'adminRemoveStaff'>(async (call) => {
  const { db, body, requestId } = call
  const owners = await requireOwner(call)
  const member = await memberNamed(db, body.user_id)
  requireOtherOwner(owners, member)
  await deleteStaff(db, member.user_id)
  await lockAccount(db, member.user_id)
  await endSessionsOf(call, member.user_id)
  await audit(call, {
    ...{ action: 'admin.staff.remove', subject: member.user_id, details: { roles: member.roles } },
  })
  await tellOwners(call, member.user_id, `${nameOf(member)} is no longer an administrator.`)
  if (!member.invited) await queueMail(db, staffRemoved({ requestId, to: member.email }))
  return { status: 200, body: { data: { user_id: member.user_id } } }
})

/** Owners who have not used their invitation yet can’t let anybody in. */
function requireOtherOwner(owners: readonly string[], member: Pick<StaffRow, 'user_id' | 'name' | 'email'>) {
  if (owners.some((id) => id !== member.user_id)) return
  throw new Problem(
    'staff_last_owner',
    `${nameOf(member)} is the last owner. Make somebody else an owner first.`,
  )
}

async function memberNamed(db: Tx, userId: string): Promise<StaffRow> {
  const [row] = await readStaff(db, userId)
  if (row) return row
  throw new Problem(
    'not_found',
    'There’s no administrator with this ID. They may have been removed; reload the page.',
  )
}

const nameOf = ({ name, email }: Pick<StaffRow, 'name' | 'email'>): string => name ?? email

export const staffHandlers = {
  adminListStaff,
  adminInviteStaff,
  adminChangeStaffRoles,
  adminRemoveStaff,
  ...serviceAccountHandlers,
}
