import type { OperationKey } from '@switchboard/sdk'
import { mayRead } from '../domain/staff.ts'
import type { PathName } from '../paths.ts'
import type { LoadRoute } from '../router/preloadable.ts'
import { type LazyPage, lazyLoad, lazyPage } from '../router/route.ts'
import { withViews } from './views/queries.ts'

const queries = () => import('./queries.ts')
const kybQueries = () => import('./kyb/queries.ts')
const approvalsQueries = () => import('./approvals/queries.ts')
const apisQueries = () => import('./apis/queries.ts')
const announcementsQueries = () => import('./announcements/queries.ts')
const deliveriesQueries = () => import('./deliveries/queries.ts')

/** Data of a page that the administrator’s roles may not allow. */
const ifAllowed =
  (operation: OperationKey, load: LoadRoute): LoadRoute =>
  async (services, address) =>
    mayRead(services, operation) && load(services, address)

/** Page and data of each row of routes.ts beside it. A file of its own: see `routesOf`. */
export const adminPages = {
  adminHome: lazyPage(() => import('./home/home-page.tsx'), 'HomePage', lazyLoad(queries, 'loadHome')),
  adminKeys: lazyPage(
    () => import('./keys/keys-page.tsx'),
    'KeysPage',
    ifAllowed('GET /api/admin/user-subscriptions', withViews(lazyLoad(queries, 'loadKeys'))),
  ),
  adminCredits: lazyPage(
    () => import('./credits/credits-page.tsx'),
    'CreditsPage',
    ifAllowed('GET /api/admin/user-subscriptions', withViews(lazyLoad(queries, 'loadCredits'))),
  ),
  addCredits: lazyPage(
    () => import('./credits/adjust-credits-page.tsx'),
    'AdjustCreditsPage',
    ifAllowed('GET /api/admin/user-subscriptions', lazyLoad(queries, 'loadAdjustment')),
  ),
  deductCredits: lazyPage(
    () => import('./credits/adjust-credits-page.tsx'),
    'AdjustCreditsPage',
    ifAllowed('GET /api/admin/user-subscriptions', lazyLoad(queries, 'loadAdjustment')),
  ),
  creditLedger: lazyPage(
    () => import('./credits/credit-ledger-page.tsx'),
    'CreditLedgerPage',
    ifAllowed('GET /api/admin/user-subscriptions', lazyLoad(queries, 'loadCreditLedger')),
  ),
  adminKyb: lazyPage(
    () => import('./kyb/admin-kyb-page.tsx'),
    'AdminKybPage',
    ifAllowed('GET /api/admin/kyb', withViews(lazyLoad(kybQueries, 'loadReviews'))),
  ),
  adminKybReview: lazyPage(
    () => import('./kyb/admin-kyb-review-page.tsx'),
    'AdminKybReviewPage',
    ifAllowed('GET /api/admin/kyb', lazyLoad(kybQueries, 'loadReview')),
  ),
  adminApprovals: lazyPage(
    () => import('./approvals/approvals-page.tsx'),
    'ApprovalsPage',
    ifAllowed('GET /api/admin/adjustments', withViews(lazyLoad(approvalsQueries, 'loadApprovals'))),
  ),
  adminUsers: lazyPage(
    () => import('./users/users-page.tsx'),
    'UsersPage',
    ifAllowed('GET /api/admin/user-subscriptions', withViews(lazyLoad(queries, 'loadAccounts'))),
  ),
  adminUser: lazyPage(
    () => import('./keys/user-keys-page.tsx'),
    'UserKeysPage',
    ifAllowed('GET /api/admin/user-subscriptions', lazyLoad(queries, 'loadUser')),
  ),
  adminApis: lazyPage(
    () => import('./apis/apis-page.tsx'),
    'ApisPage',
    ifAllowed('GET /api/admin/apis', withViews(lazyLoad(apisQueries, 'loadApis'))),
  ),
  publishApi: lazyPage(() => import('./apis/publish-api-page.tsx'), 'PublishApiPage'),
  adminApi: lazyPage(
    () => import('./apis/admin-api-page.tsx'),
    'AdminApiPage',
    ifAllowed('GET /api/admin/apis', lazyLoad(apisQueries, 'loadApi')),
  ),
  adminUpstream: lazyPage(
    () => import('./apis/upstreams/upstream-page.tsx'),
    'UpstreamPage',
    ifAllowed('GET /api/admin/apis', lazyLoad(apisQueries, 'loadUpstream')),
  ),
  adminAnnouncements: lazyPage(
    () => import('./announcements/announcements-page.tsx'),
    'AnnouncementsPage',
    ifAllowed('GET /api/admin/apis', lazyLoad(announcementsQueries, 'loadAnnouncements')),
  ),
  adminPlans: lazyPage(
    () => import('./plans/plans-page.tsx'),
    'PlansPage',
    ifAllowed('GET /api/admin/plans', lazyLoad(queries, 'loadPlans')),
  ),
  adminPayments: lazyPage(
    () => import('./payments/payments-page.tsx'),
    'PaymentsPage',
    ifAllowed('GET /api/admin/payments/differences', lazyLoad(queries, 'loadDifferences')),
  ),
  adminIncidents: lazyPage(
    () => import('./incidents/incidents-page.tsx'),
    'IncidentsPage',
    lazyLoad(() => import('../domain/status.ts'), 'loadStatus'),
  ),
  adminDeliveries: lazyPage(
    () => import('./deliveries/admin-deliveries-page.tsx'),
    'AdminDeliveriesPage',
    ifAllowed('GET /api/admin/deliveries', withViews(lazyLoad(deliveriesQueries, 'loadDeliveries'))),
  ),
  adminAudit: lazyPage(
    () => import('./audit/audit-page.tsx'),
    'AuditPage',
    ifAllowed('GET /api/admin/audit-log', withViews(lazyLoad(queries, 'loadAudit'))),
  ),
  adminStaff: lazyPage(
    () => import('./staff/staff-page.tsx'),
    'StaffPage',
    ifAllowed('GET /api/admin/staff', lazyLoad(queries, 'loadStaff')),
  ),
} as const satisfies { readonly [Name in PathName]?: LazyPage }
