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
