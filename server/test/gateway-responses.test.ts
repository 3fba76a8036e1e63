import { randomBytes } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { afterAll, describe, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { gatewayOfFile, messages, sendAsIs, tess } from './support/gateway.ts'
import { giveKey } from './support/give-key.ts'
import { startServer } from './support/server.ts'
import { type Upstream, upstreamOfFile } from './support/upstream.ts'

const upstream = await upstreamOfFile()
const { server, key, records } = await gatewayOfFile(upstream)
const { logged, inFlight, balanceOf } = records

/** The same product where APIs get a tenth of a second. */
const impatient = await buildApp({
  db: server.db,
  clock: server.parts.clock,
  settings: { ...server.parts.settings, upstreamTimeoutMs: 100 },
  logLevel: 'silent',
})
const impatientUrl = await impatient.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => impatient.close())

interface CallOptions {
  readonly path?: string
  readonly headers?: Record<string, string>
  readonly body?: Buffer | string
  readonly to?: string
}

const send = (method: string, { path = messages, headers, body, to = server.url }: CallOptions = {}) =>
  sendAsIs(method, `${to}${path}`, {
    headers: { 'X-API-Key': key, ...headers },
    ...(body !== undefined && { body }),
  })
const codeOf = (bytes: Buffer): string => JSON.parse(bytes.toString()).code
const postings = async (id: string) => (await records.posted(id)).map(({ kind, amount }) => [kind, amount])
const lotsOf = (id: string) =>
  server.db
    .selectFrom('lots')
    .select(['remaining', 'valid_until'])
    .where('user_id', '=', id)
    .where('remaining', '>', 0)
    .orderBy('valid_until')
    .execute()

describe('handed on as it came', () => {
  test('bytes of any kind, the query and the type', async () => {
    const body = randomBytes(300_000)
    const sent = {
      path: `${messages}?a=1&a=2&b=%20%2B+c&d`,
      headers: { 'Content-Type': 'image/x-any' },
      body,
    }
    await send('POST', sent)
    const [received] = upstream.received
    expect(received?.url).toBe('/messages?a=1&a=2&b=%20%2B+c&d')
    expect(received?.headers['content-type']).toBe('image/x-any')
    expect(received?.body.equals(body)).toBe(true)
  })

  test('a body in pieces of unknown length, malformed JSON, a body without a type, and none', async () => {
    await send('POST', { headers: { 'Transfer-Encoding': 'chunked' }, body: 'in pieces' })
    await send('POST', { headers: { 'Content-Type': 'application/json' }, body: '{"to":' })
    await send('POST', { body: 'no type' })
    await send('POST')
    expect(upstream.received.map(({ body }) => body.toString())).toEqual([
      'in pieces',
      '{"to":',
      'no type',
      '',
    ])
  })

  test('pages of a listed origin may call with a key and read what it cost', async () => {
    const origin = { Origin: 'https://portal.example' }
    const preflightHeaders = {
      'Access-Control-Request-Method': 'DELETE',
      'Access-Control-Request-Headers': 'x-api-key',
    }
    const preflight = await send('OPTIONS', { headers: { ...origin, ...preflightHeaders } })
    expect(preflight.headers['access-control-allow-headers']).toContain('x-api-key')
    expect(preflight.headers['access-control-allow-methods']).toContain('DELETE')
    const response = await send('POST', { headers: origin })
    expect(response.headers['access-control-allow-origin']).toBe('https://portal.example')
    expect(response.headers['access-control-expose-headers']).toContain('X-Credits-Charged')
    expect(upstream.received[0]?.headers.origin).toBeUndefined()
  })
})

