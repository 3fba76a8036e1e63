import { memberRoute } from './router/route.ts'
import type { RouteDefinition } from './router/route-definition.ts'

const admin = ['authenticated', 'admin'] as const

/** Pages of administrators, those of the specification first. */
export const adminRoutes: readonly RouteDefinition[] = [
  memberRoute('adminKeys', 'admin', {
    title: 'Key Management',
    guards: admin,
    section: 'keys',
  }),
  memberRoute('adminCredits', 'admin', {
    title: 'Credits Management',
    guards: admin,
    section: 'credits',
  }),
  memberRoute('addCredits', 'admin', {
    title: 'Add credits',
    guards: admin,
    section: 'credits',
  }),
  memberRoute('deductCredits', 'admin', {
    title: 'Deduct credits',
    guards: admin,
    section: 'credits',
  }),
  memberRoute('creditLedger', 'admin', {
    title: 'Credit ledger',
    guards: admin,
    section: 'credits',
  }),
  // Ours, and not in the specification, which leaves reviews to the command line.
  memberRoute('adminKyb', 'admin', {
    title: 'Business verifications',
    guards: admin,
    section: 'verifications',
  }),
  memberRoute('adminKybReview', 'admin', {
    title: 'Business verification',
    guards: admin,
    section: 'verifications',
  }),
  // Ours, too.
  memberRoute('adminUsers', 'admin', {
    title: 'Users',
    guards: admin,
    section: 'users',
  }),
  memberRoute('adminApis', 'admin', {
    title: 'Published APIs',
    guards: admin,
    section: 'apis',
  }),
  memberRoute('publishApi', 'admin', {
    title: 'Publish an API',
    guards: admin,
    section: 'apis',
  }),
  memberRoute('adminApi', 'admin', {
    title: 'Published API',
    guards: admin,
    section: 'apis',
  }),
  memberRoute('adminDeliveries', 'admin', {
    title: 'Deliveries',
    guards: admin,
    section: 'deliveries',
  }),
  memberRoute('adminAudit', 'admin', {
    title: 'Audit log',
    guards: admin,
    section: 'audit',
  }),
]
