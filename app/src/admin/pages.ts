import { sectionRefusal } from '../domain/staff.ts'
import type { PathName } from '../paths.ts'
import { type LazyPage, lazyLoad, lazyPage } from '../router/route.ts'
import type { Section } from '../router/route-definition.ts'
import { withViews } from './views/queries.ts'

const queries = () => import('./queries.ts')
const kybQueries = () => import('./kyb/queries.ts')
const approvalsQueries = () => import('./approvals/queries.ts')
const apisQueries = () => import('./apis/queries.ts')
const announcementsQueries = () => import('./announcements/queries.ts')
const deliveriesQueries = () => import('./deliveries/queries.ts')

/** Page and data of each row of routes.ts beside it. A file of its own: see `routesOf`. */
const adminPages = {
  adminHome: lazyPage(() => import('./home/home-page.tsx'), 'HomePage', lazyLoad(queries, 'loadHome')),
  adminKeys: lazyPage(
    () => import('./keys/keys-page.tsx'),
    'KeysPage',
    withViews(lazyLoad(queries, 'loadKeys')),
  ),
  adminCredits: lazyPage(
    () => import('./credits/credits-page.tsx'),
    'CreditsPage',
    withViews(lazyLoad(queries, 'loadCredits')),
  ),
  addCredits: lazyPage(
    () => import('./credits/adjust-credits-page.tsx'),
    'AdjustCreditsPage',
    lazyLoad(queries, 'loadAdjustment'),
  ),
  deductCredits: lazyPage(
    () => import('./credits/adjust-credits-page.tsx'),
    'AdjustCreditsPage',
    lazyLoad(queries, 'loadAdjustment'),
  ),
  creditLedger: lazyPage(
    () => import('./credits/credit-ledger-page.tsx'),
    'CreditLedgerPage',
    lazyLoad(queries, 'loadCreditLedger'),
  ),
  adminKyb: lazyPage(
    () => import('./kyb/admin-kyb-page.tsx'),
    'AdminKybPage',
    withViews(lazyLoad(kybQueries, 'loadReviews')),
  ),
  adminKybReview: lazyPage(
    () => import('./kyb/admin-kyb-review-page.tsx'),
    'AdminKybReviewPage',
    lazyLoad(kybQueries, 'loadReview'),
  ),
  adminApprovals: lazyPage(
    () => import('./approvals/approvals-page.tsx'),
    'ApprovalsPage',
    withViews(lazyLoad(approvalsQueries, 'loadApprovals')),
  ),
  adminUsers: lazyPage(
    () => import('./users/users-page.tsx'),
    'UsersPage',
    withViews(lazyLoad(queries, 'loadAccounts')),
  ),
  adminUser: lazyPage(
    () => import('./keys/user-keys-page.tsx'),
    'UserKeysPage',
    lazyLoad(queries, 'loadUser'),
  ),
  adminApis: lazyPage(
    () => import('./apis/apis-page.tsx'),
    'ApisPage',
    withViews(lazyLoad(apisQueries, 'loadApis')),
  ),
  publishApi: lazyPage(() => import('./apis/publish-api-page.tsx'), 'PublishApiPage'),
  adminApi: lazyPage(
    () => import('./apis/admin-api-page.tsx'),
    'AdminApiPage',
    lazyLoad(apisQueries, 'loadApi'),
  ),
  adminUpstream: lazyPage(
    () => import('./apis/upstreams/upstream-page.tsx'),
    'UpstreamPage',
    lazyLoad(apisQueries, 'loadUpstream'),
  ),
  adminAnnouncements: lazyPage(
    () => import('./announcements/announcements-page.tsx'),
    'AnnouncementsPage',
    lazyLoad(announcementsQueries, 'loadAnnouncements'),
  ),
  adminPlans: lazyPage(() => import('./plans/plans-page.tsx'), 'PlansPage', lazyLoad(queries, 'loadPlans')),
  adminPayments: lazyPage(
    () => import('./payments/payments-page.tsx'),
    'PaymentsPage',
    lazyLoad(queries, 'loadDifferences'),
  ),
  adminIncidents: lazyPage(
    () => import('./incidents/incidents-page.tsx'),
    'IncidentsPage',
    lazyLoad(() => import('../domain/status.ts'), 'loadStatus'),
  ),
  adminDeliveries: lazyPage(
    () => import('./deliveries/admin-deliveries-page.tsx'),
    'AdminDeliveriesPage',
    withViews(lazyLoad(deliveriesQueries, 'loadDeliveries')),
  ),
  adminAudit: lazyPage(
    () => import('./audit/audit-page.tsx'),
    'AuditPage',
    withViews(lazyLoad(queries, 'loadAudit')),
  ),
  adminStaff: lazyPage(() => import('./staff/staff-page.tsx'), 'StaffPage', lazyLoad(queries, 'loadStaff')),
  adminSetup: lazyPage(() => import('./setup/setup-page.tsx'), 'SetupPage', lazyLoad(queries, 'loadSetup')),
} as const satisfies { readonly [Name in PathName]?: LazyPage }
export type AdminPage = keyof typeof adminPages

/** As a part of the administration has them: it loads nothing that the administrator's roles don't allow. */
export const pagesOf = (section: Section): Readonly<Record<AdminPage, LazyPage>> => {
  const guarded = ({ page, load }: LazyPage): LazyPage => ({
    page,
    load: async (services, address) => {
      if (!sectionRefusal(services.session.state.current, section)) await load?.(services, address)
    },
  })
  const pages = Object.entries(adminPages).map(([name, page]) => [name, guarded(page)])
  return Object.fromEntries(pages)
}
