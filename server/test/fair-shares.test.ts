// Each shared pool has a place for the next caller: one takes all there is to get, another notices nothing.
import { lookup } from 'node:dns/promises'
import { connect, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { listContracts, startMocks } from '../../mocks/src/index.ts'
import { hashPassword } from '../src/modules/auth/passwords.ts'
import { sendWebhooks } from '../src/modules/webhooks/deliver.ts'
import { addDeliveries, addWebhook } from '../src/modules/webhooks/repo.ts'
import { newSecret, sealSecret } from '../src/modules/webhooks/secrets.ts'
import { PageQueue } from '../src/pages/page-queue.ts'
import { newId } from '../src/platform/ids.ts'
import { countWaiting } from './support/all-wait.ts'
import { eventually } from './support/eventually.ts'
import { callRecords, gatewayOfFile, messages, tess } from './support/gateway.ts'
import { giveKey } from './support/give-key.ts'
import { ok, upstreamOfFile } from './support/upstream.ts'

const jun = 'usr_jun7Q2'
const slowNetwork = '203.0.113.7'
const otherNetwork = '198.51.100.9'
const message = { from: 'Lumina', to: '+639175550120', text: 'Hi' }
const contracts = (await listContracts()).filter(({ name }) => name === 'messaging')
const mocks = await startMocks({ contracts, ports: () => 0 })
const upstream = await upstreamOfFile()
const { server, key: live } = await gatewayOfFile(upstream, {
  mocks: new Map([['messaging', mocks.url('messaging')]]),
  settings: {
    maxGatewayCalls: 24,
    maxGatewayCallsPerApi: 12,
    maxBodyMs: 2_000,
    maxStreams: 4,
    webhooksToPrivateAddresses: true,
  },
  streams: {},
  trustProxy: 'loopback',
})
const { balanceOf } = callRecords(server)
let trial = ''
let victim = { LIVE: '', TEST: '' }
beforeAll(async () => {
  const keyOf = async (userId: string, type: 'LIVE' | 'TEST') =>
    (await giveKey(server, { userId, api: 'messaging', type })).secret
  trial = await keyOf(tess, 'TEST')
  victim = { LIVE: await keyOf(jun, 'LIVE'), TEST: await keyOf(jun, 'TEST') }
  return () => mocks.close()
})

const open = new Set<Socket>()
afterEach(() => {
  for (const socket of open) socket.destroy()
  open.clear()
})

interface Slow {
  readonly path?: string
  readonly key?: string
  readonly length?: number
  readonly sent?: number
  readonly type?: string
  readonly token?: string
  /** As a proxy names it. */
  readonly from?: string
}

/** A body of which the beginning arrives, and what is answered. */
function trickle({
  path = messages,
  key,
  length = 1_000,
  sent = 1,
  type = 'application/json',
  token,
  from = slowNetwork,
}: Slow): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  open.add(socket)
  const keyLine = key === undefined ? '' : `X-API-Key: ${key}\r\n`
  const tokenLine = token === undefined ? '' : `Authorization: Bearer ${token}\r\n`
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: gateway\r\n${keyLine}${tokenLine}X-Forwarded-For: ${from}\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n${'x'.repeat(sent)}`,
  )
  let text = ''
  return new Promise((resolve) => {
    socket.on('data', (chunk) => {
      text += chunk
      resolve(text)
    })
    socket.on('error', () => {}).on('close', () => resolve(text))
  })
}
const many = <T>(count: number, work: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => work(index))
const statusOf = (text: string) => Number(text.split(' ')[1])

const call = (key: string, from = otherNetwork) =>
  server.ask('POST', messages, {
    headers: { 'X-API-Key': key, 'X-Forwarded-For': from },
    body: message,
  })
const mockCall = (from: string) =>
  server.ask('POST', '/mock/messaging/messages', {
    headers: { 'X-Forwarded-For': from },
    body: message,
  })

describe('places of the gateway', () => {
  test.each([
    ['small bodies that trickle, with a test key', () => ({ key: trial })],
    ['small bodies that trickle, with a live key', () => ({ key: live })],
    ['long bodies that trickle, with a test key', () => ({ key: trial, length: 1_000_000, sent: 70_000 })],
    ['long bodies that trickle, with a live key', () => ({ key: live, length: 1_000_000, sent: 70_000 })],
    ['bodies that trickle, without a key', () => ({})],
    ['bodies that trickle, with a key that is none', () => ({ key: 'sb_live_none' })],
  ])('%s: another customer’s calls go through, live and test', async (_, slow) => {
    const before = await balanceOf(tess)
    const answers = many(40, () => trickle(slow()))
    for (let round = 0; round < 10; round += 1) {
      const [first, second] = await Promise.all([call(victim.LIVE), call(victim.TEST)])
      expect([first.status, second.status]).toEqual([200, 202])
    }
    // Whatever came of them, they cost nothing and came to an end.
    const statuses = (await Promise.all(answers)).map(statusOf)
    for (const status of statuses) expect([401, 408, 429]).toContain(status)
    expect(await balanceOf(tess)).toBe(before)
  })

  test.each([
    ['small bodies that trickle take no place of calls', () => ({ key: live })],
    [
      'calls with a test key take no place of live ones',
      () => ({ key: trial, length: 1_000_000, sent: 70_000 }),
    ],
  ])('%s, of one account', async (_, slow) => {
    const answers = many(40, () => trickle(slow()))
    const headers = { 'X-API-Key': live, 'X-Forwarded-For': '198.51.100.9' }
    for (let round = 0; round < 10; round += 1)
      expect((await server.ask('GET', `${messages}/msg_1`, { headers })).status).toBe(200)
    await Promise.all(answers)
  })

  test('an API that answers one account slowly: the rest of its calls wait their turn, others don’t', async () => {
    const finish: (() => void)[] = []
    upstream.answer = (response, received) => {
      if (received.headers['x-forwarded-for'] !== undefined || `${received.body}`.includes('slow'))
        finish.push(() => ok(response, received))
      else ok(response, received)
    }
    const slow = many(20, () =>
      server.ask('POST', messages, { headers: { 'X-API-Key': live }, body: { text: 'slow' } }),
    )
    await eventually(() => expect(finish).toHaveLength(3))
    const refused = await server.ask('POST', messages, { headers: { 'X-API-Key': live }, body: {} })
    expect([refused.status, refused.body.code, refused.headers.get('Retry-After')]).toEqual([
      429,
      'too_many_requests',
      '1',
    ])
    for (let round = 0; round < 5; round += 1) expect((await call(victim.LIVE)).status).toBe(200)
    for (const one of finish) one()
    expect((await Promise.all(slow)).filter(({ status }) => status === 200)).toHaveLength(3)
  })
})

describe('a mock', () => {
  test.each([
    ['small bodies', {}, 40],
    // Half of a mock’s connections.
    ['long bodies', { length: 1_000_000, sent: 70_000 }, 8],
  ])('%s that trickle, from nobody known: others get their examples', async (_, slow, most) => {
    const answers = many(40, () => trickle({ path: '/mock/messaging/messages', ...slow }))
    for (let round = 0; round < 10; round += 1) expect((await mockCall('198.51.100.9')).status).toBe(202)
    const statuses = (await Promise.all(answers)).map(statusOf)
    for (const status of statuses) expect([408, 503]).toContain(status)
    expect(statuses.filter((status) => status === 408).length).toBeLessThanOrEqual(most)
  })
})

test('long arguments of tools leave their places at the mock', async () => {
  const headers = { 'X-Forwarded-For': slowNetwork, Accept: 'application/json, text/event-stream' }
  const body = { ...message, text: 'x'.repeat(100_000) }
  for (let call = 0; call < 8; call += 1) {
    const params = { name: 'sendMessage', arguments: { body } }
    const { status } = await server.ask('POST', '/mcp/lumina/messaging/v1', {
      headers,
      body: { jsonrpc: '2.0', id: call, method: 'tools/call', params },
    })
    expect(status).toBe(200)
  }
  const direct = () => server.ask('POST', '/mock/messaging/messages', { headers, body })
  await eventually(async () => expect((await direct()).status).not.toBe(503))
})

describe('bodies that the portal holds while they arrive', () => {
  test.each(['/portal-api/login', '/mcp/lumina/messaging/v1'])(
    '%s: one network’s that trickle leave places to another’s, and those beyond its share are told so',
    async (path) => {
      const statuses: number[] = []
      for (const answer of many(80, () => trickle({ path, length: 200_000, sent: 70_000 })))
        void answer.then((text) => statuses.push(statusOf(text)))
      await eventually(() => expect(statuses.length).toBeGreaterThanOrEqual(64))
      expect(new Set(statuses)).toEqual(new Set([503]))
      const other = trickle({ path, length: 70_000, sent: 70_000, from: otherNetwork })
      expect([400, 401]).toContain(statusOf(await other))
    },
  )

  test('forms with files: two of an account, eight of a network', async () => {
    const form = async (persona: string, from: string, length: number) => {
      const { access_token: token } = await server.signIn(persona)
      const type = 'multipart/form-data; boundary=x'
      return () => trickle({ path: '/portal-api/api/user-subscription/kyb', token, type, from, length })
    }
    const statuses: number[] = []
    for (const persona of ['user', 'lowBalance', 'zeroBalance']) {
      const slow = await form(persona, slowNetwork, 200_000)
      for (const answer of many(10, slow)) void answer.then((text) => statuses.push(statusOf(text)))
    }
    await eventually(() => expect(statuses).toEqual(Array(24).fill(503)))
    expect(statusOf(await (await form('business', otherNetwork, 1))())).toBe(400)
  })
})

describe('what a network takes with all its accounts', () => {
  const headers = { 'X-Forwarded-For': slowNetwork }
  const business = async () => (await server.signIn('business')).access_token

  test('connections to the database: its calls wait for one another, others’ are answered', async () => {
    const tokens = await Promise.all(['user', 'lowBalance', 'zeroBalance'].map((name) => server.signIn(name)))
    const token = await business()
    const running = await server.db.transaction().execute(async (tx) => {
      await sql`SELECT FROM wallets WHERE user_id <> 'usr_mara3K' FOR UPDATE`.execute(tx)
      const slow = tokens.flatMap(({ access_token }) =>
        many(5, () =>
          server.ask('PUT', '/portal-api/api/wallet/threshold', {
            token: access_token,
            headers,
            body: { threshold1: '600' },
          }),
        ),
      )
      await eventually(async () => expect(await countWaiting(server.db)).toBe(8))
      for (let round = 0; round < 3; round += 1)
        expect((await server.ask('GET', '/portal-api/api/wallet/credits', { token })).status).toBe(200)
      return { slow }
    })
    for (const { status } of await Promise.all(running.slow)) expect(status).toBe(200)
  })

  test('streams of events: half of all', async () => {
    const end = new AbortController()
    const open = async (persona: string, from: string) => {
      const { access_token } = await server.signIn(persona)
      const { status } = await fetch(`${server.url}/portal-api/api/notifications/stream`, {
        headers: { Authorization: `Bearer ${access_token}`, 'X-Forwarded-For': from },
        signal: end.signal,
      })
      return status
    }
    const slow: number[] = []
    for (const persona of ['user', 'lowBalance', 'zeroBalance']) slow.push(await open(persona, slowNetwork))
    expect(slow).toEqual([200, 200, 503])
    expect(await open('business', otherNetwork)).toBe(200)
    end.abort()
  })

  test('hashing of passwords: one at a time, of all networks as many as leave threads to others', async () => {
    const hash = (network: string) => hashPassword({ settings: server.parts.settings, network }, 'a password')
    let hashed = 0
    const slow = many(30, () => hash(slowNetwork).then(() => (hashed += 1)))
    await hash(otherNetwork)
    expect(hashed).toBeLessThan(10)
    await Promise.all(slow)
    hashed = 0
    const networks = many(30, (index) => hash(`192.0.2.${index}`).then(() => (hashed += 1)))
    await lookup('localhost')
    expect(hashed).toBeLessThan(10)
    await Promise.all(networks)
  })

  test('pages to draw: another network’s is the next, also one that both want', async () => {
    const queue = new PageQueue()
    const drawn = () => queue.next()?.path
    for (let page = 0; page < 15; page += 1) void queue.add(`/slow/${page}`, slowNetwork, 60_000)
    expect(drawn()).toBe('/slow/0')
    void queue.add('/', otherNetwork, 60_000)
    void queue.add('/slow/9', otherNetwork, 60_000)
    expect([drawn(), drawn(), drawn()]).toEqual(['/slow/9', '/slow/1', '/'])
    queue.settleAll()
  })
})

test('deliveries of webhooks: slow receivers, however many, keep no prompt one waiting', async () => {
  const { parts, db } = server
  const add = (userId: string, path: string, deliveries: number) =>
    db.transaction().execute(async (tx) => {
      const id = newId('whk')
      await addWebhook(tx, {
        id,
        user_id: userId,
        url: `${upstream.url}${path}`,
        description: '',
        events: ['payment.settled'],
        secret: await sealSecret(parts, id, newSecret()),
        created_at: parts.clock(),
      })
      const event = {
        event: 'payment.settled',
        payload: '{}',
        test: false,
        userId,
        now: parts.clock(),
      } as const
      for (let count = 0; count < deliveries; count += 1)
        await addDeliveries(tx, { ...event, webhooks: [id], eventId: newId('evt') })
    })
  const waiting: (() => void)[] = []
  let timedOut = 0
  const seen = new Set<string>()
  const answered: string[] = []
  upstream.answer = (response, received) => {
    const respond = () => ok(response, received)
    answered.push(received.url)
    if (received.url === '/prompt') return respond()
    response.once('close', () => (timedOut += response.writableFinished ? 0 : 1))
    if (seen.has(received.url)) return waiting.push(respond)
    seen.add(received.url)
    setTimeout(respond, 1_050)
  }
  for (let slow = 0; slow < 70; slow += 1) await add(tess, `/slow/${slow}`, 2)
  const sender = sendWebhooks(parts, (error) => expect.unreachable(String(error)))
  await eventually(() => expect(seen.size).toBe(70))
  await eventually(() => expect(waiting.length).toBeGreaterThanOrEqual(48))
  for (let prompt = 1; prompt <= 4; prompt += 1) {
    await add(jun, '/prompt', 1)
    await eventually(() => expect(answered.filter((path) => path === '/prompt')).toHaveLength(prompt))
  }
  expect(timedOut).toBe(0)
  for (const respond of waiting.splice(0)) respond()
  upstream.answer = ok
  await sender.stop()
})
