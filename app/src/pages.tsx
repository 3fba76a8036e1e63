import type { ComponentType } from 'react'
import { type LoadRoute, type Page, type PageProps, preloadable } from './router/preloadable.ts'

const page = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType<PageProps>>>,
  name: Name,
): Page => preloadable(load, name)

export const api = page(() => import('./api-with-console.tsx'), 'ApiWithConsole')
export const landing = page(() => import('./features/landing/landing-page.tsx'), 'LandingPage')
export const catalogue = page(() => import('./features/catalogue/catalogue-page.tsx'), 'CataloguePage')
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

/** Not in the first download: a load that brings its page's queries when it is first asked for. */
const lazyLoad =
  <Name extends string>(from: () => Promise<Record<Name, LoadRoute>>, name: Name): LoadRoute =>
  async (...args) =>
    (await from())[name](...args)
export const loadPricing = lazyLoad(() => import('./features/pricing/queries.ts'), 'loadPricing')
export const loadInsights = lazyLoad(() => import('./features/content/insights/queries.ts'), 'loadInsights')
export const loadGuides = lazyLoad(() => import('./features/content/docs/queries.ts'), 'loadGuides')
export const loadDocsUsers = lazyLoad(() => import('./features/content/docs/queries.ts'), 'loadDocsUsers')
export const loadDocsVouchers = lazyLoad(
  () => import('./features/content/docs/queries.ts'),
  'loadDocsVouchers',
)
export const loadProblem = lazyLoad(() => import('./features/problems/queries.ts'), 'loadProblem')

// Pages behind the sign-in are in a further list: it loads while their session is checked, which they wait for
// anyway.
const members = () => import('./member-pages.ts')
type Members = Awaited<ReturnType<typeof members>>
const memberPage = <Name extends keyof Members['memberPages']>(name: Name): Page =>
  page<Name>(async () => (await members()).memberPages[name](), name)
const memberLoad = <Name extends keyof Members['memberLoads']>(name: Name): LoadRoute =>
  lazyLoad<Name>(async () => (await members()).memberLoads[name](), name)

export const overview = memberPage('OverviewPage')
export const team = memberPage('TeamPage')
export const acceptTeam = memberPage('AcceptPage')
export const wallet = memberPage('WalletPage')
export const topUp = memberPage('TopUpPage')
export const pay = memberPage('PayPage')
export const statement = memberPage('StatementPage')
export const paymentResult = memberPage('PaymentResultPage')
export const kyb = memberPage('KybPage')
export const kybForm = memberPage('KybFormPage')
export const subscriptions = memberPage('SubscriptionsPage')
export const plans = memberPage('PlansPage')
export const plan = memberPage('PlanPage')
export const usage = memberPage('UsagePage')
export const profile = memberPage('ProfilePage')
export const notifications = memberPage('NotificationsPage')
export const webhooks = memberPage('WebhooksPage')
export const exportsPage = memberPage('ExportsPage')
export const adminKyb = memberPage('AdminKybPage')
export const adminKybReview = memberPage('AdminKybReviewPage')
export const adminKeys = memberPage('KeysPage')
export const adminCredits = memberPage('CreditsPage')
export const addCredits = memberPage('AddCreditsPage')
export const deductCredits = memberPage('DeductCreditsPage')
export const creditLedger = memberPage('CreditLedgerPage')
export const adminUsers = memberPage('UsersPage')
export const adminApis = memberPage('ApisPage')
export const adminApi = memberPage('AdminApiPage')
export const publishApi = memberPage('PublishApiPage')
export const adminDeliveries = memberPage('AdminDeliveriesPage')
export const adminAudit = memberPage('AuditPage')

export const loadOverview = memberLoad('loadOverview')
export const loadTeam = memberLoad('loadTeam')
export const loadWallet = memberLoad('loadWallet')
export const loadTopUp = memberLoad('loadTopUp')
export const loadPay = memberLoad('loadPay')
export const loadKyb = memberLoad('loadKyb')
export const loadKybForm = memberLoad('loadKybForm')
export const loadSubscriptions = memberLoad('loadSubscriptions')
export const loadPlans = memberLoad('loadPlans')
export const loadUsage = memberLoad('loadUsage')
export const loadWebhooks = memberLoad('loadWebhooks')
export const loadExports = memberLoad('loadExports')
export const loadReviews = memberLoad('loadReviews')
export const loadReview = memberLoad('loadReview')
export const loadAccounts = memberLoad('loadAccounts')
export const loadKeys = memberLoad('loadKeys')
export const loadAdminCredits = memberLoad('loadCredits')
export const loadWalletOfUser = memberLoad('loadWalletOfUser')
export const loadAudit = memberLoad('loadAudit')
export const loadApis = memberLoad('loadApis')
export const loadAdminApi = memberLoad('loadApi')
export const loadDeliveries = memberLoad('loadDeliveries')
