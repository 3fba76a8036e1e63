import type { Context, ReceivedResponse } from '../../context/context.ts'
import type { Account } from '../../context/role.ts'
import type { Rule } from '../rule.ts'
import { dataOf, fieldsOf, judged, rowsIn } from '../verdict.ts'

/** Emails aren't read here, so no invitation is accepted. */
export const invitations: Rule = {
  id: 'flows/invitations',
  title: 'An invitation to a team is open until it’s withdrawn, one per address',
  phase: 'flows',
  needs: ['portal', 'write', 'state'],
  operations: ['inviteMember', 'resendInvitation', 'withdrawInvitation', 'getTeam'],
  run: judged(async (context, verdict) => {
    const owner = await ownerOf(context)
    if (owner === undefined) {
      context.leaveOut('inviteMember', 'no account was given that owns a team')
      return
    }
    const body = { email: `conformance-${context.unique()}@example.com`, role: 'VIEWER' }
    const invite = () => context.call('inviteMember', { as: owner, body })
    const invited = await invite()
    if (invited.status !== 201) {
      context.leaveOut('inviteMember', `it returned ${invited.status} ${invited.code}`.trim())
      return
    }
    const { invitation_id } = dataOf(invited)
    const named = { as: owner, body: { invitation_id } }
    const team = await context.call('getTeam', { as: owner })
    const open = openIn(team).find((one) => one.invitation_id === invitation_id)
    verdict.expect(team, {
      check: 'open invitation',
      holds: open?.email === body.email && open.role === body.role,
      expected: `${invitation_id} of ${body.email} as ${body.role}`,
      got: open ? `${open.email} as ${open.role}` : 'no such invitation',
    })
    verdict.status(await invite(), 409, 'for an address that is invited already')
    verdict.status(await context.call('resendInvitation', named), 429, 'for a second mail at once')
    if (context.accounts.has('other')) {
      const foreign = await context.call('withdrawInvitation', { ...named, as: 'other' })
      verdict.expect(foreign, {
        check: 'invitation of another team',
        holds: [403, 404].includes(foreign.status),
        expected: '404, or 403 for whoever may withdraw none',
        got: `${foreign.status} ${foreign.code}`.trim(),
      })
    }
    const withdrawn = await context.call('withdrawInvitation', named)
    if (!verdict.status(withdrawn, 200, 'for an open invitation')) return
    const left = openIn(await context.call('getTeam', { as: owner }))
    verdict.expect(withdrawn, {
      check: 'withdrawal',
      holds: !left.some((one) => one.invitation_id === invitation_id),
      expected: `${invitation_id} not in the team any more`,
      got: 'it’s still listed',
    })
    verdict.status(await context.call('withdrawInvitation', named), 404, 'for one that was withdrawn')
  }),
}

const openIn = (team: ReceivedResponse) => rowsIn(dataOf(team).invitations)

/** A `--member` who owns the team of a business. */
async function ownerOf(context: Context): Promise<Account | undefined> {
  const member = context.members.find(({ role }) => role === 'OWNER')
  if (member || !context.accounts.has('user')) return member?.account
  const { team } = dataOf(await context.call('getProfile', { as: 'user' }))
  return fieldsOf(team).role === 'OWNER' ? 'user' : undefined
}
