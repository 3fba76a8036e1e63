// Written by `npm run generate` from the contract. Edit openapi/, not this file.
import type { OperationKey } from './operation-ids.ts'

export type Role = 'VISITOR' | 'USER' | 'ADMIN'

/** Who may call what. A VISITOR has no token. */
export const roles: Readonly<Record<OperationKey, readonly Role[]>> = {
  'GET /api/notifications': ['USER', 'ADMIN'],
  'GET /api/profile': ['USER', 'ADMIN'],
  'GET /api/wallet/credits': ['USER'],
  'POST /api/forgot-password': ['VISITOR', 'USER', 'ADMIN'],
  'POST /api/logout': ['VISITOR', 'USER', 'ADMIN'],
  'POST /api/notifications': ['USER', 'ADMIN'],
  'POST /api/refresh-token': ['VISITOR', 'USER', 'ADMIN'],
  'POST /api/register': ['VISITOR', 'USER', 'ADMIN'],
  'POST /api/register/resend': ['VISITOR', 'USER', 'ADMIN'],
  'POST /api/register/verify': ['VISITOR', 'USER', 'ADMIN'],
  'POST /api/reset-password': ['VISITOR', 'USER', 'ADMIN'],
  'POST /api/sso_google_callback': ['VISITOR', 'USER', 'ADMIN'],
  'POST /login': ['VISITOR', 'USER', 'ADMIN'],
  'POST /sso-verify': ['VISITOR', 'USER', 'ADMIN'],
  'PUT /api/profile': ['USER', 'ADMIN'],
  'PUT /api/profile/change-password': ['USER', 'ADMIN'],
}
