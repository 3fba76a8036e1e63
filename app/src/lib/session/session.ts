import type { components, SignInOutcome } from '@switchboard/sdk'
import { proxy, ref } from 'valtio'
import type { Analytics } from '../browser/analytics.ts'
import type { CrossSiteCookies } from './cross-site-cookies.ts'
import type { SavedRedirect } from './saved-redirect.ts'
import type { Tabs } from './tabs.ts'

export type Profile = components['schemas']['UserProfile']
export type Credentials = Pick<components['schemas']['LoginRequest'], 'email' | 'password'>

type VerifiedEmail = components['schemas']['VerifiedEmail']

export type SignInProof = Omit<components['schemas']['FinishSignInRequest'], 'device_id'>

export type SessionState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'visitor' }
  | { readonly kind: 'member'; readonly profile: Profile }
  /** There is a session, but the profile cannot be had: the network or the server fails. */
  | { readonly kind: 'failed'; readonly error: unknown }

/** One object each: a change from one to an equal one would render the route anew, before its page is hydrated. */
export const starting: SessionState = ref({ kind: 'starting' as const })
export const visitor: SessionState = ref({ kind: 'visitor' as const })

export interface SessionParts {
  readonly tokens: {
    /** Whether any are held; a shared one of another site counts, and is proven by the profile fetch. */
    held(): boolean
    login(credentials: Credentials): Promise<SignInOutcome>
    ssoVerify(token: string): Promise<SignInOutcome>
    loginVerify(proof: SignInProof): Promise<SignInOutcome>
    /** With or without the name of this browser, by which the server knows whether it registered the account. */
    verifyEmail(token: string, named: boolean): Promise<VerifiedEmail | undefined>
    logout(): Promise<unknown>
  }
  readonly fetchProfile: () => Promise<Profile>
  readonly crossSiteCookies: Pick<
    CrossSiteCookies,
    'accept' | 'refuse' | 'end' | 'endedElsewhere' | 'announced'
  >
  readonly analytics: Analytics
  readonly savedRedirect: Pick<SavedRedirect, 'clear'>
  /** Deletes unsent forms, when the person logs out on purpose. */
  readonly forgetDrafts: () => Promise<void>
  readonly tabs: Pick<Tabs, 'tell'>
  /** Leaves by loading the page anew, so that nothing of the person who left stays in memory. Reads of theirs are given up before. */
  readonly page: { reload(): void; goToLogin(): void; abandonReads(): void }
}

export type Session = ReturnType<typeof createSession>

/** The current person. The profile is fetched once, at start or at login, and changed only by the server's responses. */
export function createSession({
  tokens,
  fetchProfile,
  crossSiteCookies,
  analytics,
  savedRedirect,
  forgetDrafts,
  tabs,
  page,
}: SessionParts) {
  const state = proxy<{ current: SessionState }>({ current: starting })
  const show = (current: SessionState) => {
    state.current = ref(current)
  }
  // The page is being left: later events change nothing.
  let leaving = false
  let loading: Promise<void> | undefined

  async function fetchPerson(): Promise<void> {
    try {
      const profile = await fetchProfile()
      crossSiteCookies.accept()
      show({ kind: 'member', profile })
    } catch (error) {
      if (tokens.held()) show({ kind: 'failed', error })
      else show(visitor)
    }
  }

  /** A sign-in is noticed twice, by its caller and by its cookie; the profile is fetched once. */
  function load(): Promise<void> {
    loading ??= fetchPerson().finally(() => {
      loading = undefined
    })
    return loading
  }

  /** A sister site has ended the session: so it ends here, and its flag is answered with ours. */
  function obeyOthers(): void {
    if (!crossSiteCookies.endedElsewhere()) return
    if (tokens.held()) void tokens.logout()
    crossSiteCookies.refuse()
  }

  /** Returns what is left to do before there is a session, if anything. */
  async function signIn<Left>(trade: Promise<Left | undefined>): Promise<Left | undefined> {
    const left = await trade
    if (left) return left
    await load()
    if (state.current.kind === 'member') tabs.tell({ is: 'signed-in', as: state.current.profile.id })
    return undefined
  }

  async function leave(): Promise<void> {
    leaving = true
    page.abandonReads()
    await Promise.all([tokens.logout(), forgetDrafts()])
    crossSiteCookies.end()
  }

  function reload(): void {
    leaving = true
    page.abandonReads()
    page.reload()
  }

  return {
    state,
    /** A visitor is known at once, so that public pages never show a state in between. */
    async start(): Promise<void> {
      obeyOthers()
      if (!tokens.held()) {
        // Signed in there, and no token came along: the other site should not go on thinking so.
        if (crossSiteCookies.announced()) crossSiteCookies.refuse()
        return show(visitor)
      }
      show(starting)
      await load()
    },
    /** Rejects when the server refuses. The guard of /login then leads on. Returns what is left to prove, if anything. */
    login: (credentials: Credentials): Promise<SignInOutcome> => signIn(tokens.login(credentials)),
    /** Ends a sign-in that began elsewhere. Rejects when its one-time token is refused. */
    finishSso: (token: string): Promise<SignInOutcome> => signIn(tokens.ssoVerify(token)),
    /** Answers the challenge of either. */
    verify: (proof: SignInProof): Promise<SignInOutcome> => signIn(tokens.loginVerify(proof)),
    /**
     * Verifies a new account's address. Signs a visitor in where this browser registered it; otherwise returns whose it is. Somebody who
     * is signed in stays who they are.
     */
    async verifyEmail(token: string): Promise<VerifiedEmail | undefined> {
      if (state.current.kind === 'visitor') return signIn(tokens.verifyEmail(token, true))
      return tokens.verifyEmail(token, false)
    },
    update: (profile: Profile) => show({ kind: 'member', profile }),
    async logout(then: 'login' | 'reload'): Promise<void> {
      if (state.current.kind === 'member') analytics.loggedOut(state.current.profile.email)
      await leave()
      if (then === 'reload') return page.reload()
      savedRedirect.clear()
      page.goToLogin()
    },
    /** The account is gone, and nobody is told of a logout, analytics least of all. Returns the way out, for after a last word. */
    async accountDeleted(): Promise<() => void> {
      await leave()
      savedRedirect.clear()
      return () => page.goToLogin()
    },
    /** It ended by itself. At the start that only makes a visitor; later the page starts over. */
    ended(reason?: 'gone' | (string & {})): void {
      const { kind } = state.current
      // Gone by a logout elsewhere, which has said all there is to say.
      if (reason === 'gone') crossSiteCookies.end()
      else crossSiteCookies.refuse()
      // A visitor's page must hold nothing of the previous person.
      if ((kind === 'member' || kind === 'failed') && !leaving) reload()
    },
    /** Catches up with what other tabs and sister sites have done to the session. */
    async follow(): Promise<void> {
      const { kind } = state.current
      if (leaving || kind === 'starting') return
      obeyOthers()
      if (kind === 'visitor') {
        if (tokens.held()) await load()
      } else if (!tokens.held()) reload()
    },
    /** Another tab has signed somebody out or in. This tab reloads unless it is the same person. */
    async heard(news: Parameters<Tabs['tell']>[0]): Promise<void> {
      const { current } = state
      if (leaving) return
      if (current.kind === 'visitor') return news.is === 'signed-in' ? load() : undefined
      const same = current.kind === 'member' && news.is === 'signed-in' && news.as === current.profile.id
      if (!same) reload()
    },
  }
}
