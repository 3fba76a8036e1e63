// Later changes of a published version: its prices, its end, and their notifications.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicationOptionsOf } from '../src/publishing/check/options.ts'
import { Publisher } from '../src/publishing/publisher.ts'
import { type Detail, portalOf } from './support/admin-apis.ts'
import { museum, openDesk } from './support/publishing.ts'
import { serverOfFile } from './support/server.ts'

const desk = openDesk()
const server = await serverOfFile()
let portal: ReturnType<typeof portalOf>
let user: string
let admin: string
beforeAll(async () => {
  admin = (await server.signIn('admin')).access_token
  user = (await server.signIn('business')).access_token
  portal = portalOf(server, admin)
})
afterAll(async () => {
  desk.close()
})

const detail = async (api: string, version = 'v1') => (await portal.read(api, version)).body.data as Detail
const deprecations = async () => {
  const { body } = await server.ask('GET', '/portal-api/api/deprecations', { token: user })
  return (body.data as { api: string; calls_this_week: number }[]).filter(({ api }) => api === 'sim-swap')
}
const notices = async () =>
  (
    await server.db
      .selectFrom('notifications')
      .select('message')
      .where('user_id', '=', 'usr_mara3K')
      .where('message', 'like', 'SIM Swap v1%')
      .orderBy('created_at')
      .execute()
  ).map(({ message }) => message)
async function calls(day: string, count: number, version = 'v1'): Promise<void> {
  await server.db
    .insertInto('api_call_days')
    .values({
      user_id: 'usr_mara3K',
      day,
      api: 'sim-swap',
      version,
      operation: 'checkSimSwap',
      method: 'POST',
      path: '/check',
      status: 299,
      calls: count,
    })
    .execute()
  await sql`SELECT recount_versions()`.execute(server.db)
}

test('200: calls are those of the very version in the last 30 days', async () => {
  const before = await detail('sim-swap')
  await calls('2026-11-21', 5)
  await calls('2026-10-23', 7)
  await calls('2026-10-22', 100)
  await calls('2026-11-20', 1000, 'v0')
  const after = await detail('sim-swap')
  expect(after.calls - before.calls).toBe(12)
  const mara = (version: Detail) => version.top_callers.find(({ user_id }) => user_id === 'usr_mara3K')
  expect((mara(after)?.calls ?? 0) - (mara(before)?.calls ?? 0)).toBe(12)
  expect(mara(after)).toMatchObject({ name: 'Mara Santos', last_called_on: '2026-11-21' })
})

test('200: other prices hold from now on; what is not named stays', async () => {
  const { published_at, operations, price_lists } = await detail('sim-swap')
  expect(operations[1]).toMatchObject({ path: '/retrieve-date', price: '2.00', business_price: '1.80' })
  const body = {
    api: 'sim-swap',
    version: 'v1',
    published_at,
    prices: [{ method: 'POST', path: '/retrieve-date', price: '1.5' }],
  }
  const { status, body: answer } = await portal.post('prices', body)
  expect([status, answer.errors]).toEqual([200, undefined])
  const after = answer.data as Detail
  expect(after.operations.map(({ price }) => price)).toEqual(['2.00', '1.50', '0.00', '2.00'])
  expect(after).toMatchObject({ published_by_name: 'Iris Tan', mocked: true, price_to: '2.00' })
  expect(after.price_lists.length).toBe(price_lists.length + 4)
  const begun = after.price_lists.filter(({ starts_on }) => starts_on === '2026-11-01')
  expect(begun.map(({ current, plan_type }) => [current, plan_type])).toEqual([
    [true, 'PREPAID'],
    [true, 'PREPAID'],
    [true, 'POSTPAID'],
    [true, 'POSTPAID'],
  ])
  const skus = (await server.ask('GET', '/portal-api/api/sku-public')).body.data as {
    skus: { operation_id: string; price_credits: string }[]
  }
  expect(skus.skus.find(({ operation_id }) => operation_id === 'retrieveSimSwapDate')?.price_credits).toBe(
    '1.50',
  )
  // An administrator with an outdated view can't undo it.
  const late = await portal.post('prices', body)
  expect([late.status, late.body.code]).toEqual([409, 'check_outdated'])
})

