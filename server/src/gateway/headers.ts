import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import {
  foldHeader,
  isCookiePassedIfDocumented,
  isKeptFromCaller,
  isKeptFromUpstream,
  isPassedIfDocumented,
  isPlainHeader,
} from '../platform/http/kept-headers.ts'
import { Problem } from '../platform/http/problem.ts'

/** Options of a connection that a caller may name. */
const connectionOptions = new Set([
  'close',
  'keep-alive',
  'te',
  'upgrade',
  'http2-settings',
  'proxy-connection',
])
const extensionName = /^x-[a-z0-9-]+$/

/**
 * Rejects framing by the caller. `Connection` can name hop-by-hop headers, and the caller's own extensions (`X-…`):
 * any other name is a header for the API or one that frames the message, and dropping those at a caller's wish would
 * change the checked message on its way.
 */
export function rejectHeaders({ headers, httpVersion }: IncomingMessage): Problem | undefined {
  const { connection, 'transfer-encoding': coding } = headers
  if (coding !== undefined && (coding.toLowerCase() !== 'chunked' || httpVersion === '1.0')) {
    return new Problem(
      'invalid_headers',
      'Send Transfer-Encoding: chunked over HTTP/1.1, or a Content-Length.',
    )
  }
  const refused = namesIn(connection).find(
    (name) => !connectionOptions.has(name) && (!extensionName.test(name) || isKeptFromUpstream(name)),
  )
  if (refused === undefined) return undefined
  return new Problem('invalid_headers', 'The Connection header may list hop-by-hop headers only.')
}

/** Names in the document of an operation, in lower case but for cookies. */
export interface DocumentedHeaders {
  readonly headers: readonly string[]
  readonly cookies: readonly string[]
}

interface UpstreamHeaders {
  readonly requestId: string
  /** Names in lower case and values, in turn: the gateway's own, in place of the caller's. */
  readonly own?: readonly string[]
  /** Names of the caller's that reach this API although others never see them. */
  readonly pass?: readonly string[]
  readonly documented?: DocumentedHeaders | undefined
}

/** Names and values in turn. */
export function headersForUpstream(
  headers: IncomingHttpHeaders,
  { requestId, own = [], pass = [], documented = { headers: [], cookies: [] } }: UpstreamHeaders,
): string[] {
  const dropped = namesIn(headers.connection)
  const ownNames = own.filter((_, index) => index % 2 === 0).map(foldHeader)
  const isAsked = (name: string) => documented.headers.includes(name) && isPassedIfDocumented(name)
  const passes = (name: string) =>
    isAsked(name) || pass.includes(name) || (isPlainHeader(name) && !isKeptFromUpstream(name))
  // Two names that a program can't tell apart would be two values of one header.
  const isOwn = (name: string) => ownNames.includes(foldHeader(name))
  const isOurs = typeof headers['x-request-id'] !== 'string' || !isAsked('x-request-id')
  const kept = isOurs ? ['x-request-id', requestId, ...own] : [...own]
  for (const name in headers) {
    const value = headers[name]
    if (typeof value !== 'string' || isOwn(name) || dropped.includes(name) || !passes(name)) continue
    kept.push(name, value)
  }
  const cookies = documentedCookies(headers, documented)
  if (cookies && !isOwn('cookie')) kept.push('cookie', cookies)
  return kept
}

/** None of a browser: no page can set cookies on a call, so those of a browser belong to the portal. */
function documentedCookies(
  { cookie, origin, 'sec-fetch-site': site }: IncomingHttpHeaders,
  { cookies }: DocumentedHeaders,
): string {
  if (cookie === undefined || origin !== undefined || site !== undefined) return ''
  return cookie
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => {
      const name = pair.slice(0, Math.max(0, pair.indexOf('='))).trim()
      return cookies.includes(name) && isCookiePassedIfDocumented(name)
    })
    .join('; ')
}

/** A `Link` is the caller’s only as far as it leads to the gateway. */
export function headersForCaller(
  headers: IncomingHttpHeaders,
  status: number,
  linkOf: (links: string) => string = () => '',
): Record<string, string | string[]> {
  const dropped = namesIn(headers.connection)
  const kept: Record<string, string | string[]> = {}
  for (const name in headers) {
    const value = headers[name]
    if (value === undefined || dropped.includes(name)) continue
    const links = name === 'link' ? linkOf(`${value}`) : ''
    if (links) kept[name] = links
    if (isKeptFromCaller(name)) continue
    // The Location of a 201 or 202 is data. That of a redirect is obeyed by most clients, and their X-API-Key would follow it.
    if (name === 'location' && status >= 300 && status < 400) continue
    kept[name] = value
  }
  return kept
}

/** Of a Connection header; undici gives several as a list. */
function namesIn(connection: string | readonly string[] | undefined): readonly string[] {
  if (connection === undefined || connection === 'keep-alive' || connection === 'close') return []
  return `${connection}`
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
}
