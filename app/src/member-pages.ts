import type { ComponentType } from 'react'
import type { PathName } from './paths.ts'
import type { LoadRoute, PageProps } from './router/preloadable.ts'

export interface MemberPage {
  readonly page: () => Promise<ComponentType<PageProps>>
  /** Reads all that the page shows. Without one, it shows nothing that must be fetched. */
  readonly load?: () => Promise<LoadRoute>
}

/**
 * Page and data of each row of the route table behind the sign-in. The list is as long as everything else that a
 * visitor's first page needs, so it is a file of its own: it loads while the session is checked, which its readers
 * wait for anyway.
 */
export const memberPages = {
  overview: {
    page: () => import('./features/overview/overview-page.tsx').then((module) => module.OverviewPage),
    load: () => import('./features/overview/queries.ts').then((module) => module.loadOverview),
  },
  profile: {
    page: () => import('./profile-sections.tsx').then((module) => module.ProfileSections),
  },
  notifications: {
    page: () =>
      import('./features/notifications/notifications-page.tsx').then((module) => module.NotificationsPage),
    load: () => import('./features/notifications/queries.ts').then((module) => module.loadNotifications),
  },
  team: {
    page: () => import('./features/team/team-page.tsx').then((module) => module.TeamPage),
    load: () => import('./features/team/queries.ts').then((module) => module.loadTeam),
  },
  acceptTeam: {
    page: () => import('./features/team/accept-page.tsx').then((module) => module.AcceptPage),
  },
  wallet: {
    page: () => import('./features/wallet/wallet-page.tsx').then((module) => module.WalletPage),
    load: () => import('./features/wallet/queries.ts').then((module) => module.loadWallet),
  },
  topUp: {
    page: () => import('./features/payments/top-up/top-up-page.tsx').then((module) => module.TopUpPage),
    load: () => import('./features/payments/queries.ts').then((module) => module.loadTopUp),
  },
  pay: {
    page: () => import('./features/payments/pay/pay-page.tsx').then((module) => module.PayPage),
    load: () => import('./features/payments/queries.ts').then((module) => module.loadPay),
  },
  statement: {
    page: () => import('./features/payments/pay/statement-page.tsx').then((module) => module.StatementPage),
    load: () => import('./features/payments/queries.ts').then((module) => module.loadStatement),
  },
  exports: {
    page: () => import('./features/exports/exports-page.tsx').then((module) => module.ExportsPage),
    load: () => import('./features/exports/queries.ts').then((module) => module.loadExports),
  },
  webhooks: {
    page: () => import('./features/webhooks/webhooks-page.tsx').then((module) => module.WebhooksPage),
    load: () => import('./features/webhooks/queries.ts').then((module) => module.loadWebhooks),
  },
  subscriptions: {
    page: () =>
      import('./features/subscriptions/subscriptions-page.tsx').then((module) => module.SubscriptionsPage),
    load: () => import('./features/subscriptions/queries.ts').then((module) => module.loadSubscriptions),
  },
  usage: {
    page: () => import('./features/usage/usage-page.tsx').then((module) => module.UsagePage),
    load: () => import('./features/usage/queries.ts').then((module) => module.loadUsage),
  },
  plans: {
    page: () => import('./features/subscriptions/plans-page.tsx').then((module) => module.PlansPage),
    load: () => import('./features/subscriptions/queries.ts').then((module) => module.loadPlans),
  },
  plan: {
    page: () => import('./features/subscriptions/plan-page.tsx').then((module) => module.PlanPage),
    load: () => import('./features/subscriptions/queries.ts').then((module) => module.loadPlan),
  },
  kyb: {
    page: () => import('./features/kyb/kyb-page.tsx').then((module) => module.KybPage),
    load: () => import('./features/kyb/queries.ts').then((module) => module.loadKyb),
  },
  kybTag: {
    page: () => import('./features/kyb/kyb-form-page.tsx').then((module) => module.KybFormPage),
    load: () => import('./features/kyb/queries.ts').then((module) => module.loadKybForm),
  },
  kybVersion: {
    page: () => import('./features/kyb/kyb-form-page.tsx').then((module) => module.KybFormPage),
    load: () => import('./features/kyb/queries.ts').then((module) => module.loadKybForm),
  },
  paymentSuccess: {
    page: () =>
      import('./features/payments/result/payment-result-page.tsx').then((module) => module.PaymentResultPage),
    load: () => import('./features/payments/queries.ts').then((module) => module.loadTopUpResult),
  },
  paymentFailed: {
    page: () =>
      import('./features/payments/result/payment-result-page.tsx').then((module) => module.PaymentResultPage),
    load: () => import('./features/payments/queries.ts').then((module) => module.loadTopUpResult),
  },
  billingSuccess: {
    page: () =>
      import('./features/payments/result/payment-result-page.tsx').then((module) => module.PaymentResultPage),
    load: () => import('./features/payments/queries.ts').then((module) => module.loadBillResult),
  },
  adminKeys: {
    page: () => import('./features/admin/keys/keys-page.tsx').then((module) => module.KeysPage),
    load: () => import('./features/admin/queries.ts').then((module) => module.loadKeys),
  },
  adminCredits: {
    page: () => import('./features/admin/credits/credits-page.tsx').then((module) => module.CreditsPage),
    load: () => import('./features/admin/queries.ts').then((module) => module.loadCredits),
  },
  addCredits: {
    page: () =>
      import('./features/admin/credits/adjust-credits-page.tsx').then((module) => module.AdjustCreditsPage),
    load: () => import('./features/admin/queries.ts').then((module) => module.loadAdjustment),
  },
  deductCredits: {
    page: () =>
      import('./features/admin/credits/adjust-credits-page.tsx').then((module) => module.AdjustCreditsPage),
    load: () => import('./features/admin/queries.ts').then((module) => module.loadAdjustment),
  },
  creditLedger: {
    page: () =>
      import('./features/admin/credits/credit-ledger-page.tsx').then((module) => module.CreditLedgerPage),
    load: () => import('./features/admin/queries.ts').then((module) => module.loadCreditLedger),
  },
  adminKyb: {
    page: () => import('./features/admin-kyb/admin-kyb-page.tsx').then((module) => module.AdminKybPage),
    load: () => import('./features/admin-kyb/queries.ts').then((module) => module.loadReviews),
  },
  adminKybReview: {
    page: () =>
      import('./features/admin-kyb/admin-kyb-review-page.tsx').then((module) => module.AdminKybReviewPage),
    load: () => import('./features/admin-kyb/queries.ts').then((module) => module.loadReview),
  },
  adminUsers: {
    page: () => import('./features/admin/users/users-page.tsx').then((module) => module.UsersPage),
    load: () => import('./features/admin/queries.ts').then((module) => module.loadAccounts),
  },
  adminApis: {
    page: () => import('./features/admin/apis/apis-page.tsx').then((module) => module.ApisPage),
    load: () => import('./features/admin/apis/queries.ts').then((module) => module.loadApis),
  },
  publishApi: {
    page: () => import('./features/admin/apis/publish-api-page.tsx').then((module) => module.PublishApiPage),
  },
  adminApi: {
    page: () => import('./features/admin/apis/admin-api-page.tsx').then((module) => module.AdminApiPage),
    load: () => import('./features/admin/apis/queries.ts').then((module) => module.loadApi),
  },
  adminDeliveries: {
    page: () =>
      import('./features/admin/deliveries/admin-deliveries-page.tsx').then(
        (module) => module.AdminDeliveriesPage,
      ),
    load: () => import('./features/admin/deliveries/queries.ts').then((module) => module.loadDeliveries),
  },
  adminAudit: {
    page: () => import('./features/admin/audit/audit-page.tsx').then((module) => module.AuditPage),
    load: () => import('./features/admin/queries.ts').then((module) => module.loadAudit),
  },
} as const satisfies { readonly [Name in PathName]?: MemberPage }
