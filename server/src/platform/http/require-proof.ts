import type { AppContext } from '../app-context.ts'
import type { AuthUser } from './authenticate.ts'
import type { Operation } from './contract.ts'

/**
 * Throws where the operation asks for a proof that the session has not, or has no longer. Given by the composition: factors
 * belong to a module.
 */
export type RequireProof = (
  on: Pick<AppContext, 'db' | 'clock' | 'settings'>,
  operation: Pick<Operation, 'stepUp' | 'roles'>,
  user: AuthUser,
) => Promise<void>
