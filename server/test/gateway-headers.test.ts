import { describe, expect, test } from 'vitest'
import { gatewayOfFile, messages } from './support/gateway.ts'
import { sendRaw } from './support/raw-caller.ts'
import { headerOf, headersOf } from './support/raw-http.ts'
import { rawUpstreamOfFile } from './support/raw-upstream.ts'

const upstream = await rawUpstreamOfFile()
const { server, key } = await gatewayOfFile(upstream)

/** Headers that caller and API see of each other. */
async function call(lines: readonly string[]) {
  const text = [`GET ${messages} HTTP/1.1`, 'Host: gateway', `X-API-Key: ${key}`, ...lines, '', ''].join(
    '\r\n',
  )
  const { responses } = await sendRaw(server.url, { pieces: [text], responses: 1 })
  return {
    request: upstream.requests()[0] ?? { headers: [] },
    response: responses[0] ?? { status: 0, headers: [] },
  }
}
const value = 'of/the-other-side'
const lowered = (names: readonly string[]): string[] => names.map((name) => name.toLowerCase())

const neverToUpstream = {
  'keys, sessions and origin': ['Authorization', 'Proxy-Authorization', 'Cookie', 'Cookie2', 'Origin'],
  'another method or path': [
    ...['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override', 'X-Original-URL', 'X-Original-URI'],
    ...['X-Rewrite-URL', 'X-Original-Host', 'X-Host', 'X-Middleware-Subrequest'],
  ],
  'another caller': [
    ...['X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto', 'X-Forwarded-Port', 'X-Forwarded-Prefix'],
    ...['X-Forwarded-User', 'X-Real-IP', 'True-Client-IP', 'CF-Connecting-IP', 'Client-IP', 'X-Client-IP'],
    ...[
      'X-Cluster-Client-IP',
      'Forwarded',
      'Via',
      'X-Remote-User',
      'Remote-User',
      'X-Envoy-External-Address',
    ],
  ],
  'orders to web servers and CGI': [
    'X-Accel-Redirect',
    'X-Accel-Buffering',
    'X-Sendfile',
    'X-Sendfile-Type',
    'Proxy',
  ],
  'names that CGI folds': [
    'X_Forwarded_For',
    'Content_Length',
    'HTTP_PROXY',
    'X.Forwarded.For',
    'X-Forwarded_For',
    'X~Real~IP',
  ],
  'what belongs to one connection': [
    ...['Keep-Alive', 'Proxy-Connection', 'TE', 'Trailer', 'Upgrade', 'HTTP2-Settings', 'Max-Forwards'],
  ],
  ours: ['X-API-Key', 'X-Environment', 'X-Credits-Charged', 'X-Credits-Left'],
}

const keptToUpstream = [
  ...['Accept', 'Accept-Encoding', 'Accept-Language', 'Content-Type', 'Prefer', 'Range', 'If-None-Match'],
  ...['Idempotency-Key', 'User-Agent', 'X-Correlator', 'Traceparent'],
]

describe('to the API', () => {
  test.each(Object.entries(neverToUpstream))('never: %s', async (_what, names) => {
    const { request, response } = await call(
      names.filter((name) => name !== 'X-API-Key').map((name) => `${name}: ${value}`),
    )
    expect(response.status).toBe(200)
    const seen = request.headers.map(([name]) => name)
    expect(seen.filter((name) => lowered(names).includes(name))).toEqual([])
    expect(JSON.stringify(request)).not.toContain(value)
  })

  test('kept: what is meant for it, the bytes of values as they came', async () => {
    const { request } = await call([
      ...keptToUpstream.map((name) => `${name}: ${value}`),
      'X-Any: caf\xe9\t1',
    ])
    for (const name of lowered(keptToUpstream))
      expect([name, headersOf(request, name)]).toEqual([name, [value]])
    expect(headerOf(request, 'x-any')).toBe('caf\xe9\t1')
  })

  test('its own host, and the request id, each once', async () => {
    const { request, response } = await call(['X-Request-Id: req_chosen'])
    expect(headersOf(request, 'host')).toEqual([new URL(upstream.url).host])
    expect(headersOf(request, 'x-request-id')).toEqual(headersOf(response, 'x-request-id'))
  })

  test('not what Connection names', async () => {
    const { request } = await call(['Connection: X-Mine', `X-Mine: ${value}`])
    expect(headerOf(request, 'x-mine')).toBeUndefined()
  })
})

