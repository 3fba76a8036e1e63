// How targets of upstreams do, as administrators see it over all processes.
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { settleCircuits } from '../src/modules/upstreams/health.ts'
import { purgeUpstreamMinutes } from '../src/modules/upstreams/health-repo.ts'
import { eventually } from './support/eventually.ts'
import { giveKey } from './support/give-key.ts'
import { serverOfFile, type TestServer, twinOfFile } from './support/server.ts'
import { startUpstream, type Upstream } from './support/upstream.ts'
import { upstreamDeskOfFile } from './support/upstream-desk.ts'

const metricsToken = 'token-for-metrics'
const settings = {
  upstreamReportMs: 20,
  circuitProbeMs: 100,
  upstreams: { 'sim-swap': 'http://127.0.0.1:1' },
}
const server = await serverOfFile({ settings, metricsToken })
const twin = await twinOfFile(server)
const { admin, target, dead, set: setUpstream, list } = await upstreamDeskOfFile(server, { url: '' })
/** One account’s failures alone open no circuit that is shown here. */
const keys: string[] = []
// Another address for each test: reports of the one before may still come.
let upstream: Upstream
beforeEach(async () => {
  upstream = await startUpstream()
})
afterEach(() => upstream.close())
const set = (more: object) => setUpstream({ targets: [target(upstream.url)], ...more })
beforeAll(async () => {
  // On a clock that stands, a second never ends.
  await sql`UPDATE plans SET limits = '{}'`.execute(server.db)
  for (const userId of ['usr_tess8L', 'usr_jun7Q2'])
    keys.push((await giveKey(server, { userId, api: 'messaging', type: 'LIVE' })).secret)
})
beforeEach(async () => {
  await server.db.deleteFrom('notifications').execute()
})

const call = (by: TestServer = server, key = keys[0] ?? '') =>
  by.ask('GET', '/gateway/lumina/messaging/v1/messages/msg_1', { headers: { 'X-API-Key': key } })
const calls = async (count: number, by?: TestServer) => {
  for (let done = 0; done < count; done += 1) await call(by, keys[done % 2])
}
const health = async () => (await list()).data[0]?.health ?? []
const notices = async () =>
  (await server.db.selectFrom('notifications').select(['message', 'user_id']).orderBy('id').execute())
    .filter(({ user_id }) => user_id === 'usr_iris9A')
    .map(({ message }) => message)
const metrics = async () =>
  (
    await (
      await fetch(`${server.url}/metrics`, { headers: { Authorization: `Bearer ${metricsToken}` } })
    ).text()
  )
    .split('\n')
    .filter((line) => line.includes('upstream') && !line.startsWith('#'))

test('calls, failures and times of each target are those of all processes together', async () => {
  await set({ targets: [target(upstream.url), target(dead, 0)] })
  expect(await health()).toMatchObject([
    { url: upstream.url, state: 'CLOSED', opened_at: null, calls: 0, failed: 0, median_ms: null },
    { url: dead, calls: 0, p95_ms: null },
  ])
  await calls(6)
  await calls(4, twin)
  upstream.answer = (response) => response.writeHead(500).end()
  await call(twin)
  await eventually(async () =>
    expect(await health()).toMatchObject([
      { calls: 11, failed: 1, state: 'CLOSED' },
      { calls: 0, failed: 0 },
    ]),
  )
  const [first] = await health()
  expect(first?.median_ms).toBeGreaterThan(0)
  expect(first?.p95_ms).toBeGreaterThanOrEqual(first?.median_ms ?? 0)

  server.advance(301)
  expect(await health()).toMatchObject([{ calls: 0 }, { calls: 0 }])
})

test('calls to a target before and after it was set anew are one report', async () => {
  const slow = await server.twin({ settings: { ...settings, upstreamReportMs: 3_600_000 } })
  await set({})
  await calls(2, slow)
  await set({})
  upstream.answer = (response) => response.writeHead(500).end()
  await call(slow)
  await slow.close()
  expect(await health()).toMatchObject([{ url: upstream.url, calls: 3, failed: 1 }])
})

