// Administrators set where the gateway sends calls.
import { beforeAll, describe, expect, test } from 'vitest'
import { orderTargets } from '../src/gateway/upstreams/order-targets.ts'
import { upstreamsOf } from '../src/modules/upstreams/repo.ts'
import { resealUpstreams } from '../src/modules/upstreams/rotate.ts'
import { openSecrets } from '../src/modules/upstreams/secrets.ts'
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

test('404: a version that isn’t published', async () => {
  const listed = (query: string) =>
    server.ask('GET', `/portal-api/api/admin/upstreams?${query}` as '/portal-api/api/admin/upstreams', {
      token: admin,
    })
  expect((await listed('api=messaging&version=v9')).status).toBe(404)
  expect((await listed('api=messaging')).status).toBe(422)
  for (const [method, path] of [
    ['PUT', '/portal-api/api/admin/upstreams'],
    ['POST', '/portal-api/api/admin/upstreams/test'],
  ] as const)
    expect((await server.ask(method, path, { token: admin, body: { ...base, version: 'v9' } })).status).toBe(
      404,
    )
  const key = { api: 'messaging', version: 'v9', environment: 'LIVE' }
  expect(
    (await server.ask('POST', '/portal-api/api/admin/upstreams/remove', { token: admin, body: key })).status,
  ).toBe(404)
})

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

test('422: a stored secret is not sent to another host, neither by a test nor for good', async () => {
  await set({ credential: { type: 'BEARER', secret: 'kept-secret' } })
  const elsewhere = {
    targets: [target(upstream.url.replace('127.0.0.1', 'localhost'))],
    credential: { type: 'BEARER' },
  }
  for (const [method, path] of [
    ['PUT', '/portal-api/api/admin/upstreams'],
    ['POST', '/portal-api/api/admin/upstreams/test'],
  ] as const) {
    const { status, body } = await server.ask(method, path, { token: admin, body: { ...base, ...elsewhere } })
    expect([status, body.errors?.[0]?.pointer]).toEqual([422, '#/credential/secret'])
  }
  expect(upstream.received).toEqual([])
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

test('secrets are sealed anew with another SECRETS_KEY while both are known, and open with the new one alone', async () => {
  await set({ credential: { type: 'BEARER', secret: 'rotated' } })
  const { db } = server
  const opened = async (settings: { secretsKey: string; previousSecretsKey?: string }) => {
    const [row] = await upstreamsOf(db, live)
    if (!row) throw new Error('There is no upstream.')
    return openSecrets({ db, settings }, row).catch((error: Error) => error.message)
  }
  const both = { secretsKey: 'second', previousSecretsKey: 'first' }
  expect(await opened({ secretsKey: 'second' })).toContain('another SECRETS_KEY')
  expect(await opened(both)).toEqual({ credential: 'rotated' })
  expect(await resealUpstreams({ db, settings: { secretsKey: 'third' } })).toEqual({
    resealed: 0,
    lost: ['messaging v1 LIVE'],
  })
  expect(await resealUpstreams({ db, settings: both })).toEqual({ resealed: 1, lost: [] })
  expect(await resealUpstreams({ db, settings: both })).toEqual({ resealed: 0, lost: [] })
  expect(await opened({ secretsKey: 'second' })).toEqual({ credential: 'rotated' })
})
