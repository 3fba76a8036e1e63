import type { ComponentType } from 'react'
import type { LoadRoute, PageProps } from './router/preloadable.ts'

/** A module of each name, which exports what is named so. */
type Named<Name extends string, Value> = { readonly [Key in Name]: () => Promise<Record<Key, Value>> }

const pagesOf = <Name extends string>(pages: Named<Name, ComponentType<PageProps>>) => pages
const loadsOf = <Loads extends Named<keyof Loads & string, LoadRoute>>(
  loads: Loads,
): Named<keyof Loads & string, LoadRoute> => loads

/** Pages behind the sign-in. The list of their files is as long as everything else that a visitor's first page needs. */
export const memberPages = pagesOf({
  OverviewPage: () => import('./features/overview/overview-page.tsx'),
  TeamPage: () => import('./features/team/team-page.tsx'),
  AcceptPage: () => import('./features/team/accept-page.tsx'),
  WalletPage: () => import('./features/wallet/wallet-page.tsx'),
  TopUpPage: () => import('./features/payments/top-up/top-up-page.tsx'),
  PayPage: () => import('./features/payments/pay/pay-page.tsx'),
  StatementPage: () => import('./features/payments/pay/statement-page.tsx'),
  PaymentResultPage: () => import('./features/payments/result/payment-result-page.tsx'),
  KybPage: () => import('./features/kyb/kyb-page.tsx'),
  KybFormPage: () => import('./features/kyb/kyb-form-page.tsx'),
  SubscriptionsPage: () => import('./features/subscriptions/subscriptions-page.tsx'),
  PlansPage: () => import('./features/subscriptions/plans-page.tsx'),
  PlanPage: () => import('./features/subscriptions/plan-page.tsx'),
  UsagePage: () => import('./features/usage/usage-page.tsx'),
  ProfilePage: () => import('./profile-sections.tsx'),
  NotificationsPage: () => import('./features/notifications/history-page.tsx'),
  WebhooksPage: () => import('./features/webhooks/webhooks-page.tsx'),
  ExportsPage: () => import('./features/exports/exports-page.tsx'),
  AdminKybPage: () => import('./features/admin-kyb/admin-kyb-page.tsx'),
  AdminKybReviewPage: () => import('./features/admin-kyb/admin-kyb-review-page.tsx'),
  KeysPage: () => import('./features/admin/keys/keys-page.tsx'),
  CreditsPage: () => import('./features/admin/credits/credits-page.tsx'),
  AddCreditsPage: () => import('./features/admin/credits/adjust-page.tsx'),
  DeductCreditsPage: () => import('./features/admin/credits/adjust-page.tsx'),
  CreditLedgerPage: () => import('./features/admin/credits/ledger-page.tsx'),
  UsersPage: () => import('./features/admin/users/users-page.tsx'),
  ApisPage: () => import('./features/admin/apis/apis-page.tsx'),
  AdminApiPage: () => import('./features/admin/apis/api-page.tsx'),
  PublishApiPage: () => import('./features/admin/apis/publish-page.tsx'),
  AdminDeliveriesPage: () => import('./features/admin/deliveries/deliveries-page.tsx'),
  AuditPage: () => import('./features/admin/audit/audit-page.tsx'),
})

/** Their data. */
export const memberLoads = loadsOf({
  loadOverview: () => import('./features/overview/queries.ts'),
  loadTeam: () => import('./features/team/queries.ts'),
  loadWallet: () => import('./features/wallet/queries.ts'),
  loadTopUp: () => import('./features/payments/queries.ts'),
  loadPay: () => import('./features/payments/queries.ts'),
  loadKyb: () => import('./features/kyb/queries.ts'),
  loadKybForm: () => import('./features/kyb/queries.ts'),
  loadSubscriptions: () => import('./features/subscriptions/queries.ts'),
  loadPlans: () => import('./features/subscriptions/queries.ts'),
  loadUsage: () => import('./features/usage/queries.ts'),
  loadWebhooks: () => import('./features/webhooks/queries.ts'),
  loadExports: () => import('./features/exports/queries.ts'),
  loadReviews: () => import('./features/admin-kyb/queries.ts'),
  loadReview: () => import('./features/admin-kyb/queries.ts'),
  loadAccounts: () => import('./features/admin/queries.ts'),
  loadKeys: () => import('./features/admin/queries.ts'),
  loadCredits: () => import('./features/admin/queries.ts'),
  loadWalletOfUser: () => import('./features/admin/queries.ts'),
  loadAudit: () => import('./features/admin/queries.ts'),
  loadApis: () => import('./features/admin/apis/queries.ts'),
  loadApi: () => import('./features/admin/apis/queries.ts'),
  loadDeliveries: () => import('./features/admin/deliveries/queries.ts'),
})
