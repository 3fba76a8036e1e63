import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ownPrices } from '../src/modules/pricing/prices.ts'
import { endDuePlans } from '../src/modules/subscriptions/end-due-plans.ts'
import type { Tx } from '../src/platform/db/client.ts'
import { allAtOnce } from './support/all-wait.ts'
import { mara, simSwapOfMara, takeOwnPlan } from './support/own-plan.ts'
import { startServer, type TestServer } from './support/server.ts'

const toDecember = 9.6 * 86_400

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
const giveUp = (api = 'sim-swap') => post('unsubscribe-plan', { api })

describe('unsubscribePlan', () => {
  test('200: it ends with its period, is told and written down, and is used until then', async () => {
    await takeOwnPlan(server.db)
    const { status, body } = await giveUp()
    const ending = { status: 'ENDING', renews_at: null, ends_at: '2026-11-30T16:00:00.000Z' }
    expect([status, body.data]).toEqual([200, expect.objectContaining(ending)])
    expect(await planOf('sim-swap')).toEqual(body.data)
    const audit = await server.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'plan.give_up')
      .execute()
    expect(audit).toEqual([{ details: { plan_id: 'pln_sim-swap-month', last_day: '2026-11-30' } }])
    const bell = await server.ask('GET', '/portal-api/api/notifications', { token })
    expect(JSON.stringify(bell.body.data)).toContain('SIM Swap monthly ends on 30 November 2026.')
  })

  test('409 plan_ending: of twenty at once one gives up, and nothing is changed by the others', async () => {
    await takeOwnPlan(server.db)
    const twin = await server.twin()
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? twin : server).ask('POST', '/portal-api/api/unsubscribe-plan', {
          token,
          body: { api: 'sim-swap' },
        }),
      ),
    )
    await twin.close()
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(responses.filter(({ body }) => body.code === 'plan_ending')).toHaveLength(19)
    expect((await giveUp()).body.detail).toContain('ends on 30 November 2026')
  })

  test("409 no_plan_to_end: only the account's own plan is in force, or none", async () => {
    const { body } = await giveUp('messaging')
    expect([body.code, body.detail]).toEqual([
      'no_plan_to_end',
      'Calls to Messaging are charged under the account plan, Business monthly. There’s nothing to cancel.',
    ])
    await server.db
      .updateTable('users')
      .set({ plan_type: null, plan_name: null })
      .where('id', '=', mara)
      .execute()
    expect((await giveUp('messaging')).body.detail).toContain('You have no plan for Messaging.')
  })

  test("a stranger's plan is not touched", async () => {
    await takeOwnPlan(server.db)
    const { access_token } = await server.signIn('user')
    expect((await post('unsubscribe-plan', { api: 'sim-swap' }, access_token)).body.code).toBe(
      'no_plan_to_end',
    )
    expect(await planOf('sim-swap')).toMatchObject({ status: 'ACTIVE' })
  })
})

describe('a plan that was given up', () => {
  const holdSubscription = (tx: Tx) =>
    tx.selectFrom('subscriptions').select('id').where('user_id', '=', mara).forUpdate().execute()
  const checkPrice = async (on: string) =>
    (await ownPrices(server.db, { userId: mara, api: 'sim-swap', on })).get('checkSimSwap')

  test('is over at midnight in Manila, also before anybody has cleared it away', async () => {
    await takeOwnPlan(server.db)
    await giveUp()
    expect([await checkPrice('2026-11-30'), await checkPrice('2026-12-01')]).toEqual([170, 180])
    server.advance(toDecember)
    token = (await server.signIn('business')).access_token
    expect(await planOf('sim-swap')).toMatchObject({ scope: 'ACCOUNT', plan_name: 'Business monthly' })
    expect((await giveUp()).body.code).toBe('no_plan_to_end')
  })

  test('leaves the subscription, once, however many processes clear up; keys stay', async () => {
    await takeOwnPlan(server.db)
    await giveUp()
    await endDuePlans(server.parts)
    expect((await simSwapOfMara(server.db)).products).toMatchObject([{ product_id: 'prd_sim-swap-own' }])
    server.advance(toDecember)
    const twin = await server.twin()
    const clearings = [server, twin, server, twin].map(
      ({ parts }) =>
        () =>
          endDuePlans(parts),
    )
    await allAtOnce(server.db, holdSubscription, clearings)
    await twin.close()
    const { status, products, id } = await simSwapOfMara(server.db)
    expect([status, products]).toMatchObject(['ACTIVE', [{ product_id: 'prd_sim-swap-month' }]])
    const keys = await server.db
      .selectFrom('api_keys')
      .select('revoked_at')
      .where('subscription_id', '=', id)
      .execute()
    expect(keys).toEqual([{ revoked_at: null }, { revoked_at: null }])
    const notices = await server.db
      .selectFrom('notifications')
      .select('message')
      .where('user_id', '=', mara)
      .where('message', 'like', '%has ended%')
      .execute()
    expect(notices).toEqual([
      { message: 'SIM Swap monthly has ended. Calls are now charged under Business monthly.' },
    ])
  })

  test('leaves the other products alone', async () => {
    await takeOwnPlan(server.db, { alone: false })
    await giveUp()
    server.advance(toDecember)
    await endDuePlans(server.parts)
    const { products } = await simSwapOfMara(server.db)
    expect(products.map(({ product_id }) => product_id)).toEqual(['prd_sim-swap-month'])
  })

  test('and taken again later is a new one, which nobody gave up', async () => {
    await takeOwnPlan(server.db)
    await giveUp()
    await takeOwnPlan(server.db, { since: '2026-11-21T01:43:00.000Z' })
    expect(await planOf('sim-swap')).toMatchObject({ status: 'ACTIVE' })
    server.advance(toDecember)
    await endDuePlans(server.parts)
    expect((await simSwapOfMara(server.db)).products).toMatchObject([{ product_id: 'prd_sim-swap-own' }])
  })

  test('is left as it is where the subscription was cancelled meanwhile', async () => {
    await takeOwnPlan(server.db)
    await giveUp()
    await server.db
      .updateTable('subscriptions')
      .set({ status: 'CANCELLED' })
      .where('user_id', '=', mara)
      .execute()
    server.advance(toDecember)
    await endDuePlans(server.parts)
    expect((await simSwapOfMara(server.db)).products).toMatchObject([{ product_id: 'prd_sim-swap-own' }])
  })
})
