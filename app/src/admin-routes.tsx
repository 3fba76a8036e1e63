import * as pages from './pages.tsx'
import { route } from './router/route.ts'
import type { RouteDefinition } from './router/route-definition.ts'

const admin = ['authenticated', 'admin'] as const

/** Pages of administrators, those of the specification first. */
export const adminRoutes: readonly RouteDefinition[] = [
  route('adminKeys', 'admin', {
    title: 'Key Management',
    guards: admin,
    section: 'keys',
    page: pages.adminKeys,
    load: pages.loadKeys,
  }),
  route('adminCredits', 'admin', {
    title: 'Credits Management',
    guards: admin,
    section: 'credits',
    page: pages.adminCredits,
    load: pages.loadAdminCredits,
  }),
  route('addCredits', 'admin', {
    title: 'Add credits',
    guards: admin,
    section: 'credits',
    page: pages.addCredits,
    load: pages.loadWalletOfUser,
  }),
  route('deductCredits', 'admin', {
    title: 'Deduct credits',
    guards: admin,
    section: 'credits',
    page: pages.deductCredits,
    load: pages.loadWalletOfUser,
  }),
  route('creditLedger', 'admin', {
    title: 'Credit ledger',
    guards: admin,
    section: 'credits',
    page: pages.creditLedger,
    load: pages.loadWalletOfUser,
  }),
  // Ours, and not in the specification, which leaves reviews to the command line.
  route('adminKyb', 'admin', {
    title: 'Business verifications',
    guards: admin,
    section: 'verifications',
    page: pages.adminKyb,
    load: pages.loadReviews,
  }),
  route('adminKybReview', 'admin', {
    title: 'Business verification',
    guards: admin,
    section: 'verifications',
    page: pages.adminKybReview,
    load: pages.loadReview,
  }),
  // Ours, too.
  route('adminUsers', 'admin', {
    title: 'Users',
    guards: admin,
    section: 'users',
    page: pages.adminUsers,
    load: pages.loadAccounts,
  }),
  route('adminApis', 'admin', {
    title: 'Published APIs',
    guards: admin,
    section: 'apis',
    page: pages.adminApis,
    load: pages.loadApis,
  }),
  route('publishApi', 'admin', {
    title: 'Publish an API',
    guards: admin,
    section: 'apis',
    page: pages.publishApi,
  }),
  route('adminApi', 'admin', {
    title: 'Published API',
    guards: admin,
    section: 'apis',
    page: pages.adminApi,
    load: pages.loadAdminApi,
  }),
  route('adminDeliveries', 'admin', {
    title: 'Deliveries',
    guards: admin,
    section: 'deliveries',
    page: pages.adminDeliveries,
    load: pages.loadDeliveries,
  }),
  route('adminAudit', 'admin', {
    title: 'Audit log',
    guards: admin,
    section: 'audit',
    page: pages.adminAudit,
    load: pages.loadAudit,
  }),
]
