// Each debit names the price that it follows, as it was: in the ledger, at the call and in the file alike, whatever prices become later.
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { takeDueChanges } from '../src/modules/announcements/take-effect.ts'
import { publishPrices } from '../src/modules/pricing/publish-prices.ts'
import { renewPlans } from '../src/modules/subscriptions/renew-plans.ts'
import { moveCredits } from '../src/modules/wallet/move-credits.ts'
import { messages, tess } from './support/gateway.ts'
import { giveKey } from './support/give-key.ts'
import { serverOfFile } from './support/server.ts'
import { type Subscriber, subscriber } from './support/subscribers.ts'
import { upstreamOfFile } from './support/upstream.ts'
import { verify } from './support/verifications.ts'

const upstream = await upstreamOfFile()
const server = await serverOfFile({ settings: { upstreams: { messaging: upstream.url } } })
const { db } = server
const jun = 'usr_jun7Q2'
let token = ''
let iris: Subscriber
let live: Awaited<ReturnType<typeof giveKey>>
beforeAll(async () => {
  await db.updateTable('plans').set({ limits: '{}' }).execute()
  iris = await subscriber(server, 'admin')
  token = (await server.signIn('lowBalance')).access_token
  live = await giveKey(server, { userId: tess, api: 'messaging', type: 'LIVE' })
})
afterEach(async () => {
  await db.deleteFrom('announcement_notices').execute()
  await db.deleteFrom('announcements').execute()
})

async function call(key = live.secret): Promise<string> {
  const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' }
  const response = await fetch(`${server.url}${messages}`, { method: 'POST', headers, body: '{}' })
  await response.text()
  return response.headers.get('X-Request-Id') ?? ''
}
const get = async (path: string, persona?: string) => {
  const by = persona ? (await server.signIn(persona)).access_token : token
  return (await server.ask('GET', `/portal-api/api/${path}`, { token: by })).body
}
interface Row {
  readonly kind: string
  readonly plan_part?: string
  readonly price?: object
}
const rowsOf = async (query: string, persona?: string) =>
  (await get(`transactions?${query}`, persona)).data as unknown as readonly Row[]
const pricesOf = async (request: string) => (await rowsOf(`request_id=${request}`)).map(({ price }) => price)
const change = async (body: object, seconds: number) => {
  const effective_at = new Date(server.parts.clock().getTime() + seconds * 1000).toISOString()
  const request = { effective_at, reason: 'Test', short_notice_reason: 'Test', ...body }
  expect((await iris.ask('POST', 'admin/announcements', request)).status).toBe(201)
  server.advance(seconds)
  token = (await server.signIn('lowBalance')).access_token
  return effective_at
}
const announce = (price: string, seconds = 60) =>
  change({ api: 'messaging', version: 'v1', prices: [{ operation_id: 'sendMessage', price }] }, seconds)

const payAsYouGo = {
  source: 'PRICE_LIST',
  credits: '0.60',
  unit: 'CALL',
  // Midnight in Manila.
  valid_from: '2026-06-30T16:00:00.000Z',
  plan: { plan_id: 'pln_payg', plan_name: 'Pay as you go' },
  price_list: {
    product_id: 'prd_messaging-call',
    name: 'Messaging, pay per call',
    product_version_id: 'pvr_messaging-call-2607',
    version: '2026-07',
  },
  operation_id: 'sendMessage',
}

test('the row of a call names the price list, its plan, the operation and since when; call and file say the same', async () => {
  const request = await call()
  expect(await pricesOf(request)).toEqual([payAsYouGo])
  expect((await get(`user-api-response/detail?request_id=${request}`)).data).toMatchObject({
    operation: 'sendMessage',
    key_id: live.id,
    price: payAsYouGo,
    transactions: [{ request_id: request, key: { key_id: live.id }, price: payAsYouGo }],
  })
  const { text } = await get(`transactions/export?request_id=${request}`)
  const [head = '', line = ''] = String(text).split('\r\n')
  const cells = head.split(',').map((name, index) => [name, line.split(',')[index]])
  expect(Object.fromEntries(cells)).toMatchObject({
    request_id: request,
    key_name: 'Live key',
    price_source: 'PRICE_LIST',
    price_credits: '0.60',
    price_unit: 'CALL',
    price_valid_from: '2026-06-30T16:00:00.000Z',
    price_plan: 'Pay as you go',
    price_list: 'pvr_messaging-call-2607',
    operation_id: 'sendMessage',
  })
})

test('an announced price is told with its moment, and rows of before keep theirs, a refund the one of its call', async () => {
  const before = await call()
  upstream.answer = (response) => response.writeHead(503).end()
  const failed = await call()
  upstream.answer = (response) => response.end('{}')
  const moment = await announce('0.90')
  const after = await call()
  const dearer = { ...payAsYouGo, credits: '0.90', valid_from: moment }
  expect([await pricesOf(before), await pricesOf(failed), await pricesOf(after)]).toEqual([
    [payAsYouGo],
    [payAsYouGo, payAsYouGo],
    [dearer],
  ])
  const again = await announce('1.20')
  expect([await pricesOf(before), await pricesOf(after), await pricesOf(await call())]).toEqual([
    [payAsYouGo],
    [dearer],
    [{ ...payAsYouGo, credits: '1.20', valid_from: again }],
  ])
})

