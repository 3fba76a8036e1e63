import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { monthlyCharges } from '../src/modules/pricing/plan-use.ts'
import { endDuePlans } from '../src/modules/subscriptions/end-due-plans.ts'
import { renewPlans } from '../src/modules/subscriptions/renew-plans.ts'
import { takePlan } from '../src/modules/subscriptions/take-plan.ts'
import { moveCredits } from '../src/modules/wallet/move-credits.ts'
import { toHundredths } from '../src/platform/money/decimals.ts'
import { race } from './support/race.ts'
import { startServer, type TestServer } from './support/server.ts'
import { verify } from './support/verifications.ts'
import { sumsOf } from './support/wallets.ts'

const jun = 'usr_jun7Q2'
const toDecember = 9.6 * 86_400

let server: TestServer
let token: string
beforeEach(async () => {
  server = await startServer()
  token = (await server.signIn('user')).access_token
  await verify(server, jun, { publisher: 'lumina', tag: null, state: 'APPROVED' })
})
afterEach(async () => {
  await server.close()
  await server.database.close()
})

const own = { api: 'sim-swap', product_id: 'prd_sim-swap-own' }
const api = { token: '', body: { api: 'sim-swap' } }
const subscribe = (more: object = {}) =>
  server.ask('POST', '/portal-api/api/user-subscription', { token, body: { ...own, ...more } })
const subscriptions = async () =>
  (await server.ask('GET', '/portal-api/api/user-subscription', { token })).body.data
const planOf = async () =>
  (await server.ask('POST', '/portal-api/api/get-user-plan', { ...api, token })).body.data
/** Jun has 1,250.50 bought credits of his own. */
const give = (amount: number, key = 'given') =>
  moveCredits(server.db, {
    userId: jun,
    kind: 'TOPUP',
    amount,
    description: 'Top-up',
    reference: key,
    actor: 'USER',
    key,
    now: server.parts.clock(),
  })
const rowsOf = (...kinds: readonly ('PLAN_FEE' | 'INCLUDED' | 'EXPIRY')[]) =>
  server.db
    .selectFrom('ledger')
    .select(['kind', 'amount'])
    .where('user_id', '=', jun)
    .where('kind', 'in', kinds)
    .orderBy('sequence')
    .execute()
const balance = async () => (await sumsOf(server.db, jun)).balance
const later = async (seconds: number) => {
  server.advance(seconds)
  token = (await server.signIn('user')).access_token
}
const use = (credits: number, key: string) =>
  moveCredits(server.db, {
    userId: jun,
    kind: 'USAGE',
    amount: -credits,
    description: 'SIM Swap',
    reference: key,
    actor: 'USER',
    api: 'sim-swap',
    key,
    now: server.parts.clock(),
  })

const fee = { kind: 'PLAN_FEE', amount: -1_700_00 }
const included = { kind: 'INCLUDED', amount: 2_000_00 }

test('taking it pays its fee and gives its credits once; plan, balance call, wallet and ledger tell the same', async () => {
  await give(900_00)
  const before = await balance()
  expect((await subscribe()).status).toBe(201)
  expect(await rowsOf('PLAN_FEE', 'INCLUDED')).toEqual([included, fee])
  expect(await balance()).toBe(before + 300_00)
  // 450.50 between the two would be below the alert of 500.
  expect(
    JSON.stringify((await server.ask('GET', '/portal-api/api/notifications', { token })).body),
  ).not.toContain('low')
  await use(642_60, 'req_a')
  const wallet = (await server.ask('GET', '/portal-api/api/wallet/credits', { token })).body.data
  const left = { credits: '1357.40', validity_date: '2026-11-30', included_credits: '1357.40' }
  expect(wallet.free_credits).toEqual([left])
  expect(await planOf()).toMatchObject({
    plan_type: 'PREPAID',
    scope: 'API',
    included_credits: '2000.00',
    included_left: '1357.40',
  })
  expect(
    (await server.ask('POST', '/portal-api/api/get-credits', { ...api, token })).body.data,
  ).toMatchObject({
    plan_type: 'PREPAID',
    available_credits: wallet.wallet_credits,
    wallet_credits: wallet.wallet_credits,
    included_credits: '1357.40',
  })
  const [month] = (await server.ask('GET', '/portal-api/api/wallet/statements', { token })).body.data
  const entries = month?.entries.filter((one) => one.api === 'sim-swap') ?? []
  expect(entries.map(({ kind, plan_part, credits }) => `${plan_part ?? kind} ${credits}`).sort()).toEqual([
    'FEE -1700.00',
    'INCLUDED 2000.00',
    'USAGE -642.60',
  ])
  const offered = (await server.ask('POST', '/portal-api/api/get-service-plan', { ...api, token })).body.data
  expect(offered.find(({ scope }) => scope === 'API')).toMatchObject({
    plan_type: 'PREPAID',
    current: true,
  })
  const [subscription] = await subscriptions()
  expect(subscription?.plan).toMatchObject({ plan_name: 'SIM Swap monthly', plan_type: 'PREPAID' })
})

