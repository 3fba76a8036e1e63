import type { ReceivedResponse } from '../engine/context/context.ts'
import type { Account } from '../engine/context/role.ts'
import type { Finding } from '../engine/finding.ts'
import type { Rule } from '../engine/rules/rule.ts'
import { fieldsOf, withVerdict } from '../engine/rules/verdict.ts'
import { callAs, refused, shutOut } from './roles.ts'
import { tidy } from './writes/keep-things.ts'
import { makeFor } from './writes/prepare.ts'

/** Roles of a team. Their permitted writes are left to the owner's account; forbidden ones are tried. */
export const teamRoles: Rule = {
  id: 'roles/team',
  title: 'An operation lets in the team roles that the contract names, and no others',
  phase: 'roles',
  needs: ['member'],
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
              ? shutOut(context, response, { who, field: 'x-team-roles' })
              : refused(context, response, { status: 403, who, field: 'x-team-roles' })),
          )
        }
      },
    )
    return findings
  },
}

/** The account's things are the same for each of its people. */
export const teamReads: Rule = {
  id: 'roles/team-reads',
  title: 'Whoever may read something of an account reads the same as its owner',
  phase: 'roles',
  needs: ['member', 'state'],
  share: 4,
  run: withVerdict(async (context, verdict) => {
    const owner = context.members.find(({ role }) => role === 'OWNER')
    const others = context.members.filter(({ role }) => role !== 'OWNER' && role !== '')
    if (!owner) return context.leaveOut('', 'none of the --member accounts owns a team')
    const reads = context.operations.filter((one) => one.isRead && one.teamRoles.includes('OWNER'))
    await context.each(reads, async (operation) => {
      // Of an empty list, nobody can read less.
      if (isEmpty(await callAs(context, operation, { as: owner.account })) && !context.isReadOnly)
        await makeFor(context, operation, owner.account)
      const read = (as: Account) => callAs(context, operation, { as })
      for (const { account, role } of others.filter((one) => operation.teamRoles.includes(one.role))) {
        const before = await read(owner.account)
        const theirs = await read(account)
        if (before.status !== 200 || theirs.status !== 200) continue
        // Something may have gone on between the two.
        if (sharedOf(before) === sharedOf(theirs)) verdict.compared()
        else if (sharedOf(await read(owner.account)) === sharedOf(before))
          verdict.expect(theirs, {
            check: `what ${role} reads`,
            holds: false,
            expected: `the same as the owner of the account: ${sharedOf(before).slice(0, 200)}`,
            got: sharedOf(theirs).slice(0, 200),
          })
      }
    })
    await tidy(context)
  }),
}

const isEmpty = ({ body }: ReceivedResponse): boolean => JSON.stringify(fieldsOf(body).data) === '[]'

/** Without what is about whoever asks. */
function sharedOf(response: ReceivedResponse): string {
  if (response.body === undefined) return response.text
  const { meta, ...rest } = fieldsOf(response.body)
  return JSON.stringify([rest, fieldsOf(meta).total], (name, value: unknown) =>
    /^(?:you|current|role|can_\w+|exported_at|last_\w+)$/.test(name) ? undefined : value,
  )
}
