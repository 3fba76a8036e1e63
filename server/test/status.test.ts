// The status of the APIs: counted days, open circuits, and incidents of administrators.
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { countStatusDays } from '../src/modules/status/count-status-days.ts'
import { giveKey } from './support/give-key.ts'
import { race } from './support/race.ts'
import { serverOfFile, twinOfFile } from './support/server.ts'
import { type Subscriber, subscriber } from './support/subscribers.ts'

const server = await serverOfFile()
const twin = await twinOfFile(server)
const { db } = server
const accounts = ['usr_tess8L', 'usr_jun7Q2']
const keys = new Map<string, string>()
let iris: Subscriber
let today = ''
beforeAll(async () => {
  iris = await subscriber(server, 'admin')
  for (const userId of accounts)
    for (const type of ['LIVE', 'TEST'] as const)
      keys.set(`${userId} ${type}`, (await giveKey(server, { userId, api: 'messaging', type })).id)
})
beforeEach(async () => {
  for (const table of [
    'api_status_days',
    'incidents',
    'upstream_openings',
    'upstreams',
    'usage_key_days',
  ] as const)
    await db.deleteFrom(table).execute()
  today = (await read()).days.at(-1)?.day ?? ''
})

async function all() {
  const { status, body } = await server.ask('GET', '/portal-api/api/status')
  expect(status).toBe(200)
  return body.data
}
async function read(api = 'messaging') {
  const status = (await all()).apis.find((one) => one.api === api)
  if (!status) throw new Error(`${api} has no status.`)
  return status
}
async function countCalls(
  rows: readonly (readonly [user: string, type: string, calls: number, failed: number])[],
) {
  for (const [user, type, calls, failed] of rows)
    await sql`INSERT INTO usage_key_days (user_id, key_id, day, api, calls, failed, credits, latencies, last_at)
      VALUES (${user}, ${keys.get(`${user} ${type}`)}, ${today}, 'messaging', ${calls}, ${failed}, 0, '{}', now())`.execute(
      db,
    )
  await countStatusDays(server.parts)
  const { state, availability } = (await read()).days.at(-1) ?? {}
  return [state, availability]
}
const onItsPage = async () => {
  const { body } = await server.ask('POST', '/portal-api/api/sync', {
    body: { api: 'messaging', version: 'v1' },
  })
  return body.data.service_state
}
const [tess = '', jun = ''] = accounts
const incident = {
  title: 'Messages arrive late',
  impact: 'DEGRADED',
  apis: ['messaging'],
  step: 'INVESTIGATING',
  text: 'Repeat none.',
}
const report = (changes: object = {}) => iris.ask('POST', 'admin/incidents', { ...incident, ...changes })
const update = (incident_id: string, step: string, by = iris) =>
  by.ask('POST', 'admin/incidents/update', { incident_id, step, text: 'News.' })

test.each([
  ['no call', [], [null, null]],
  ['calls without a failure', [[tess, 'LIVE', 50, 0]], ['OPERATIONAL', '100.00']],
  ['a failure of many, never rounded away', [[tess, 'LIVE', 1_000_000, 1]], ['OPERATIONAL', '99.99']],
  ['one call of a hundred fails', [[tess, 'LIVE', 100, 1]], ['DEGRADED', '99.00']],
  [
    'one of five, over all accounts',
    [
      [tess, 'LIVE', 90, 10],
      [jun, 'LIVE', 10, 10],
    ],
    ['OUTAGE', '80.00'],
  ],
  [
    'one account alone of two fails',
    [
      [tess, 'LIVE', 100, 100],
      [jun, 'LIVE', 100, 0],
    ],
    ['OPERATIONAL', '100.00'],
  ],
  [
    'test calls alone fail',
    [
      [tess, 'TEST', 100, 100],
      [jun, 'LIVE', 100, 0],
    ],
    ['OPERATIONAL', '100.00'],
  ],
] as const)('%s', async (_, rows, expected) => {
  expect(await countCalls(rows)).toEqual(expected)
})

test('the page is Markdown, too: each API as it is now, and what was said of an incident', async () => {
  await countCalls([[tess, 'LIVE', 100, 1]])
  await report()
  const text = await (await fetch(`${server.url}/status.md`)).text()
  expect(text).toMatch(/\| Messaging +\| Some calls fail +\| 99\.00% /)
  expect(text).toContain('No live calls yet')
  expect(text).toMatch(
    /## Messages arrive late\n\nMessaging\n\n- .* \(Asia\/Manila\)\. Investigating: Repeat none\./,
  )
})

