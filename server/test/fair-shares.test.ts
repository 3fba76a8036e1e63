// Each shared pool has a place for the next caller: one takes all there is to get, another notices nothing.
import { connect, type Socket } from 'node:net'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { listContracts, startMocks } from '../../mocks/src/index.ts'
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
  },
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
