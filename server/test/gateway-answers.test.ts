import { randomBytes } from 'node:crypto'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildApp } from '../src/app.ts'
import { type Address, addressOf } from '../src/gateway/address.ts'
import { createCallBooks } from '../src/gateway/call-books.ts'
import { type CallFacts, readCallFacts } from '../src/gateway/call-facts.ts'
import { refundAbandoned } from '../src/gateway/refund-abandoned.ts'
import { hashKey } from '../src/modules/subscriptions/key-secret.ts'
import { giveKey } from './support/give-key.ts'
import { startServer, type TestServer } from './support/server.ts'
import { ok, startUpstream, type Upstream } from './support/upstream.ts'

const userId = 'usr_tess8L'
const address = '/gateway/lumina/messaging/v1/messages'

let server: TestServer
let upstream: Upstream
let key: string
/** The same product where APIs get a tenth of a second. */
let impatient: Awaited<ReturnType<typeof buildApp>>
let impatientUrl: string
beforeAll(async () => {
  upstream = await startUpstream()
  server = await startServer({ settings: { upstreams: { messaging: upstream.url } } })
  key = (await giveKey(server, { userId, api: 'messaging', type: 'LIVE' })).secret
  const { db, clock, settings } = server.parts
  impatient = await buildApp({
    db,
    clock,
    settings: { ...settings, upstreamTimeoutMs: 100 },
    logLevel: 'silent',
  })
  impatientUrl = await impatient.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => {
  upstream.answer = ok
  upstream.received.length = 0
})
afterAll(async () => {
  await impatient.close()
  await server.close()
  await server.database.close()
  await upstream.close()
})

interface SendOptions {
  readonly path?: string
  readonly headers?: Record<string, string>
  readonly body?: Buffer | string
  readonly to?: string
}

/** A request as it is, without what fetch adds or forbids. */
async function send(
  method: string,
  { path = address, headers = {}, body, to = server.url }: SendOptions = {},
) {
  const request = httpRequest(`${to}${path}`, { method, headers: { 'X-API-Key': key, ...headers } })
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request.on('response', resolve).on('error', reject)
    request.end(body)
  })
  const bytes = await buffer(answer)
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    bytes,
    id: `${answer.headers['x-request-id']}`,
  }
}
const codeOf = (bytes: Buffer): string => JSON.parse(bytes.toString()).code
const rowsOf = (id: string) =>
  server.db.selectFrom('api_calls').selectAll().where('request_id', '=', id).execute()
