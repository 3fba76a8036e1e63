// Written by `npm run generate` from the contract. Edit openapi/, not this file.
import type { OperationKey } from './operation-ids.ts'

export type Role = 'VISITOR' | 'USER' | 'ADMIN'

/** Who may call what. A VISITOR has no token. */
export const roles: Readonly<Record<OperationKey, readonly Role[]>> = {
  'GET /api/wallet/credits': ['USER'],
}