test('422 and 404: a price for no operation, and of no version', async () => {
  const { published_at } = await detail('sim-swap')
  const prices = [{ method: 'DELETE', path: '/check', price: '1.00' }]
  const odd = await portal.post('prices', { api: 'sim-swap', version: 'v1', published_at, prices })
  expect([odd.status, odd.body.errors?.[0]?.message]).toEqual([
    422,
    'There’s no operation DELETE /check to price.',
  ])
  const gone = await portal.post('prices', { api: 'sim-swap', version: 'v9', published_at, prices })
  expect(gone.status).toBe(404)
  expect((await portal.read('sim-swap', 'v9')).status).toBe(404)
})

test('200: a deprecated version is told to everybody who is subscribed, once, with how often they call it', async () => {
  const body = {
    api: 'sim-swap',
    version: 'v1',
    sunset_on: '2027-03-31',
    reason: 'Move to v2, which answers faster.',
  }
  expect(await deprecations()).toEqual([])
  const { status, body: answer } = await portal.post('deprecate', body)
  expect([status, answer.data]).toEqual([
    200,
    expect.objectContaining({
      status: 'DEPRECATED',
      sunset_on: '2027-03-31',
      deprecation_reason: body.reason,
    }),
  ])
  await server.runJobs()
  const message =
    'SIM Swap v1 is deprecated. Calls to it will stop working on 31 March 2027. Move to v2, which answers faster.'
  expect(await notices()).toEqual([message])
  // Another reason for the same day is no news; another day is.
  await portal.post('deprecate', { ...body, reason: 'Move to v2.' })
  await server.runJobs()
  expect(await notices()).toHaveLength(1)
  server.advance(1)
  await portal.post('deprecate', { ...body, sunset_on: '2027-04-30' })
  await server.runJobs()
  expect(await notices()).toHaveLength(2)
  const week = (await deprecations())[0]?.calls_this_week
  await calls('2026-11-15', 3)
  await calls('2026-11-14', 40)
  const { calls: used } =
    (await detail('sim-swap')).top_callers.find(({ user_id }) => user_id === 'usr_mara3K') ?? {}
  expect(await deprecations()).toMatchObject([
    {
      api: 'sim-swap',
      version: 'v1',
      sunset_on: '2027-04-30',
      replaced_by: null,
      calls_this_week: Number(week) + 3,
      calls: used,
      last_called_on: '2026-11-21',
    },
  ])
})

test('200: taken back, it is as it was, and subscribers hear it', async () => {
  server.advance(1)
  const { status, body } = await portal.post('restore', { api: 'sim-swap', version: 'v1' })
  expect([status, body.data]).toEqual([
    200,
    expect.objectContaining({ status: 'ACTIVE', sunset_on: null, deprecation_reason: null }),
  ])
  await server.runJobs()
  expect((await notices()).at(-1)).toBe('SIM Swap v1 is no longer deprecated.')
  expect(await deprecations()).toEqual([])
  const again = await portal.post('restore', { api: 'sim-swap', version: 'v1' })
  expect([again.status, again.body.code]).toEqual([409, 'api_not_deprecated'])
  expect((await portal.post('restore', { api: 'sim-swap', version: 'v9' })).status).toBe(404)
})

test('200: what was in beta is in beta again', async () => {
  const version = { api: 'device-location', version: 'v0' }
  const ended = await portal.post('deprecate', { ...version, sunset_on: null, reason: 'It was a trial.' })
  expect([ended.status, ended.body.errors]).toEqual([200, undefined])
  expect((await portal.post('restore', version)).body.data).toMatchObject({ status: 'BETA' })
})

test('422 and 404: an end that is over, no reason, no version', async () => {
  const body = { api: 'sim-swap', version: 'v1', sunset_on: '2026-11-21', reason: 'Because.' }
  const over = await portal.post('deprecate', body)
  expect([over.status, over.body.errors?.[0]?.message]).toEqual([422, 'Choose 22 November 2026 or later.'])
  const mute = await portal.post('deprecate', { ...body, sunset_on: null, reason: '    ' })
  expect([mute.status, mute.body.errors?.[0]?.pointer]).toEqual([422, '#/reason'])
  expect((await portal.post('deprecate', { ...body, sunset_on: null, version: 'v9' })).status).toBe(404)
})