const postings = async (id: string) => {
  const rows = await server.db
    .selectFrom('ledger')
    .select(['kind', 'amount', 'description', 'actor', 'reference'])
    .where('request_id', '=', id)
    .orderBy('sequence')
    .execute()
  return rows.map(({ kind, amount }) => [kind, amount])
}
const balance = async () => {
  const wallet = server.db.selectFrom('wallets').select('balance').where('user_id', '=', userId)
  return (await wallet.executeTakeFirstOrThrow()).balance
}
const inFlight = () => server.db.selectFrom('calls_in_flight').selectAll().execute()
const waiting = async () => {
  const { rows } = await sql`SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(server.db)
  return rows.length
}
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
    const sent = { path: `${address}?a=1&a=2&b=%20%2B+c&d`, headers: { 'Content-Type': 'image/x-any' }, body }
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

  test('keys, tokens, cookies and what belongs to one connection stay behind', async () => {
    await send('POST', {
      headers: {
        Authorization: 'Bearer secret',
        Cookie: 'session=secret',
        Connection: 'keep-alive, X-Mine',
        'X-Mine': 'of this connection',
        'Keep-Alive': 'timeout=5',
        'Proxy-Authorization': 'Basic secret',
        'X-Forwarded-For': '10.0.0.1',
        'X-Request-Id': 'req_chosen',
        'X-Else': 'kept',
        Prefer: 'code=404',
      },
    })
    const headers = upstream.received[0]?.headers ?? {}
    expect(JSON.stringify(headers)).not.toMatch(/secret|of this connection|10\.0\.0\.1|req_chosen|sb_live/)
    expect(headers).toMatchObject({ 'x-else': 'kept', prefer: 'code=404', host: new URL(upstream.url).host })
  })

  test('the upstream learns the request id that the caller gets', async () => {
    const { id } = await send('POST')
    expect(upstream.received[0]?.headers['x-request-id']).toBe(id)
  })

  test('the answer: status, bytes and type; not what would speak for the portal', async () => {
    const bytes = randomBytes(200_000)
    upstream.answer = (response) => {
      response.writeHead(201, {
        'Content-Type': 'image/x-any',
        'Set-Cookie': 'session=theirs',
        'Cache-Control': 'public, max-age=60',
        'Content-Security-Policy': 'none',
        'Access-Control-Allow-Origin': '*',
        'X-Request-Id': 'theirs',
        'X-Credits-Left': '999.00',
        'X-Theirs': 'kept',
      })
      response.end(bytes)
    }
    const answer = await send('POST')
    expect([answer.status, answer.bytes.equals(bytes)]).toEqual([201, true])
    expect(answer.headers).toMatchObject({ 'content-type': 'image/x-any', 'x-theirs': 'kept' })
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'")
    expect(answer.headers['x-credits-left']).not.toBe('999.00')
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })

  test('pages of a listed origin may call with a key and read what it cost', async () => {
    const origin = { Origin: 'https://portal.example' }
    const asked = { 'Access-Control-Request-Method': 'DELETE', 'Access-Control-Request-Headers': 'x-api-key' }
    const preflight = await send('OPTIONS', { headers: { ...origin, ...asked } })
    expect(preflight.headers['access-control-allow-headers']).toContain('x-api-key')
    expect(preflight.headers['access-control-allow-methods']).toContain('DELETE')
    const answer = await send('POST', { headers: origin })
    expect(answer.headers['access-control-allow-origin']).toBe('https://portal.example')
    expect(answer.headers['access-control-expose-headers']).toContain('X-Credits-Charged')
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
    const before = await balance()
    const answer = await send('POST', status === 504 ? { to: impatientUrl } : {})
    expect([answer.status, codeOf(answer.bytes)]).toEqual([status, code])
    expect(answer.headers).toMatchObject({
      'x-credits-charged': '0.00',
      'x-credits-left': (before / 100).toFixed(2),
      'x-environment': 'LIVE',
    })
    expect(await postings(answer.id)).toEqual([
      ['USAGE', -60],
      ['REFUND', 60],
    ])
    expect(await rowsOf(answer.id)).toMatchObject([{ status, error_code: code, credits: 0 }])
    expect(await balance()).toBe(before)
    expect(await inFlight()).toEqual([])
  })

  test('502 upstream_unreachable: nobody is there', async () => {
    const lonely = await startServer({ settings: { upstreams: { messaging: 'http://127.0.0.1:9' } } })
    const { secret } = await giveKey(lonely, { userId, api: 'messaging', type: 'LIVE' })
    const answer = await lonely.ask('POST', address, { headers: { 'X-API-Key': secret } })
    expect([answer.status, answer.body.code]).toEqual([502, 'upstream_unreachable'])
    const test = (await giveKey(lonely, { userId, api: 'messaging', type: 'TEST' })).secret
    const withoutMock = await lonely.ask('POST', address, { headers: { 'X-API-Key': test } })
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
    const before = await lotsOf(userId)
    expect(before[0]?.valid_until).toBe('2026-12-31')
    upstream.answer = (response) => response.writeHead(503).end()
    await send('POST')
    const sum = (lots: typeof before) =>
      lots.filter(({ valid_until }) => valid_until).reduce((total, { remaining }) => total + remaining, 0)
    expect(sum(await lotsOf(userId))).toBe(sum(before))
  })
})

test('413 body_too_large: announced or not, it costs nothing', async () => {
  const before = await balance()
  const body = Buffer.alloc(10_485_761)
  const announced = await send('POST', {
    headers: { Expect: '100-continue', 'Content-Length': `${body.length}` },
  })
  expect([announced.status, codeOf(announced.bytes)]).toEqual([413, 'body_too_large'])
  const flowing = httpRequest(`${server.url}${address}`, {
    method: 'POST',
    headers: { 'X-API-Key': key, 'Transfer-Encoding': 'chunked' },
  })
  const status = new Promise((resolve) => flowing.on('response', ({ statusCode }) => resolve(statusCode)))
  flowing.on('error', () => {})
  flowing.write(body)
  expect(await status).toBe(413)
  flowing.destroy()
  expect(await balance()).toBe(before)
})

describe('a caller who hangs up', () => {
  const newest = async () => {
    const log = server.db.selectFrom('api_calls').selectAll().where('user_id', '=', userId)
    return log.orderBy('at', 'desc').limit(1).executeTakeFirst()
  }

  test('before the answer: the call is charged and in the log, as the API answered it', async () => {
    server.advance(1)
    const before = await balance()
    let finish = () => {}
    const asked = new Promise<void>((resolve) => {
      upstream.answer = (response) => {
        finish = () => response.writeHead(202).end()
        resolve()
      }
    })
    const request = httpRequest(`${server.url}${address}`, { method: 'POST', headers: { 'X-API-Key': key } })
    request.on('error', () => {})
    request.end()
    await asked
    const closed = new Promise((resolve) => request.on('close', resolve))
    request.destroy()
    await closed
    finish()
    await vi.waitFor(async () => {
      expect(await newest()).toMatchObject({ status: 202, credits: 60, at: server.parts.clock() })
    })
    expect(await balance()).toBe(before - 60)
    expect(await inFlight()).toEqual([])
  })

  test('before the request is whole: nothing was asked, nothing is charged', async () => {
    server.advance(1)
    const before = await balance()
    const request = httpRequest(`${server.url}${address}`, {
      method: 'POST',
      headers: { 'X-API-Key': key, 'Content-Length': '100' },
    })
    request.on('error', () => {})
    request.write('half')
    await vi.waitFor(async () => expect(await inFlight()).toHaveLength(1))
    request.destroy()
    await vi.waitFor(async () => {
      expect(await newest()).toMatchObject({ status: 499, error_code: 'caller_gone', credits: 0 })
    })
    expect(await balance()).toBe(before)
  })
})

describe('a killed server', () => {
  test('its calls are given back when their API can no longer have answered, once, however many look', async () => {
    const twin = await server.twin()
    const before = await balance()
    const ids = Array.from({ length: 8 }, (_, index) => `req_left${index}`)
    const facts = await readCallFacts(server.db, addressOf(address) as Address, hashKey(key))
    const call = { facts: facts as CallFacts, price: 60, now: server.parts.clock(), refundAfterSeconds: 120 }
    const { charge } = createCallBooks(server.parts)
    for (const requestId of ids) await charge({ ...call, requestId })
    server.advance(119)
    await refundAbandoned(server.parts)
    expect(await inFlight()).toHaveLength(8)

    server.advance(2)
    // All of them have seen the first call, and wait: for the wallet, or for who waits for it.
    const runs = await server.db.transaction().execute(async (tx) => {
      await tx.selectFrom('wallets').select('balance').where('user_id', '=', userId).forUpdate().execute()
      const started = [server, twin, server, twin].map(({ parts }) => refundAbandoned(parts))
      await vi.waitFor(async () => expect(await waiting()).toBe(4), { timeout: 20_000 })
      return { started }
    })
    await Promise.all(runs.started)
    expect(await inFlight()).toEqual([])
    for (const id of ids)
      expect(await postings(id)).toEqual([
        ['USAGE', -60],
        ['REFUND', 60],
      ])
    expect(await balance()).toBe(before)
    await twin.close()
  })

  test('a call that was given up and then answered is charged after all, once', async () => {
    let finish = () => {}
    const asked = new Promise<void>((resolve) => {
      upstream.answer = (response, received) => {
        finish = () => ok(response, received)
        resolve()
      }
    })
    const before = await balance()
    const answer = send('POST')
    await asked
    server.advance(121)
    await refundAbandoned(server.parts)
    finish()
    const { id, status, headers } = await answer
    expect([status, headers['x-credits-charged'], headers['x-credits-left']]).toEqual([
      200,
      '0.60',
      ((before - 60) / 100).toFixed(2),
    ])
    expect(await postings(id)).toEqual([
      ['USAGE', -60],
      ['REFUND', 60],
      ['USAGE', -60],
    ])
    expect(await balance()).toBe(before - 60)
    expect(await rowsOf(id)).toMatchObject([{ credits: 60, status: 200 }])
  })
})
