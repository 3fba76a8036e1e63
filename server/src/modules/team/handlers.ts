import { handler } from '../../platform/http/handler.ts'
import { acceptInvitation, leaveTeam, readInvitation } from './accept.ts'
import { listOpenInvitations } from './invitations-repo.ts'
import { inviteMember, resendInvitation, withdrawInvitation } from './invite.ts'
import { changeMemberRole, removeMember } from './members.ts'
import { listActivity, listPeople } from './repo.ts'
import { invitationOf, memberOf } from './team.ts'

const getTeam = handler<'getTeam'>(async ({ db, user, actor }) => {
  const { name, role } = actor.account
  const members = (await listPeople(db, user.id)).map((row) => memberOf(row, actor.id))
  const invitations = (await listOpenInvitations(db, user.id)).map(invitationOf)
  return {
    status: 200,
    body: { data: { account_id: user.id, account_name: name, role, members, invitations } },
  }
})

const listTeamActivity = handler<'listTeamActivity'>(async ({ db, user, query }) => {
  const { page = 1, limit = 20 } = query
  const { rows, total } = await listActivity(db, user.id, { page, limit })
  const data = rows.map(({ id, at, actor_id, ...row }) => ({
    ...row,
    activity_id: String(id),
    at: at.toISOString(),
    user_id: actor_id,
  }))
  return { status: 200, body: { data, meta: { page, limit, total } } }
})

export const teamHandlers = {
  getTeam,
  listTeamActivity,
  inviteMember,
  resendInvitation,
  withdrawInvitation,
  readInvitation,
  acceptInvitation,
  changeMemberRole,
  removeMember,
  leaveTeam,
}
