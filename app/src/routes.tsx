import type { ComponentType } from 'react'
import {
  MaintenancePage,
  ReportedErrorPage,
  ServerErrorPage,
  TimeoutPage,
} from './features/errors/error-pages.tsx'
import { LandingPage } from './features/landing/landing-page.tsx'
import { fetchApiPage } from './features/reference/fetch-api-page.ts'
import type { GuardName } from './guards.ts'
import { type NotBuiltName, notBuilt } from './not-built.ts'
import { type PathName, paths } from './paths.ts'
import { type Page, type PageProps, preloadable } from './router/preloadable.ts'

export type LayoutName = 'default' | 'auth' | 'entry' | 'dashboard' | 'admin' | 'docs'
/** What the header highlights. */
export type Section = 'overview' | 'subscriptions' | 'profile' | 'wallet' | 'keys' | 'credits'

export interface Row {
  readonly name: PathName
  readonly path: string
  readonly layout: LayoutName
  readonly guards: readonly GuardName[]
  readonly title: string
  /** What a shared link to it says below the title. */
  readonly summary?: string
  readonly section?: Section
  readonly page: Page
}

type Rest = Partial<Pick<Row, 'guards' | 'section' | 'summary'>>

const page = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType<PageProps>>>,
  name: Name,
): Page => preloadable(load, name)

const TryIt = preloadable(() => import('./features/try-it/try-it.tsx'), 'TryIt')
/** Documentation and console know nothing of each other: they meet here. */
const api = page(async () => {
  const { ApiPage } = await fetchApiPage()
  return { ApiWithConsole: (props: PageProps) => <ApiPage {...props} tryIt={TryIt} /> }
}, 'ApiWithConsole')
const catalogue = page(() => import('./features/catalogue/catalogue-page.tsx'), 'CataloguePage')
const overview = page(() => import('./features/overview/overview-page.tsx'), 'OverviewPage')
const contact = page(() => import('./features/contact/contact-page.tsx'), 'ContactPage')
const faqs = page(() => import('./features/faqs/faqs-page.tsx'), 'FaqsPage')
const pricing = page(() => import('./features/pricing/pricing-page.tsx'), 'PricingPage')
const login = page(() => import('./features/login/login-page.tsx'), 'LoginPage')
const ssoVerify = page(() => import('./features/login/sso-verify-page.tsx'), 'SsoVerifyPage')
const about = page(() => import('./features/content/texts/about-page.tsx'), 'AboutPage')
const terms = page(() => import('./features/content/texts/terms-page.tsx'), 'TermsPage')
const privacy = page(() => import('./features/content/texts/privacy-page.tsx'), 'PrivacyPage')
const insights = page(() => import('./features/content/insights/insights-page.tsx'), 'InsightsPage')
const insight = page(() => import('./features/content/insight/insight-page.tsx'), 'InsightPage')
const docs = page(() => import('./features/content/docs/docs-page.tsx'), 'DocsPage')
const later = page(() => import('./features/not-built/not-built-page.tsx'), 'NotBuiltPage')

const row = (name: PathName, layout: LayoutName, rest: Rest & Pick<Row, 'title' | 'page'>): Row => ({
  name,
  path: paths[name],
  layout,
  guards: [],
  ...rest,
})
const soon = (name: NotBuiltName, layout: LayoutName, rest: Rest = {}): Row =>
  row(name, layout, { title: notBuilt[name].title, page: later, ...rest })

const member = ['logged-in'] as const
const admin = ['authenticated', 'admin'] as const
const paid = ['payment', 'logged-in'] as const

