// Written by `npm run generate` from the contract. Edit openapi/, not this file.
import type { OperationKey } from './operation-ids.ts'
import type { components } from './portal.ts'

export type StaffRole = components['schemas']['StaffRole']

const owner_finance_auditor: readonly StaffRole[] = ['OWNER', 'FINANCE', 'AUDITOR']
const owner_finance_support_auditor: readonly StaffRole[] = ['OWNER', 'FINANCE', 'SUPPORT', 'AUDITOR']
const owner_publisher_support_auditor: readonly StaffRole[] = ['OWNER', 'PUBLISHER', 'SUPPORT', 'AUDITOR']
const owner_publisher_auditor: readonly StaffRole[] = ['OWNER', 'PUBLISHER', 'AUDITOR']
const owner_auditor: readonly StaffRole[] = ['OWNER', 'AUDITOR']
const owner_support_auditor: readonly StaffRole[] = ['OWNER', 'SUPPORT', 'AUDITOR']
const owner_finance: readonly StaffRole[] = ['OWNER', 'FINANCE']
const owner_publisher: readonly StaffRole[] = ['OWNER', 'PUBLISHER']
const owner_support: readonly StaffRole[] = ['OWNER', 'SUPPORT']
const owner: readonly StaffRole[] = ['OWNER']

/** Which administrators may call what. What all of them may is not in it. */
export const staffRoles: Readonly<Partial<Record<OperationKey, readonly StaffRole[]>>> = {
  'GET /api/admin/adjustments': owner_finance_auditor,
  'GET /api/admin/adjustments/export': owner_finance_auditor,
  'GET /api/admin/all-user-subscriptions': owner_finance_support_auditor,
  'GET /api/admin/all-user-subscriptions/export': owner_finance_support_auditor,
  'GET /api/admin/announcements/affected': owner_publisher_support_auditor,
  'GET /api/admin/api-usage': owner_finance_support_auditor,
  'GET /api/admin/apis': owner_publisher_auditor,
  'GET /api/admin/apis/drafts': owner_publisher_auditor,
  'GET /api/admin/apis/export': owner_publisher_auditor,
  'GET /api/admin/apis/version': owner_publisher_auditor,
  'GET /api/admin/audit-log': owner_auditor,
  'GET /api/admin/audit-log/export': owner_auditor,
  'GET /api/admin/conformance-keys': owner_publisher_auditor,
  'GET /api/admin/conformance-results': owner_publisher_auditor,
  'GET /api/admin/deliveries': owner_support_auditor,
  'GET /api/admin/deliveries/export': owner_support_auditor,
  'GET /api/admin/delivery': owner_support_auditor,
  'GET /api/admin/kyb': owner_support_auditor,
  'GET /api/admin/kyb/document': owner_support_auditor,
  'GET /api/admin/kyb/export': owner_support_auditor,
  'GET /api/admin/kyb/submission': owner_support_auditor,
  'GET /api/admin/limits': owner_finance_support_auditor,
  'GET /api/admin/payments/differences': owner_finance_auditor,
  'GET /api/admin/plans': owner_finance_auditor,
  'GET /api/admin/setup': owner_auditor,
  'GET /api/admin/staff': owner_auditor,
  'GET /api/admin/tax-documents/export': owner_finance_auditor,
  'GET /api/admin/transactions': owner_finance_support_auditor,
  'GET /api/admin/transactions/export': owner_finance_support_auditor,
  'GET /api/admin/upstreams': owner_publisher_auditor,
  'GET /api/admin/user-profile': owner_finance_support_auditor,
  'GET /api/admin/user-subscription': owner_finance_support_auditor,
  'GET /api/admin/user-subscriptions': owner_finance_support_auditor,
  'GET /api/admin/user-subscriptions/export': owner_finance_support_auditor,
  'GET /api/api-usage/export': owner_finance_support_auditor,
  'POST /api/admin/add-credits': owner_finance,
  'POST /api/admin/adjustments/decide': owner_finance,
  'POST /api/admin/announcements': owner_publisher,
  'POST /api/admin/announcements/cancel': owner_publisher,
  'POST /api/admin/announcements/preview': owner_publisher,
  'POST /api/admin/apis': owner_publisher,
  'POST /api/admin/apis/check': owner_publisher,
  'POST /api/admin/apis/deprecate': owner_publisher,
  'POST /api/admin/apis/drafts': owner_publisher,
  'POST /api/admin/apis/drafts/address': owner_publisher,
  'POST /api/admin/apis/drafts/delete': owner_publisher,
  'POST /api/admin/apis/prices': owner_publisher,
  'POST /api/admin/apis/restore': owner_publisher,
  'POST /api/admin/apis/roll-back': owner_publisher,
  'POST /api/admin/conformance-keys': owner_publisher,
  'POST /api/admin/conformance-keys/remove': owner_publisher,
  'POST /api/admin/deduct-credits': owner_finance,
  'POST /api/admin/deliveries/give-up': owner_support,
  'POST /api/admin/deliveries/retry': owner_support,
  'POST /api/admin/incidents': owner_publisher,
  'POST /api/admin/incidents/update': owner_publisher,
  'POST /api/admin/keys/revoke': owner_support,
  'POST /api/admin/kyb/approve': owner_support,
  'POST /api/admin/kyb/reject': owner_support,
  'POST /api/admin/notes': owner_support,
  'POST /api/admin/payments/differences/resolve': owner_finance,
  'POST /api/admin/payments/refund': owner_finance,
  'POST /api/admin/plans': owner_finance,
  'POST /api/admin/plans/status': owner_finance,
  'POST /api/admin/revoke-keys': owner_support,
  'POST /api/admin/setup/test-email': owner,
  'POST /api/admin/staff': owner,
  'POST /api/admin/staff/remove': owner,
  'POST /api/admin/transactions/reverse': owner_finance,
  'POST /api/admin/upstreams/remove': owner_publisher,
  'POST /api/admin/upstreams/test': owner_publisher,
  'POST /api/admin/users/factor-recovery/approve': owner_support,
  'POST /api/admin/users/lock': owner_support,
  'POST /api/admin/users/sign-out': owner_support,
  'POST /api/admin/users/unlock': owner_support,
  'PUT /api/admin/apis/limits': owner_publisher,
  'PUT /api/admin/keys-regenerate': owner_support,
  'PUT /api/admin/limits': owner_support,
  'PUT /api/admin/staff': owner,
  'PUT /api/admin/upstreams': owner_publisher,
}
