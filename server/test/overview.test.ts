// How all APIs do: hours of live calls, callers and what broke.
import type { components } from '@switchboard/sdk'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { countHours } from '../src/modules/usage/hours-repo.ts'
import { giveKey } from './support/give-key.ts'
import { serverOfFile } from './support/server.ts'
import { type Subscriber, subscriber } from './support/subscribers.ts'

const server = await serverOfFile()
const { db } = server
const [tess, jun] = ['usr_tess8L', 'usr_jun7Q2']
let iris: Subscriber
const keys = new Map<string, string>()
beforeAll(async () => {
  iris = await subscriber(server, 'admin')
  for (const userId of [tess, jun])
    for (const type of ['LIVE', 'TEST'] as const)
      keys.set(`${userId} ${type}`, (await giveKey(server, { userId, api: 'messaging', type })).id)
})
beforeEach(async () => {
  for (const table of [
    'api_hours',
    'api_calls',
    'usage_key_days',
    'api_version_callers',
    'incidents',
    'upstream_openings',
    'upstreams',
  ] as const)
    await sql`TRUNCATE ${sql.table(table)} CASCADE`.execute(db)
})

interface Calls {
  readonly user?: string
  readonly type?: 'LIVE' | 'TEST'
  readonly status?: number
  readonly ms?: number
  /** Hours ago. */
  readonly ago: number
}
let count = 0
async function call({ user = tess, type = 'LIVE', status = 200, ms = 100, ago }: Calls, times = 1) {
  const at = new Date(server.parts.clock().getTime() - ago * 3_600_000)
  const key = keys.get(`${user} ${type}`)
  const failed = Number(status >= 500)
  for (let index = 0; index < times; index += 1) {
    count += 1
    await sql`INSERT INTO api_calls (at, request_id, user_id, api, version, operation, method, path, status, duration_ms, credits, key_id,
        key_last_four, key_type, free)
      VALUES (${at}, ${`req_${count}`}, ${user}, 'messaging', 'v1', 'send', 'POST', '/messages', ${status}, ${ms}, ${failed ? 0 : 250}, ${key},
        'abcd', ${type}, ${failed === 1})`.execute(db)
  }
  await sql`INSERT INTO usage_key_days AS days (user_id, key_id, day, api, calls, failed, credits, latencies, last_at)
    VALUES (${user}, ${key}, (${at}::timestamptz AT TIME ZONE 'Asia/Manila')::date, 'messaging', ${times}, ${failed * times}, 0, '{}', ${at})
    ON CONFLICT (user_id, key_id, day, api) DO UPDATE SET calls = days.calls + ${times}, failed = days.failed + excluded.failed`.execute(
    db,
  )
  await sql`INSERT INTO api_version_callers AS callers VALUES ('messaging', 'v1', ${user}, ${at}::date)
    ON CONFLICT (api, version, user_id) DO UPDATE SET last_called_on = greatest(callers.last_called_on, excluded.last_called_on)`.execute(
    db,
  )
}
async function read(period = '24h') {
  await countHours(server.parts)
  const { status, body } = await iris.ask('GET', `admin/overview?period=${period}`)
  expect(status).toBe(200)
  const all = body.data as components['schemas']['ProviderOverview']
  const api = all.apis.find((one) => one.api === 'messaging')
  if (!api) throw new Error('messaging has no row.')
  return { all, api }
}

test('adminGetOverview 200: live calls of every account, beside the period before; test calls don’t count', async () => {
  await call({ ago: 0, ms: 80 }, 3)
  await call({ user: jun, ago: 5, status: 502, ms: 900 })
  await call({ ago: 2, type: 'TEST' }, 7)
  await call({ ago: 30 }, 2)
  await call({ ago: 80 }, 9)
  const { all, api } = await read()
  const figures = { calls: 4, failed: 1, credits: '7.50' }
  expect(all).toMatchObject({ ...figures, before: { calls: 2, failed: 0, credits: '5.00' } })
  expect(api).toMatchObject(figures)
  expect(all.median_ms).toBeGreaterThan(75)
  expect(all.median_ms).toBeLessThan(85)
  expect(all.ticks.map(({ calls }) => calls)).toEqual([...Array(18).fill(0), 1, 0, 0, 0, 0, 3])
})

test('every period has its parts, and hours that were counted before are counted once', async () => {
  await call({ ago: 1 }, 2)
  await call({ ago: 100 }, 5)
  await read()
  await call({ ago: 1 })
  for (const [period, parts, calls] of [
    ['24h', 24, 3],
    ['7d', 28, 8],
    ['30d', 30, 8],
  ] as const) {
    const { all } = await read(period)
    expect([all.ticks.length, all.calls]).toEqual([parts, calls])
  }
})

test('customers are new, silent or affected by failures', async () => {
  await call({ user: tess, ago: 96 })
  await call({ user: jun, ago: 0, status: 503 })
  const { all, api } = await read()
  const customers = { active: 1, new: 1, silent: 1, affected: 1 }
  expect([all.customers, api.customers]).toEqual([customers, customers])
  await call({ user: tess, ago: 0 })
  await call({ user: jun, ago: 24 * 20 })
  expect((await read()).all.customers).toEqual({ active: 2, new: 0, silent: 0, affected: 1 })
})

test.each([
  ['no failure', [], null],
  [
    'the latest problem, from its first hour',
    [
      [9, 503],
      [4, 503],
      [3, 503],
      [1, 503],
    ],
    4,
  ],
  [
    'a problem that is over',
    [
      [8, 503],
      [7, 200],
    ],
    8,
  ],
] as const)('what broke: %s', async (_, hours, ago) => {
  for (const quiet of [10, 6, 5]) await call({ ago: quiet })
  for (const [past, status] of hours) await call({ ago: past, status })
  const now = Math.floor(server.parts.clock().getTime() / 3_600_000)
  const expected = ago === null ? null : new Date((now - ago) * 3_600_000).toISOString()
  expect((await read()).api.broke_at).toBe(expected)
})

test('an open incident and an unreachable server are told, an API without calls too', async () => {
  await iris.ask('POST', 'admin/incidents', {
    ...{
      title: 'Messages arrive late',
      impact: 'OUTAGE',
      apis: ['messaging'],
      step: 'INVESTIGATING',
      text: 'We look.',
    },
  })
  await sql`INSERT INTO upstreams (api, version, environment, revision, targets, allow_internal, updated_at)
    VALUES ('messaging', 'v1', 'LIVE', 'one', '[{"url":"https://0.example"},{"url":"https://1.example"}]', false, now())`.execute(
    db,
  )
  await sql`INSERT INTO upstream_openings (api, version, environment, url, opened_at)
    VALUES ('messaging', 'v1', 'LIVE', 'https://0.example', now())`.execute(db)
  const { api } = await read()
  expect(api).toMatchObject({ calls: 0, median_ms: null, state: 'OUTAGE', broke_at: null })
  expect(api.upstream).toEqual({ servers: 2, unreachable: 1 })
  expect((await iris.ask('GET', 'admin/waiting')).body.data).toMatchObject({ problems: 1 })
})

test('adminGetOverview 401, 403 and 422', async () => {
  expect((await server.ask('GET', '/portal-api/api/admin/overview')).status).toBe(401)
  const user = await subscriber(server, 'user')
  expect((await user.ask('GET', 'admin/overview')).status).toBe(403)
  expect((await iris.ask('GET', 'admin/overview?period=1y')).status).toBe(422)
})
