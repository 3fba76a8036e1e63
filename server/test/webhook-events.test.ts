// The cause of each event, in the code that notifies people of it.
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { tellOfEndingKeys } from '../src/modules/subscriptions/ending-keys.ts'
import { moveCredits } from '../src/modules/wallet/move-credits.ts'
import { startedPayment, tell } from './support/payments.ts'
import { type WebhookOwner, webhookOwner } from './support/receiver.ts'
import { serverOfFile } from './support/server.ts'
import { type Subscriber, subscriber, subscriptionTo } from './support/subscribers.ts'

const server = await serverOfFile()
const all = ['wallet.low_balance', 'wallet.recovered', 'key.expiring', 'payment.settled', 'api.deprecated']
const userId = 'usr_jun7Q2'
let jun: WebhookOwner
let keys: Subscriber
beforeAll(async () => {
  jun = await webhookOwner(server, 'user')
  keys = await subscriber(server, 'user')
  await jun.add('https://1.1.1.1/', all)
  await (await webhookOwner(server, 'business')).add('https://1.1.1.1/', all)
})
beforeEach(() => server.db.deleteFrom('webhook_deliveries').execute())

/** Everything that is waiting, for any account. */
const events = async () => {
  const rows = await server.db
    .selectFrom('webhook_deliveries')
    .select(['user_id', 'payload'])
    .orderBy('id')
    .execute()
  return rows.map(({ user_id, payload }) => ({ user_id, ...JSON.parse(payload) }))
}

test('wallet.low_balance and wallet.recovered: a crossing of a mark downwards, and one back above it, each once', async () => {
  const move = (amount: number) =>
    moveCredits(server.db, {
      userId,
      kind: 'ADJUSTMENT',
      amount,
      description: 'test',
      reference: 'test',
      reason: 'test',
      actor: 'ADMIN',
      key: `test:${amount}`,
      now: server.parts.clock(),
      requestId: null,
    } as never)
  await move(-800_00)
  expect(await events()).toMatchObject([
    {
      user_id: userId,
      type: 'wallet.low_balance',
      test: false,
      data: { credits: '450.50', mark: '500.00', level: 1 },
    },
  ])
  await move(800_01)
  await move(1_00)
  expect((await events()).filter(({ type }) => type === 'wallet.recovered')).toMatchObject([
    { user_id: userId, type: 'wallet.recovered', data: { credits: '1250.51', mark: '500.00' } },
  ])
})

test('payment.settled: once, however often the provider tells', async () => {
  const { access_token } = await server.signIn('user')
  const payment = await startedPayment(server, access_token)
  await tell(server, { reference: payment.reference_number })
  await tell(server, { reference: payment.reference_number })
  expect((await events()).filter(({ type }) => type === 'payment.settled')).toMatchObject([
    {
      user_id: userId,
      data: {
        transaction_id: payment.transaction_id,
        source: 'TOPUP',
        amount: '300.00',
        currency: 'PHP',
        invoices: [],
      },
    },
  ])
})

test('key.expiring: once for each end, in grace as a week before its own expiry', async () => {
  const { user_subscription_id: id } = await subscriptionTo(keys, 'messaging')
  await keys.regenerate(id, { type: 'TEST', grace_seconds: 3600 })
  const old = (await keys.keys('messaging')).find(({ status }) => status === 'GRACE')
  await tellOfEndingKeys(server.parts)
  await tellOfEndingKeys(server.parts)
  expect(await events()).toMatchObject([
    {
      user_id: userId,
      type: 'key.expiring',
      data: { key_id: old?.key_id, reason: 'GRACE', ends_at: old?.grace_ends_at },
    },
  ])
  const active = (await keys.keys('messaging')).find(({ status }) => status === 'ACTIVE')
  const inDays = (days: number) => new Date(server.parts.clock().getTime() + days * 86_400_000)
  const expire = (at: Date) =>
    server.db
      .updateTable('api_keys')
      .set({ expires_at: at })
      .where('id', '=', active?.key_id ?? '')
      .execute()
  await expire(inDays(7.1))
  await tellOfEndingKeys(server.parts)
  expect(await events()).toHaveLength(1)
  await expire(inDays(6.9))
  await Promise.all([tellOfEndingKeys(server.parts), tellOfEndingKeys(server.parts)])
  const rows = await events()
  expect(rows).toHaveLength(2)
  expect(rows.map(({ data }) => data.reason).sort()).toEqual(['EXPIRY', 'GRACE'])
  expect((await keys.notices()).filter(({ message }) => message.includes('expires on'))).toMatchObject([
    { kind: 'keys', important: true },
  ])
})

test('api.deprecated: to each who has subscribed, once for each last day, and not when it stays', async () => {
  const { access_token: token } = await server.signIn('admin')
  const change = async (path: string, body: object) => {
    const response = await server.ask(
      'POST',
      `/portal-api/api/admin/apis/${path}` as '/portal-api/api/admin/apis/deprecate',
      {
        token,
        body: { api: 'messaging', version: 'v1', ...body },
      },
    )
    expect(response.status, JSON.stringify(response.body)).toBe(200)
    await server.runJobs()
  }
  const deprecated = async () => (await events()).filter(({ user_id }) => user_id === userId)
  await change('deprecate', { reason: 'Nobody sends these any more.', sunset_on: '2027-05-31' })
  expect(await deprecated()).toMatchObject([
    {
      type: 'api.deprecated',
      data: {
        api: 'messaging',
        name: 'Messaging',
        version: 'v1',
        sunset_on: '2027-05-31',
        reason: 'Nobody sends these any more.',
      },
    },
  ])
  // As when the process is killed after it told everybody, and the job runs again.
  await sql`SELECT graphile_worker.add_job('tellDeprecation', '{"api":"messaging","version":"v1"}')`.execute(
    server.db,
  )
  await server.runJobs()
  expect(await deprecated()).toHaveLength(1)
  await change('restore', {})
  expect(await deprecated()).toHaveLength(1)
})
