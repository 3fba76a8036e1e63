import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serverOfFile } from './support/server.ts'
import { type Subscriber, subscriber, subscriptionTo } from './support/subscribers.ts'
import { forgetVerifications, verify } from './support/verifications.ts'
import { start } from './support/world.ts'

const server = await serverOfFile()
let jun: Subscriber
let mara: Subscriber
beforeAll(async () => {
  jun = await subscriber(server, 'user')
  mara = await subscriber(server, 'business')
})

const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code]
const fieldOf = ({ status, body }: { status: number; body: { errors?: { pointer: string }[] } }) => [
  status,
  body.errors?.[0],
]
const forget = async (api: string, userId = 'usr_jun7Q2') => {
  const rows = server.db.selectFrom('subscriptions').select('id').where('user_id', '=', userId)
  const ids = rows.where('api', '=', api)
  await server.db.deleteFrom('api_keys').where('subscription_id', 'in', ids).execute()
  await server.db.deleteFrom('subscriptions').where('user_id', '=', userId).where('api', '=', api).execute()
}

describe('createUserSubscription', () => {
  beforeEach(async () => {
    for (const api of ['one-time-password', 'sim-swap', 'quality-on-demand']) await forget(api)
    await forget('one-time-password', 'usr_mara3K')
    await forgetVerifications(server, 'usr_jun7Q2')
    await server.db
      .updateTable('users')
      .set({ plan_type: 'PREPAID', plan_name: 'Pay as you go' })
      .where('id', '=', 'usr_jun7Q2')
      .execute()
  })

  test('201: pay per call in its current list, with a test key and a live key whose secrets are told', async () => {
    const { subscription, keys } = await jun.subscribed({ api: 'one-time-password' })
    expect(subscription).toMatchObject({
      api: 'one-time-password',
      status: 'ACTIVE',
      products: [
        {
          product_id: 'prd_one-time-password-call',
          product_version_id: 'pvr_one-time-password-call-2607',
          since: start.toISOString(),
        },
      ],
      plan: { plan_id: 'pln_payg', plan_type: 'PREPAID' },
      live_blocker: null,
      cancelled_at: null,
    })
    expect(keys.map(({ type }) => type)).toEqual(['TEST', 'LIVE'])
    expect(subscription.keys).toEqual(keys.map(({ api_key: _secret, ...key }) => key))
  })

  test('201: an API that asks for verification gives a test key, and says what the live key waits for', async () => {
    const { subscription, keys } = await jun.subscribed({ api: 'sim-swap' })
    expect(keys.map(({ type }) => type)).toEqual(['TEST'])
    expect(subscription.live_blocker).toMatchObject({ code: 'kyb_required', route: '/kyb/lumina/sim-swap' })
  })

  test('201: an account with a monthly statement gets the monthly product', async () => {
    const { subscription } = await mara.subscribed({ api: 'one-time-password' })
    expect(subscription.products[0]?.product_id).toBe('prd_one-time-password-month')
    expect(subscription.plan).toMatchObject({ plan_type: 'POSTPAID', plan_name: 'Business monthly' })
  })

  test('201: the first subscription gives an account without a plan its plan', async () => {
    await server.db
      .updateTable('users')
      .set({ plan_type: null, plan_name: null, plan_consumption: null })
      .where('id', '=', 'usr_jun7Q2')
      .execute()
    await jun.subscribed({ api: 'quality-on-demand' })
    const { body } = await jun.ask('GET', 'profile')
    expect(body.data).toMatchObject({ plan_type: 'PREPAID', plan_name: 'Pay as you go' })
  })

  test('201 PENDING: no keys; started with its identifier it has them, once', async () => {
    const prepared = await jun.subscribed({ api: 'sim-swap', status: 'PENDING' })
    const id = prepared.subscription.user_subscription_id
    expect(prepared.keys).toEqual([])
    expect(prepared.subscription).toMatchObject({
      status: 'PENDING',
      live_blocker: { code: 'subscription_pending' },
    })
    const started = await jun.subscribed({ api: 'sim-swap', user_subscription_id: id })
    expect(started.keys.map(({ type }) => type)).toEqual(['TEST'])
    expect(started.subscription).toMatchObject({ user_subscription_id: id, status: 'ACTIVE' })
    expect(codeOf(await jun.subscribe({ api: 'sim-swap', user_subscription_id: id }))).toEqual([
      409,
      'already_subscribed',
    ])
  })

  test('201: what is prepared takes its plans when it starts, all of them, and counts from then', async () => {
    await server.db
      .updateTable('users')
      .set({ plan_type: null, plan_name: null })
      .where('id', '=', 'usr_jun7Q2')
      .execute()
    await server.db.deleteFrom('account_plans').where('user_id', '=', 'usr_jun7Q2').execute()
    await verify(server, 'usr_jun7Q2', { publisher: 'lumina', tag: null, state: 'APPROVED' })
    const prepared = await jun.subscribed({ api: 'sim-swap', status: 'PENDING' })
    const body = { api: 'sim-swap', user_subscription_id: prepared.subscription.user_subscription_id }
    await jun.subscribed({ ...body, product_id: 'prd_sim-swap-month', status: 'PENDING' })
    expect((await jun.ask('GET', 'profile')).body.data).toMatchObject({ plan_type: null })
    server.advance(60)
    const { subscription } = await jun.subscribed(body)
    server.advance(-60)
    const started = new Date(start.getTime() + 60_000).toISOString()
    expect(subscription.products.map(({ since }) => since)).toEqual([started])
    expect(subscription.plan).toMatchObject({ plan_type: 'POSTPAID' })
    expect((await jun.ask('GET', 'profile')).body.data).toMatchObject({ plan_type: 'POSTPAID' })
  })

  test('201: twenty parallel starts of a prepared one make one pair of keys', async () => {
    const { subscription } = await jun.subscribed({ api: 'one-time-password', status: 'PENDING' })
    const body = { api: 'one-time-password', user_subscription_id: subscription.user_subscription_id }
    const responses = await Promise.all(Array.from({ length: 20 }, () => jun.subscribe(body)))
    expect(responses.map(({ status }) => status).sort()).toEqual([
      201,
      ...Array.from({ length: 19 }, () => 409),
    ])
    expect(await jun.keys('one-time-password')).toHaveLength(2)
  })

  test('201: a product is added; the keys stay, and so does the plan of the account', async () => {
    const before = await subscriptionTo(mara, 'sim-swap')
    const answer = await mara.subscribed({
      api: 'sim-swap',
      user_subscription_id: before.user_subscription_id,
      product_id: 'prd_sim-swap-call',
    })
    expect(answer.keys).toEqual([])
    expect(answer.subscription).toMatchObject({
      products: [...before.products, { product_id: 'prd_sim-swap-call' }],
      plan: before.plan,
      keys: before.keys,
    })
    const again = { api: 'sim-swap', user_subscription_id: before.user_subscription_id }
    expect(codeOf(await mara.subscribe({ ...again, product_id: 'prd_sim-swap-call' }))).toEqual([
      409,
      'already_subscribed',
    ])
  })

  test('201: the owner is told, and the deed is written down', async () => {
    const { subscription } = await jun.subscribed({ api: 'sim-swap' })
    expect((await jun.notices()).map(({ message }) => message)).toContain(
      'You subscribed to SIM Swap. Your keys are under Subscriptions; their secrets were shown once.',
    )
    const log = await server.db
      .selectFrom('audit_log')
      .selectAll()
      .where('subject', '=', subscription.user_subscription_id)
      .execute()
    expect(log).toMatchObject([{ actor_id: 'usr_jun7Q2', action: 'subscription.create' }])
  })

  test('403 kyb_required: a product for verified businesses; nothing is half subscribed', async () => {
    const response = await jun.subscribe({ api: 'sim-swap', product_id: 'prd_sim-swap-month' })
    expect(codeOf(response)).toEqual([403, 'kyb_required'])
    expect((await jun.subscriptions()).map(({ api }) => api)).not.toContain('sim-swap')
  })

  test('403 kyb_required: verified for another publisher is not verified for this one', async () => {
    await verify(server, 'usr_jun7Q2', { publisher: 'beacon', tag: null, state: 'APPROVED' })
    const product = (api: string) => jun.subscribe({ api, product_id: `prd_${api}-month` })
    expect((await product('sim-swap')).status).toBe(403)
    expect((await product('one-time-password')).status).toBe(201)
  })

  test('201: a verification for all APIs of a publisher gives the live key of each', async () => {
    await verify(server, 'usr_jun7Q2', { publisher: 'lumina', tag: null, state: 'APPROVED' })
    await verify(server, 'usr_jun7Q2', { publisher: 'lumina', tag: 'sim-swap', state: 'REJECTED' })
    const { keys, subscription } = await jun.subscribed({ api: 'sim-swap', product_id: 'prd_sim-swap-month' })
    expect([keys.length, subscription.live_blocker]).toEqual([2, null])
  })

  test('409 already_subscribed: once in twenty parallel calls of two servers it succeeds', async () => {
    const twin = await server.twin()
    const other = await subscriber(twin, 'user')
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? other : jun).subscribe({ api: 'one-time-password' }),
      ),
    )
    await twin.close()
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(responses.filter(({ body }) => body.code === 'already_subscribed')).toHaveLength(19)
    expect(await jun.keys('one-time-password')).toHaveLength(2)
  })

  test.each<[days: string, starts_on: string, ends_on: string | null]>([
    ['one that ended', '2026-01-01', '2026-06-30'],
    ['one that is to begin', '2026-12-01', null],
    ['one that another has followed', '2026-02-01', null],
  ])('409 product_version_closed: %s', async (_which, starts_on, ends_on) => {
    const version = { product_version_id: 'pvr_other', product_id: 'prd_sim-swap-call', version: 'other' }
    await server.db
      .insertInto('product_versions')
      .values({ ...version, starts_on, ends_on, prices: '{}' })
      .execute()
    const response = await jun.subscribe({ api: 'sim-swap', product_version_id: 'pvr_other' })
    expect(codeOf(response)).toEqual([409, 'product_version_closed'])
    expect(response.body.detail).toContain('Use the current one, 2026-07.')
    await server.db.deleteFrom('product_versions').where('product_version_id', '=', 'pvr_other').execute()
  })

  test('409 product_version_closed: no list is in force', async () => {
    const lists = server.db.updateTable('product_versions').where('product_id', 'like', 'prd_sim-swap-%')
    await lists.set({ ends_on: '2026-11-20' }).execute()
    expect(codeOf(await jun.subscribe({ api: 'sim-swap' }))).toEqual([409, 'product_version_closed'])
    await lists.set({ ends_on: null }).execute()
  })

  test.each(['SUSPENDED', 'CANCELLED'] as const)(
    '409: a %s subscription takes no product',
    async (status) => {
      const { subscription } = await jun.subscribed({ api: 'sim-swap' })
      const id = subscription.user_subscription_id
      const cancelled_at = status === 'CANCELLED' ? start : null
      await server.db
        .updateTable('subscriptions')
        .set({ status, cancelled_at })
        .where('id', '=', id)
        .execute()
      const response = await jun.subscribe({ api: 'sim-swap', user_subscription_id: id })
      expect(codeOf(response)).toEqual([409, 'subscription_not_active'])
    },
  )

  test.each([
    ['#/api', {}],
    ['#/product_id', { api: 'sim-swap', product_id: 'prd_messaging-call' }],
    ['#/product_version_id', { api: 'sim-swap', product_version_id: 'pvr_messaging-call-2607' }],
    ['#/status', { api: 'sim-swap', status: 'CANCELLED' }],
    ['#/note', { api: 'sim-swap', note: 'x' }],
  ])('422: %s', async (pointer, body) => {
    expect(fieldOf(await jun.subscribe(body))).toMatchObject([422, { pointer }])
  })

  test('422: a subscription to another API, and an active one that is to be prepared', async () => {
    const { user_subscription_id } = await subscriptionTo(jun, 'messaging')
    expect(fieldOf(await jun.subscribe({ api: 'sim-swap', user_subscription_id }))).toMatchObject([
      422,
      { pointer: '#/api', code: 'api_of_another_subscription' },
    ])
    const prepare = { api: 'messaging', user_subscription_id, status: 'PENDING' }
    expect(fieldOf(await jun.subscribe(prepare))).toMatchObject([422, { pointer: '#/status' }])
  })
})