test('the command tells subscribers, too', async () => {
  const file = desk.file('told.json', museum())
  await desk.publish(server, file, '--publisher', 'acme', '--tag', 'told')
  await server.ask('POST', '/portal-api/api/user-subscription', {
    token: user,
    body: { api: 'told' },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  })
  await desk.publish(server, file, '--publisher', 'acme', '--tag', 'told', '--ends', '2027-01-31')
  await server.runJobs()
  const { rows } = await sql<{ message: string }>`
    SELECT message FROM notifications WHERE user_id = 'usr_mara3K' AND message LIKE 'Museum v1%'`.execute(
    server.db,
  )
  expect(rows).toEqual([
    { message: 'Museum v1 is deprecated. Calls to it will stop working on 31 January 2027.' },
  ])
})

test('a document that needs too much time or memory is refused in words, and the next one is read', async () => {
  const paths = Object.fromEntries(
    Array.from({ length: 2_000 }, (_, index) => [`/p${index}`, { get: { responses: {} } }]),
  )
  const publisher = { maxHeapMb: 100 }
  const small = new Publisher({ url: server.database.url, clock: server.parts.clock, ...publisher })
  const options = publicationOptionsOf({ publisher: 'acme' })
  const check = (document: object) =>
    small.run({ kind: 'check', content: Buffer.from(JSON.stringify(document)), options })
  const deep = Object.fromEntries(
    Array.from({ length: 200_000 }, (_, index) => [`x-${index}`, { a: [index] }]),
  )
  await expect(check({ ...museum({ paths }), ...deep })).rejects.toThrow(/needs too much memory/)
  expect((await check(museum())).body.data.publishable).toBe(true)
  await small.stop()
  const hasty = new Publisher({ url: server.database.url, clock: server.parts.clock, processorMs: 10 })
  await expect(
    hasty.run({ kind: 'check', content: Buffer.from(JSON.stringify(museum({ paths }))), options }),
  ).rejects.toThrow(/takes too long to check/)
  await hasty.stop()
}, 240_000)

test('an API whose every version ends takes no new subscriptions; who has one keeps it, until it is taken back', async () => {
  const token = (await server.signIn('zeroBalance')).access_token
  const subscribe = () =>
    server.ask('POST', '/portal-api/api/user-subscription', {
      token,
      body: { api: 'quality-on-demand' },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    })
  const before = await server.db
    .selectFrom('apis')
    .selectAll()
    .where('api', '=', 'quality-on-demand')
    .execute()
  expect(before).toHaveLength(1)
  const version = { api: 'quality-on-demand', version: 'v1' }
  await portal.post('deprecate', { ...version, sunset_on: '2027-03-01', reason: 'Use sessions instead.' })
  const refused = await subscribe()
  expect([refused.status, refused.body.code, refused.body.detail]).toEqual([
    409,
    'api_withdrawn',
    'Quality on Demand takes no new subscriptions. Calls to it will stop working on 1 March 2027.',
  ])
  await portal.post('deprecate', { ...version, sunset_on: null, reason: 'Use sessions instead.' })
  expect((await subscribe()).body.detail).toBe(
    'Quality on Demand takes no new subscriptions. It’s deprecated.',
  )
  // Nothing of its history goes: the version, its document and its prices stay as they were.
  const after = await server.db
    .selectFrom('apis')
    .selectAll()
    .where('api', '=', 'quality-on-demand')
    .execute()
  expect(after.map(({ document, operations }) => [document, operations])).toEqual(
    before.map(({ document, operations }) => [document, operations]),
  )
  await portal.post('restore', version)
  expect((await subscribe()).status).toBe(201)
})

test('an older version that ends keeps nobody from subscribing', async () => {
  await portal.publish(museum(), { publisher: 'acme', tag: 'going-on' })
  await portal.publish(museum({ info: { title: 'Museum', version: '2.0.0' } }), {
    publisher: 'acme',
    tag: 'going-on',
  })
  await portal.post('deprecate', { api: 'going-on', version: 'v1', sunset_on: null, reason: 'Use v2.' })
  const token = (await server.signIn('zeroBalance')).access_token
  const response = await server.ask('POST', '/portal-api/api/user-subscription', {
    token,
    body: { api: 'going-on' },
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  })
  expect(response.status).toBe(201)
})