test('a wallet that is too small for the fee is left alone, and nothing is subscribed; free credits pay no fee', async () => {
  await moveCredits(server.db, {
    userId: jun,
    kind: 'ADJUSTMENT',
    amount: 5_000_00,
    description: 'Free',
    reference: 'free',
    actor: 'ADMIN',
    key: 'free',
    now: server.parts.clock(),
    validUntil: '2026-12-31',
  })
  const before = await balance()
  const { status, body } = await subscribe()
  expect([status, body.code, body.detail]).toEqual([
    409,
    'plan_fee_not_covered',
    'SIM Swap monthly costs 1,700.00 credits now, and you hold 1,250.50 that you’ve bought. Top up, then choose it again.',
  ])
  expect(await balance()).toBe(before)
  expect((await subscriptions()).map((one) => one.api)).not.toContain('sim-swap')
  // Of a prepared one, nothing is due until it starts.
  expect((await subscribe({ status: 'PENDING' })).status).toBe(201)
})

test('cancelled and taken again in the same month, its fee is not due twice; its credits stay to the end of the month', async () => {
  await give(5_000_00)
  await subscribe()
  const user_subscription_id = (await subscriptions())[0]?.user_subscription_id
  const before = await balance()
  const body = { api: 'sim-swap', user_subscription_id }
  await server.ask('POST', '/portal-api/api/user-unsubscribe', { token, body })
  expect(await balance()).toBe(before)
  await later(3_600)
  expect((await subscribe()).status).toBe(201)
  await renewPlans(server.parts)
  expect(await rowsOf('PLAN_FEE', 'INCLUDED')).toEqual([included, fee])
  expect(await planOf()).toMatchObject({ included_left: '2000.00' })
})

test('a period begins with its fee and its credits once, however many processes see to it; the old ones end', async () => {
  await give(3_000_00)
  await subscribe()
  await renewPlans(server.parts)
  await use(500_00, 'req_a')
  await later(toDecember)
  const twin = await server.twin()
  await race({
    db: server.db,
    lock: sql`SELECT FROM subscriptions WHERE user_id = ${jun} FOR UPDATE`,
    start: () => [server, twin, server, twin].map(({ parts }) => renewPlans(parts)),
  })
  await twin.close()
  expect(await rowsOf('PLAN_FEE', 'INCLUDED', 'EXPIRY')).toEqual([
    included,
    fee,
    { kind: 'EXPIRY', amount: -1_500_00 },
    included,
    fee,
  ])
  expect(await planOf()).toMatchObject({
    included_left: '2000.00',
    period_started_at: '2026-11-30T16:00:00.000Z',
  })
  const { balance: sum, ledger, lots, gaps } = await sumsOf(server.db, jun)
  expect([ledger, lots, gaps]).toEqual([sum, sum, 0])
})

test('of two requests at once that take it, one pays', async () => {
  await give(5_000_00)
  const twin = await server.twin()
  const path = '/portal-api/api/user-subscription'
  const responses = await Promise.all(
    [server, twin, server, twin].map((one) => one.ask('POST', path, { token, body: own })),
  )
  await twin.close()
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  expect(await rowsOf('PLAN_FEE', 'INCLUDED')).toEqual([included, fee])
})

