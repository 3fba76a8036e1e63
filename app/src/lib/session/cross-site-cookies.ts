import type { createCookies } from './cookies.ts'

/** Cookies that the provider's sites share, so that a person signed in on one is signed in on the next (decision 0035). */
const crossSiteNames = [
  'CON_TOKEN',
  'CON_FROM_LI',
  'CON_FROM_DOCS',
  'CON_FROM_MID',
  'CON_LOGOUT',
  'CON_LAST_ROUTE',
] as const

export type CrossSiteName = (typeof crossSiteNames)[number]
export type CrossSiteValues = Readonly<Partial<Record<CrossSiteName, string>>>

/** A handoff takes minutes; an older cookie belongs to another visit. */
const handoffSeconds = 600
/** As long as a token that was handed over can live. */
const logoutSeconds = 86_400
/** A logout flag of ours: the tokens of that time are gone already, so a token that stands beside it came later. */
const ours = 'portal'

export type CrossSiteCookies = ReturnType<typeof createCrossSiteCookies>

export function createCrossSiteCookies(cookies: ReturnType<typeof createCookies>) {
  const read = (): CrossSiteValues => cookies.read(crossSiteNames)
  const clear = (names: readonly CrossSiteName[]) => cookies.clear(names)
  return {
    read,
    clear,
    /** Whether a sister site has ended the session, and that has not been done here yet. */
    endedElsewhere(): boolean {
      const { CON_LOGOUT } = read()
      return Boolean(CON_LOGOUT) && CON_LOGOUT !== ours
    },
    /** Whether a sister site says that the person who comes is signed in there. */
    announced: (): boolean => Boolean(read().CON_FROM_LI),
    /** Remembers the page that a guard sends a visitor away from, for a sign-in that may happen on another site. */
    turnAway(route: string) {
      cookies.set('CON_LAST_ROUTE', route, handoffSeconds)
      cookies.set('CON_FROM_MID', '1', handoffSeconds)
    },
    /** Tells the other sites that the session is over; nothing else of it stays. */
    refuse() {
      clear(crossSiteNames)
      cookies.set('CON_LOGOUT', ours, logoutSeconds)
    },
    /** A session has begun here, so an earlier end counts no more. Where it goes on is up to the guard of /login. */
    accept: () => clear(['CON_LOGOUT', 'CON_FROM_LI']),
    end: () => clear(crossSiteNames),
  }
}
