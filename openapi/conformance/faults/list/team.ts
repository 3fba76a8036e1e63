import { faultsOf, type Mistake } from '../fault.ts'
import { dataOf, instead, json, jsonOf, objectOf, reading, replyOf } from '../mistakes.ts'

/** A member rejected for their team role gets the response of an allowed one. */
const openToTeam = (data: Readonly<Record<string, string>>): Mistake =>
  replyOf(403, (reply) => (jsonOf(reply).code === 'team_role' ? json(200, { data: { ...data } }) : reply))

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
    'viewer-without-webhooks',
    'listWebhooks',
    'a viewer sees no webhooks',
    instead(async (call, backend) => {
      const reply = await backend.send(call)
      const team = dataOf(await backend.send(reading(call, '/api/team')))
      return team.role === 'VIEWER' && reply.status === 200 ? json(200, { data: [] }) : reply
    }),
  ],
  ['invitation-stays', 'withdrawInvitation', 'a withdrawn invitation stays open', confirmsWithdrawal],
])
