import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { publishPrices } from '../src/modules/pricing/publish-prices.ts'
import { renewPlans } from '../src/modules/subscriptions/renew-plans.ts'
import { moveCredits } from '../src/modules/wallet/move-credits.ts'
import { startServer, type TestServer } from './support/server.ts'
import { verify } from './support/verifications.ts'
import { sumsOf } from './support/wallets.ts'
import { repo } from './support/world.ts'

const jun = 'usr_jun7Q2'
const toDecember = 9.6 * 86_400
const own = {
  product_id: 'prd_sim-swap-own',
  product_version_id: 'pvr_sim-swap-own-2607',
  name: 'SIM Swap monthly',
  version: '2026-07',
  since: '2026-11-02T03:00:00.000Z',
}

let server: TestServer
let token: string
beforeEach(async () => {
  server = await startServer()
  token = (await server.signIn('user')).access_token
  await verify(server, jun, { publisher: 'lumina', tag: null, state: 'APPROVED' })
  await move(5_000_00, 'given')
  return async () => {
    await server.close()
    await server.database.close()
  }
})

const move = (amount: number, key: string, db = server.db) =>
  moveCredits(db, {
    userId: jun,
    kind: amount > 0 ? 'TOPUP' : 'USAGE',
    amount,
    description: 'x',
    reference: key,
    actor: 'USER',
    api: 'sim-swap',
    key,
    now: server.parts.clock(),
  })
const subscribe = (more: object = {}) =>
  server.ask('POST', '/portal-api/api/user-subscription', { token, body: { api: 'sim-swap', ...more } })
const subscriptionId = async () =>
  (await server.ask('GET', '/portal-api/api/user-subscription', { token })).body.data[0]?.user_subscription_id
const leftOf = async () => {
  const body = { api: 'sim-swap' }
  return (await server.ask('POST', '/portal-api/api/get-user-plan', { token, body })).body.data?.included_left
}
const feesOf = async () => {
  const rows = await server.db
    .selectFrom('ledger')
    .select('amount')
    .where('user_id', '=', jun)
    .where('kind', '=', 'PLAN_FEE')
    .orderBy('sequence')
    .execute()
  return rows.map(({ amount }) => amount)
}

/** Another plan of the same API. */
async function offerLarge(): Promise<void> {
  const shared = {
    plan_id: 'pln_large',
    api: 'sim-swap',
    description: 'x',
    plan_type: 'POSTPAID' as const,
    kyb_required: true,
  }
  const terms = { period: 'MONTHLY' as const, price: 2_500_00, included_credits: 3_000_00 }
  await server.db
    .insertInto('plans')
    .values({ ...shared, plan_name: 'SIM Swap large', ...terms })
    .execute()
  const product = { product_id: 'prd_large', name: 'SIM Swap large', position: 3, startsOn: '2026-07-01' }
  await server.db
    .transaction()
    .execute((tx) => publishPrices(tx, { ...shared, ...product, prices: { checkSimSwap: 1_50 } }))
}

test('included credits are spent once, though two processes charge calls at once, and before those that were bought', async () => {
  await move(-4_500_00, 'spent')
  await subscribe({ product_id: own.product_id })
  const { balance } = await sumsOf(server.db, jun)
  expect(balance).toBe(2_050_50)
  const twin = await server.twin()
  const rows = await Promise.all(
    Array.from({ length: 20 }, (_, index) => move(-150_00, `call-${index}`, (index % 2 ? twin : server).db)),
  )
  await twin.close()
  expect(rows.filter((row) => row !== undefined)).toHaveLength(13)
  expect(await sumsOf(server.db, jun)).toMatchObject({
    balance: 100_50,
    ledger: 100_50,
    lots: 100_50,
    gaps: 0,
  })
  expect(await leftOf()).toBe('50.00')
})

test('a switch in the middle of a period pays each plan once, and only the new one is renewed', async () => {
  await offerLarge()
  await subscribe({ product_id: own.product_id })
  const user_subscription_id = await subscriptionId()
  server.advance(60)
  await subscribe({ product_id: 'prd_large', user_subscription_id })
  await renewPlans(server.parts)
  expect(await feesOf()).toEqual([-1_700_00, -2_500_00])
  expect(await leftOf()).toBe('3000.00')
  // Back to the first: its month is paid.
  const body = { api: 'sim-swap', user_subscription_id, product_id: 'prd_large' }
  await server.ask('POST', '/portal-api/api/user-unsubscribe', { token, body })
  await renewPlans(server.parts)
  expect(await feesOf()).toHaveLength(2)
  expect(await leftOf()).toBe('2000.00')
  server.advance(60)
  await subscribe({ product_id: 'prd_large', user_subscription_id })
  await move(5_000_00, 'more')
  server.advance(toDecember)
  await renewPlans(server.parts)
  expect(await feesOf()).toEqual([-1_700_00, -2_500_00, -2_500_00])
})

test('a subscription from before such plans were paid has its running month free, and pays the next', async () => {
  await subscribe()
  await server.db
    .updateTable('subscriptions')
    .set({ products: JSON.stringify([own]) })
    .where('user_id', '=', jun)
    .where('api', '=', 'sim-swap')
    .execute()
  const migration = readFileSync(
    resolve(repo, 'server/src/migrations/0009_plans_from_the_wallet.sql'),
    'utf8',
  )
  const [statement = ''] = /INSERT INTO paid_periods[^;]+;/.exec(migration) ?? []
  const now = server.parts.clock().toISOString()
  await sql.raw(statement.replace('now()', `timestamptz '${now}'`)).execute(server.db)
  await renewPlans(server.parts)
  expect(await feesOf()).toEqual([])
  server.advance(toDecember)
  await renewPlans(server.parts)
  await renewPlans(server.parts)
  expect(await feesOf()).toEqual([-1_700_00])
})
