import type { ComponentType } from 'react'
import { loadCatalogue } from './features/catalogue/queries.ts'
import { loadDocs, loadInsight, loadInsights, loadText } from './features/content/queries.ts'
import {
  MaintenancePage,
  ReportedErrorPage,
  ServerErrorPage,
  TimeoutPage,
} from './features/errors/error-pages.tsx'
import { loadFaqs } from './features/faqs/queries.ts'
import { LandingPage } from './features/landing/landing-page.tsx'
import { loadLanding } from './features/landing/queries.ts'
import { loadPricing } from './features/pricing/queries.ts'
import { loadApi } from './features/reference/queries.ts'
import type { GuardName } from './guards.ts'
import { loadPortalConfig } from './lib/portal-config.ts'
import { type PathName, paths } from './paths.ts'
import {
  type LoadRoute,
  type Page,
  type PageProps,
  preloadable,
  type RouteParams,
} from './router/preloadable.ts'

export type LayoutName = 'default' | 'auth' | 'entry' | 'dashboard' | 'admin' | 'docs'
/** What the header highlights; of notifications it has the bell alone. */
export type Section =
  | 'overview'
  | 'subscriptions'
  | 'profile'
  | 'wallet'
  | 'notifications'
  | 'keys'
  | 'credits'
  | 'verifications'
  | 'users'
  | 'audit'

export interface RouteDefinition {
  readonly name: PathName
  readonly path: string
  readonly layout: LayoutName
  readonly guards: readonly GuardName[]
  readonly title: string
  /** What a shared link to it says below the title. */
  readonly summary?: string
  readonly section?: Section
  /** Whether what stands in the address is meant for this row, where the pattern alone cannot tell. Default: it is. */
  readonly fits?: (params: RouteParams) => boolean
  readonly page: Page
  /** Without one, the page shows nothing that must be fetched. */
  readonly load?: LoadRoute
}

type Options = Partial<Pick<RouteDefinition, 'guards' | 'section' | 'summary' | 'load' | 'fits'>>

const page = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType<PageProps>>>,
  name: Name,
): Page => preloadable(load, name)

const TryIt = preloadable(() => import('./features/try-it/try-it.tsx'), 'TryIt')
const ApiPage = preloadable(() => import('./features/reference/api-page.tsx'), 'ApiPage')
/** Documentation and console know nothing of each other: they meet here. */
const api: Page = Object.assign((props: PageProps) => <ApiPage {...props} tryIt={TryIt} />, {
  preload: ApiPage.preload,
  exportName: ApiPage.exportName,
})
const catalogue = page(() => import('./features/catalogue/catalogue-page.tsx'), 'CataloguePage')
const overview = page(() => import('./features/overview/overview-page.tsx'), 'OverviewPage')
const wallet = page(() => import('./features/wallet/wallet-page.tsx'), 'WalletPage')
const topUp = page(() => import('./features/payments/top-up/top-up-page.tsx'), 'TopUpPage')
const pay = page(() => import('./features/payments/pay/pay-page.tsx'), 'PayPage')
const statement = page(() => import('./features/payments/pay/statement-page.tsx'), 'StatementPage')
const paymentResult = page(
  () => import('./features/payments/result/payment-result-page.tsx'),
  'PaymentResultPage',
)
const kyb = page(() => import('./features/kyb/kyb-page.tsx'), 'KybPage')
const kybForm = page(() => import('./features/kyb/kyb-form-page.tsx'), 'KybFormPage')
const adminKyb = page(() => import('./features/admin-kyb/admin-kyb-page.tsx'), 'AdminKybPage')
const adminKybReview = page(
  () => import('./features/admin-kyb/admin-kyb-review-page.tsx'),
  'AdminKybReviewPage',
)
const subscriptions = page(
  () => import('./features/subscriptions/subscriptions-page.tsx'),
  'SubscriptionsPage',
)
const plans = page(() => import('./features/subscriptions/plans-page.tsx'), 'PlansPage')
const plan = page(() => import('./features/subscriptions/plan-page.tsx'), 'PlanPage')
const usage = page(() => import('./features/usage/usage-page.tsx'), 'UsagePage')
const profile = page(() => import('./profile-sections.tsx'), 'ProfilePage')
const notifications = page(() => import('./features/notifications/history-page.tsx'), 'NotificationsPage')
const adminKeys = page(() => import('./features/admin/keys/keys-page.tsx'), 'KeysPage')
const adminCredits = page(() => import('./features/admin/credits/credits-page.tsx'), 'CreditsPage')
const addCredits = page(() => import('./features/admin/credits/adjust-page.tsx'), 'AddCreditsPage')
const deductCredits = page(() => import('./features/admin/credits/adjust-page.tsx'), 'DeductCreditsPage')
const creditLedger = page(() => import('./features/admin/credits/ledger-page.tsx'), 'CreditLedgerPage')
const adminUsers = page(() => import('./features/admin/users/users-page.tsx'), 'UsersPage')
const adminAudit = page(() => import('./features/admin/audit/audit-page.tsx'), 'AuditPage')
const contact = page(() => import('./features/contact/contact-page.tsx'), 'ContactPage')
const faqs = page(() => import('./features/faqs/faqs-page.tsx'), 'FaqsPage')
const pricing = page(() => import('./features/pricing/pricing-page.tsx'), 'PricingPage')
const login = page(() => import('./features/login/login-page.tsx'), 'LoginPage')
const verify = page(() => import('./features/register/verify-page.tsx'), 'VerifyPage')
const register = page(() => import('./features/register/register-page.tsx'), 'RegisterPage')
const ssoVerify = page(() => import('./features/login/sso-verify-page.tsx'), 'SsoVerifyPage')
const forgotPassword = page(
  () => import('./features/password/forgot-password-page.tsx'),
  'ForgotPasswordPage',
)
const resetPassword = page(() => import('./features/password/reset-password-page.tsx'), 'ResetPasswordPage')
const about = page(() => import('./features/content/texts/about-page.tsx'), 'AboutPage')
const terms = page(() => import('./features/content/texts/terms-page.tsx'), 'TermsPage')
const privacy = page(() => import('./features/content/texts/privacy-page.tsx'), 'PrivacyPage')
const insights = page(() => import('./features/content/insights/insights-page.tsx'), 'InsightsPage')
const insight = page(() => import('./features/content/insight/insight-page.tsx'), 'InsightPage')
const docs = page(() => import('./features/content/docs/docs-page.tsx'), 'DocsPage')

