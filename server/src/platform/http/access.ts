import type { AuthUser } from './authenticate.ts'
import type { Operation } from './contract.ts'
import { Problem } from './problem.ts'
import { staffRoleProblem } from './staff-role.ts'
import { teamRoleProblem } from './team-role.ts'

/** Calls that a person may make before they accepted the terms. */
const beforeTerms = new Set(['getProfile', 'acceptTerms', 'getCapabilities'])

/** Why an operation is closed to a caller, whatever they send; undefined if it is open. */
export function accessProblem(
  operation: Pick<Operation, 'id' | 'roles' | 'teamRoles' | 'staffRoles' | 'stepUp' | 'takesServices'>,
  user: AuthUser,
): Problem | undefined {
  const { id, roles, teamRoles, staffRoles, stepUp, takesServices } = operation
  if (!roles.includes(user.role)) {
    return new Problem(
      'forbidden',
      `This call is for ${roles.includes('ADMIN') ? 'administrators' : 'users with a wallet'}.`,
    )
  }
  if (!user.termsAccepted && !beforeTerms.has(id)) {
    return new Problem(
      'terms_not_accepted',
      'You haven’t accepted the terms and conditions yet. Accept them, then try again.',
    )
  }
  if (user.isService && (!staffRoles || (stepUp && !takesServices))) {
    return new Problem('forbidden', 'This call is for people. A service account can’t make it.')
  }
  if (user.role === 'ADMIN') return staffRoles && staffRoleProblem(user, staffRoles)
  if (!teamRoles) return undefined
  const ofRole = teamRoleProblem(user, teamRoles)
  if (ofRole || !user.account.suspended) return ofRole
  return new Problem(
    'account_suspended',
    `The account of ${user.account.name} is suspended. Its owner can contact us to restore access.`,
  )
}