test('calls that are charged together each name it, those of two accounts and two keys, too', async () => {
  const other = await giveKey(server, { userId: jun, api: 'messaging', type: 'LIVE' }).catch(() => live)
  const requests = await Promise.all(
    Array.from({ length: 30 }, (_, number) => call(number % 2 === 0 ? live.secret : other.secret)),
  )
  const rows = await db
    .selectFrom('ledger')
    .innerJoin('price_versions', 'price_versions.id', 'ledger.price_version')
    .select(['request_id', 'amount', 'price', 'operation_id'])
    .where('request_id', 'in', requests)
    .execute()
  expect(rows).toHaveLength(30)
  expect(
    rows.every(({ amount, price, operation_id }) => price === -amount && operation_id === 'sendMessage'),
  ).toBe(true)
})

test('a list that is published anew holds from that moment, and one that begins later from its day', async () => {
  const { limits: _, ...product } = await db
    .selectFrom('products')
    .selectAll()
    .where('product_id', '=', 'prd_messaging-call')
    .executeTakeFirstOrThrow()
  const publish = (startsOn: string, price: number) =>
    publishPrices(db, { ...product, startsOn, prices: { sendMessage: price }, at: server.parts.clock() })
  const at = server.parts.clock().toISOString()
  await publish('2026-11-21', 70)
  // A subscriber keeps the list that they took.
  const ofOldList = await call()
  expect(await pricesOf(ofOldList)).toMatchObject([{ price_list: { version: '2026-07' } }])
  await db
    .updateTable('subscriptions')
    .set({ products: '[]' })
    .where('user_id', '=', tess)
    .where('api', '=', 'messaging')
    .execute()
  const first = await call()
  const newest = { credits: '0.70', valid_from: at, price_list: { version: '2026-11' } }
  expect(await pricesOf(first)).toMatchObject([newest])
  server.advance(1)
  const later = server.parts.clock().toISOString()
  await publish('2026-11-21', 80)
  const second = await call()
  expect(await pricesOf(first)).toMatchObject([newest])
  expect(await pricesOf(second)).toMatchObject([{ ...newest, credits: '0.80', valid_from: later }])
  await publish('2026-12-01', 50)
  const { valid_from } = await db
    .selectFrom('price_versions')
    .select('valid_from')
    .where('product_version_id', '=', 'pvr_messaging-call-2612')
    .executeTakeFirstOrThrow()
  expect(valid_from).toEqual(new Date('2026-11-30T16:00:00Z'))
})

test('what costs nothing has no price, nor has a top-up', async () => {
  const trial = await giveKey(server, { userId: tess, api: 'messaging', type: 'TEST' })
  const request = await call(trial.secret)
  const { data } = await get(`user-api-response/detail?request_id=${request}`)
  expect(data).toMatchObject({ key_type: 'TEST', transactions: [] })
  expect(data).not.toHaveProperty('price')
  expect((await rowsOf('view=topup')).every((row) => !('price' in row))).toBe(true)
})

test('a plan’s fee and included credits name the plan, and since when it costs and includes that', async () => {
  await verify(server, jun, { publisher: 'lumina', tag: null, state: 'APPROVED' })
  await moveCredits(db, {
    userId: jun,
    kind: 'TOPUP',
    amount: 9_000_00,
    description: 'Top-up',
    reference: 'given',
    actor: 'USER',
    key: 'given',
    now: server.parts.clock(),
  })
  const by = (await server.signIn('user')).access_token
  const body = { api: 'sim-swap', product_id: 'prd_sim-swap-own' }
  const { status } = await server.ask('POST', '/portal-api/api/user-subscription', { token: by, body })
  expect(status).toBe(201)
  const parts = async () =>
    (await rowsOf('view=adjustment', 'user')).filter(({ plan_part }) => plan_part).map(({ price }) => price)
  const plan = { plan_id: 'pln_sim-swap-month', plan_name: 'SIM Swap monthly' }
  const fee = { source: 'PLAN_FEE', credits: '1700.00', unit: 'MONTH', valid_from: null, plan }
  const included = { ...fee, source: 'PLAN_ALLOWANCE', credits: '2000.00' }
  expect(await parts()).toEqual([fee, included])

  // Another fee, then other credits as well; the period that runs keeps both.
  const dearer = await change({ plan_id: plan.plan_id, plan_price: '1800.00' }, 60)
  await takeDueChanges(server.parts)
  const more = await change({ plan_id: plan.plan_id, included_credits: '2100.00' }, 60)
  await takeDueChanges(server.parts)
  expect(await parts()).toEqual([fee, included])
  server.advance(10 * 86_400)
  await renewPlans(server.parts)
  expect(await parts()).toEqual([
    { ...fee, credits: '1800.00', valid_from: dearer },
    { ...included, credits: '2100.00', valid_from: more },
    fee,
    included,
  ])
})

test('a price that no list has is charged without one', async () => {
  await sql`UPDATE product_versions SET prices = '{}' WHERE product_id LIKE 'prd_messaging-%'`.execute(db)
  token = (await server.signIn('lowBalance')).access_token
  const request = await call()
  expect(await pricesOf(request)).toEqual([undefined])
})
