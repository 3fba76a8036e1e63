import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { giveKey } from './support/give-key.ts'
import { startServer, type TestServer } from './support/server.ts'
import { ok, startUpstream, type Upstream } from './support/upstream.ts'
import { start } from './support/world.ts'

const tess = 'usr_tess8L'
const mara = 'usr_mara3K'
const messaging = '/gateway/lumina/messaging/v1'

let server: TestServer
let mock: Upstream
let network: Upstream
let live: string
let trial: string
beforeAll(async () => {
  ;[mock, network] = await Promise.all([startUpstream(), startUpstream()])
  server = await startServer({
    mocks: new Map(
      ['messaging', 'sim-swap', 'device-location', 'number-verification'].map((name) => [name, mock.url]),
    ),
    settings: { upstreams: { messaging: `${network.url}/base/` } },
  })
  live = (await giveKey(server, { userId: tess, api: 'messaging', type: 'LIVE' })).secret
  trial = (await giveKey(server, { userId: tess, api: 'messaging', type: 'TEST' })).secret
})
afterEach(() => {
  mock.answer = ok
  network.answer = ok
  mock.received.length = 0
  network.received.length = 0
})
afterAll(async () => {
  await server.close()
  await server.database.close()
  await Promise.all([mock.close(), network.close()])
})

const call = (key: string | undefined, path = `${messaging}/messages`, method = 'POST') =>
  server.ask(method, path, {
    headers: { ...(key !== undefined && { 'X-API-Key': key }) },
    ...(method === 'POST' && { body: { to: '+639175550101' } }),
  })
const receipt = ({ headers }: { headers: Headers }) => ({
  environment: headers.get('X-Environment'),
  charged: headers.get('X-Credits-Charged'),
  left: headers.get('X-Credits-Left'),
})
const balanceOf = async (userId: string) =>
  (
    await server.db
      .selectFrom('wallets')
      .select('balance')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
  ).balance
const logged = (requestId: string) =>
  server.db.selectFrom('api_calls').selectAll().where('request_id', '=', requestId).execute()
const posted = (requestId: string) =>
  server.db
    .selectFrom('ledger')
    .select(['kind', 'amount', 'description', 'reference', 'api', 'actor'])
    .where('request_id', '=', requestId)
    .orderBy('sequence')
    .execute()
const inFlight = async () => (await server.db.selectFrom('calls_in_flight').selectAll().execute()).length

describe('which operation is meant', () => {
  test.each([
    ['an unknown API', '/gateway/lumina/nothing/v1/messages'],
    ['an unknown version', '/gateway/lumina/messaging/v9/messages'],
    ['a path that is not published', `${messaging}/secrets`],
    ['a slash too many', `${messaging}/messages/`],
    ['the address of the API itself', messaging],
    ['a path that climbs', `${messaging}/messages/%2e%2e`],
    ['a path that climbs within a part', `${messaging}/messages/x%2F..%2F..%2Fadmin`],
    ['a publisher alone', '/gateway/lumina'],
  ])('404 not_found: %s', async (_what, path) => {
    const { status, body } = await call(live, path, 'GET')
    expect([status, body.code]).toEqual([404, 'not_found'])
    expect(network.received).toEqual([])
  })

  test('405 method_not_allowed: the answer lists what the path takes', async () => {
    const { status, body, headers } = await call(live, `${messaging}/messages`, 'DELETE')
    expect([status, body.code]).toEqual([405, 'method_not_allowed'])
    expect(headers.get('Allow')?.split(', ').sort()).toEqual(['GET', 'POST'])
  })

  test('an API without a tag is called by its version', async () => {
    const { secret } = await giveKey(server, { userId: 'usr_rico6G', api: 'device-location', type: 'LIVE' })
    expect((await call(secret, '/gateway/beacon/v0/verify')).status).toBe(200)
    expect(mock.received[0]?.url).toBe('/verify')
  })

  test('a publication by another process is felt by the next call', async () => {
    const twin = await server.twin()
    const published = (path: string) =>
      twin.ask('GET', `${messaging}${path}`, { headers: { 'X-API-Key': trial } })
    expect((await published('/reports')).status).toBe(404)
    const { operations, updated_at } = await server.db
      .selectFrom('apis')
      .select(['operations', 'updated_at'])
      .where('api', '=', 'messaging')
      .executeTakeFirstOrThrow()
    const set = (list: object[], at: Date) =>
      server.db
        .updateTable('apis')
        .set({ operations: JSON.stringify(list), updated_at: at })
        .where('api', '=', 'messaging')
        .execute()
    const report = { operation_id: 'readReports', method: 'GET', path: '/reports', price: '0.00' }
    await set([...operations, report], new Date(updated_at.getTime() + 1))
    expect((await published('/reports')).status).toBe(200)
    await set(operations, updated_at)
    expect((await published('/reports')).status).toBe(404)
    await twin.close()
  })
})

