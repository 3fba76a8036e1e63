import type { ComponentType } from 'react'
import { type LoadRoute, type Page, type PageProps, preloadable } from './router/preloadable.ts'

const page = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType<PageProps>>>,
  name: Name,
): Page => preloadable(load, name)

const TryIt = preloadable(() => import('./features/try-it/try-it.tsx'), 'TryIt')
const ApiPage = preloadable(() => import('./features/reference/api-page.tsx'), 'ApiPage')
/** Documentation and console know nothing of each other: they meet here. */
export const api: Page = Object.assign((props: PageProps) => <ApiPage {...props} tryIt={TryIt} />, {
  preload: ApiPage.preload,
  exportName: ApiPage.exportName,
})
export const catalogue = page(() => import('./features/catalogue/catalogue-page.tsx'), 'CataloguePage')
export const overview = page(() => import('./features/overview/overview-page.tsx'), 'OverviewPage')
export const team = page(() => import('./features/team/team-page.tsx'), 'TeamPage')
export const acceptTeam = page(() => import('./features/team/accept-page.tsx'), 'AcceptPage')
export const wallet = page(() => import('./features/wallet/wallet-page.tsx'), 'WalletPage')
export const topUp = page(() => import('./features/payments/top-up/top-up-page.tsx'), 'TopUpPage')
export const pay = page(() => import('./features/payments/pay/pay-page.tsx'), 'PayPage')
export const statement = page(() => import('./features/payments/pay/statement-page.tsx'), 'StatementPage')
export const paymentResult = page(
  () => import('./features/payments/result/payment-result-page.tsx'),
  'PaymentResultPage',
)
export const kyb = page(() => import('./features/kyb/kyb-page.tsx'), 'KybPage')
export const kybForm = page(() => import('./features/kyb/kyb-form-page.tsx'), 'KybFormPage')
export const adminKyb = page(() => import('./features/admin-kyb/admin-kyb-page.tsx'), 'AdminKybPage')
export const adminKybReview = page(
  () => import('./features/admin-kyb/admin-kyb-review-page.tsx'),
  'AdminKybReviewPage',
)
export const subscriptions = page(
  () => import('./features/subscriptions/subscriptions-page.tsx'),
  'SubscriptionsPage',
)
export const plans = page(() => import('./features/subscriptions/plans-page.tsx'), 'PlansPage')
export const plan = page(() => import('./features/subscriptions/plan-page.tsx'), 'PlanPage')
export const usage = page(() => import('./features/usage/usage-page.tsx'), 'UsagePage')
export const profile = page(() => import('./profile-sections.tsx'), 'ProfilePage')
export const notifications = page(
  () => import('./features/notifications/history-page.tsx'),
  'NotificationsPage',
)
export const adminKeys = page(() => import('./features/admin/keys/keys-page.tsx'), 'KeysPage')
export const adminCredits = page(() => import('./features/admin/credits/credits-page.tsx'), 'CreditsPage')
export const addCredits = page(() => import('./features/admin/credits/adjust-page.tsx'), 'AddCreditsPage')
export const deductCredits = page(
  () => import('./features/admin/credits/adjust-page.tsx'),
  'DeductCreditsPage',
)
export const creditLedger = page(() => import('./features/admin/credits/ledger-page.tsx'), 'CreditLedgerPage')
export const adminUsers = page(() => import('./features/admin/users/users-page.tsx'), 'UsersPage')
export const adminApis = page(() => import('./features/admin/apis/apis-page.tsx'), 'ApisPage')
export const adminApi = page(() => import('./features/admin/apis/api-page.tsx'), 'AdminApiPage')
export const publishApi = page(() => import('./features/admin/apis/publish-page.tsx'), 'PublishApiPage')
export const adminDeliveries = page(
  () => import('./features/admin/deliveries/deliveries-page.tsx'),
  'AdminDeliveriesPage',
)
export const webhooks = page(() => import('./features/webhooks/webhooks-page.tsx'), 'WebhooksPage')
export const exportsPage = page(() => import('./features/exports/exports-page.tsx'), 'ExportsPage')
export const adminAudit = page(() => import('./features/admin/audit/audit-page.tsx'), 'AuditPage')
export const contact = page(() => import('./features/contact/contact-page.tsx'), 'ContactPage')
export const faqs = page(() => import('./features/faqs/faqs-page.tsx'), 'FaqsPage')
export const problems = page(() => import('./features/problems/problems-page.tsx'), 'ProblemsPage')
export const problem = page(() => import('./features/problems/problem-page.tsx'), 'ProblemPage')
export const pricing = page(() => import('./features/pricing/pricing-page.tsx'), 'PricingPage')
export const login = page(() => import('./features/login/login-page.tsx'), 'LoginPage')
export const verify = page(() => import('./features/register/verify-page.tsx'), 'VerifyPage')
export const register = page(() => import('./features/register/register-page.tsx'), 'RegisterPage')
export const ssoVerify = page(() => import('./features/login/sso-verify-page.tsx'), 'SsoVerifyPage')
export const forgotPassword = page(
  () => import('./features/password/forgot-password-page.tsx'),
  'ForgotPasswordPage',
)
export const resetPassword = page(
  () => import('./features/password/reset-password-page.tsx'),
  'ResetPasswordPage',
)
export const about = page(() => import('./features/content/texts/about-page.tsx'), 'AboutPage')
export const terms = page(() => import('./features/content/texts/terms-page.tsx'), 'TermsPage')
export const privacy = page(() => import('./features/content/texts/privacy-page.tsx'), 'PrivacyPage')
export const insights = page(() => import('./features/content/insights/insights-page.tsx'), 'InsightsPage')
export const insight = page(() => import('./features/content/insight/insight-page.tsx'), 'InsightPage')
export const docs = page(() => import('./features/content/docs/docs-page.tsx'), 'DocsPage')

