import type { Context, ReceivedResponse, TeamMember } from '../context/context.ts'
import type { Finding } from '../finding.ts'
import { callAs, refused } from './roles.ts'
import type { Rule } from './rule.ts'

/** Roles of a team. Their permitted writes are left to the owner's account; forbidden ones are tried. */
export const teamRoles: Rule = {
  id: 'roles/team',
  title: 'An operation lets in the team roles that the contract names, and no others',
  phase: 'roles',
  needs: ['portal', 'member'],
  async run(context) {
    const findings: Finding[] = []
    const members = context.members.filter(({ role }) => role !== '')
    if (members.length < context.members.length) context.leaveOut('', 'a --member account isn’t in a team')
    await context.each(
      context.operations.filter((operation) => operation.teamRoles.length > 0),
      async (operation) => {
        for (const member of members) {
          const may = operation.teamRoles.includes(member.role)
          if (may && !operation.isRead) continue
          const response = await callAs(context, operation, { as: member.account })
          const who = `a member whose role is ${member.role}`
          findings.push(
            ...(may
              ? shutOut(context, response, member)
              : refused(context, response, { status: 403, who, field: 'x-team-roles' })),
          )
        }
      },
    )
    return findings
  },
}

function shutOut(context: Context, response: ReceivedResponse, { role }: TeamMember): Finding[] {
  const isShutOut =
    response.status === 401 || (response.status === 403 && ['forbidden', 'team_role'].includes(response.code))
  if (!isShutOut) return []
  return [
    context.finding(response, {
      check: `team role ${role}`,
      expected: `${role} may call this: x-team-roles names ${response.operation.teamRoles.join(', ')}`,
      got: `${response.status} ${response.code}`.trim(),
      contractPointer: `${response.operation.pointer}/x-team-roles`,
    }),
  ]
}
