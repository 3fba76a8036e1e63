/** Cookies that the sites of the provider share, so that a person signed in on one arrives signed in on the next. */
export const handoffCookies = [
  'CON_TOKEN',
  'CON_FROM_LI',
  'CON_FROM_DOCS',
  'CON_FROM_MID',
  'CON_LOGOUT',
  'CON_LAST_ROUTE',
] as const

export type HandoffCookie = (typeof handoffCookies)[number]
export type HandoffCookies = Readonly<Partial<Record<HandoffCookie, string>>>
