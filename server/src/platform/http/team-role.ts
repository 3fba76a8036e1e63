import type { Tx } from '../db/client.ts'
import type { TeamRole } from './acting-account.ts'
import type { AuthUser } from './authenticate.ts'
import { Problem, rejectIf } from './problem.ts'

/** The role within a sentence. */
export const roleNames: Readonly<Record<TeamRole, string>> = {
  OWNER: 'the owner',
  DEVELOPER: 'a developer',
  BILLING: 'a billing member',
  VIEWER: 'a viewer',
}

/** Names the roles that may, for a person whose role may not. */
export function teamRoleProblem(
  { account }: Pick<AuthUser, 'account'>,
  roles: readonly TeamRole[],
): Problem | undefined {
  if (roles.includes(account.role)) return undefined
  const own = `You are ${roleNames[account.role]} of ${account.name ?? 'this account'}.`
  const who = new Intl.ListFormat('en', { type: 'disjunction' }).format(roles.map((role) => roleNames[role]))
  return new Problem('team_role', `${own} ${who.charAt(0).toUpperCase()}${who.slice(1)} can do this.`)
}

export const requireTeamRole = (user: Pick<AuthUser, 'account'>, roles: readonly TeamRole[]): void =>
  rejectIf(teamRoleProblem(user, roles))

/**
 * Locks the membership until the transaction ends, and checks its role again: nothing may be written for a team once
 * its owner knows that the member is out. Given by the composition: members belong to a module.
 */
export type HoldMembership = (tx: Tx, actor: AuthUser, roles: readonly TeamRole[]) => Promise<void>
