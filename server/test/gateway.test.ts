import { describe, expect, test } from 'vitest'
import { tess } from './support/gateway.ts'
import { giveKey } from './support/give-key.ts'
import { serverOfFile } from './support/server.ts'
import { upstreamOfFile } from './support/upstream.ts'

const mara = 'usr_mara3K'
const messaging = '/gateway/lumina/messaging/v1'

const [mock, network] = await Promise.all([upstreamOfFile(), upstreamOfFile()])
const server = await serverOfFile({
  mocks: new Map(
    ['messaging', 'sim-swap', 'device-location', 'number-verification'].map((name) => [name, mock.url]),
  ),
  settings: { upstreams: { messaging: `${network.url}/base/` } },
})
const { secret: live } = await giveKey(server, { userId: tess, api: 'messaging', type: 'LIVE' })
const { secret: trial } = await giveKey(server, { userId: tess, api: 'messaging', type: 'TEST' })

const call = (key: string | undefined, path = `${messaging}/messages`, method = 'POST') =>
  server.ask(method, path, {
    headers: { ...(key !== undefined && { 'X-API-Key': key }) },
    ...(method === 'POST' && { body: { to: '+639175550120' } }),
  })

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
    const response = await call(secret, '/gateway/lumina/number-verification/v2/verify')
    await set('ACTIVE')
    expect([response.status, response.body.code]).toEqual([403, 'not_subscribed'])
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
