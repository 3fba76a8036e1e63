import { faultsOf, type Mistake, type Reply } from '../fault.ts'
import {
  asks,
  dataOf,
  instead,
  isObject,
  json,
  jsonOf,
  objectOf,
  problem,
  reading,
  replyOf,
  rowsOf,
  withBody,
  withJson,
} from '../mistakes.ts'

/** A member rejected for their team role gets the response of an allowed one. */
const openToTeam = (data: Readonly<Record<string, string>>): Mistake =>
  replyOf(403, (reply) => (jsonOf(reply).code === 'team_role' ? json(200, { data: { ...data } }) : reply))

const closedToViewers: Mistake = instead(async (call, backend) => {
  const profile = await backend.send(reading(call, '/api/profile'))
  return objectOf(dataOf(profile).team).role === 'VIEWER' ? problem(403, 'team_role') : backend.send(call)
})

/** A second invitation of the same address answers the first one. */
const invitesAgain: Mistake = (operation) => {
  let first: Reply | undefined
  return async (call, backend) => {
    const reply = await backend.send(call)
    if (call.operation !== operation) return reply
    if (reply.status === 201) first = reply
    return reply.status === 409 && first ? first : reply
  }
}

const confirmsWithdrawal: Mistake = instead(async (call, backend) => {
  const team = dataOf(await backend.send(reading(call, '/api/team')))
  const open = Array.isArray(team.invitations) ? team.invitations.map(objectOf) : []
  const isOpen = open.some(({ invitation_id }) => invitation_id === jsonOf(call).invitation_id)
  return isOpen ? json(200, { data: { message: 'The invitation is withdrawn.' } }) : backend.send(call)
})

/** People of a team who may more or less than their role says, and invitations that stay or are doubled. */
export const teamFaults = faultsOf('team', [
  [
    'viewer-sets-marks',
    'updateWalletThreshold',
    'any member may set the marks of the wallet',
    openToTeam({ threshold1: '500.00', threshold2: '250.00', threshold3: '100.00' }),
  ],
  [
    'viewer-removes-members',
    'removeMember',
    'any member may remove others',
    openToTeam({ message: 'The member is removed.' }),
  ],
  ['viewer-shut-out', 'listTransactions', 'a viewer may not read the ledger', closedToViewers],
  [
    'role-as-404',
    'inviteMember',
    'a role that may not is answered with 404',
    replyOf(403, (reply) => (jsonOf(reply).code === 'team_role' ? problem(404, 'not_found') : reply)),
  ],
  ['invited-twice', 'inviteMember', 'an address is invited twice', invitesAgain],
  ['invitation-stays', 'withdrawInvitation', 'a withdrawn invitation stays open', confirmsWithdrawal],
  [
    'invited-as-viewer',
    'inviteMember',
    'everybody is invited as a viewer',
    asks((call) =>
      isObject(call) && jsonOf(call).role === 'DEVELOPER'
        ? withBody(call, { ...jsonOf(call), role: 'VIEWER' })
        : call,
    ),
  ],
  [
    'role-not-changed',
    'changeMemberRole',
    'another role is shown once and not given',
    instead(async (call, backend) => {
      const { role, user_id } = jsonOf(call)
      const team = await backend.send(reading(call, '/api/team'))
      const member = rowsOf(dataOf(team).members).find((one) => one.user_id === user_id)
      return member &&
        ['DEVELOPER', 'BILLING', 'VIEWER'].includes(String(role)) &&
        dataOf(team).role === 'OWNER'
        ? withJson(team, { data: { ...member, role } })
        : backend.send(call)
    }),
  ],
])
