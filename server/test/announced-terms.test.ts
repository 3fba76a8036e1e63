// From its moment on every call is charged by an announced change, in every process, and what came before keeps its price.
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { takeDueChanges } from '../src/modules/announcements/take-effect.ts'
import { monthlyCharges } from '../src/modules/pricing/plan-use.ts'
import { callRecords, messages, tess } from './support/gateway.ts'
import { giveKey } from './support/give-key.ts'
import { serverOfFile, twinOfFile } from './support/server.ts'
import { type Subscriber, subscriber } from './support/subscribers.ts'
import { upstreamOfFile } from './support/upstream.ts'

const upstream = await upstreamOfFile()
const server = await serverOfFile({ settings: { upstreams: { messaging: upstream.url } } })
const twin = await twinOfFile(server)
const { db } = server
const records = callRecords(server)
let iris: Subscriber
let key: string
beforeAll(async () => {
  iris = await subscriber(server, 'admin')
  key = (await giveKey(server, { userId: tess, api: 'messaging', type: 'LIVE' })).secret
})
const open = { calls_per_second: null, calls_per_minute: null, calls_per_day: null, calls_per_month: null }

const call = async (at = server) => {
  const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' }
  const response = await fetch(`${at.url}${messages}`, { method: 'POST', headers, body: '{}' })
  const text = await response.text()
  return {
    status: response.status,
    charged: response.headers.get('X-Credits-Charged'),
    id: response.headers.get('X-Request-Id') ?? '',
    detail: response.status >= 400 ? (JSON.parse(text) as { detail: string }).detail : undefined,
  }
}
const charges = async (at = server) => (await call(at)).charged
async function announce(body: object, seconds: number): Promise<string> {
  const effective_at =
    seconds === 0 ? null : new Date(server.parts.clock().getTime() + seconds * 1000).toISOString()
  const request = { effective_at, reason: 'Test', short_notice_reason: 'Test', ...body }
  const { status, body: answer } = await iris.ask('POST', 'admin/announcements', request)
  expect([status, answer.errors]).toEqual([201, undefined])
  return (answer.data as { announcement_id: string }).announcement_id
}
const price = (credits: string, of: object = {}) => ({
  api: 'messaging',
  version: 'v1',
  prices: [{ operation_id: 'sendMessage', price: credits }],
  ...of,
})
const takenEffect = (id: string) =>
  db
    .selectFrom('audit_log')
    .select('details')
    .where('action', '=', 'announcement.take_effect')
    .where(sql<boolean>`details ->> 'announcement_id' = ${id}`)
    .execute()
afterEach(async () => {
  await db.deleteFrom('announcement_notices').execute()
  await db.deleteFrom('announcements').execute()
})

test('two processes with kept terms charge the old price to the last second, and the new one from its moment on', async () => {
  expect([await charges(), await charges(twin)]).toEqual(['0.60', '0.60'])
  const id = await announce(price('0.90'), 60)
  server.advance(59)
  expect([await charges(), await charges(twin)]).toEqual(['0.60', '0.60'])
  server.advance(1)
  const both = await Promise.all(
    Array.from({ length: 24 }, (_, number) => charges(number % 2 === 0 ? server : twin)),
  )
  expect(both).toEqual(Array.from({ length: 24 }, () => '0.90'))
  expect(await takenEffect(id)).toHaveLength(1)
  await Promise.all([takeDueChanges(server.parts), takeDueChanges(twin.parts)])
  expect(await takenEffect(id)).toHaveLength(1)
})

test('a call that is on its way at that moment is booked at the price that it was charged', async () => {
  const id = await announce(price('1.10'), 60)
  server.advance(59)
  const released = Promise.withResolvers<void>()
  const arrived = Promise.withResolvers<void>()
  upstream.answer = (response) => {
    arrived.resolve()
    void released.promise.then(() => response.end('{}'))
  }
  const slow = call()
  await arrived.promise
  server.advance(60)
  await takeDueChanges(twin.parts)
  released.resolve()
  const { charged, id: request } = await slow
  expect([charged, (await records.logged(request)).map(({ credits }) => credits)]).toEqual(['0.90', [90]])
  expect(await takenEffect(id)).toHaveLength(1)
  expect(await charges()).toBe('1.10')
})

