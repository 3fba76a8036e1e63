import { landing } from '../base/brand.ts'
import { loadPortalConfig } from '../lib/portal-config.ts'
import { type PageProps, preloadable } from '../router/preloadable.ts'
import { lazyLoad, route } from '../router/route.ts'
import type { RouteDefinition } from '../router/route-definition.ts'
import { loadCatalogue } from './catalogue/queries.ts'
import { loadInsight, loadText } from './content/queries.ts'
import { MaintenancePage, ReportedErrorPage, ServerErrorPage, TimeoutPage } from './errors/error-pages.tsx'
import { loadFaqs } from './faqs/queries.ts'
import { loadLanding } from './landing/queries.ts'
import { loadApi } from './reference/queries.ts'

/** Pages for everybody. */
export const publicRoutes: readonly RouteDefinition[] = [
  route('home', 'default', {
    title: 'Telecom APIs',
    summary: landing.lead,
    page: preloadable(() => import('./landing/landing-page.tsx'), 'LandingPage'),
    load: loadLanding,
  }),
  route('about', 'default', {
    title: 'About us',
    page: preloadable(() => import('./content/texts/about-page.tsx'), 'AboutPage'),
    load: loadText('about-us'),
  }),
  route('catalogue', 'default', {
    title: 'API Marketplace',
    page: preloadable(() => import('./catalogue/catalogue-page.tsx'), 'CataloguePage'),
    load: loadCatalogue,
  }),
  route('api', 'default', {
    title: 'API documentation',
    page: preloadable<PageProps, 'ApiWithConsole'>(() => import('./api-with-console.tsx'), 'ApiWithConsole'),
    load: loadApi,
  }),
  route('preview', 'default', {
    title: 'API documentation',
    page: preloadable(() => import('./preview-page.tsx'), 'PreviewPage'),
  }),
  route('contact', 'default', {
    title: 'Contact us',
    page: preloadable(() => import('./contact/contact-page.tsx'), 'ContactPage'),
  }),
  route('faqs', 'default', {
    title: 'FAQ',
    page: preloadable(() => import('./faqs/faqs-page.tsx'), 'FaqsPage'),
    load: loadFaqs,
  }),
  route('insights', 'default', {
    title: 'Insights',
    page: preloadable(() => import('./content/insights/insights-page.tsx'), 'InsightsPage'),
    load: lazyLoad(() => import('./content/insights/queries.ts'), 'loadInsights'),
  }),
  route('insight', 'default', {
    title: 'Insight',
    page: preloadable(() => import('./content/insight/insight-page.tsx'), 'InsightPage'),
    load: loadInsight,
  }),
  // Ours, and not in the specification: pages without an account. The documentation's layout, without its guard.
  route('guides', 'docs', {
    title: 'Guides',
    page: preloadable(() => import('./content/docs/docs-page.tsx'), 'DocsPage'),
    load: lazyLoad(() => import('./content/docs/queries.ts'), 'loadGuides'),
  }),
  // Ours, and not in the specification: the addresses that `type` of a problem names.
  route('problems', 'default', {
    title: 'Error codes',
    page: preloadable(() => import('./problems/problems-page.tsx'), 'ProblemsPage'),
  }),
  route('problem', 'default', {
    title: 'Error code',
    page: preloadable(() => import('./problems/problem-page.tsx'), 'ProblemPage'),
    load: lazyLoad(() => import('./problems/queries.ts'), 'loadProblem'),
  }),
  route('pricing', 'default', {
    title: 'Pricing',
    page: preloadable(() => import('./pricing/pricing-page.tsx'), 'PricingPage'),
    load: lazyLoad(() => import('./pricing/queries.ts'), 'loadPricing'),
  }),
  // Ours, and not in the specification.
  route('status', 'default', {
    title: 'Status',
    page: preloadable(() => import('./status/status-page.tsx'), 'StatusPage'),
    load: lazyLoad(() => import('../domain/status.ts'), 'loadStatus'),
  }),
  route('privacyNotice', 'default', {
    title: 'Privacy notice',
    page: preloadable(() => import('./content/texts/privacy-page.tsx'), 'PrivacyPage'),
    load: loadText('privacy-notice', 'privacy-policy'),
  }),
  route('privacyPolicy', 'default', {
    title: 'Privacy policy',
    page: preloadable(() => import('./content/texts/privacy-page.tsx'), 'PrivacyPage'),
  }),
  route('terms', 'default', {
    title: 'Terms and conditions',
    page: preloadable(() => import('./content/texts/terms-page.tsx'), 'TermsPage'),
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
    page: preloadable(() => import('./login/login-page.tsx'), 'LoginPage'),
    load: loadPortalConfig,
  }),
  route('register', 'entry', {
    title: 'Sign up',
    summary: 'Create an account. 50 free credits when you join, no card needed.',
    guards: ['guest'],
    page: preloadable(() => import('./register/register-page.tsx'), 'RegisterPage'),
    load: loadPortalConfig,
  }),
  // Accounts from a provider request their first password here, so signed-in people can open it.
  route('forgotPassword', 'entry', {
    title: 'Forgot password',
    page: preloadable(() => import('./password/forgot-password-page.tsx'), 'ForgotPasswordPage'),
  }),
  // Links in mails are opened by signed-in people, too.
  route('resetPassword', 'entry', {
    title: 'Reset password',
    page: preloadable(() => import('./password/reset-password-page.tsx'), 'ResetPasswordPage'),
  }),
  route('firstOwner', 'entry', {
    title: 'First owner',
    page: preloadable(() => import('./password/reset-password-page.tsx'), 'FirstOwnerPage'),
  }),
  route('cancelRecovery', 'entry', {
    title: 'Cancel the request',
    page: preloadable(() => import('./login/login-page.tsx'), 'CancelRecoveryPage'),
  }),
  route('verify', 'auth', {
    title: 'Verify your email',
    page: preloadable(() => import('./register/verify-page.tsx'), 'VerifyPage'),
  }),
  // The guard of the log-in: it leads on once somebody is signed in, and nobody who is can be made somebody else by a link.
  route('ssoVerify', 'auth', {
    title: 'Signing you in',
    guards: ['login'],
    page: preloadable(() => import('./login/sso-verify-page.tsx'), 'SsoVerifyPage'),
  }),
]

/** The documentation, for people with a token. */
export const docsRoutes: readonly RouteDefinition[] = [
  route('docsUsers', 'docs', {
    title: 'Users',
    guards: ['token'],
    page: preloadable(() => import('./content/docs/docs-page.tsx'), 'DocsPage'),
    load: lazyLoad(() => import('./content/docs/queries.ts'), 'loadDocsUsers'),
  }),
  route('docsVouchers', 'docs', {
    title: 'Vouchers',
    guards: ['token'],
    page: preloadable(() => import('./content/docs/docs-page.tsx'), 'DocsPage'),
    load: lazyLoad(() => import('./content/docs/queries.ts'), 'loadDocsVouchers'),
  }),
]