const neverToCaller = {
  'cookies, sign-in and stored data': [
    ...[
      'Set-Cookie',
      'Set-Cookie2',
      'Clear-Site-Data',
      'WWW-Authenticate',
      'Proxy-Authenticate',
      'Set-Login',
    ],
    'Service-Worker-Allowed',
  ],
  'security policies': [
    ...[
      'Content-Security-Policy-Report-Only',
      'Cross-Origin-Embedder-Policy',
      'Cross-Origin-Resource-Policy',
    ],
    ...['Strict-Transport-Security', 'Document-Policy', 'Feature-Policy', 'Origin-Agent-Cluster'],
    ...['Public-Key-Pins', 'X-XSS-Protection', 'X-Permitted-Cross-Domain-Policies', 'X-DNS-Prefetch-Control'],
  ],
  'orders to the browser': [
    ...['Refresh', 'Alt-Svc', 'Link', 'NEL', 'Report-To', 'Reporting-Endpoints', 'SourceMap', 'X-SourceMap'],
    ...['Accept-CH', 'Origin-Trial', 'Speculation-Rules', 'Attribution-Reporting-Register-Source'],
  ],
  'orders to web servers and caches': [
    ...['X-Accel-Redirect', 'X-Accel-Buffering', 'X-Sendfile', 'X-Lighttpd-Send-File', 'Surrogate-Control'],
    ...['CDN-Cache-Control', 'Cloudflare-CDN-Cache-Control', 'Expires', 'Pragma'],
  ],
  'who may read it': [
    'Access-Control-Allow-Origin',
    'Access-Control-Allow-Credentials',
    'Timing-Allow-Origin',
  ],
  ours: ['X-Credits-Of-Theirs'],
}
/** The portal says these itself: the caller sees its word alone. */
const saidByUs = [
  ...[
    'Cache-Control',
    'Content-Security-Policy',
    'Cross-Origin-Opener-Policy',
    'Permissions-Policy',
    'Referrer-Policy',
  ],
  ...['X-Content-Type-Options', 'X-Frame-Options', 'X-Request-Id', 'X-Environment', 'X-Credits-Charged'],
  'X-Credits-Left',
]
const keptToCaller = [
  ...['Content-Type', 'Content-Language', 'Content-Disposition', 'Content-Location', 'ETag', 'Last-Modified'],
  ...['Retry-After', 'Deprecation', 'Sunset', 'Server-Timing', 'RateLimit', 'X-Correlator'],
]

/** The API answers with these headers. */
const respondWith = (lines: readonly string[], status = '200 OK') => {
  upstream.respond = ({ socket }) =>
    socket.write([`HTTP/1.1 ${status}`, ...lines, 'Content-Length: 2', '', '{}'].join('\r\n'), 'latin1')
}

describe('to the caller', () => {
  test.each(Object.entries(neverToCaller))('never: %s', async (_what, names) => {
    respondWith(names.map((name) => `${name}: ${value}`))
    const { response } = await call([])
    expect(response.status).toBe(200)
    const seen = response.headers.map(([name]) => name)
    expect(seen.filter((name) => lowered(names).includes(name))).toEqual([])
    expect(JSON.stringify(response)).not.toContain(value)
  })

  test('our word alone, once', async () => {
    respondWith(saidByUs.map((name) => `${name}: ${value}`))
    const { response } = await call([])
    for (const name of lowered(saidByUs)) {
      expect([name, headersOf(response, name).length]).toEqual([name, 1])
      expect(headerOf(response, name)).not.toContain(value)
    }
  })

  test('kept: what the response says of itself', async () => {
    respondWith(keptToCaller.map((name) => `${name}: ${value}`))
    const { response } = await call([])
    for (const name of lowered(keptToCaller))
      expect([name, headersOf(response, name)]).toEqual([name, [value]])
  })

  test.each([
    ['201 Created', 1],
    ['202 Accepted', 1],
    ['301 Moved Permanently', 0],
    ['302 Found', 0],
    ['303 See Other', 0],
    ['307 Temporary Redirect', 0],
    ['308 Permanent Redirect', 0],
  ])('Location of a %s: a client that follows it would take its key along', async (status, times) => {
    respondWith(['Location: https://elsewhere.example/messages/1'], status)
    const { response } = await call([])
    expect([response.status, headersOf(response, 'location').length]).toEqual([
      Number.parseInt(status, 10),
      times,
    ])
    expect(upstream.requests()).toHaveLength(1)
  })

  test('said twice: the first where there can be one, else both', async () => {
    respondWith(['Content-Type: text/a', 'Content-Type: text/b', 'X-Any: 1', 'X-Any: 2'])
    const { response } = await call([])
    expect(headersOf(response, 'content-type')).toEqual(['text/a'])
    expect(headersOf(response, 'x-any')).toEqual(['1', '2'])
  })

  test('not what the API names in Connection, nor trailers', async () => {
    upstream.respond = ({ socket }) =>
      socket.write(
        `HTTP/1.1 200 OK\r\nConnection: X-Mine\r\nX-Mine: ${value}\r\nTrailer: X-Late\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nX-Late: ${value}\r\n\r\n`,
      )
    const { response } = await call([])
    expect(response.status).toBe(200)
    expect(JSON.stringify(response)).not.toContain(value)
  })

  test('names that are also members of every object', async () => {
    respondWith(['__proto__: a', 'constructor: b', 'toString: c'])
    const { response } = await call([])
    expect([response.status, headerOf(response, 'constructor'), headerOf(response, 'tostring')]).toEqual([
      200,
      'b',
      'c',
    ])
  })
})