test('a wallet that does not cover the next fee ends the plan, says so, and leaves subscription and keys', async () => {
  await give(500_00)
  await subscribe()
  const before = await balance()
  await later(toDecember)
  await renewPlans(server.parts)
  await endDuePlans(server.parts)
  expect(await rowsOf('PLAN_FEE')).toEqual([fee])
  expect(await balance()).toBeLessThanOrEqual(before)
  expect(await planOf()).toMatchObject({ scope: 'ACCOUNT', plan_name: 'Pay as you go' })
  const [subscription] = await subscriptions()
  expect(subscription).toMatchObject({ status: 'ACTIVE', products: [{ product_id: 'prd_sim-swap-call' }] })
  const bell = JSON.stringify((await server.ask('GET', '/portal-api/api/notifications', { token })).body.data)
  expect(bell).toContain(
    'SIM Swap monthly has ended: its fee of 1,700.00 credits is more than the 50.50 bought ones that you hold.',
  )
})

test('one that was cancelled is paid for until its last day, and not for the next month', async () => {
  await give(5_000_00)
  await subscribe()
  await server.ask('POST', '/portal-api/api/unsubscribe-plan', { ...api, token })
  await later(toDecember)
  await renewPlans(server.parts)
  await endDuePlans(server.parts)
  expect(await rowsOf('PLAN_FEE')).toEqual([fee])
  expect(await planOf()).toMatchObject({ scope: 'ACCOUNT' })
})

test('an account that moves to a monthly plan pays the running month from the wallet, and the next by statement: nothing twice', async () => {
  await give(5_000_00)
  await subscribe()
  await server.db.transaction().execute((tx) =>
    takePlan(tx, {
      userId: jun,
      productId: 'prd_messaging-month',
      now: server.parts.clock(),
      actor: 'USER',
      timeZone: 'Asia/Manila',
    }),
  )
  await server.runJobs()
  await use(100_00, 'req_a')
  const used = { user_id: jun, api: 'sim-swap', calls: 1, failed: 0, latencies: [1] }
  await server.db
    .insertInto('usage_days')
    .values([
      { ...used, day: '2026-11-21', credits: 100_00 },
      { ...used, day: '2026-12-01', credits: 2_001_00 },
    ])
    .execute()
  expect(await planOf()).toMatchObject({ plan_type: 'PREPAID', included_left: '1900.00' })
  const rows = (await server.ask('GET', '/portal-api/api/transactions?view=usage&limit=50', { token })).body
    .data
  expect(rows.find((row) => row.api === 'sim-swap')?.on_statement).toBeUndefined()
  const charges = async (month: string) =>
    (await monthlyCharges(server.db, { userId: jun, month, timeZone: 'Asia/Manila' })).map(
      ({ plan_name, fee: price, extra_credits }) => [plan_name, price, extra_credits],
    )
  expect(await charges('2026-11')).toEqual([['Business monthly', 400_00, 0]])
  expect(await charges('2026-12')).toEqual([
    ['Business monthly', 1_200_00, 0],
    ['SIM Swap monthly', 1_700_00, 1_00],
  ])
  await later(toDecember)
  await renewPlans(server.parts)
  expect(await rowsOf('PLAN_FEE')).toEqual([fee])
  expect(await planOf()).toMatchObject({ plan_type: 'POSTPAID', included_left: '0.00' })
  // The closed month gives back what its calls took, but for those that the plan's own credits paid.
  const statements = (await server.ask('GET', '/portal-api/api/billing-statements', { token })).body.data
  const november = statements.find(({ month }) => month === '2026-11')
  const renewed = await server.db
    .selectFrom('ledger')
    .select('amount')
    .where('user_id', '=', jun)
    .where('reference', '=', november?.invoice_id ?? '')
    .executeTakeFirstOrThrow()
  expect(renewed.amount).toBe(toHundredths(november?.used_credits ?? '') - 100_00)
})