test('failures of one account’s calls are counted, and call no circuit open', async () => {
  await set({})
  upstream.answer = (response) => response.writeHead(503).end()
  for (let done = 0; done < 40; done += 1) await call()
  await eventually(async () => expect((await health())[0]?.failed).toBeGreaterThanOrEqual(30))
  expect(await health()).toMatchObject([{ state: 'CLOSED' }])
  expect(await notices()).toEqual([])
})

describe('a circuit that opens', () => {
  const expectOpen = async () =>
    expect(await health()).toMatchObject([{ state: 'OPEN', opened_at: expect.any(String) }])

  test('is told once over all processes, and once more when it has closed in all of them', async () => {
    await set({})
    upstream.answer = (response) => response.writeHead(503).end()
    await calls(40)
    await eventually(expectOpen)
    await calls(40, twin)
    await eventually(async () =>
      expect(await server.db.selectFrom('upstream_circuits').selectAll().execute()).toHaveLength(2),
    )
    expect(await notices()).toEqual([
      expect.stringContaining('Live calls to messaging v1 no longer go to 127.0.0.1'),
    ])

    upstream.answer = (response) => response.writeHead(200).end()
    await eventually(async () => expect((await call()).status).toBe(200))
    await eventually(async () =>
      expect(await server.db.selectFrom('upstream_circuits').selectAll().execute()).toHaveLength(1),
    )
    expect(await notices()).toHaveLength(1)
    await eventually(async () => expect((await call(twin)).status).toBe(200))
    await eventually(async () => expect(await notices()).toHaveLength(2))
    expect((await notices()).join('\n')).toContain(`go to ${new URL(upstream.url).host} again`)
    expect(await health()).toMatchObject([{ state: 'CLOSED', opened_at: null }])
  })

  test('is a metric, and so are the calls', async () => {
    await set({})
    upstream.answer = (response) => response.writeHead(503).end()
    await calls(40)
    const labels = `api="messaging",version="v1",environment="LIVE",target="${upstream.url}"`
    const lines = await metrics()
    expect(lines).toContain(`switchboard_upstream_circuit_open{${labels}} 1`)
    expect(lines.join('\n')).toMatch(/switchboard_upstream_circuit_openings_total\{[^}]*\} [1-9]/)
    expect(lines.join('\n')).toContain('switchboard_upstream_seconds_count')
    expect(lines.join('\n')).toContain('result="failed"')
  })

  test('is closed with what is set anew', async () => {
    await set({})
    upstream.answer = (response) => response.writeHead(503).end()
    await calls(40)
    await eventually(expectOpen)
    upstream.answer = (response) => response.writeHead(200).end()
    await set({})
    expect((await call()).status).toBe(200)
    await eventually(async () => expect(await health()).toMatchObject([{ state: 'CLOSED' }]))
  })

  test('closes when its process has ended without a word', async () => {
    await set({})
    const { db, parts } = server
    const mine = { api: 'messaging', version: 'v1', environment: 'LIVE', url: upstream.url } as const
    await db
      .insertInto('upstream_circuits')
      .values({ ...mine, process: 'prc_gone', state: 'OPEN', seen_at: parts.clock() })
      .execute()
    await settleCircuits(parts)
    await settleCircuits(parts)
    await expectOpen()
    expect(await notices()).toHaveLength(1)
    server.advance(61)
    await settleCircuits(parts)
    expect(await health()).toMatchObject([{ state: 'CLOSED' }])
    expect(await notices()).toHaveLength(2)
  })
})

test('the address of the deployment is named where it takes the calls with live keys', async () => {
  expect((await list()).deployment_url).toBeNull()
  const { body } = await server.ask('GET', '/portal-api/api/admin/upstreams?api=sim-swap&version=v1', {
    token: admin,
  })
  expect(body.deployment_url).toBe('http://127.0.0.1:1')
})

test('minutes older than an hour are deleted', async () => {
  await set({})
  await call()
  const minutes = () => server.db.selectFrom('upstream_minutes').selectAll().execute()
  await eventually(async () => expect(await minutes()).not.toEqual([]))
  await purgeUpstreamMinutes(server.parts)
  expect(await minutes()).not.toEqual([])
  server.advance(3_661)
  await purgeUpstreamMinutes(server.parts)
  expect(await minutes()).toEqual([])
})
