import { routesOf } from '../router/route.ts'
import type { RouteDefinition } from '../router/route-definition.ts'

const admin = ['authenticated', 'admin'] as const
const row = routesOf(async () => (await import('./pages.ts')).adminPages)

/** Pages of administrators, those of the specification first. */
export const adminRoutes: readonly RouteDefinition[] = [
  row('adminKeys', 'admin', {
    title: 'Key Management',
    guards: admin,
    section: 'keys',
  }),
  row('adminCredits', 'admin', {
    title: 'Credits Management',
    guards: admin,
    section: 'credits',
  }),
  row('addCredits', 'admin', {
    title: 'Add credits',
    guards: admin,
    section: 'credits',
  }),
  row('deductCredits', 'admin', {
    title: 'Deduct credits',
    guards: admin,
    section: 'credits',
  }),
  row('creditLedger', 'admin', {
    title: 'Credit ledger',
    guards: admin,
    section: 'credits',
  }),
  // Ours, and not in the specification, which leaves reviews to the command line.
  row('adminKyb', 'admin', {
    title: 'Business verifications',
    guards: admin,
    section: 'verifications',
  }),
  row('adminKybReview', 'admin', {
    title: 'Business verification',
    guards: admin,
    section: 'verifications',
  }),
  // Ours, too.
  row('adminApprovals', 'admin', {
    title: 'Approvals',
    guards: admin,
    section: 'approvals',
  }),
  row('adminUsers', 'admin', {
    title: 'Users',
    guards: admin,
    section: 'users',
  }),
  row('adminUser', 'admin', {
    title: 'User',
    guards: admin,
    section: 'users',
  }),
  row('adminApis', 'admin', {
    title: 'Published APIs',
    guards: admin,
    section: 'apis',
  }),
  row('publishApi', 'admin', {
    title: 'Publish an API',
    guards: admin,
    section: 'apis',
  }),
  row('adminApi', 'admin', {
    title: 'Published API',
    guards: admin,
    section: 'apis',
  }),
  row('adminUpstream', 'admin', {
    title: 'Upstream',
    guards: admin,
    section: 'apis',
  }),
  row('adminAnnouncements', 'admin', {
    title: 'Announced changes',
    guards: admin,
    section: 'apis',
  }),
  row('adminDeliveries', 'admin', {
    title: 'Deliveries',
    guards: admin,
    section: 'deliveries',
  }),
  row('adminAudit', 'admin', {
    title: 'Audit log',
    guards: admin,
    section: 'audit',
  }),
]
