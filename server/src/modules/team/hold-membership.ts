import { Problem } from '../../platform/http/problem.ts'
import { type HoldMembership, requireTeamRole } from '../../platform/http/team-role.ts'
import { shareMembership } from './repo.ts'

/** Nothing to hold for who acts for their own account. */
export const holdMembership: HoldMembership = async (tx, actor, roles) => {
  const { id, account } = actor
  if (account.id === id) return
  const held = await shareMembership(tx, { userId: id, accountId: account.id })
  if (!held) {
    throw new Problem('team_role', `You’re no longer in the ${account.name} team. Reload the page.`)
  }
  requireTeamRole({ account: { ...account, role: held.role } }, roles)
}
