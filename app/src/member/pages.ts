import { loadPortalConfig } from '../lib/portal-config.ts'
import type { PathName } from '../paths.ts'
import { type LazyPage, lazyLoad, lazyPage } from '../router/route.ts'

const overviewQueries = () => import('./overview/queries.ts')
const notificationsQueries = () => import('./notifications/queries.ts')
const teamQueries = () => import('./team/queries.ts')
const walletQueries = () => import('./wallet/queries.ts')
const paymentsQueries = () => import('./payments/queries.ts')
const exportsQueries = () => import('./exports/queries.ts')
const webhooksQueries = () => import('./webhooks/queries.ts')
const subscriptionsQueries = () => import('./subscriptions/queries.ts')
const subscriptionsAgentsAgentRequest = () => import('./subscriptions/keys/agent-request.ts')
const usageQueries = () => import('./usage/queries.ts')
const kybQueries = () => import('./kyb/queries.ts')

/** Page and data of each row of routes.ts beside it. A file of its own: see `routesOf`. */
export const memberPages = {
  overview: lazyPage(
    () => import('./overview/overview-page.tsx'),
    'OverviewPage',
    lazyLoad(overviewQueries, 'loadOverview'),
  ),
  profile: lazyPage(() => import('./profile-sections.tsx'), 'ProfileSections', loadPortalConfig),
  notifications: lazyPage(
    () => import('./notifications/notifications-page.tsx'),
    'NotificationsPage',
    lazyLoad(notificationsQueries, 'loadNotifications'),
  ),
  team: lazyPage(() => import('./team/team-page.tsx'), 'TeamPage', lazyLoad(teamQueries, 'loadTeam')),
  acceptTeam: lazyPage(() => import('./team/accept-page.tsx'), 'AcceptPage'),
  wallet: lazyPage(
    () => import('./wallet/wallet-page.tsx'),
    'WalletPage',
    lazyLoad(walletQueries, 'loadWallet'),
  ),
  topUp: lazyPage(
    () => import('./payments/top-up/top-up-page.tsx'),
    'TopUpPage',
    lazyLoad(paymentsQueries, 'loadTopUp'),
  ),
  pay: lazyPage(() => import('./payments/pay/pay-page.tsx'), 'PayPage', lazyLoad(paymentsQueries, 'loadPay')),
  statement: lazyPage(
    () => import('./payments/pay/statement-page.tsx'),
    'StatementPage',
    lazyLoad(paymentsQueries, 'loadStatement'),
  ),
  documents: lazyPage(
    () => import('./payments/documents/documents-page.tsx'),
    'DocumentsPage',
    lazyLoad(paymentsQueries, 'loadDocuments'),
  ),
  document: lazyPage(
    () => import('./payments/documents/document-page.tsx'),
    'DocumentPage',
    lazyLoad(paymentsQueries, 'loadDocument'),
  ),
  exports: lazyPage(
    () => import('./exports/exports-page.tsx'),
    'ExportsPage',
    lazyLoad(exportsQueries, 'loadExports'),
  ),
  webhooks: lazyPage(
    () => import('./webhooks/webhooks-page.tsx'),
    'WebhooksPage',
    lazyLoad(webhooksQueries, 'loadWebhooks'),
  ),
  keys: lazyPage(
    () => import('./subscriptions/keys/keys-page.tsx'),
    'KeysPage',
    lazyLoad(subscriptionsQueries, 'loadKeys'),
  ),
  agents: lazyPage(
    () => import('./subscriptions/keys/agents-page.tsx'),
    'AgentsPage',
    lazyLoad(subscriptionsQueries, 'loadAgents'),
  ),
  subscriptions: lazyPage(
    () => import('./subscriptions-with-first-call.tsx'),
    'SubscriptionsWithFirstCall',
    lazyLoad(subscriptionsQueries, 'loadSubscriptions'),
  ),
  authorizeAgent: lazyPage(
    () => import('./subscriptions/keys/authorize-agent-page.tsx'),
    'AuthorizeAgentPage',
    lazyLoad(subscriptionsAgentsAgentRequest, 'loadAgentRequest'),
  ),
  usage: lazyPage(() => import('./usage/usage-page.tsx'), 'UsagePage', lazyLoad(usageQueries, 'loadUsage')),
  errors: lazyPage(
    () => import('./usage/errors-page.tsx'),
    'ErrorsPage',
    lazyLoad(usageQueries, 'loadErrors'),
  ),
  plans: lazyPage(
    () => import('./subscriptions/plans/plans-page.tsx'),
    'PlansPage',
    lazyLoad(subscriptionsQueries, 'loadPlans'),
  ),
  plan: lazyPage(
    () => import('./subscriptions/plans/plan-page.tsx'),
    'PlanPage',
    lazyLoad(subscriptionsQueries, 'loadPlan'),
  ),
  kyb: lazyPage(() => import('./kyb/kyb-page.tsx'), 'KybPage', lazyLoad(kybQueries, 'loadKyb')),
  kybTag: lazyPage(
    () => import('./kyb/kyb-form-page.tsx'),
    'KybFormPage',
    lazyLoad(kybQueries, 'loadKybForm'),
  ),
  kybVersion: lazyPage(
    () => import('./kyb/kyb-form-page.tsx'),
    'KybFormPage',
    lazyLoad(kybQueries, 'loadKybForm'),
  ),
  paymentSuccess: lazyPage(
    () => import('./payments/result/payment-result-page.tsx'),
    'PaymentResultPage',
    lazyLoad(paymentsQueries, 'loadTopUpResult'),
  ),
  paymentFailed: lazyPage(
    () => import('./payments/result/payment-result-page.tsx'),
    'PaymentResultPage',
    lazyLoad(paymentsQueries, 'loadTopUpResult'),
  ),
  billingSuccess: lazyPage(
    () => import('./payments/result/payment-result-page.tsx'),
    'PaymentResultPage',
    lazyLoad(paymentsQueries, 'loadBillResult'),
  ),
} as const satisfies { readonly [Name in PathName]?: LazyPage }
