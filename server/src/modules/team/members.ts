import { audit } from '../../platform/db/audit.ts'
import { inTransaction } from '../../platform/http/handler.ts'
import { Problem } from '../../platform/http/problem.ts'
import { roleNames } from '../../platform/http/team-role.ts'
import { lockUser } from '../accounts/repo.ts'
import { notify } from '../notifications/notify.ts'
import { deleteMember, listPeople, setRole } from './repo.ts'
import { memberOf, nameOf } from './team.ts'

const unknown = () =>
  new Problem('not_found', 'Your team has no such member. They may have left; reload the page.')

export const changeMemberRole = inTransaction<'changeMemberRole'>(async (call) => {
  const { db, user, actor, body, clock } = call
  await lockUser(db, user.id)
  const from = await setRole(db, { accountId: user.id, userId: body.user_id }, body.role)
  const [member] = await listPeople(db, user.id, body.user_id)
  if (!from || !member) throw unknown()
  if (from !== body.role) {
    await audit(call, { action: 'team.role', subject: body.user_id, details: { from, to: body.role } })
    await notify(db, {
      userId: body.user_id,
      kind: 'team',
      message: `You’re now ${roleNames[body.role]} of ${actor.account.name}.`,
      route: '/dashboard/team',
      text: 'See what you can do',
      now: clock(),
    })
  }
  return { status: 200, body: { data: memberOf(member, actor.id) } }
})

export const removeMember = inTransaction<'removeMember'>(async (call) => {
  const { db, user, actor, body, clock } = call
  await lockUser(db, user.id)
  const [member] = await listPeople(db, user.id, body.user_id)
  if (!member || !(await deleteMember(db, { accountId: user.id, userId: body.user_id }))) throw unknown()
  await audit(call, { action: 'team.remove', subject: body.user_id, details: { role: member.role } })
  await notify(db, {
    userId: body.user_id,
    kind: 'team',
    message: `You’re no longer in the ${actor.account.name} team. You act for your own account again.`,
    route: '/dashboard',
    text: 'View your account',
    now: clock(),
  })
  const message = `${nameOf(member)} is no longer in the team.`
  return { status: 200, body: { data: { message } } }
})