describe('who may call', () => {
  const keyIs = (id: string, change: object) =>
    server.db.updateTable('api_keys').set(change).where('id', '=', id).execute()
  const newLive = () => giveKey(server, { userId: tess, api: 'messaging', type: 'LIVE' })

  test('401 key_missing', async () => {
    const { status, body } = await call(undefined)
    expect([status, body.code]).toEqual([401, 'key_missing'])
  })

  test('401 key_invalid: malformed, and well formed but nobody’s', async () => {
    const { newKey } = await import('../src/modules/subscriptions/key-secret.ts')
    for (const key of ['sb_live_x', newKey('LIVE'), `${live.slice(0, -1)}_`]) {
      const { status, body } = await call(key)
      expect([status, body.code]).toEqual([401, 'key_invalid'])
    }
  })

  test('401 key_invalid: a revoked key is refused at once by every process', async () => {
    const twin = await server.twin()
    const { id, secret } = await newLive()
    const inTwin = () => twin.ask('GET', `${messaging}/messages`, { headers: { 'X-API-Key': secret } })
    expect((await inTwin()).status).toBe(200)
    await keyIs(id, { revoked_at: start })
    expect((await inTwin()).body.code).toBe('key_invalid')
    expect((await call(secret)).body.code).toBe('key_invalid')
    await twin.close()
  })

  test.each(['grace_ends_at', 'expires_at'])(
    'a key is accepted until %s and not a second more',
    async (end) => {
      const { id, secret } = await newLive()
      const soon = new Date(server.parts.clock().getTime() + 60_000)
      await keyIs(id, { [end]: soon })
      expect((await call(secret, `${messaging}/messages`, 'GET')).status).toBe(200)
      server.advance(60)
      expect((await call(secret, `${messaging}/messages`, 'GET')).body.code).toBe('key_invalid')
    },
  )

  test('403 not_subscribed: a key of another API', async () => {
    const { status, body } = await call(live, '/gateway/lumina/number-verification/v2/verify')
    expect([status, body.code]).toEqual([403, 'not_subscribed'])
    expect(mock.received).toEqual([])
  })

  test.each(['SUSPENDED', 'PENDING', 'CANCELLED'] as const)('403 not_subscribed: %s', async (status) => {
    const { secret, subscriptionId } = await giveKey(server, {
      userId: mara,
      api: 'number-verification',
      type: 'LIVE',
    })
    const set = (to: typeof status | 'ACTIVE') =>
      server.db.updateTable('subscriptions').set({ status: to }).where('id', '=', subscriptionId).execute()
    await set(status)
    const answer = await call(secret, '/gateway/lumina/number-verification/v2/verify')
    await set('ACTIVE')
    expect([answer.status, answer.body.code]).toEqual([403, 'not_subscribed'])
  })

  test('403 account_suspended', async () => {
    const set = (status: 'ACTIVE' | 'SUSPENDED') =>
      server.db.updateTable('users').set({ status }).where('id', '=', tess).execute()
    await set('SUSPENDED')
    const { status, body } = await call(trial)
    await set('ACTIVE')
    expect([status, body.code]).toEqual([403, 'account_suspended'])
  })

  test.each([
    ['kyb_required', tess],
    ['kyb_rejected', 'usr_nadia4R'],
  ])(
    '403 %s: a live key of an API that needs a verified business; its test key may',
    async (code, userId) => {
      const path = '/gateway/lumina/sim-swap/v1/check'
      const one = await giveKey(server, { userId, api: 'sim-swap', type: 'LIVE' })
      const two = await giveKey(server, { userId, api: 'sim-swap', type: 'TEST' })
      const { status, body } = await call(one.secret, path)
      expect([status, body.code]).toEqual([403, code])
      expect((await call(two.secret, path)).status).toBe(200)
    },
  )
})

