import type { createCookies } from './cookies.ts'

/** Cookies that the sites of the provider share, so that who is signed in on one arrives signed in on the next. */
const handoffCookies = [
  'CON_TOKEN',
  'CON_FROM_LI',
  'CON_FROM_DOCS',
  'CON_FROM_MID',
  'CON_LOGOUT',
  'CON_LAST_ROUTE',
] as const

export type HandoffCookie = (typeof handoffCookies)[number]
export type HandoffCookies = Readonly<Partial<Record<HandoffCookie, string>>>

export type Handoff = ReturnType<typeof createHandoff>

export function createHandoff(cookies: ReturnType<typeof createCookies>) {
  const read = (): HandoffCookies => cookies.read(handoffCookies)
  const clear = (names: readonly HandoffCookie[]) => cookies.clear(names)
  return {
    read,
    clear,
    /** Tells the other sites that the session is over; nothing else of it stays. */
    refuse() {
      clear(handoffCookies)
      cookies.set('CON_LOGOUT', '1')
    },
    /** A session has begun here, so an earlier end counts no more. */
    accept: () => clear(['CON_LOGOUT', 'CON_FROM_LI', 'CON_FROM_MID']),
    end: () => clear(handoffCookies),
  }
}