const route = (
  name: PathName,
  layout: LayoutName,
  options: Options & Pick<RouteDefinition, 'title' | 'page'>,
): RouteDefinition => ({
  name,
  path: paths[name],
  layout,
  guards: [],
  ...options,
})

/** Not in the first download, which is a visitor's: a load that brings its page's queries when it is first asked for. */
const lazyLoad =
  <Name extends string>(from: () => Promise<Record<Name, LoadRoute>>, name: Name): LoadRoute =>
  async (...args) =>
    (await from())[name](...args)

const loadOverview = lazyLoad(() => import('./features/overview/queries.ts'), 'loadOverview')
const loadWallet = lazyLoad(() => import('./features/wallet/queries.ts'), 'loadWallet')
const loadTopUp = lazyLoad(() => import('./features/payments/queries.ts'), 'loadTopUp')
const loadKyb = lazyLoad(() => import('./features/kyb/queries.ts'), 'loadKyb')
const loadKybForm = lazyLoad(() => import('./features/kyb/queries.ts'), 'loadKybForm')
const loadReviews = lazyLoad(() => import('./features/admin-kyb/queries.ts'), 'loadReviews')
const loadReview = lazyLoad(() => import('./features/admin-kyb/queries.ts'), 'loadReview')
const loadPay = lazyLoad(() => import('./features/payments/queries.ts'), 'loadPay')
const loadSubscriptions = lazyLoad(() => import('./features/subscriptions/queries.ts'), 'loadSubscriptions')

const loadAccounts = lazyLoad(() => import('./features/admin/queries.ts'), 'loadAccounts')
const loadAdminCredits = lazyLoad(() => import('./features/admin/queries.ts'), 'loadCredits')
const loadWalletOfUser = lazyLoad(() => import('./features/admin/queries.ts'), 'loadWalletOfUser')
const loadAudit = lazyLoad(() => import('./features/admin/queries.ts'), 'loadAudit')
const loadUsage = lazyLoad(() => import('./features/usage/queries.ts'), 'loadUsage')
/** As the contract writes versions: by it `/kyb/beacon/v1` is the version of an API without a tag. */
const isVersion = (segment: string): boolean => /^v\d{1,4}(\.\d{1,4}){0,2}$/.test(segment)

