import { Problem } from '../../platform/http/problem.ts'
import { type HoldMembership, requireTeamRole } from '../../platform/http/team-role.ts'
import { shareMembership } from './repo.ts'

/** An actor on their own account has no membership to hold. */
export const holdMembership: HoldMembership = async (tx, actor, roles) => {
  const { id, account } = actor
  if (account.id === id) return
  const membership = await shareMembership(tx, { userId: id, accountId: account.id })
  if (!membership) {
    throw new Problem('team_role', `You’re no longer in the ${account.name} team. Reload the page.`)
  }
  requireTeamRole({ account: { ...account, role: membership.role } }, roles)
}
