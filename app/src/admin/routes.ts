import { routesOf } from '../router/route.ts'
import type { RouteDefinition, Section } from '../router/route-definition.ts'
import type { AdminPage } from './pages.ts'

const row = (name: AdminPage, title: string, section: Section) =>
  routesOf(async () => (await import('./pages.ts')).pagesOf(section))(name, 'admin', {
    title,
    section,
    guards: ['authenticated', 'admin'],
  })

/** Pages of administrators, those of the specification first. */
export const adminRoutes: readonly RouteDefinition[] = [
  row('adminKeys', 'Key Management', 'keys'),
  row('adminCredits', 'Credits Management', 'credits'),
  row('addCredits', 'Add credits', 'credits'),
  row('deductCredits', 'Deduct credits', 'credits'),
  row('creditLedger', 'Credit ledger', 'credits'),
  // Ours: the specification sends administrators to their keys first.
  row('adminHome', 'Home', 'overview'),
  // Ours, and not in the specification, which leaves reviews to the command line.
  row('adminKyb', 'Business verifications', 'verifications'),
  row('adminKybReview', 'Business verification', 'verifications'),
  // Ours, too.
  row('adminApprovals', 'Approvals', 'approvals'),
  row('adminUsers', 'Users', 'users'),
  row('adminUser', 'User', 'users'),
  row('adminApis', 'Published APIs', 'apis'),
  row('publishApi', 'Publish an API', 'apis'),
  row('adminApi', 'Published API', 'apis'),
  row('adminUpstream', 'Upstream', 'apis'),
  row('adminAnnouncements', 'Announced changes', 'apis'),
  row('adminPlans', 'Plans', 'plans'),
  row('adminPayments', 'Payment differences', 'payments'),
  row('adminIncidents', 'Incidents', 'incidents'),
  row('adminDeliveries', 'Deliveries', 'deliveries'),
  row('adminAudit', 'Audit log', 'audit'),
  row('adminStaff', 'Staff', 'staff'),
  row('adminSetup', 'Set up', 'setup'),
]
