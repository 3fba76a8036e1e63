// Administrators set where the gateway sends calls.
import { beforeAll, describe, expect, test } from 'vitest'
import { orderTargets } from '../src/gateway/upstreams/order-targets.ts'
import { giveKey } from './support/give-key.ts'
import { serverOfFile } from './support/server.ts'
import { startUpstream, upstreamOfFile } from './support/upstream.ts'
import { upstreamDeskOfFile } from './support/upstream-desk.ts'

const upstream = await upstreamOfFile()
const server = await serverOfFile({ settings: { secretsKey: 'first' } })
const { admin, live, target, base, dead, set, list } = await upstreamDeskOfFile(server, upstream)
const keys: Partial<Record<'LIVE' | 'TEST', string>> = {}
beforeAll(async () => {
  for (const type of ['LIVE', 'TEST'] as const)
    keys[type] = (await giveKey(server, { userId: 'usr_tess8L', api: 'messaging', type })).secret
})

async function call({ type = 'LIVE' as 'LIVE' | 'TEST', method = 'POST' } = {}) {
  const path = method === 'POST' ? '/messages' : '/messages/msg_1'
  const { status, headers } = await server.ask(method, `/gateway/lumina/messaging/v1${path}`, {
    headers: { 'X-API-Key': keys[type] ?? '' },
    ...(method === 'POST' && { body: {} }),
  })
  return { status, charged: headers.get('X-Credits-Charged') }
}
const environments = async () => {
  const synced = await server.ask('POST', '/portal-api/api/sync', {
    body: { api: 'messaging', version: 'v1' },
  })
  return (synced.body.data as { servers: { environment: string; description: string }[] }).servers
}

describe('away from one’s own machine, without a SECRETS_KEY', async () => {
  const exposed = await serverOfFile({ settings: { secretsKey: '', publicUrl: 'https://portal.example' } })
  const setThere = async (more: object) => {
    const token = (await exposed.signIn('admin')).access_token
    return exposed.ask('PUT', '/portal-api/api/admin/upstreams', { token, body: { ...base, ...more } })
  }

  test('409: a secret is not stored', async () => {
    const { status, body } = await setThere({ credential: { type: 'BEARER', secret: 'long enough' } })
    expect([status, body.code]).toEqual([409, 'secrets_key_required'])
  })

  test('200: an upstream has none', async () => {
    expect((await setThere({})).status).toBe(200)
  })
})

test('test keys reach the test system where there is one, else the mock; the pages say which', async () => {
  expect((await environments()).find(({ environment }) => environment === 'TEST')?.description).toContain(
    'test data',
  )
  await set({ environment: 'TEST' })
  expect(await call({ type: 'TEST' })).toEqual({ status: 200, charged: '0.00' })
  expect(upstream.received).toHaveLength(1)
  expect((await environments()).find(({ environment }) => environment === 'TEST')?.description).toContain(
    'own test system',
  )
  await server.ask('POST', '/portal-api/api/admin/upstreams/remove', {
    token: admin,
    body: { ...live, environment: 'TEST' },
  })
  expect((await list()).data).toEqual([])
  await call({ type: 'TEST' })
  expect(upstream.received).toHaveLength(1)
})

test('a secret that is left out is kept, as long as the type stays', async () => {
  await set({ credential: { type: 'BEARER', secret: 'kept-secret' } })
  await set({ credential: { type: 'BEARER' }, add_headers: [{ name: 'X-A', value: 'b' }] })
  await call()
  expect(upstream.received.at(-1)?.headers).toMatchObject({ authorization: 'Bearer kept-secret', 'x-a': 'b' })
  expect((await set({ credential: { type: 'BASIC', username: 'a' } })).status).toBe(422)
})

describe('several targets', () => {
  test('each gets its share, and those with weight 0 the last place', () => {
    const targets = [target('a', 3), target('b', 1), target('c', 0)]
    let seed = 1
    const random = () => {
      seed = (seed * 16_807) % 2_147_483_647
      return seed / 2_147_483_647
    }
    const orders = Array.from({ length: 4_000 }, () => orderTargets(targets, random).map(({ url }) => url))
    const share = orders.filter(([first]) => first === 'a').length / orders.length
    expect(share).toBeGreaterThan(0.7)
    expect(share).toBeLessThan(0.8)
    expect(orders.every((order) => order[2] === 'c')).toBe(true)
  })

  test('what was never sent goes to the next one, and is charged once', async () => {
    await set({ targets: [target(dead), target(upstream.url, 0)] })
    for (let calls = 0; calls < 3; calls += 1) expect(await call()).toEqual({ status: 200, charged: '0.60' })
    expect(upstream.received).toHaveLength(3)
  })

  test('what may have been done is sent again only where it only reads', async () => {
    const broken = await startUpstream()
    broken.answer = (response) => response.destroy()
    await set({ targets: [target(broken.url), target(upstream.url, 0)] })
    expect(await call()).toEqual({ status: 502, charged: '0.00' })
    expect(upstream.received).toHaveLength(0)
    expect((await call({ method: 'GET' })).status).toBe(200)
    expect([broken.received.length, upstream.received.length]).toEqual([2, 1])
    await broken.close()
  })

  test('one that keeps failing is left alone, and calls go to the other', async () => {
    const failing = await startUpstream()
    failing.answer = (response) => response.writeHead(503).end()
    await set({ targets: [target(failing.url), target(upstream.url, 0)] })
    for (let calls = 0; calls < 40; calls += 1) await call({ method: 'GET' })
    expect(failing.received.length).toBeLessThan(40)
    expect(upstream.received.length).toBe(40 - failing.received.length)
    await failing.close()
  })

  test('502 with Retry-After, and nothing is charged: none is left', async () => {
    await set({})
    upstream.answer = (response) => response.writeHead(503).end()
    const statuses = []
    for (let calls = 0; calls < 40; calls += 1) statuses.push(await call())
    expect(statuses.at(-1)).toEqual({ status: 502, charged: '0.00' })
    expect(upstream.received.length).toBeLessThan(40)
  })
})