const member = ['logged-in'] as const
const admin = ['authenticated', 'admin'] as const
const paid = ['payment', 'logged-in'] as const

/** Every page, one by one as the specification lists them. The first match wins. */
export const routes: readonly RouteDefinition[] = [
  // Not lazy: most first visits begin here, and a chunk of its own would cost them a round trip.
  route('home', 'default', {
    title: 'Telecom APIs',
    summary:
      'Verify numbers, catch SIM swaps, check location and boost connections with a single HTTP request. Try every API free, pay only for what you use.',
    page: LandingPage,
    load: loadLanding,
  }),
  route('about', 'default', {
    title: 'About us',
    summary:
      'Who runs Switchboard, where the answers come from, and what we do with the numbers you ask about.',
    page: about,
    load: loadText('about-us'),
  }),
  route('catalogue', 'default', {
    title: 'API Marketplace',
    summary: 'Every API with its version, status and price. Try each one on its mock without signing in.',
    page: catalogue,
    load: loadCatalogue,
  }),
  route('api', 'default', { title: 'API documentation', page: api, load: loadApi }),
  route('contact', 'default', {
    title: 'Contact us',
    summary: 'Write to the people who run the APIs. A request id helps us to find your call.',
    page: contact,
  }),
  route('faqs', 'default', {
    title: 'FAQ',
    summary: 'Short answers about keys, credits, prices, verification and errors.',
    page: faqs,
    load: loadFaqs,
  }),
  route('insights', 'default', {
    title: 'Insights',
    summary: 'Articles and whitepapers on fraud, sign-in and messaging with network APIs.',
    page: insights,
    load: loadInsights,
  }),
  route('insight', 'default', { title: 'Insight', page: insight, load: loadInsight }),
  route('pricing', 'default', {
    title: 'Pricing',
    summary: 'The price of every operation, the plans, and an estimate for your own mix of calls.',
    page: pricing,
    load: loadPricing,
  }),
  route('privacyNotice', 'default', {
    title: 'Privacy notice',
    page: privacy,
    load: loadText('privacy-notice', 'privacy-policy'),
  }),
  route('privacyPolicy', 'default', { title: 'Privacy policy', page: privacy }),
  route('terms', 'default', {
    title: 'Terms and conditions',
    page: terms,
    load: loadText('terms-and-conditions'),
  }),
  route('maintenance', 'default', { title: 'An error occurred', page: MaintenancePage }),
  route('serverError', 'default', {
    title: 'An error occurred',
    page: ServerErrorPage,
  }),
  route('timeout', 'default', { title: 'An error occurred', page: TimeoutPage }),
  route('error', 'default', { title: 'An error occurred', page: ReportedErrorPage }),

  route('login', 'entry', {
    title: 'Log in',
    summary: 'Log in to your keys, credits and usage.',
    guards: ['login'],
    page: login,
    load: loadPortalConfig,
  }),
  route('register', 'entry', {
    title: 'Sign up',
    summary: 'Create an account. 50 free credits when you join, no card needed.',
    guards: ['guest'],
    page: register,
    load: loadPortalConfig,
  }),
  // Who signs in with Google asks here for a first password, so nobody is asked to leave first.
  route('forgotPassword', 'entry', { title: 'Forgot password', page: forgotPassword }),
  // Links in mails are opened by signed-in people, too.
  route('resetPassword', 'entry', { title: 'Reset password', page: resetPassword }),
  route('verify', 'auth', { title: 'Verify your email', page: verify }),
  // The guard of the log-in: it leads on once somebody is signed in, and nobody who is can be made somebody else by a link.
  route('ssoVerify', 'auth', { title: 'Signing you in', guards: ['login'], page: ssoVerify }),

  route('overview', 'dashboard', {
    title: 'Overview',
    guards: member,
    section: 'overview',
    page: overview,
    load: loadOverview,
  }),
  // Administrators have one, too; the layout gives them their own header.
  route('profile', 'dashboard', {
    title: 'Profile',
    guards: ['authenticated'],
    section: 'profile',
    page: profile,
  }),
  // Ours, and not in the specification: the drawer holds the newest alone.
  route('notifications', 'dashboard', {
    title: 'Notifications',
    guards: ['authenticated'],
    section: 'notifications',
    page: notifications,
  }),
  route('wallet', 'dashboard', {
    title: 'Wallet',
    guards: member,
    section: 'wallet',
    page: wallet,
    load: loadWallet,
  }),
  route('topUp', 'dashboard', {
    title: 'Top up',
    guards: member,
    section: 'wallet',
    page: topUp,
    load: loadTopUp,
  }),
  route('pay', 'dashboard', {
    title: 'Pay',
    guards: member,
    section: 'wallet',
    page: pay,
    load: loadPay,
  }),
  // Ours, and not in the specification: a month on a page of its own, to print and to send on.
  route('statement', 'dashboard', {
    title: 'Statement',
    guards: member,
    section: 'wallet',
    page: statement,
  }),
  route('subscriptions', 'dashboard', {
    title: 'Subscriptions',
    guards: member,
    section: 'subscriptions',
    page: subscriptions,
    load: loadSubscriptions,
  }),
  route('usage', 'dashboard', {
    title: 'Usage',
    guards: member,
    section: 'subscriptions',
    page: usage,
    load: loadUsage,
  }),
  route('plans', 'dashboard', { title: 'Plans', guards: member, page: plans, load: loadSubscriptions }),
  route('plan', 'dashboard', { title: 'Your plan', guards: member, page: plan, load: loadSubscriptions }),
  route('kyb', 'dashboard', {
    title: 'Business verification',
    guards: member,
    page: kyb,
    load: loadKyb,
  }),
  route('kybTag', 'dashboard', {
    title: 'Business verification',
    guards: member,
    fits: ({ tag = '' }) => !isVersion(tag),
    page: kybForm,
    load: loadKybForm,
  }),
  route('kybVersion', 'dashboard', {
    title: 'Business verification',
    guards: member,
    page: kybForm,
    load: loadKybForm,
  }),

  route('paymentSuccess', 'dashboard', {
    title: 'Payment',
    guards: paid,
    section: 'wallet',
    page: paymentResult,
  }),
  route('paymentFailed', 'dashboard', {
    title: 'Payment',
    guards: paid,
    section: 'wallet',
    page: paymentResult,
  }),
  route('billingSuccess', 'dashboard', {
    title: 'Payment',
    guards: paid,
    section: 'wallet',
    page: paymentResult,
  }),

  route('adminKeys', 'admin', {
    title: 'Key Management',
    guards: admin,
    section: 'keys',
    page: adminKeys,
    load: loadAccounts,
  }),
  route('adminCredits', 'admin', {
    title: 'Credits Management',
    guards: admin,
    section: 'credits',
    page: adminCredits,
    load: loadAdminCredits,
  }),
  route('addCredits', 'admin', {
    title: 'Add credits',
    guards: admin,
    section: 'credits',
    page: addCredits,
    load: loadWalletOfUser,
  }),
  route('deductCredits', 'admin', {
    title: 'Deduct credits',
    guards: admin,
    section: 'credits',
    page: deductCredits,
    load: loadWalletOfUser,
  }),
  route('creditLedger', 'admin', {
    title: 'Credit ledger',
    guards: admin,
    section: 'credits',
    page: creditLedger,
    load: loadWalletOfUser,
  }),
  // Ours, and not in the specification, which leaves reviews to the command line.
  route('adminKyb', 'admin', {
    title: 'Business verifications',
    guards: admin,
    section: 'verifications',
    page: adminKyb,
    load: loadReviews,
  }),
  route('adminKybReview', 'admin', {
    title: 'Business verification',
    guards: admin,
    section: 'verifications',
    page: adminKybReview,
    load: loadReview,
  }),
  // Ours, too.
  route('adminUsers', 'admin', {
    title: 'Users',
    guards: admin,
    section: 'users',
    page: adminUsers,
    load: loadAccounts,
  }),
  route('adminAudit', 'admin', {
    title: 'Audit log',
    guards: admin,
    section: 'audit',
    page: adminAudit,
    load: loadAudit,
  }),

  route('docsUsers', 'docs', {
    title: 'Users',
    guards: ['token'],
    page: docs,
    load: loadDocs('users'),
  }),
  route('docsVouchers', 'docs', {
    title: 'Vouchers',
    guards: ['token'],
    page: docs,
    load: loadDocs('vouchers'),
  }),
]