/** Every page, row by row as the specification lists them. The first match wins. */
export const routes: readonly Row[] = [
  // Not lazy: most first visits begin here, and a chunk of its own would cost them a round trip.
  row('home', 'default', {
    title: 'Telecom APIs',
    summary:
      'Phone numbers, SIM changes, location and quality of service as plain HTTP calls. Try every API, pay only for the calls that you make.',
    page: LandingPage,
  }),
  row('about', 'default', {
    title: 'About us',
    summary:
      'Who runs Switchboard, where the answers come from, and what we do with the numbers you ask about.',
    page: about,
  }),
  row('catalogue', 'default', {
    title: 'API Marketplace',
    summary: 'Every API with its version, status and price. Try each one on its mock without signing in.',
    page: catalogue,
  }),
  row('api', 'default', { title: 'API documentation', page: api }),
  row('contact', 'default', {
    title: 'Contact us',
    summary: 'Write to the people who run the APIs. A request id helps us to find your call.',
    page: contact,
  }),
  row('faqs', 'default', {
    title: 'FAQ',
    summary: 'Short answers about keys, credits, prices, verification and errors.',
    page: faqs,
  }),
  row('insights', 'default', {
    title: 'Insights',
    summary: 'Articles and whitepapers on fraud, sign-in and messaging with network APIs.',
    page: insights,
  }),
  row('insight', 'default', { title: 'Insight', page: insight }),
  row('pricing', 'default', {
    title: 'Pricing',
    summary: 'The price of every operation, the plans, and an estimate for your own mix of calls.',
    page: pricing,
  }),
  row('privacyNotice', 'default', { title: 'Privacy notice', page: privacy }),
  row('privacyPolicy', 'default', { title: 'Privacy policy', page: privacy }),
  row('terms', 'default', { title: 'Terms and conditions', page: terms }),
  row('maintenance', 'default', { title: 'Maintenance', page: MaintenancePage }),
  row('serverError', 'default', {
    title: 'An error occurred',
    page: ServerErrorPage,
  }),
  row('timeout', 'default', { title: 'An error occurred', page: TimeoutPage }),
  row('error', 'default', { title: 'An error occurred', page: ReportedErrorPage }),

  row('login', 'entry', { title: 'Log in', guards: ['login'], page: login }),
  soon('register', 'entry', { guards: ['guest'] }),
  soon('forgotPassword', 'entry', { guards: ['guest'] }),
  // Links in mails are opened by signed-in people, too, so these three ask nobody to leave first.
  soon('resetPassword', 'entry'),
  soon('verify', 'auth'),
  row('ssoVerify', 'auth', { title: 'Signing you in', page: ssoVerify }),

  row('overview', 'dashboard', { title: 'Overview', guards: member, section: 'overview', page: overview }),
  soon('profile', 'dashboard', { guards: member, section: 'profile' }),
  soon('wallet', 'dashboard', { guards: member, section: 'wallet' }),
  soon('topUp', 'dashboard', { guards: member, section: 'wallet' }),
  soon('pay', 'dashboard', { guards: member, section: 'wallet' }),
  soon('subscriptions', 'dashboard', { guards: member, section: 'subscriptions' }),
  soon('usage', 'dashboard', { guards: member, section: 'subscriptions' }),
  soon('plans', 'dashboard', { guards: member }),
  soon('plan', 'dashboard', { guards: member }),
  soon('kyb', 'dashboard', { guards: member }),
  soon('kybTag', 'dashboard', { guards: member }),
  soon('kybVersion', 'dashboard', { guards: member }),

  soon('paymentSuccess', 'dashboard', { guards: paid, section: 'wallet' }),
  soon('paymentFailed', 'dashboard', { guards: paid, section: 'wallet' }),
  soon('billingSuccess', 'dashboard', { guards: paid, section: 'wallet' }),

  soon('adminKeys', 'admin', { guards: admin, section: 'keys' }),
  soon('adminCredits', 'admin', { guards: admin, section: 'credits' }),
  soon('addCredits', 'admin', { guards: admin, section: 'credits' }),
  soon('deductCredits', 'admin', { guards: admin, section: 'credits' }),
  soon('creditLedger', 'admin', { guards: admin, section: 'credits' }),

  row('docsUsers', 'docs', { title: 'Users', guards: ['token'], page: docs }),
  row('docsVouchers', 'docs', { title: 'Vouchers', guards: ['token'], page: docs }),
]
