import type { StaffRole } from './acting-account.ts'
import type { AuthUser } from './authenticate.ts'
import { Problem } from './problem.ts'

/** The holder of a role, within a sentence. */
const holders: Readonly<Record<StaffRole, string>> = {
  OWNER: 'an owner',
  PUBLISHER: 'a publisher',
  FINANCE: 'finance',
  SUPPORT: 'support',
  AUDITOR: 'an auditor',
}

export const allStaffRoles = Object.keys(holders) as readonly StaffRole[]

/** As in “publisher and support”. */
export const staffRolesInWords = (roles: readonly StaffRole[]): string =>
  new Intl.ListFormat('en').format(roles.map((role) => role.toLowerCase()))

/** Names the roles that may, for an administrator who has none of them. */
export function staffRoleProblem(
  { staffRoles: own }: Pick<AuthUser, 'staffRoles'>,
  roles: readonly StaffRole[],
): Problem | undefined {
  if (roles.some((role) => own.includes(role))) return undefined
  const have = own.length === 1 ? 'Your staff role is' : 'Your staff roles are'
  const who = new Intl.ListFormat('en', { type: 'disjunction' }).format(roles.map((role) => holders[role]))
  return new Problem(
    'staff_role',
    `${own.length === 0 ? 'You have no staff role' : `${have} ${staffRolesInWords(own)}`}. ${who.charAt(0).toUpperCase()}${who.slice(1)} can do this.`,
  )
}