describe('no answer costs nothing', () => {
  test.each([
    [
      '500, as the API said it',
      (upstream: Upstream) => {
        upstream.answer = (response) =>
          response
            .writeHead(500, { 'Content-Type': 'application/problem+json' })
            .end('{"code":"their_fault"}')
      },
      500,
      'their_fault',
    ],
    [
      '502 upstream_unreachable: the API hangs up',
      (upstream: Upstream) => {
        upstream.answer = (response) => response.destroy()
      },
      502,
      'upstream_unreachable',
    ],
    [
      '502 upstream_unreachable: the answer breaks off',
      (upstream: Upstream) => {
        upstream.answer = (response) => {
          response.writeHead(200, { 'Content-Length': '10' })
          response.write('half', () => response.destroy())
        }
      },
      502,
      'upstream_unreachable',
    ],
    [
      '504 upstream_late',
      (upstream: Upstream) => {
        upstream.answer = () => {}
      },
      504,
      'upstream_late',
    ],
    [
      '504 upstream_late: the answer never ends',
      (upstream: Upstream) => {
        upstream.answer = (response) => {
          response.writeHead(200)
          response.write('half')
        }
      },
      504,
      'upstream_late',
    ],
  ] as const)('%s', async (_what, prepare, status, code) => {
    prepare(upstream)
    const before = await balanceOf()
    const response = await send('POST', status === 504 ? { to: impatientUrl } : {})
    expect([response.status, codeOf(response.bytes)]).toEqual([status, code])
    expect(response.headers).toMatchObject({
      'x-credits-charged': '0.00',
      'x-credits-left': (before / 100).toFixed(2),
      'x-environment': 'LIVE',
    })
    expect(await postings(response.id)).toEqual([
      ['USAGE', -60],
      ['REFUND', 60],
    ])
    expect(await logged(response.id)).toMatchObject([{ status, error_code: code, credits: 0 }])
    expect(await balanceOf()).toBe(before)
    expect(await inFlight()).toEqual([])
  })

  test('502 upstream_unreachable: nobody is there', async () => {
    const lonely = await startServer({ settings: { upstreams: { messaging: 'http://127.0.0.1:9' } } })
    const { secret } = await giveKey(lonely, { userId: tess, api: 'messaging', type: 'LIVE' })
    const response = await lonely.ask('POST', messages, { headers: { 'X-API-Key': secret } })
    expect([response.status, response.body.code]).toEqual([502, 'upstream_unreachable'])
    const test = (await giveKey(lonely, { userId: tess, api: 'messaging', type: 'TEST' })).secret
    const withoutMock = await lonely.ask('POST', messages, { headers: { 'X-API-Key': test } })
    expect([withoutMock.status, withoutMock.body.code]).toEqual([502, 'upstream_unreachable'])
    await lonely.close()
    await lonely.database.close()
  })

  test('nothing is sent twice, also when the API says it is busy', async () => {
    upstream.answer = (response) => response.writeHead(503, { 'Retry-After': '1' }).end()
    expect((await send('GET')).status).toBe(503)
    expect(upstream.received).toHaveLength(1)
  })

  test('free credits come back with the day that they end', async () => {
    const before = await lotsOf(tess)
    expect(before[0]?.valid_until).toBe('2026-12-31')
    upstream.answer = (response) => response.writeHead(503).end()
    await send('POST')
    const sum = (lots: typeof before) =>
      lots.filter(({ valid_until }) => valid_until).reduce((total, { remaining }) => total + remaining, 0)
    expect(sum(await lotsOf(tess))).toBe(sum(before))
  })
})

test('413 body_too_large: announced or not, it costs nothing', async () => {
  const before = await balanceOf()
  const body = Buffer.alloc(10_485_761)
  const announced = await send('POST', {
    headers: { Expect: '100-continue', 'Content-Length': `${body.length}` },
  })
  expect([announced.status, codeOf(announced.bytes)]).toEqual([413, 'body_too_large'])
  const flowing = httpRequest(`${server.url}${messages}`, {
    method: 'POST',
    headers: { 'X-API-Key': key, 'Transfer-Encoding': 'chunked' },
  })
  const status = new Promise((resolve) => flowing.on('response', ({ statusCode }) => resolve(statusCode)))
  flowing.on('error', () => {})
  flowing.write(body)
  expect(await status).toBe(413)
  flowing.destroy()
  expect(await balanceOf()).toBe(before)
})
