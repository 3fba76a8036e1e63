import type { components } from '@switchboard/sdk'
import { proxy, ref } from 'valtio'
import type { Analytics } from '../browser/analytics.ts'
import type { CrossSiteCookies } from './cross-site-cookies.ts'
import type { SavedRedirect } from './saved-redirect.ts'

export type Profile = components['schemas']['UserProfile']
export type Credentials = components['schemas']['LoginRequest']

export type SessionState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'visitor' }
  | { readonly kind: 'member'; readonly profile: Profile }
  /** There is a session, but the profile cannot be had: the network or the server fails. */
  | { readonly kind: 'failed'; readonly error: unknown }

export interface SessionParts {
  readonly tokens: {
    /** Whether any are held; a shared one of another site counts, and is proven by the profile fetch. */
    held(): boolean
    login(credentials: Credentials): Promise<unknown>
    ssoVerify(token: string): Promise<unknown>
    logout(): Promise<unknown>
  }
  readonly fetchProfile: () => Promise<Profile>
  readonly crossSiteCookies: Pick<CrossSiteCookies, 'accept' | 'refuse' | 'end'>
  readonly analytics: Analytics
  readonly savedRedirect: Pick<SavedRedirect, 'clear'>
  /** Leaves by loading the page anew, so that nothing of the person who left stays in memory. */
  readonly page: { reload(): void; goToLogin(): void }
}

export type Session = ReturnType<typeof createSession>

/** Who is at the page. The profile is fetched once, at start or at login, and changed only by what the server answers. */
export function createSession({
  tokens,
  fetchProfile,
  crossSiteCookies,
  analytics,
  savedRedirect,
  page,
}: SessionParts) {
  const state = proxy<{ current: SessionState }>({ current: { kind: 'starting' } })
  const show = (current: SessionState) => {
    state.current = ref(current)
  }

  async function load(): Promise<void> {
    try {
      const profile = await fetchProfile()
      crossSiteCookies.accept()
      show({ kind: 'member', profile })
    } catch (error) {
      if (tokens.held()) show({ kind: 'failed', error })
      else show({ kind: 'visitor' })
    }
  }

  return {
    state,
    /** A visitor is known at once, so that public pages never show a state in between. */
    async start(): Promise<void> {
      if (!tokens.held()) return show({ kind: 'visitor' })
      show({ kind: 'starting' })
      await load()
    },
    /** Rejects when the server refuses. The guard of /login then leads on. */
    async login(credentials: Credentials): Promise<void> {
      await tokens.login(credentials)
      await load()
    },
    /** Ends a sign-in that began elsewhere. Rejects when its one-time token is refused. */
    async finishSso(token: string): Promise<void> {
      await tokens.ssoVerify(token)
      await load()
    },
    update: (profile: Profile) => show({ kind: 'member', profile }),
    async logout(then: 'login' | 'reload'): Promise<void> {
      if (state.current.kind === 'member') analytics.loggedOut(state.current.profile.email)
      await tokens.logout()
      crossSiteCookies.end()
      if (then === 'reload') return page.reload()
      savedRedirect.clear()
      page.goToLogin()
    },
    /** The server ended it. At the start that only makes a visitor; later the page starts over. */
    ended(): void {
      const starting = state.current.kind === 'starting'
      crossSiteCookies.refuse()
      if (!starting) page.reload()
    },
  }
}
