import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { leaveOwnPlan, mara, takeOwnPlan, useOfMara } from './support/own-plan.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()
let token: string
beforeAll(async () => {
  token = (await server.signIn('business')).access_token
})
beforeEach(() => leaveOwnPlan(server.db))

const post = (path: string, body: unknown, by = token) =>
  server.ask('POST', `/portal-api/api/${path}`, { token: by, body })
const planOf = async (api: string, persona = 'business') => {
  const { access_token } = await server.signIn(persona)
  return (await post('get-user-plan', { api }, access_token)).body.data
}
const profile = async () => (await server.ask('GET', '/portal-api/api/profile', { token })).body.data

describe('getUserPlan', () => {
  test('200: pay as you go has no periods and is counted by the month', async () => {
    expect(await planOf('messaging', 'user')).toMatchObject({
      plan_id: 'pln_payg',
      plan_name: 'Pay as you go',
      scope: 'ACCOUNT',
      status: 'ACTIVE',
      period: 'NONE',
      price: '0.00',
      period_started_at: '2026-10-31T16:00:00.000Z',
      renews_at: null,
      ends_at: null,
    })
  })

  test('200: the business plan renews at midnight in Manila, and counts every API of this month', async () => {
    await useOfMara(server.db, [
      ['2026-10-31', 'messaging', 5_00],
      ['2026-11-01', 'messaging', 7_00],
      ['2026-11-21', 'sim-swap', 11_00],
    ])
    expect(await planOf('messaging')).toMatchObject({
      plan_type: 'POSTPAID',
      price: '1200.00',
      included_credits: '1500.00',
      plan_consumption: '18.00',
      period_started_at: '2026-10-31T16:00:00.000Z',
      renews_at: '2026-11-30T16:00:00.000Z',
    })
    expect(await profile()).toMatchObject({ plan_consumption: '18.00' })
  })

  test('200: null before the first plan', async () => {
    const { access_token } = await server.signIn('newUser')
    const agreed = { tc_agree: true, one_shared_globe: true }
    await server.ask('PUT', '/portal-api/api/sso-verify/agree', { token: access_token, body: agreed })
    expect((await post('get-user-plan', { api: 'sim-swap' }, access_token)).body).toEqual({ data: null })
  })

  test("200: an API's own plan charges that API alone, and the account's plan the others", async () => {
    await takeOwnPlan(server.db)
    await useOfMara(server.db, [
      ['2026-11-02', 'sim-swap', 642_60],
      ['2026-11-02', 'messaging', 30_00],
    ])
    expect(await planOf('sim-swap')).toMatchObject({
      plan_name: 'SIM Swap monthly',
      scope: 'API',
      price: '1700.00',
      included_credits: '2000.00',
      plan_consumption: '642.60',
    })
    expect(await planOf('messaging')).toMatchObject({ scope: 'ACCOUNT', plan_consumption: '30.00' })
    expect(await profile()).toMatchObject({ plan_consumption: '30.00' })
  })

  test('200: the first period begins when the plan was taken, and what was used before is not its', async () => {
    await takeOwnPlan(server.db, { since: '2026-11-10T03:00:00.000Z' })
    await useOfMara(server.db, [
      ['2026-11-09', 'sim-swap', 20_00],
      ['2026-11-10', 'sim-swap', 3_00],
    ])
    expect(await planOf('sim-swap')).toMatchObject({
      plan_consumption: '3.00',
      period_started_at: '2026-11-10T03:00:00.000Z',
      renews_at: '2026-11-30T16:00:00.000Z',
    })
    expect(await planOf('messaging')).toMatchObject({ plan_consumption: '20.00' })
  })

  test('200: a subscription that is only prepared brings no plan yet', async () => {
    await takeOwnPlan(server.db)
    await server.db
      .updateTable('subscriptions')
      .set({ status: 'PENDING' })
      .where('user_id', '=', mara)
      .execute()
    expect(await planOf('sim-swap')).toMatchObject({ scope: 'ACCOUNT' })
  })
})

describe('listPlanLimits', () => {
  const plans = async (query: string) => {
    const { status, body } = await server.ask('GET', `/portal-api/api/plan-limits${query}`)
    expect(status).toBe(200)
    return body.data as { plan_name: string; limits: Record<string, number | null> }[]
  }

  test('200: what plans of accounts allow, for anybody', async () => {
    expect((await plans('')).map(({ plan_name, limits }) => [plan_name, Object.values(limits)])).toEqual([
      ['Pay as you go', [100, 3000, 100_000, null]],
      ['Growth', [200, 6000, 300_000, null]],
      ['Business monthly', [300, 10_000, null, 5_000_000]],
      ['Scale yearly', [500, 20_000, null, null]],
    ])
  })

  test('200: of an API, those that it is offered with; of one that there is not, none', async () => {
    expect((await plans('?api=sim-swap')).map(({ plan_name }) => plan_name)).toEqual([
      'Pay as you go',
      'Growth',
      'Business monthly',
      'SIM Swap monthly',
      'Scale yearly',
    ])
    expect(await plans('?api=no-such-api')).toEqual([])
  })
})

describe('getServicePlan', () => {
  interface ServicePlan {
    plan_name: string
    product_id: string
    scope: string
    current: boolean
    kyb_required: boolean
  }
  const plans = async (api: string) => (await post('get-service-plan', { api })).body.data as ServicePlan[]

  test('200: the cheapest first, each with the product to take, the one in force marked', async () => {
    const list = await plans('sim-swap')
    expect(list.map(({ plan_name, product_id, current }) => [plan_name, product_id, current])).toEqual([
      ['Pay as you go', 'prd_sim-swap-call', false],
      ['Growth', 'prd_sim-swap-growth', false],
      ['Business monthly', 'prd_sim-swap-month', true],
      ['SIM Swap monthly', 'prd_sim-swap-own', false],
      ['Scale yearly', 'prd_sim-swap-scale', false],
    ])
    expect(list.map(({ kyb_required }) => kyb_required)).toEqual([false, false, true, true, true])
    expect(list.map(({ scope }) => scope)).toEqual(['ACCOUNT', 'ACCOUNT', 'ACCOUNT', 'API', 'ACCOUNT'])
  })

  test("200: the API's own plan is the current one while it lasts; another API has none of it", async () => {
    await takeOwnPlan(server.db)
    expect((await plans('sim-swap')).map(({ current }) => current)).toEqual([
      false,
      false,
      false,
      true,
      false,
    ])
    expect((await plans('messaging')).map(({ plan_name, current }) => [plan_name, current])).toEqual([
      ['Pay as you go', false],
      ['Growth', false],
      ['Business monthly', true],
      ['Scale yearly', false],
    ])
  })
})

describe.each(['get-user-plan', 'get-service-plan', 'unsubscribe-plan'])('%s', (path) => {
  test('404: an API that is not in the catalogue', async () => {
    const { status, body } = await post(path, { api: 'sim-swop' })
    expect([status, body.code]).toEqual([404, 'not_found'])
  })
})
