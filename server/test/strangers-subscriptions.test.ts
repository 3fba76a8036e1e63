import { beforeAll, expect, test } from 'vitest'
import { serverOfFile } from './support/server.ts'
import { type Subscriber, subscriber, subscriptionTo } from './support/subscribers.ts'

const server = await serverOfFile()
let jun: Subscriber
let admin: Subscriber
let strange: string
beforeAll(async () => {
  jun = await subscriber(server, 'user')
  admin = await subscriber(server, 'admin')
  strange = (await subscriptionTo(await subscriber(server, 'business'), 'messaging')).user_subscription_id
})

const madeUp = 'sub_0000madeUp00'
const state = async () =>
  JSON.stringify([
    await server.db.selectFrom('subscriptions').selectAll().orderBy('id').execute(),
    await server.db.selectFrom('api_keys').selectAll().orderBy('id').execute(),
  ])

test.each<[operation: string, (id: string) => ReturnType<Subscriber['ask']>]>([
  [
    'createUserSubscription',
    (user_subscription_id) => jun.subscribe({ api: 'messaging', user_subscription_id }),
  ],
  [
    'createUserSubscription of a product',
    (user_subscription_id) =>
      jun.subscribe({ api: 'messaging', user_subscription_id, product_id: 'prd_messaging-call' }),
  ],
  ['unsubscribe', (user_subscription_id) => jun.unsubscribe({ api: 'messaging', user_subscription_id })],
  [
    'unsubscribe of another API',
    (user_subscription_id) => jun.unsubscribe({ api: 'sim-swap', user_subscription_id }),
  ],
  [
    'unsubscribe of a product',
    (user_subscription_id) =>
      jun.unsubscribe({ api: 'messaging', user_subscription_id, product_id: 'prd_messaging-month' }),
  ],
  ['regenerateKey TEST', (id) => jun.regenerate(id, { type: 'TEST' })],
  ['regenerateKey LIVE', (id) => jun.regenerate(id, { type: 'LIVE', grace_seconds: 0 })],
  [
    'adminRegenerateKeys',
    (subscription_id) =>
      admin.ask('PUT', 'admin/keys-regenerate', { user_id: 'usr_jun7Q2', subscription_id }),
  ],
])("404: %s answers a stranger's subscription as a made-up one, and leaves it alone", async (_id, call) => {
  const before = await state()
  const [one, other] = [await call(strange), await call(madeUp)]
  const bodies = [one, other].map(({ status, body }) => {
    const { request_id: _request, ...rest } = body as Record<string, unknown>
    return [status, JSON.stringify(rest).replaceAll(strange, 'ID').replaceAll(madeUp, 'ID')]
  })
  expect(bodies[0]?.[0]).toBe(404)
  expect(bodies[0]).toEqual(bodies[1])
  expect(await state()).toBe(before)
})
