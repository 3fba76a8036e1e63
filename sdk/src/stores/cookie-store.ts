import type { TokenPair, TokenStore } from '../token-store.ts'

export interface CookieStoreOptions {
  /** Cookie names. Default: `CON_TOKEN` and `CON_REFRESH_TOKEN`. */
  names?: { access: string; refresh: string }
  /** Shares the session with sister sites, for example `example.com`. Default: this host alone. */
  domain?: string
  /** Default: `/`. */
  path?: string
  /** Seconds. Default: 86400 (1 day) for the access token, 2592000 (30 days) for the refresh token. */
  maxAge?: { access: number; refresh: number }
  /** Default: whether the page came by https. */
  secure?: boolean
  /** Default: the page’s document. */
  document?: { cookie: string }
}

/** Keeps the pair in two cookies with SameSite=Lax. They authorise nothing by themselves: no server reads them. */
export function cookieStore(options: CookieStoreOptions = {}): TokenStore {
  const {
    names = { access: 'CON_TOKEN', refresh: 'CON_REFRESH_TOKEN' },
    maxAge = { access: 86_400, refresh: 2_592_000 },
    domain,
    path = '/',
  } = options
  // Looked up at each use, so that a store can be made where there is no page: it holds nothing there.
  const jar = () => options.document ?? globalThis.document
  let written: TokenPair | null = null

  // A browser may have to ask another of its processes for them: once for both.
  const cookies = (): readonly string[] => jar()?.cookie.split('; ') ?? []
  const valueIn = (all: readonly string[], name: string): string => {
    const cookie = all.find((one) => one.startsWith(`${name}=`))
    return decoded(cookie?.slice(name.length + 1) ?? '')
  }
  const write = (name: string, value: string, seconds: number): void => {
    const secure = options.secure ?? globalThis.location?.protocol === 'https:'
    // Domain and Path are part of a cookie's identity: without them, clearing would clear another cookie.
    jar().cookie =
      `${name}=${encodeURIComponent(value)}; Max-Age=${value ? seconds : 0}; Path=${path}; SameSite=Lax` +
      `${domain ? `; Domain=${domain}` : ''}${secure ? '; Secure' : ''}`
    if (valueIn(cookies(), name) !== value)
      throw new Error(`Cookie ${name} was not kept: check its domain, path and size.`)
  }

  return {
    get() {
      const all = cookies()
      const access_token = valueIn(all, names.access)
      const refresh_token = valueIn(all, names.refresh)
      if (!access_token && !refresh_token) return null
      // A cookie has no room for the end of the token's life; it is known for the pair written here.
      const known = written?.access_token === access_token && written.refresh_token === refresh_token
      return known ? written : { access_token, refresh_token }
    },
    set(pair) {
      written = pair
      write(names.access, pair?.access_token ?? '', maxAge.access)
      write(names.refresh, pair?.refresh_token ?? '', maxAge.refresh)
    },
  }
}

/** A sister site may have written what is no percent-encoding. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