test('one that fails half way has done nothing, and the next call does it all', async () => {
  await sql`ALTER TABLE audit_log ADD CONSTRAINT refuses CHECK (action <> 'announcement.take_effect') NOT VALID`.execute(
    db,
  )
  const id = await announce(price('1.20', { limits: { ...open, calls_per_second: 90 } }), 60)
  server.advance(60)
  expect((await call()).status).toBe(500)
  const before = await db.selectFrom('apis').select('limits').where('api', '=', 'messaging').execute()
  expect(before.map(({ limits }) => limits)).toEqual([{}])
  await db.schema.alterTable('audit_log').dropConstraint('refuses').execute()
  expect(await charges()).toBe('1.20')
  expect(await takenEffect(id)).toHaveLength(1)
})

test('the pages follow: catalogue, price list and documentation have the new price', async () => {
  await announce(price('1.30'), 60)
  server.advance(60)
  await takeDueChanges(server.parts)
  await server.runJobs()
  const { body: prices } = await server.ask(
    'GET',
    '/portal-api/api/prices/operations?api=messaging' as '/portal-api/api/prices/operations',
  )
  expect(JSON.stringify(prices.data)).toContain('"price_credits":"1.30"')
  const address = '/portal-api/api/api-reference/operation?api=messaging&version=v1&operation_id=sendMessage'
  const { body } = await server.ask('GET', address as '/portal-api/api/api-reference/operation')
  expect(body.data).toMatchObject({ price: '1.30' })
  expect(await charges()).toBe('1.30')
})

test('a lower price, right away, raises none that was agreed on', async () => {
  await sql`UPDATE product_versions SET prices = prices || '{"sendMessage": 20}' WHERE product_id = 'prd_messaging-call'`.execute(
    db,
  )
  expect(await charges()).toBe('0.20')
  await announce(price('1.00'), 0)
  expect(await charges()).toBe('0.20')
  await announce(price('1.40'), 60)
  server.advance(60)
  expect(await charges()).toBe('1.40')
})

test('the tighter limit of plan and version holds; one of the subscription’s own takes the place of both', async () => {
  const { in_day } = (
    await sql<{ in_day: number }>`SELECT in_day FROM calls_made(${tess}, 'messaging', '2026-11-21')`.execute(
      db,
    )
  ).rows[0] ?? { in_day: 0 }
  await announce({ api: 'messaging', version: 'v1', limits: { ...open, calls_per_day: in_day + 2 } }, 0)
  expect([(await call()).status, (await call(twin)).status]).toEqual([200, 200])
  expect(await call()).toMatchObject({ status: 429, detail: expect.stringContaining('Version v1 allows') })
  const { body } = await iris.ask('GET', `admin/limits?user_id=${tess}`)
  const [subscription] = (body.data as unknown as { api: string; user_subscription_id: string }[]).filter(
    ({ api }) => api === 'messaging',
  )
  expect(subscription).toMatchObject({
    versions: [{ version: 'v1', limits: { ...open, calls_per_day: in_day + 2 } }],
  })
  await iris.ask('PUT', 'admin/limits', {
    user_subscription_id: subscription?.user_subscription_id,
    limits: open,
    reason: 'Test',
  })
  expect((await call()).status).toBe(200)
  await db.updateTable('subscriptions').set({ limits: null }).execute()
  await announce({ api: 'messaging', version: 'v1', limits: open }, 0)
  await announce({ plan_id: 'pln_payg', limits: { ...open, calls_per_day: in_day + 3 } }, 0)
  expect(await call()).toMatchObject({ status: 429, detail: expect.stringContaining('Your plan allows') })
  await announce({ plan_id: 'pln_payg', limits: open }, 0)
  expect((await call()).status).toBe(200)
})

test('a period that has begun keeps the price and the credits of its plan', async () => {
  const mara = { userId: 'usr_mara3K', timeZone: 'Asia/Manila' }
  const plan = async (month: string) => {
    const charge = (await monthlyCharges(db, { ...mara, month })).find(
      ({ plan_id }) => plan_id === 'pln_business',
    )
    return [charge?.fee, charge?.included_credits]
  }
  const now = await plan('2026-11')
  const terms = { plan_price: '1500.00', included_credits: '100.00' }
  const effective_at = '2026-11-30T16:00:00.000Z'
  await announce({ plan_id: 'pln_business', effective_at, ...terms }, 60)
  server.advance(11 * 86_400)
  await takeDueChanges(server.parts)
  expect(await plan('2026-11')).toEqual(now)
  expect(await plan('2026-12')).toEqual([1500_00, 100_00])
})
