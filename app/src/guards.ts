import type { CrossSiteName, CrossSiteValues } from './lib/session/cross-site-cookies.ts'
import { safeRedirect } from './lib/session/safe-redirect.ts'
import type { SessionState } from './lib/session/session.ts'
import { href } from './paths.ts'

export type GuardSession =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'member'; readonly role: 'USER' | 'ADMIN'; readonly termsAccepted: boolean }

/** The current person as guards see them; null while unknown. */
export function guardSessionOf(current: Extract<SessionState, { kind: 'visitor' | 'member' }>): GuardSession
export function guardSessionOf(current: SessionState): GuardSession | null
export function guardSessionOf(current: SessionState): GuardSession | null {
  if (current.kind === 'visitor') return { kind: 'visitor' }
  if (current.kind !== 'member') return null
  const { user_type, tc_agree } = current.profile
  return { kind: 'member', role: user_type, termsAccepted: tc_agree }
}

interface GuardLocation {
  readonly path: string
  /** With its question mark, or empty. */
  readonly search: string
  /** With its #, or empty. */
  readonly hash?: string
  readonly params: Readonly<Record<string, string | undefined>>
}

export type Decision =
  | { readonly kind: 'allow'; readonly clear?: readonly CrossSiteName[] }
  | {
      readonly kind: 'redirect'
      readonly to: string
      readonly clear?: readonly CrossSiteName[]
      /** The page whose guard sends a visitor to sign in. */
      readonly turnedAwayFrom?: string
      /** For the page that it leads to, which says so. */
      readonly forbidden?: true
      /** An address that this tab remembers until the terms are accepted. */
      readonly waiting?: string
    }
  | { readonly kind: 'error'; readonly status: 403 | 500 }

export interface GuardInput {
  readonly session: GuardSession
  readonly location: GuardLocation
  readonly cookies: CrossSiteValues
  /** Where the person wanted to go before they were asked to sign in. */
  readonly savedRedirect?: string | null
}

type Guard = (input: GuardInput) => Decision

const allow: Decision = { kind: 'allow' }
const redirect = (to: string): Decision => ({ kind: 'redirect', to })

const acceptTermsAction = 'accept-terms-and-conditions'
const acceptTerms = href('login', {}, { query: { action: acceptTermsAction } })
export const asksForTerms = (search: string): boolean =>
  new URLSearchParams(search).get('action') === acceptTermsAction

const fullPath = ({ path, search, hash = '' }: GuardLocation): string => `${path}${search}${hash}`

/** The page that was asked for waits in the address, and in a cookie for a sign-in on a sister site. */
const toLogin = (location: GuardLocation): Decision => {
  const turnedAwayFrom = fullPath(location)
  return {
    kind: 'redirect',
    to: href('login', {}, { query: { 'redirect-url': turnedAwayFrom } }),
    turnedAwayFrom,
  }
}

const authenticated: Guard = ({ session, location }) => {
  if (session.kind === 'visitor') return toLogin(location)
  if (session.termsAccepted) return allow
  return { kind: 'redirect', to: acceptTerms, waiting: fullPath(location) }
}

const admin: Guard = ({ session, location }) => {
  if (session.kind === 'visitor') return toLogin(location)
  return session.role === 'ADMIN' ? allow : { kind: 'redirect', to: href('overview'), forbidden: true }
}

/** For users: an administrator has no wallet, no keys and no plan. Of these pages, only their start leads to the administrators’ own. */
const loggedIn: Guard = (input) => {
  const decision = authenticated(input)
  const { session } = input
  if (decision.kind !== 'allow' || session.kind === 'visitor' || session.role === 'USER') return decision
  return input.location.path === href('overview')
    ? redirect(href('adminKeys'))
    : { kind: 'error', status: 403 }
}

const guest: Guard = ({ session }) => {
  if (session.kind === 'visitor') return allow
  return redirect(session.termsAccepted ? href('overview') : acceptTerms)
}

/** A saved address that leads to /login would lead there forever; the one that it names itself does not. */
function beyondLogin(value: string | null | undefined): string | null {
  const target = safeRedirect(value)
  const url = target && URL.parse(target, 'https://app.invalid')
  if (!url || !isLogin(url.pathname)) return target
  return beyondLogin(url.searchParams.get('redirect-url'))
}

/** As the router reads a path. */
const isLogin = (path: string): boolean => decodeURI(path).replace(/\/$/, '').toLowerCase() === href('login')

/**
 * /login itself: also the place where a signed-in person accepts the terms, and where a saved address waits. The address comes
 * first. A guard's own note of the page that it has turned somebody away from is newer than what this tab remembers; a last
 * route without that note may be of any time.
 */
const login: Guard = ({ session, location, cookies, savedRedirect }) => {
  if (session.kind === 'visitor') return allow
  const target = beyondLogin(new URLSearchParams(location.search).get('redirect-url'))
  if (!session.termsAccepted) {
    if (asksForTerms(location.search)) return allow
    return { kind: 'redirect', to: acceptTerms, ...(target && { waiting: target }) }
  }
  const last = beyondLogin(cookies.CON_LAST_ROUTE)
  const destination = target ?? (cookies.CON_FROM_MID ? last : null) ?? beyondLogin(savedRedirect) ?? last
  const clear = (['CON_LAST_ROUTE', 'CON_FROM_MID'] as const).filter((name) => cookies[name] !== undefined)
  const to = destination ?? href('overview')
  return clear.length > 0 ? { kind: 'redirect', to, clear } : redirect(to)
}

const payment: Guard = ({ location }) =>
  location.params.slug ? allow : redirect(href('error', {}, { query: { code: '400', reason: 'payment' } }))

/** A visitor from the documentation site is let in once without a token. */
const token: Guard = ({ session, location, cookies }) => {
  if (cookies.CON_FROM_DOCS) return { kind: 'allow', clear: ['CON_FROM_DOCS'] }
  return session.kind === 'visitor' ? toLogin(location) : allow
}

const guards: ReadonlyMap<string, Guard> = new Map(
  Object.entries({ admin, authenticated, guest, 'logged-in': loggedIn, login, payment, token }),
)

export type GuardName = 'admin' | 'authenticated' | 'guest' | 'logged-in' | 'login' | 'payment' | 'token'

/** Asks each guard in turn; the first that does not simply allow decides. A name nobody knows is a 500. */
export function decide(names: readonly string[], input: GuardInput): Decision {
  const cleared: CrossSiteName[] = []
  for (const name of names) {
    const guard = guards.get(name)
    if (!guard) return { kind: 'error', status: 500 }
    const decision = guard(input)
    if (decision.kind !== 'allow') return decision
    cleared.push(...(decision.clear ?? []))
  }
  return cleared.length > 0 ? { kind: 'allow', clear: cleared } : allow
}
