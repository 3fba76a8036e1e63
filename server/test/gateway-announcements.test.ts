// Each response says of itself in which mode it was given, and whether its version is deprecated.
import { expect, test } from 'vitest'
import { startMocks } from '../../mocks/src/index.ts'
import { defaultSettings } from '../src/platform/settings/settings.ts'
import { tess } from './support/gateway.ts'
import { giveKey } from './support/give-key.ts'
import { serverOfFile } from './support/server.ts'
import { upstreamOfFile } from './support/upstream.ts'

const upstream = await upstreamOfFile()
const server = await serverOfFile({
  mocks: new Map([['number-verification', upstream.url]]),
  settings: { upstreams: { 'number-verification': upstream.url } },
})
const api = 'number-verification'
const { secret: live } = await giveKey(server, { userId: tess, api, type: 'LIVE' })
const { secret: trial } = await giveKey(server, { userId: tess, api, type: 'TEST' })

const body = { phoneNumber: '+639170000001' }
const call = (version: string, key?: string, path = '/verify') =>
  server.ask('POST', `/gateway/lumina/${api}/${version}${path}`, {
    headers: { ...(key && { 'X-API-Key': key }) },
    body,
  })

test.each([
  ['a live call', 200, live, 'LIVE'],
  ['a test call', 200, trial, 'TEST'],
  ['a live key that nobody holds', 401, 'sb_live_x', 'LIVE'],
  ['a test key that nobody holds', 401, 'sb_test_x', 'TEST'],
  ['something that is no key', 401, 'x', null],
  ['no key', 401, undefined, null],
] as const)('%s: %i in its mode', async (_what, status, key, environment) => {
  const response = await call('v2', key)
  expect([response.status, response.headers.get('X-Environment')]).toEqual([status, environment])
})

test('a path that there is not: 404 in the mode of the key', async () => {
  const response = await call('v2', live, '/nothing')
  expect([response.status, response.headers.get('X-Environment')]).toEqual([404, 'LIVE'])
})

test('the mock says that it is one, also where it isn’t there', async () => {
  const response = await server.ask('POST', `/mock/${api}/verify`, { body })
  expect([response.status, response.headers.get('X-Environment')]).toEqual([200, 'MOCK'])
  const missing = await server.ask('POST', '/mock/nothing/verify', { body })
  expect([missing.status, missing.headers.get('X-Environment')]).toEqual([404, 'MOCK'])
})

test('a mock on its own says so, too, and other origins can read it', async () => {
  const mocks = await startMocks({ ports: () => 0 })
  const headers = { Origin: 'https://elsewhere.example', 'Content-Type': 'application/json' }
  for (const sent of [JSON.stringify({ phoneNumber: '+639175550101' }), '{']) {
    const response = await fetch(`${mocks.url('sim-swap')}/check`, { method: 'POST', headers, body: sent })
    expect([response.ok, response.headers.get('X-Environment')]).toEqual([sent !== '{', 'MOCK'])
    expect(response.headers.get('Access-Control-Expose-Headers')).toMatch(/\*|X-Environment/)
  }
  await mocks.close()
})

const deprecationOf = ({ headers }: { readonly headers: Headers }) => ({
  deprecation: headers.get('Deprecation'),
  sunset: headers.get('Sunset'),
  link: headers.get('Link'),
})
const { publicUrl } = defaultSettings
const ending = {
  // Midnights of Manila.
  deprecation: `@${Date.parse('2026-09-15T00:00:00+08:00') / 1000}`,
  sunset: 'Sat, 30 Jan 2027 16:00:00 GMT',
  link: [
    `<${publicUrl}/api/lumina/${api}/v1>; rel="deprecation"; type="text/html"`,
    `<${publicUrl}/gateway/lumina/${api}/v2>; rel="successor-version"`,
  ].join(', '),
}

test('a deprecated version says since when, until when, and where to go on: also when it rejects', async () => {
  for (const [status, key, path] of [
    [200, live, '/verify'],
    [200, live, '/verify'],
    [200, trial, '/verify'],
    [401, undefined, '/verify'],
    [404, live, '/nothing'],
  ] as const) {
    const response = await call('v1', key, path)
    expect(response.status).toBe(status)
    expect(deprecationOf(response)).toEqual(ending)
  }
  expect(deprecationOf(await call('v2', live))).toEqual({ deprecation: null, sunset: null, link: null })
})

