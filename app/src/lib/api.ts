// Where the parts are put together: the one portal, the one session, and what they need of the browser.
import { cookieStore, createPortal, unwrap } from '@switchboard/sdk'
import { createTheme } from '../theme/choice.ts'
import { createAnalytics } from './analytics.ts'
import { createCookies } from './cookies.ts'
import { env } from './env.ts'
import { createHandoff } from './handoff.ts'
import { createRedirectMemory } from './redirect-memory.ts'
import { createReloadOnce } from './reload-once.ts'
import { createSession, type Profile } from './session.ts'
import { sessionOrMemory } from './storage.ts'

const domain = env.cookieDomain

export const portal = createPortal({
  baseUrl: env.portalUrl,
  store: cookieStore(domain ? { domain } : {}),
  onSessionEnd: () => session.ended(),
})

export const handoff = createHandoff(
  createCookies({ domain, document, secure: window.location.protocol === 'https:' }),
)
export const redirects = createRedirectMemory(sessionOrMemory())

export const session = createSession({
  tokens: {
    held: () => portal.session.isLoggedIn,
    login: (credentials) => portal.session.login(credentials),
    ssoVerify: (sso_token) => portal.session.ssoVerify({ sso_token }),
    logout: () => portal.session.logout(),
  },
  fetchProfile: async () => (await unwrap(portal.GET('/api/profile'))).data,
  handoff,
  analytics: createAnalytics(window, env.analyticsUrl),
  redirects,
  page: {
    reload: () => window.location.reload(),
    goToLogin: () => window.location.assign('/login'),
  },
})

export const acceptTerms = async (): Promise<Profile> => {
  const body = { tc_agree: true, one_shared_globe: true } as const
  return (await unwrap(portal.PUT('/api/sso-verify/agree', { body }))).data
}

/** Answers the one-time token that /sso-verify trades for a session. */
export const signInWithGoogle = async (credential: string): Promise<string> =>
  (await unwrap(portal.POST('/api/sso_google_callback', { body: { credential } }))).data.sso_token

export const theme = createTheme({
  root: document.documentElement,
  prefersDark: window.matchMedia('(prefers-color-scheme: dark)'),
})

export const reloadOnce = createReloadOnce({
  storage: sessionOrMemory(),
  now: Date.now,
  reload: () => window.location.reload(),
})
