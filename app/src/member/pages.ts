import type { PathName } from '../paths.ts'
import type { LazyPage } from '../router/route.ts'

/** Page and data of each row of routes.ts beside it. A file of its own: see `routesOf`. */
export const memberPages = {
  overview: {
    page: () => import('./overview/overview-page.tsx').then((module) => module.OverviewPage),
    load: () => import('./overview/queries.ts').then((module) => module.loadOverview),
  },
  profile: {
    page: () => import('./profile-sections.tsx').then((module) => module.ProfileSections),
  },
  notifications: {
    page: () => import('./notifications/notifications-page.tsx').then((module) => module.NotificationsPage),
    load: () => import('./notifications/queries.ts').then((module) => module.loadNotifications),
  },
  team: {
    page: () => import('./team/team-page.tsx').then((module) => module.TeamPage),
    load: () => import('./team/queries.ts').then((module) => module.loadTeam),
  },
  acceptTeam: {
    page: () => import('./team/accept-page.tsx').then((module) => module.AcceptPage),
  },
  wallet: {
    page: () => import('./wallet/wallet-page.tsx').then((module) => module.WalletPage),
    load: () => import('./wallet/queries.ts').then((module) => module.loadWallet),
  },
  topUp: {
    page: () => import('./payments/top-up/top-up-page.tsx').then((module) => module.TopUpPage),
    load: () => import('./payments/queries.ts').then((module) => module.loadTopUp),
  },
  pay: {
    page: () => import('./payments/pay/pay-page.tsx').then((module) => module.PayPage),
    load: () => import('./payments/queries.ts').then((module) => module.loadPay),
  },
  statement: {
    page: () => import('./payments/pay/statement-page.tsx').then((module) => module.StatementPage),
    load: () => import('./payments/queries.ts').then((module) => module.loadStatement),
  },
  exports: {
    page: () => import('./exports/exports-page.tsx').then((module) => module.ExportsPage),
    load: () => import('./exports/queries.ts').then((module) => module.loadExports),
  },
  webhooks: {
    page: () => import('./webhooks/webhooks-page.tsx').then((module) => module.WebhooksPage),
    load: () => import('./webhooks/queries.ts').then((module) => module.loadWebhooks),
  },
  subscriptions: {
    page: () =>
      import('./subscriptions-with-first-call.tsx').then((module) => module.SubscriptionsWithFirstCall),
    load: () => import('./subscriptions/queries.ts').then((module) => module.loadSubscriptions),
  },
  authorizeAgent: {
    page: () =>
      import('./subscriptions/agents/authorize-agent-page.tsx').then((module) => module.AuthorizeAgentPage),
    load: () => import('./subscriptions/agents/agent-request.ts').then((module) => module.loadAgentRequest),
  },
  usage: {
    page: () => import('./usage/usage-page.tsx').then((module) => module.UsagePage),
    load: () => import('./usage/queries.ts').then((module) => module.loadUsage),
  },
  plans: {
    page: () => import('./subscriptions/plans-page.tsx').then((module) => module.PlansPage),
    load: () => import('./subscriptions/queries.ts').then((module) => module.loadPlans),
  },
  plan: {
    page: () => import('./subscriptions/plan-page.tsx').then((module) => module.PlanPage),
    load: () => import('./subscriptions/queries.ts').then((module) => module.loadPlan),
  },
  kyb: {
    page: () => import('./kyb/kyb-page.tsx').then((module) => module.KybPage),
    load: () => import('./kyb/queries.ts').then((module) => module.loadKyb),
  },
  kybTag: {
    page: () => import('./kyb/kyb-form-page.tsx').then((module) => module.KybFormPage),
    load: () => import('./kyb/queries.ts').then((module) => module.loadKybForm),
  },
  kybVersion: {
    page: () => import('./kyb/kyb-form-page.tsx').then((module) => module.KybFormPage),
    load: () => import('./kyb/queries.ts').then((module) => module.loadKybForm),
  },
  paymentSuccess: {
    page: () =>
      import('./payments/result/payment-result-page.tsx').then((module) => module.PaymentResultPage),
    load: () => import('./payments/queries.ts').then((module) => module.loadTopUpResult),
  },
  paymentFailed: {
    page: () =>
      import('./payments/result/payment-result-page.tsx').then((module) => module.PaymentResultPage),
    load: () => import('./payments/queries.ts').then((module) => module.loadTopUpResult),
  },
  billingSuccess: {
    page: () =>
      import('./payments/result/payment-result-page.tsx').then((module) => module.PaymentResultPage),
    load: () => import('./payments/queries.ts').then((module) => module.loadBillResult),
  },
} as const satisfies { readonly [Name in PathName]?: LazyPage }