describe('what it costs', () => {
  test('a live call costs the operation’s price, reaches the network and is in every list', async () => {
    const before = await balanceOf(tess)
    const answer = await call(live)
    const requestId = answer.headers.get('X-Request-Id') ?? ''
    expect(answer.body).toEqual({ ok: true })
    expect(receipt(answer)).toEqual({
      environment: 'LIVE',
      charged: '0.60',
      left: ((before - 60) / 100).toFixed(2),
    })
    expect(await balanceOf(tess)).toBe(before - 60)
    expect(network.received.map(({ method, url }) => [method, url])).toEqual([['POST', '/base/messages']])
    expect(await posted(requestId)).toEqual([
      {
        kind: 'USAGE',
        amount: -60,
        description: 'Messaging',
        reference: requestId,
        api: 'messaging',
        actor: 'USER',
      },
    ])
    expect(await logged(requestId)).toMatchObject([
      {
        at: server.parts.clock(),
        user_id: tess,
        api: 'messaging',
        version: 'v1',
        operation: 'sendMessage',
        method: 'POST',
        path: '/messages',
        status: 200,
        error_code: null,
        credits: 60,
        key_last_four: live.slice(-4),
        key_type: 'LIVE',
      },
    ])
    expect(await inFlight()).toBe(0)
  })

  test('the day’s usage and the key’s last use follow', async () => {
    const today = () =>
      server.db
        .selectFrom('usage_days')
        .selectAll()
        .where('user_id', '=', tess)
        .where('day', '=', '2026-11-21')
        .where('api', '=', 'messaging')
        .executeTakeFirstOrThrow()
    const sum = (counts: readonly number[]) => counts.map(Number).reduce((one, other) => one + other, 0)
    const { id, secret } = await giveKey(server, { userId: tess, api: 'messaging', type: 'LIVE' })
    const before = await today()
    await call(secret)
    network.answer = (response) => response.writeHead(503).end()
    await call(secret)
    const after = await today()
    expect([
      after.calls - before.calls,
      after.failed - before.failed,
      after.credits - before.credits,
    ]).toEqual([2, 1, 60])
    expect(sum(after.latencies) - sum(before.latencies)).toBe(2)
    const { last_used_at } = await server.db
      .selectFrom('api_keys')
      .select('last_used_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(last_used_at).toEqual(server.parts.clock())
  })

  test('a test call is free, goes to the mock and counts', async () => {
    const before = await balanceOf(tess)
    const answer = await call(trial)
    expect(receipt(answer)).toEqual({
      environment: 'TEST',
      charged: '0.00',
      left: (before / 100).toFixed(2),
    })
    expect([mock.received.length, network.received.length]).toEqual([1, 0])
    const requestId = answer.headers.get('X-Request-Id') ?? ''
    expect(await posted(requestId)).toEqual([])
    expect(await logged(requestId)).toMatchObject([{ credits: 0, key_type: 'TEST', status: 200 }])
  })

  test('a free operation leaves no row in the ledger', async () => {
    const answer = await call(live, `${messaging}/messages/msg_1`, 'GET')
    expect(receipt(answer)).toMatchObject({ environment: 'LIVE', charged: '0.00' })
    const requestId = answer.headers.get('X-Request-Id') ?? ''
    expect(await posted(requestId)).toEqual([])
    expect(await logged(requestId)).toMatchObject([{ path: '/messages/{id}', operation: 'getMessage' }])
  })

  test('the business plan pays its own price', async () => {
    const { secret } = await giveKey(server, { userId: mara, api: 'sim-swap', type: 'LIVE' })
    expect(receipt(await call(secret, '/gateway/lumina/sim-swap/v1/check')).charged).toBe('1.80')
  })

  test('a refusal by the API is an answer: it costs, and its code is in the log', async () => {
    network.answer = (response) =>
      response.writeHead(404, { 'Content-Type': 'application/problem+json' }).end('{"code":"number_unknown"}')
    const answer = await call(live)
    expect([answer.status, answer.body.code, receipt(answer).charged]).toEqual([
      404,
      'number_unknown',
      '0.60',
    ])
    expect(await logged(answer.headers.get('X-Request-Id') ?? '')).toMatchObject([
      { status: 404, error_code: 'number_unknown', credits: 60 },
    ])
  })

  test('402 insufficient_credits: nothing is sent, and the log says so', async () => {
    const { secret } = await giveKey(server, { userId: 'usr_paolo0', api: 'messaging', type: 'LIVE' })
    const answer = await call(secret)
    expect([answer.status, answer.body.code]).toEqual([402, 'insufficient_credits'])
    expect(receipt(answer)).toEqual({ environment: 'LIVE', charged: '0.00', left: '0.00' })
    expect(network.received).toEqual([])
    expect(await logged(answer.headers.get('X-Request-Id') ?? '')).toMatchObject([
      { status: 402, error_code: 'insufficient_credits', credits: 0 },
    ])
  })

  test('parallel calls on a nearly empty wallet: as many as it pays for, never below zero', async () => {
    const userId = 'usr_jun7Q2'
    const { secret } = await giveKey(server, { userId, api: 'messaging', type: 'LIVE' })
    const { postToLedger } = await import('../src/modules/ledger/post.ts')
    const keep = 5 * 60 + 49
    await postToLedger(server.db, {
      userId,
      kind: 'ADJUSTMENT',
      amount: keep - (await balanceOf(userId)),
      description: 'Taken',
      reference: 'taken',
      actor: 'ADMIN',
      key: 'taken',
      now: start,
    })
    const twin = await server.twin()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? server : twin).ask('POST', `${messaging}/messages`, {
          headers: { 'X-API-Key': secret },
          body: {},
        }),
      ),
    )
    await twin.close()
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(15)
    expect(network.received).toHaveLength(5)
    expect(await balanceOf(userId)).toBe(49)
  })
})
