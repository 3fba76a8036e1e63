import { hopByHop } from './hop-by-hop.ts'

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

function isListed(name: string, names: ReadonlySet<string>, prefixes: readonly string[]): boolean {
  return names.has(name) || prefixes.some((prefix) => name.startsWith(prefix))
}

/** Of names in lower case. */
export const isKeptFromUpstream = (name: string): boolean =>
  isListed(name, neverToUpstream, neverToUpstreamPrefixes)

export const isKeptFromCaller = (name: string): boolean =>
  isListed(name, neverToCaller, neverToCallerPrefixes) || name.endsWith('-cdn-cache-control')

/** Others, underscores above all, become the same name as another in CGI, WSGI, PHP and the like. */
export const isPlainHeader = (name: string): boolean => /^[a-z0-9-]+$/.test(name)

/** The name that such programs read. */
export const foldHeader = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '-')

/** Whether a header reaches an API whose document asks for it. Its own request ID then takes the place of the gateway’s. */
export const isPassedIfDocumented = (name: string): boolean =>
  name.toLowerCase() === 'x-request-id' || !isKeptFromUpstream(foldHeader(name))

/** Whether a cookie does. A page of the portal has those of the portal. */
export const isCookiePassedIfDocumented = (name: string): boolean => !/^(?:CON_|agent_)/i.test(name)