/** Not in the first download, which is a visitor's: a load that brings its page's queries when it is first asked for. */
const lazyLoad =
  <Name extends string>(from: () => Promise<Record<Name, LoadRoute>>, name: Name): LoadRoute =>
  async (...args) =>
    (await from())[name](...args)
export const loadOverview = lazyLoad(() => import('./features/overview/queries.ts'), 'loadOverview')
export const loadInsights = lazyLoad(() => import('./features/content/insights/queries.ts'), 'loadInsights')
export const loadGuides = lazyLoad(() => import('./features/content/docs/queries.ts'), 'loadGuides')
export const loadDocsUsers = lazyLoad(() => import('./features/content/docs/queries.ts'), 'loadDocsUsers')
export const loadDocsVouchers = lazyLoad(
  () => import('./features/content/docs/queries.ts'),
  'loadDocsVouchers',
)
export const loadProblem = lazyLoad(() => import('./features/problems/queries.ts'), 'loadProblem')
export const loadTeam = lazyLoad(() => import('./features/team/queries.ts'), 'loadTeam')
export const loadWallet = lazyLoad(() => import('./features/wallet/queries.ts'), 'loadWallet')
export const loadTopUp = lazyLoad(() => import('./features/payments/queries.ts'), 'loadTopUp')
export const loadKyb = lazyLoad(() => import('./features/kyb/queries.ts'), 'loadKyb')
export const loadKybForm = lazyLoad(() => import('./features/kyb/queries.ts'), 'loadKybForm')
export const loadReviews = lazyLoad(() => import('./features/admin-kyb/queries.ts'), 'loadReviews')
export const loadReview = lazyLoad(() => import('./features/admin-kyb/queries.ts'), 'loadReview')
export const loadPay = lazyLoad(() => import('./features/payments/queries.ts'), 'loadPay')
export const loadSubscriptions = lazyLoad(
  () => import('./features/subscriptions/queries.ts'),
  'loadSubscriptions',
)
export const loadAccounts = lazyLoad(() => import('./features/admin/queries.ts'), 'loadAccounts')
export const loadAdminCredits = lazyLoad(() => import('./features/admin/queries.ts'), 'loadCredits')
export const loadWalletOfUser = lazyLoad(() => import('./features/admin/queries.ts'), 'loadWalletOfUser')
export const loadApis = lazyLoad(() => import('./features/admin/apis/queries.ts'), 'loadApis')
export const loadAdminApi = lazyLoad(() => import('./features/admin/apis/queries.ts'), 'loadApi')
export const loadAudit = lazyLoad(() => import('./features/admin/queries.ts'), 'loadAudit')
export const loadDeliveries = lazyLoad(
  () => import('./features/admin/deliveries/queries.ts'),
  'loadDeliveries',
)
export const loadWebhooks = lazyLoad(() => import('./features/webhooks/queries.ts'), 'loadWebhooks')
export const loadExports = lazyLoad(() => import('./features/exports/queries.ts'), 'loadExports')
export const loadUsage = lazyLoad(() => import('./features/usage/queries.ts'), 'loadUsage')
