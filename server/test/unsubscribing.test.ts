import { beforeAll, beforeEach, expect, test } from 'vitest'
import { serverOfFile } from './support/server.ts'
import { type Subscriber, subscriber, subscriptionTo } from './support/subscribers.ts'
import { start } from './support/world.ts'

const server = await serverOfFile()
let mara: Subscriber
let id: string
beforeAll(async () => {
  mara = await subscriber(server, 'business')
})
// The subscription to SIM Swap as it was seeded: the monthly product alone, with two keys.
beforeEach(async () => {
  const old = await mara.subscriptions()
  const lasting = old.find(({ api, status }) => api === 'sim-swap' && status !== 'CANCELLED')
  id = (lasting ?? (await mara.subscribed({ api: 'sim-swap' })).subscription).user_subscription_id
})

const addPayPerCall = () =>
  mara.subscribed({ api: 'sim-swap', user_subscription_id: id, product_id: 'prd_sim-swap-call' })
const end = (body: object = {}) => mara.unsubscribe({ api: 'sim-swap', user_subscription_id: id, ...body })
const now = async () =>
  (await mara.subscriptions()).find(({ user_subscription_id }) => user_subscription_id === id)

test('200: one product ends, the keys and the plan of the account stay', async () => {
  await addPayPerCall()
  const { keys, plan } = await subscriptionTo(mara, 'sim-swap')
  const { status, body } = await end({ product_id: 'prd_sim-swap-month' })
  expect([status, body.data]).toMatchObject([
    200,
    {
      status: 'ACTIVE',
      products: [{ product_id: 'prd_sim-swap-call' }],
      plan,
      keys,
    },
  ])
})

test("200: the API's own plan charges its calls while its product is held, and ends with it", async () => {
  const product_id = 'prd_sim-swap-own'
  const { subscription } = await mara.subscribed({ api: 'sim-swap', user_subscription_id: id, product_id })
  expect(subscription.plan).toMatchObject({ plan_type: 'POSTPAID', plan_name: 'SIM Swap monthly' })
  const inForce = async () => (await mara.ask('POST', 'get-user-plan', { api: 'sim-swap' })).body.data
  expect(await inForce()).toMatchObject({ ...subscription.plan, scope: 'API' })
  const { body } = await end({ product_id })
  expect(body.data).toMatchObject({ plan: { plan_name: 'Business monthly' } })
  expect(await inForce()).toMatchObject({ plan_name: 'Business monthly', scope: 'ACCOUNT' })
  const ends = await server.db.selectFrom('plan_ends').selectAll().where('subscription_id', '=', id).execute()
  expect(ends).toMatchObject([{ product_id, last_day: '2026-11-21', ended_at: start }])
})

test('200: the last product ends all of it', async () => {
  const [product] = (await now())?.products ?? []
  const { body } = await end({
    product_id: product?.product_id,
    product_version_id: product?.product_version_id,
  })
  expect(body.data).toMatchObject({ status: 'CANCELLED' })
})

test('200: a prepared one ends too; 201: what was cancelled can be subscribed anew, with new keys', async () => {
  await end()
  const prepared = await mara.subscribed({ api: 'sim-swap', status: 'PENDING' })
  id = prepared.subscription.user_subscription_id
  expect((await end()).body.data).toMatchObject({ status: 'CANCELLED', keys: [] })
  const { subscription, keys } = await mara.subscribed({ api: 'sim-swap' })
  expect(subscription.user_subscription_id).not.toBe(id)
  expect(keys).toHaveLength(2)
})

test('200: the owner is told, and the deed is written down with the number of keys', async () => {
  await end()
  expect((await mara.notices()).map(({ message }) => message)).toContain(
    'Your subscription to SIM Swap has ended. Its keys no longer work.',
  )
  const log = await server.db
    .selectFrom('audit_log')
    .selectAll()
    .where('subject', '=', id)
    .where('action', '=', 'subscription.cancel')
    .execute()
  expect(log).toMatchObject([{ actor_id: 'usr_mara3K', details: { api: 'sim-swap', revoked_keys: 2 } }])
})

test('409: of ten parallel ends one succeeds, the others say that it was cancelled', async () => {
  const responses = await Promise.all(Array.from({ length: 10 }, () => end()))
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(responses.filter(({ body }) => body.code === 'subscription_cancelled')).toHaveLength(9)
})

test('a key made while its subscription ends is revoked with it, or not made at all', async () => {
  const responses = await Promise.all([
    ...Array.from({ length: 8 }, () => mara.regenerate(id, { type: 'TEST', grace_seconds: 60 })),
    end(),
    ...Array.from({ length: 8 }, () => mara.regenerate(id, { type: 'LIVE', grace_seconds: 60 })),
  ])
  expect(new Set(responses.map(({ status }) => status))).not.toContain(500)
  const accepted = (await now())?.keys.filter(({ status }) => status === 'ACTIVE' || status === 'GRACE')
  expect(accepted).toEqual([])
})

test('409 product_not_taken: a product that it does not hold; nothing is changed', async () => {
  const before = await now()
  const response = await end({ product_id: 'prd_sim-swap-call' })
  expect([response.status, response.body.code]).toEqual([409, 'product_not_taken'])
  expect(response.body.detail).toContain('SIM Swap, pay per call')
  expect(await now()).toEqual(before)
})

test.each([
  ['#/user_subscription_id', 'required', { user_subscription_id: undefined }],
  ['#/api', 'api_of_another_subscription', { api: 'messaging' }],
  ['#/product_version_id', 'version_not_taken', { product_version_id: 'pvr_sim-swap-call-2607' }],
])('422: %s %s', async (pointer, code, body) => {
  const response = await end(body)
  expect([response.status, response.body.errors?.[0]]).toMatchObject([422, { pointer, code }])
})
