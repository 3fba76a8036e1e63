import { hasAnyUser } from '../modules/accounts/people-repo.ts'
import type { Queries } from '../platform/db/client.ts'
import { personas } from './personas.ts'

export const hasDemoAccounts = (db: Queries): Promise<boolean> =>
  hasAnyUser(
    db,
    personas.map(({ id }) => id),
  )
