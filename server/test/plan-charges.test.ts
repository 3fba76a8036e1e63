import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { monthlyCharges } from '../src/modules/pricing/plan-use.ts'
import { endDuePlans } from '../src/modules/subscriptions/end-due-plans.ts'
import { takePlan } from '../src/modules/subscriptions/take-plan.ts'
import { allAtOnce } from './support/all-wait.ts'
import { mara, simSwapOfMara, takeOwnPlan, useOfMara } from './support/own-plan.ts'
import { startServer, type TestServer } from './support/server.ts'
import { start } from './support/world.ts'

const jun = 'usr_jun7Q2'

let server: TestServer
let token: string
beforeEach(async () => {
  server = await startServer()
  token = (await server.signIn('business')).access_token
})
afterEach(async () => {
  await server.close()
  await server.database.close()
})

const post = (path: string, body: unknown, by = token) =>
  server.ask('POST', `/portal-api/api/${path}`, { token: by, body })
const planOf = async (api: string, persona = 'business') => {
  const { access_token } = await server.signIn(persona)
  return (await post('get-user-plan', { api }, access_token)).body.data
}

describe('taking a plan', () => {
  const take = (userId: string, productId: string) =>
    server.db
      .transaction()
      .execute((tx) =>
        takePlan(tx, { userId, productId, now: start, actor: 'USER', timeZone: 'Asia/Manila' }),
      )
  const accountPlan = async (userId: string) =>
    server.db
      .selectFrom('users')
      .select(['plan_type', 'plan_name'])
      .where('id', '=', userId)
      .executeTakeFirst()

  test('the first becomes the plan of the account, and begins then', async () => {
    await take('usr_leo5Nw', 'prd_messaging-call')
    expect(await accountPlan('usr_leo5Nw')).toEqual({ plan_type: 'PREPAID', plan_name: 'Pay as you go' })
  })

  test('the business plan takes the place of pay as you go from now on, and never the other way round', async () => {
    await take(jun, 'prd_messaging-month')
    await take(jun, 'prd_messaging-call')
    expect(await accountPlan(jun)).toEqual({ plan_type: 'POSTPAID', plan_name: 'Business monthly' })
    expect(await planOf('messaging', 'user')).toMatchObject({ period_started_at: start.toISOString() })
  })

  test("an API's own plan leaves the account's alone, and an unknown product changes nothing", async () => {
    await take(jun, 'prd_sim-swap-own')
    await take(jun, 'prd_nothing')
    expect(await accountPlan(jun)).toMatchObject({ plan_type: 'PREPAID' })
  })

  test('twice at once begins it once', async () => {
    await allAtOnce(
      server.db,
      (tx) => tx.selectFrom('users').select('id').where('id', '=', 'usr_leo5Nw').forUpdate().execute(),
      ['prd_messaging-call', 'prd_sim-swap-call'].map((product) => () => take('usr_leo5Nw', product)),
    )
    const began = await server.db.selectFrom('account_plans').selectAll().execute()
    expect(began).toMatchObject([{ user_id: 'usr_leo5Nw', plan_id: 'pln_payg', started_at: start }])
  })
})

describe('the charges of a month', () => {
  const charges = async (month: string) => {
    const lines = await monthlyCharges(server.db, { userId: mara, month, timeZone: 'Asia/Manila' })
    return lines.map(({ plan_name, amount }) => [plan_name, amount])
  }
  /** Ends SIM Swap's product at once; its plan goes with it. */
  const drop = async () => {
    const { id } = await simSwapOfMara(server.db)
    const body = { api: 'sim-swap', user_subscription_id: id, product_id: 'prd_sim-swap-own' }
    expect((await post('user-unsubscribe', body)).status).toBe(200)
  }

  test('the price, and what was used beyond the included credits in that month', async () => {
    await useOfMara(server.db, [
      ['2026-10-31', 'messaging', 1_500_00],
      ['2026-11-01', 'messaging', 1_580_00],
      ['2026-12-01', 'messaging', 7_00],
    ])
    expect(await charges('2026-10')).toEqual([['Business monthly', 1_200_00]])
    expect(await charges('2026-11')).toEqual([['Business monthly', 1_280_00]])
  })

  test("an API's own plan is charged apart, and its calls once", async () => {
    await takeOwnPlan(server.db, { since: '2026-11-10T03:00:00.000Z' })
    await useOfMara(server.db, [
      ['2026-11-09', 'sim-swap', 100_00],
      ['2026-11-10', 'sim-swap', 2_003_00],
      ['2026-11-10', 'messaging', 1_500_00],
    ])
    expect(await charges('2026-10')).toEqual([['Business monthly', 1_200_00]])
    expect(await charges('2026-11')).toEqual([
      ['Business monthly', 1_300_00],
      ['SIM Swap monthly', 1_703_00],
    ])
  })

  test('one that was given up is on the statement of its last month, and on none after it', async () => {
    await takeOwnPlan(server.db)
    await post('unsubscribe-plan', { api: 'sim-swap' })
    await useOfMara(server.db, [['2026-11-20', 'sim-swap', 9_000_00]])
    server.advance(10 * 86_400)
    await endDuePlans(server.parts)
    expect(await charges('2026-11')).toEqual([
      ['Business monthly', 1_200_00],
      ['SIM Swap monthly', 8_700_00],
    ])
    expect(await charges('2026-12')).toEqual([['Business monthly', 1_200_00]])
  })

  test('one whose product was dropped at once is still charged; what comes after is not its', async () => {
    await takeOwnPlan(server.db)
    await useOfMara(server.db, [
      ['2026-11-21', 'sim-swap', 2_001_00],
      ['2026-11-22', 'sim-swap', 1_600_00],
    ])
    await drop()
    expect(await planOf('sim-swap')).toMatchObject({ scope: 'ACCOUNT' })
    expect(await charges('2026-11')).toEqual([
      ['Business monthly', 1_300_00],
      ['SIM Swap monthly', 1_701_00],
    ])
  })

  test('dropped after it was given up, it ends today and not with the month', async () => {
    await takeOwnPlan(server.db)
    await post('unsubscribe-plan', { api: 'sim-swap' })
    await drop()
    const ends = await server.db.selectFrom('plan_ends').selectAll().execute()
    expect(ends).toMatchObject([{ last_day: '2026-11-21', ended_at: start }])
  })

  test('pay as you go costs nothing by the month', async () => {
    expect(await monthlyCharges(server.db, { userId: jun, month: '2026-11', timeZone: 'UTC' })).toEqual([])
  })

  test('a year is charged in the month it begins, and use beyond it in the month it happens', async () => {
    await server.db
      .updateTable('plans')
      .set({ period: 'YEARLY' })
      .where('plan_id', '=', 'pln_business')
      .execute()
    await useOfMara(server.db, [
      ['2026-01-05', 'messaging', 1_000_00],
      ['2026-03-05', 'messaging', 600_00],
      ['2026-04-05', 'messaging', 30_00],
    ])
    expect(await charges('2026-01')).toEqual([['Business monthly', 1_200_00]])
    expect(await charges('2026-02')).toEqual([['Business monthly', 0]])
    expect(await charges('2026-03')).toEqual([['Business monthly', 100_00]])
    expect(await charges('2026-04')).toEqual([['Business monthly', 30_00]])
  })
})
