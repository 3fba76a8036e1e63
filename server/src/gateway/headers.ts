import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { hopByHop } from '../platform/http/hop-by-hop.ts'
import { Problem } from '../platform/http/problem.ts'

/** Headers that an API must not learn about a caller, or would believe from one. */
const neverToUpstream = new Set([
  ...hopByHop,
  // Framing is derived again from the body that was read.
  'content-length',
  'host',
  'expect',
  'max-forwards',
  'origin',
  'x-api-key',
  'authorization',
  'cookie',
  'cookie2',
  // Ours. The rate of an API is that of the gateway, not of its callers.
  'ratelimit',
  'ratelimit-policy',
  'x-request-id',
  'x-environment',
  // The method and the path are what was matched and paid for.
  'x-http-method',
  'x-http-method-override',
  'x-method-override',
  'x-rewrite-url',
  'x-url-scheme',
  'x-scheme',
  'x-host',
  'x-middleware-subrequest',
  // The caller's address and route: only the gateway's word would count, and it gives none.
  'forwarded',
  'via',
  'x-real-ip',
  'true-client-ip',
  'client-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'cf-connecting-ip',
  'cf-connecting-ipv6',
  'fastly-client-ip',
  'fly-client-ip',
  'proxy-client-ip',
  'wl-proxy-client-ip',
  'x-remote-ip',
  'x-remote-addr',
  'x-originating-ip',
  'x-remote-user',
  'remote-user',
  'front-end-https',
  // CGI programs read it as HTTP_PROXY.
  'proxy',
])
const neverToUpstreamPrefixes = [
  'x-forwarded-',
  'x-original-',
  'x-accel-',
  'x-sendfile',
  'x-credits-',
  'x-envoy-',
]
/** Others, underscores above all, become the same name as one of the above in CGI, WSGI, PHP and the like. */
const plainName = /^[a-z0-9-]+$/

/** Headers that an API must not decide: it answers at the portal's own origin, behind the portal's own servers. */
const neverToCaller = new Set([
  ...hopByHop,
  // Ours.
  'x-request-id',
  'x-environment',
  // Cookies, sign-in and stored data of the portal; a WWW-Authenticate would open a password prompt in its name.
  'set-cookie',
  'set-cookie2',
  'set-login',
  'clear-site-data',
  'www-authenticate',
  'authentication-info',
  'sec-session-registration',
  'service-worker-allowed',
  'activate-storage-access',
  // Security policies.
  'content-security-policy',
  'content-security-policy-report-only',
  'document-policy',
  'document-policy-report-only',
  'expect-ct',
  'feature-policy',
  'integrity-policy',
  'integrity-policy-report-only',
  'origin-agent-cluster',
  'permissions-policy',
  'permissions-policy-report-only',
  'public-key-pins',
  'public-key-pins-report-only',
  'referrer-policy',
  'require-document-policy',
  'strict-transport-security',
  'timing-allow-origin',
  'x-content-type-options',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
  // Make a browser load, report or go elsewhere.
  'accept-ch',
  'alt-svc',
  'critical-ch',
  'link',
  'nel',
  'observe-browsing-topics',
  'origin-trial',
  'refresh',
  'report-to',
  'reporting-endpoints',
  'sourcemap',
  'speculation-rules',
  'use-as-dictionary',
  'x-sourcemap',
  // Caches between the portal and the caller: no response of the gateway is ever kept.
  'cache-control',
  'cdn-cache-control',
  'expires',
  'pragma',
  'surrogate-control',
  'surrogate-key',
  'vary',
  // Obeyed by a web server before the portal.
  'x-lighttpd-send-file',
  'x-litespeed-location',
  'x-reproxy-url',
])
const neverToCallerPrefixes = [
  'access-control-',
  'attribution-reporting-',
  'cross-origin-',
  'x-accel-',
  'x-credits-',
  'x-sendfile',
]

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
    (name) =>
      !connectionOptions.has(name) &&
      (!extensionName.test(name) || isListed(name, neverToUpstream, neverToUpstreamPrefixes)),
  )
  if (refused === undefined) return undefined
  return new Problem('invalid_headers', 'The Connection header may list hop-by-hop headers only.')
}

interface UpstreamHeaders {
  readonly requestId: string
  /** Names in lower case and values, in turn: the gateway's own, in place of the caller's. */
  readonly own?: readonly string[]
  /** Names of the caller's that reach this API although others never see them. */
  readonly pass?: readonly string[]
}

/** Names and values in turn. */
export function headersForUpstream(
  headers: IncomingHttpHeaders,
  { requestId, own = [], pass = [] }: UpstreamHeaders,
): string[] {
  const dropped = namesIn(headers.connection)
  const kept = ['x-request-id', requestId, ...own]
  const ownNames = new Set(own.filter((_, index) => index % 2 === 0).map(asOneWord))
  for (const name in headers) {
    const value = headers[name]
    if (typeof value !== 'string' || !plainName.test(name) || ownNames.has(asOneWord(name))) continue
    if (dropped.includes(name)) continue
    if (isListed(name, neverToUpstream, neverToUpstreamPrefixes) && !pass.includes(name)) continue
    kept.push(name, value)
  }
  return kept
}

/** `x-key`, `x_key` and `x.key` are one name to CGI, WSGI, PHP and the like. */
const asOneWord = (name: string): string => name.replace(/[^a-z0-9]/g, '-')

export function headersForCaller(
  headers: IncomingHttpHeaders,
  status: number,
): Record<string, string | string[]> {
  const dropped = namesIn(headers.connection)
  const kept: Record<string, string | string[]> = {}
  for (const name in headers) {
    const value = headers[name]
    if (value === undefined || dropped.includes(name)) continue
    if (isListed(name, neverToCaller, neverToCallerPrefixes) || name.endsWith('-cdn-cache-control')) continue
    // The Location of a 201 or 202 is data. That of a redirect is obeyed by most clients, and their X-API-Key would follow it.
    if (name === 'location' && status >= 300 && status < 400) continue
    kept[name] = value
  }
  return kept
}

function isListed(name: string, names: ReadonlySet<string>, prefixes: readonly string[]): boolean {
  return names.has(name) || prefixes.some((prefix) => name.startsWith(prefix))
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
