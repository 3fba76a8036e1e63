import type { createCookies } from './cookies.ts'

/** Cookies that the sites of the provider share, so that who is signed in on one arrives signed in on the next. */
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

export type CrossSiteCookies = ReturnType<typeof createCrossSiteCookies>

export function createCrossSiteCookies(cookies: ReturnType<typeof createCookies>) {
  const read = (): CrossSiteValues => cookies.read(crossSiteNames)
  const clear = (names: readonly CrossSiteName[]) => cookies.clear(names)
  return {
    read,
    clear,
    /** Tells the other sites that the session is over; nothing else of it stays. */
    refuse() {
      clear(crossSiteNames)
      cookies.set('CON_LOGOUT', '1')
    },
    /** A session has begun here, so an earlier end counts no more. */
    accept: () => clear(['CON_LOGOUT', 'CON_FROM_LI', 'CON_FROM_MID']),
    end: () => clear(crossSiteNames),
  }
}
