import type { PathName } from '../paths.ts'
import type { LazyPage } from '../router/route.ts'
import { withViews } from './views/queries.ts'

/** Page and data of each row of routes.ts beside it. A file of its own: see `routesOf`. */
export const adminPages = {
  adminKeys: {
    page: () => import('./keys/keys-page.tsx').then((module) => module.KeysPage),
    load: () => import('./queries.ts').then((module) => withViews(module.loadKeys)),
  },
  adminCredits: {
    page: () => import('./credits/credits-page.tsx').then((module) => module.CreditsPage),
    load: () => import('./queries.ts').then((module) => withViews(module.loadCredits)),
  },
  addCredits: {
    page: () => import('./credits/adjust-credits-page.tsx').then((module) => module.AdjustCreditsPage),
    load: () => import('./queries.ts').then((module) => module.loadAdjustment),
  },
  deductCredits: {
    page: () => import('./credits/adjust-credits-page.tsx').then((module) => module.AdjustCreditsPage),
    load: () => import('./queries.ts').then((module) => module.loadAdjustment),
  },
  creditLedger: {
    page: () => import('./credits/credit-ledger-page.tsx').then((module) => module.CreditLedgerPage),
    load: () => import('./queries.ts').then((module) => module.loadCreditLedger),
  },
  adminKyb: {
    page: () => import('./kyb/admin-kyb-page.tsx').then((module) => module.AdminKybPage),
    load: () => import('./kyb/queries.ts').then((module) => withViews(module.loadReviews)),
  },
  adminKybReview: {
    page: () => import('./kyb/admin-kyb-review-page.tsx').then((module) => module.AdminKybReviewPage),
    load: () => import('./kyb/queries.ts').then((module) => module.loadReview),
  },
  adminApprovals: {
    page: () => import('./approvals/approvals-page.tsx').then((module) => module.ApprovalsPage),
    load: () => import('./approvals/queries.ts').then((module) => withViews(module.loadApprovals)),
  },
  adminUsers: {
    page: () => import('./users/users-page.tsx').then((module) => module.UsersPage),
    load: () => import('./queries.ts').then((module) => withViews(module.loadAccounts)),
  },
  adminUser: {
    page: () => import('./keys/user-keys-page.tsx').then((module) => module.UserKeysPage),
    load: () => import('./queries.ts').then((module) => module.loadUser),
  },
  adminApis: {
    page: () => import('./apis/apis-page.tsx').then((module) => module.ApisPage),
    load: () => import('./apis/queries.ts').then((module) => withViews(module.loadApis)),
  },
  publishApi: {
    page: () => import('./apis/publish-api-page.tsx').then((module) => module.PublishApiPage),
  },
  adminApi: {
    page: () => import('./apis/admin-api-page.tsx').then((module) => module.AdminApiPage),
    load: () => import('./apis/queries.ts').then((module) => module.loadApi),
  },
  adminUpstream: {
    page: () => import('./apis/upstreams/upstream-page.tsx').then((module) => module.UpstreamPage),
    load: () => import('./apis/queries.ts').then((module) => module.loadUpstream),
  },
  adminAnnouncements: {
    page: () => import('./announcements/announcements-page.tsx').then((module) => module.AnnouncementsPage),
    load: () => import('./announcements/queries.ts').then((module) => module.loadAnnouncements),
  },
  adminDeliveries: {
    page: () => import('./deliveries/admin-deliveries-page.tsx').then((module) => module.AdminDeliveriesPage),
    load: () => import('./deliveries/queries.ts').then((module) => withViews(module.loadDeliveries)),
  },
  adminAudit: {
    page: () => import('./audit/audit-page.tsx').then((module) => module.AuditPage),
    load: () => import('./queries.ts').then((module) => withViews(module.loadAudit)),
  },
} as const satisfies { readonly [Name in PathName]?: LazyPage }