test('a day is counted anew while it lasts, and leaves after 90 days', async () => {
  expect(await countCalls([[tess, 'LIVE', 100, 0]])).toEqual(['OPERATIONAL', '100.00'])
  await sql`UPDATE usage_key_days SET failed = 50`.execute(db)
  expect(await countCalls([])).toEqual(['OUTAGE', '50.00'])
  const { days, availability } = await read()
  expect([days.length, availability]).toEqual([90, '50.00'])
  await db
    .insertInto('api_status_days')
    .values({ api: 'messaging', day: '2020-01-01', calls: 1, failed: 1 })
    .execute()
  await countStatusDays(server.parts)
  expect(
    await db.selectFrom('api_status_days').selectAll().where('day', '<', '2021-01-01').execute(),
  ).toEqual([])
})

test('an API whose live servers can’t be reached is down, one that has others is degraded, and test servers tell nothing', async () => {
  const opens = async (environment: string, targets: number) => {
    await db.deleteFrom('upstream_openings').execute()
    const urls = Array.from({ length: targets }, (_, index) => ({
      url: `https://${index}.example`,
      weight: 1,
    }))
    await db.deleteFrom('upstreams').execute()
    await sql`INSERT INTO upstreams (api, version, environment, revision, targets, allow_internal, updated_at)
      VALUES ('messaging', 'v1', ${environment}, 'one', ${JSON.stringify(urls)}, false, now())`.execute(db)
    await sql`INSERT INTO upstream_openings (api, version, environment, url, opened_at)
      VALUES ('messaging', 'v1', ${environment}, 'https://0.example', now())`.execute(db)
    return [(await read()).state, (await read('sim-swap')).state]
  }
  expect(await opens('LIVE', 1)).toEqual(['OUTAGE', 'OPERATIONAL'])
  expect(await opens('LIVE', 2)).toEqual(['DEGRADED', 'OPERATIONAL'])
  expect(await opens('TEST', 1)).toEqual(['OPERATIONAL', 'OPERATIONAL'])
})

test('an incident is on its APIs, days and feed until it is resolved, once, by one of two who write at once', async () => {
  const { status, body } = await report()
  expect(status).toBe(201)
  const { incident_id: id } = body.data as { incident_id: string }
  expect([(await read()).state, (await read()).days.at(-1)?.state]).toEqual(['DEGRADED', 'DEGRADED'])
  expect((await read('sim-swap')).state).toBe('OPERATIONAL')
  expect(await onItsPage()).toBe('DEGRADED')
  expect((await update(id, 'IDENTIFIED')).status).toBe(200)
  const other = await subscriber(twin, 'admin')
  const lock = sql`SELECT FROM incidents WHERE id = ${id} FOR UPDATE`
  const start = () => [update(id, 'RESOLVED'), update(id, 'RESOLVED', other)]
  const statuses = (await race({ db, lock, start })).map(
    (one) => one.status === 'fulfilled' && one.value.status,
  )
  expect(statuses.sort()).toEqual([200, 422])
  const [first] = (await all()).incidents
  expect(first?.updates.map(({ step }) => step)).toEqual(['RESOLVED', 'IDENTIFIED', 'INVESTIGATING'])
  expect([(await read()).state, (await read()).days.at(-1)?.state]).toEqual(['OPERATIONAL', 'DEGRADED'])
  expect(await onItsPage()).toBeUndefined()
  const feed = await (await fetch(`${server.url}/status.xml`)).text()
  expect(feed.match(/<title>[^<]+/g)).toEqual([
    '<title>Switchboard status',
    '<title>Resolved: Messages arrive late',
    '<title>Cause found: Messages arrive late',
    '<title>Investigating: Messages arrive late',
  ])
})

test('what can’t be an incident, and who can’t write one', async () => {
  expect((await report({ apis: ['messaging', 'teleport'] })).status).toBe(404)
  expect((await report({ title: '' })).status).toBe(422)
  expect((await update('inc_none', 'RESOLVED')).status).toBe(404)
  const user = await subscriber(server, 'user')
  expect((await user.ask('POST', 'admin/incidents', incident)).status).toBe(403)
  expect((await all()).incidents).toEqual([])
})
