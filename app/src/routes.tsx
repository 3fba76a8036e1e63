import { adminRoutes } from './admin-routes.tsx'
import { loadCatalogue } from './features/catalogue/queries.ts'
import { loadInsight, loadText } from './features/content/queries.ts'
import {
  MaintenancePage,
  ReportedErrorPage,
  ServerErrorPage,
  TimeoutPage,
} from './features/errors/error-pages.tsx'
import { loadFaqs } from './features/faqs/queries.ts'
import { loadLanding } from './features/landing/queries.ts'
import { loadApi } from './features/reference/queries.ts'
import { loadPortalConfig } from './lib/portal-config.ts'
import * as pages from './pages.tsx'
import { memberRoute, route } from './router/route.ts'
import type { RouteDefinition } from './router/route-definition.ts'

/** As the contract writes versions: by it `/kyb/beacon/v1` is the version of an API without a tag. */
const isVersion = (segment: string): boolean => /^v\d{1,4}(\.\d{1,4}){0,2}$/.test(segment)

const member = ['logged-in'] as const
const paid = ['payment', 'logged-in'] as const

/** Every page, one by one as the specification lists them. The first match wins. */
export const routes: readonly RouteDefinition[] = [
  route('home', 'default', {
    title: 'Telecom APIs',
    summary:
      'Verify numbers, catch SIM swaps, check location and boost connections with a single HTTP request. Try every API free, pay only for what you use.',
    page: pages.landing,
    load: loadLanding,
  }),
  route('about', 'default', {
    title: 'About us',
    page: pages.about,
    load: loadText('about-us'),
  }),
  route('catalogue', 'default', {
    title: 'API Marketplace',
    page: pages.catalogue,
    load: loadCatalogue,
  }),
  route('api', 'default', { title: 'API documentation', page: pages.api, load: loadApi }),
  route('contact', 'default', {
    title: 'Contact us',
    page: pages.contact,
  }),
  route('faqs', 'default', {
    title: 'FAQ',
    page: pages.faqs,
    load: loadFaqs,
  }),
  route('insights', 'default', {
    title: 'Insights',
    page: pages.insights,
    load: pages.loadInsights,
  }),
  route('insight', 'default', { title: 'Insight', page: pages.insight, load: loadInsight }),
  // Ours, and not in the specification: pages without an account. The documentation's layout, without its guard.
  route('guides', 'docs', {
    title: 'Guides',
    page: pages.docs,
    load: pages.loadGuides,
  }),
  // Ours, and not in the specification: the addresses that `type` of a problem names.
  route('problems', 'default', {
    title: 'Error codes',
    page: pages.problems,
  }),
  route('problem', 'default', { title: 'Error code', page: pages.problem, load: pages.loadProblem }),
  route('pricing', 'default', {
    title: 'Pricing',
    page: pages.pricing,
    load: pages.loadPricing,
  }),
  route('privacyNotice', 'default', {
    title: 'Privacy notice',
    page: pages.privacy,
    load: loadText('privacy-notice', 'privacy-policy'),
  }),
  route('privacyPolicy', 'default', { title: 'Privacy policy', page: pages.privacy }),
  route('terms', 'default', {
    title: 'Terms and conditions',
    page: pages.terms,
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
    page: pages.login,
    load: loadPortalConfig,
  }),
  route('register', 'entry', {
    title: 'Sign up',
    summary: 'Create an account. 50 free credits when you join, no card needed.',
    guards: ['guest'],
    page: pages.register,
    load: loadPortalConfig,
  }),
  // Accounts from Google request their first password here, so signed-in people can open it.
  route('forgotPassword', 'entry', { title: 'Forgot password', page: pages.forgotPassword }),
  // Links in mails are opened by signed-in people, too.
  route('resetPassword', 'entry', { title: 'Reset password', page: pages.resetPassword }),
  route('verify', 'auth', { title: 'Verify your email', page: pages.verify }),
  // The guard of the log-in: it leads on once somebody is signed in, and nobody who is can be made somebody else by a link.
  route('ssoVerify', 'auth', { title: 'Signing you in', guards: ['login'], page: pages.ssoVerify }),

  memberRoute('overview', 'dashboard', {
    title: 'Overview',
    guards: member,
    section: 'overview',
  }),
  // Administrators have one, too; the layout gives them their own header.
  memberRoute('profile', 'dashboard', {
    title: 'Profile',
    guards: ['authenticated'],
    section: 'profile',
  }),
  // Ours, and not in the specification: the drawer holds the newest alone.
  memberRoute('notifications', 'dashboard', {
    title: 'Notifications',
    guards: ['authenticated'],
    section: 'notifications',
  }),
  // Ours, and not in the specification: the members of the account.
  memberRoute('team', 'dashboard', {
    title: 'Team',
    guards: member,
    section: 'team',
  }),
  // Links in mails are opened by visitors, too: the page says what they invite to before anybody signs in.
  memberRoute('acceptTeam', 'auth', { title: 'Team invitation' }),
  memberRoute('wallet', 'dashboard', {
    title: 'Wallet',
    guards: member,
    section: 'wallet',
  }),
  memberRoute('topUp', 'dashboard', {
    title: 'Top up',
    guards: member,
    section: 'wallet',
  }),
  memberRoute('pay', 'dashboard', {
    title: 'Pay',
    guards: member,
    section: 'wallet',
  }),
  // Ours, and not in the specification: a month on a page of its own, to print and to send on.
  memberRoute('statement', 'dashboard', {
    title: 'Statement',
    guards: member,
    section: 'wallet',
  }),
  // Ours, and not in the specification.
  memberRoute('exports', 'dashboard', {
    title: 'Exports',
    guards: member,
    section: 'wallet',
  }),
  memberRoute('webhooks', 'dashboard', {
    title: 'Webhooks',
    guards: member,
    section: 'webhooks',
  }),
  memberRoute('subscriptions', 'dashboard', {
    title: 'Subscriptions',
    guards: member,
    section: 'subscriptions',
  }),
  memberRoute('usage', 'dashboard', {
    title: 'Usage',
    guards: member,
    section: 'subscriptions',
  }),
  memberRoute('plans', 'dashboard', {
    title: 'Plans',
    guards: member,
  }),
  memberRoute('plan', 'dashboard', {
    title: 'Your plan',
    guards: member,
  }),
  memberRoute('kyb', 'dashboard', {
    title: 'Business verification',
    guards: member,
  }),
  memberRoute('kybTag', 'dashboard', {
    title: 'Business verification',
    guards: member,
    fits: ({ tag = '' }) => !isVersion(tag),
  }),
  memberRoute('kybVersion', 'dashboard', {
    title: 'Business verification',
    guards: member,
  }),

  memberRoute('paymentSuccess', 'dashboard', {
    title: 'Payment',
    guards: paid,
    section: 'wallet',
  }),
  memberRoute('paymentFailed', 'dashboard', {
    title: 'Payment',
    guards: paid,
    section: 'wallet',
  }),
  memberRoute('billingSuccess', 'dashboard', {
    title: 'Payment',
    guards: paid,
    section: 'wallet',
  }),

  ...adminRoutes,

  route('docsUsers', 'docs', {
    title: 'Users',
    guards: ['token'],
    page: pages.docs,
    load: pages.loadDocsUsers,
  }),
  route('docsVouchers', 'docs', {
    title: 'Vouchers',
    guards: ['token'],
    page: pages.docs,
    load: pages.loadDocsVouchers,
  }),
]
