import type { IncomingHttpHeaders } from 'node:http'

/** Headers of one connection: RFC 9110, 7.6.1. */
const hop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/** What an API must not learn of a caller, or would believe a caller of. */
const notForUpstream = new Set([
  ...hop,
  'host',
  'expect',
  'origin',
  'x-api-key',
  'authorization',
  'cookie',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
])

/** What an API must not decide: it answers at the portal's own address. */
const notForCaller = new Set([
  ...hop,
  'set-cookie',
  'cache-control',
  'clear-site-data',
  'content-security-policy',
  'content-security-policy-report-only',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'service-worker-allowed',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'x-request-id',
  'x-environment',
  'x-credits-charged',
  'x-credits-left',
])

type Headers = Record<string, string | string[]>

export function headersForUpstream(headers: IncomingHttpHeaders, requestId: string): Headers {
  return { ...without(headers, notForUpstream), 'x-request-id': requestId }
}

export function headersForCaller(headers: IncomingHttpHeaders): Headers {
  const left = Object.entries(without(headers, notForCaller))
  return Object.fromEntries(left.filter(([name]) => !name.startsWith('access-control-')))
}

function without(headers: IncomingHttpHeaders, names: ReadonlySet<string>): Headers {
  const listed = headers.connection?.toLowerCase().split(',') ?? []
  const ofThisConnection = new Set(listed.map((name) => name.trim()))
  const left = Object.entries(headers).filter(([name]) => !names.has(name) && !ofThisConnection.has(name))
  return Object.fromEntries(
    left.filter((entry): entry is [string, string | string[]] => entry[1] !== undefined),
  )
}