test('an operation that its document deprecates says since which release', async () => {
  const published = await server.db
    .selectFrom('api_releases')
    .selectAll()
    .where('api', '=', api)
    .where('version', '=', 'v2')
    .executeTakeFirstOrThrow()
  const release = async (full_version: string, released_on: string, deprecated: boolean) => {
    server.advance(1)
    const operations = published.operations.map((operation) => ({ ...operation, deprecated }))
    await server.db
      .insertInto('api_releases')
      .values({
        ...published,
        full_version,
        released_on,
        operations: JSON.stringify(operations),
        changes: JSON.stringify(published.changes),
        security: JSON.stringify(published.security),
      })
      .execute()
    await server.db
      .updateTable('apis')
      .set({ updated_at: server.parts.clock() })
      .where('api', '=', api)
      .where('version', '=', 'v2')
      .execute()
    return deprecationOf(await call('v2', live))
  }
  const none = { deprecation: null, sunset: null, link: null }
  expect(await release('2.90.0', '2026-11-01', true)).toEqual({
    deprecation: `@${Date.parse('2026-11-01T00:00:00+08:00') / 1000}`,
    sunset: null,
    link: `<${publicUrl}/api/lumina/${api}/v2?operation=verifyNumber>; rel="deprecation"; type="text/html"`,
  })
  expect(await release('2.91.0', '2026-11-03', false)).toEqual(none)
  const again = await release('2.92.0', '2026-11-05', true)
  expect(again.deprecation).toBe(`@${Date.parse('2026-11-05T00:00:00+08:00') / 1000}`)
  // A later release changes nothing of the day.
  expect(await release('2.93.0', '2026-11-07', true)).toEqual(again)
  expect(await release('2.94.0', '2026-11-09', false)).toEqual(none)
})

test('the catalogue’s word goes before the API’s own, which passes where the catalogue has none', async () => {
  const own = { Deprecation: '@1', Sunset: 'Thu, 01 Jan 2026 00:00:00 GMT' }
  upstream.answer = (response) => response.writeHead(200, own).end('{}')
  expect(deprecationOf(await call('v1', live))).toEqual(ending)
  expect(deprecationOf(await call('v2', live))).toEqual({
    deprecation: own.Deprecation,
    sunset: own.Sunset,
    link: null,
  })
})

test('a decision of an administrator is said by the next call, and taken back as soon', async () => {
  const set = (values: object) =>
    server.db.updateTable('apis').set(values).where('api', '=', api).where('version', '=', 'v2').execute()
  expect(deprecationOf(await call('v2', live)).deprecation).toBeNull()
  await set({ status: 'DEPRECATED', deprecated_on: '2026-11-20' })
  expect(deprecationOf(await call('v2', live))).toMatchObject({
    deprecation: `@${Date.parse('2026-11-20T00:00:00+08:00') / 1000}`,
    sunset: null,
  })
  await set({ status: 'ACTIVE', deprecated_on: null })
  expect(deprecationOf(await call('v2', live)).deprecation).toBeNull()
})

test('an administrator’s deprecation has its day, whatever else is decided later, until it is taken back', async () => {
  const decide = async (deed: 'deprecate' | 'restore', rest: object = {}) => {
    const { access_token: token } = await server.signIn('admin')
    const body = { api, version: 'v2', ...rest }
    const { status } = await server.ask('POST', `/portal-api/api/admin/apis/${deed}`, { token, body })
    expect(status).toBe(200)
    const published = await server.ask('POST', '/portal-api/api/sync', { body: { api, version: 'v2' } })
    return published.body.data.deprecated_on
  }
  const reason = 'Use another API instead.'
  const day = await decide('deprecate', { sunset_on: null, reason })
  expect(day).toBe('2026-11-21')
  server.advance(3 * 86_400)
  expect(await decide('deprecate', { sunset_on: '2027-06-30', reason })).toBe(day)
  expect(await decide('restore')).toBeNull()
})
