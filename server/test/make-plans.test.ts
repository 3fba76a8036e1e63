// Plans that administrators draft, sell, replace and retire.
import type { components } from '@switchboard/sdk'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { race } from './support/race.ts'
import { serverOfFile, twinOfFile } from './support/server.ts'
import { type Subscriber, subscriber } from './support/subscribers.ts'

type Schemas = components['schemas']

const server = await serverOfFile()
const twin = await twinOfFile(server)
let admin: Subscriber
let other: Subscriber
let jun: Subscriber
beforeEach(async () => {
  admin = await subscriber(server, 'admin')
  other = await subscriber(twin, 'admin')
  jun = await subscriber(server, 'user')
})

let count = 0
const draft = (more: object = {}): Schemas['SavePlanRequest'] => {
  count += 1
  return {
    ...{
      plan_name: `Team ${count}`,
      description: 'For small teams.',
      plan_type: 'PREPAID',
      period: 'MONTHLY',
    },
    ...{ price: '300.00', price_usd: null, included_credits: '300.00', discount_percent: 25, own_prices: [] },
    limits: { calls_per_second: 50, calls_per_minute: null, calls_per_day: null, calls_per_month: null },
    ...{ kyb_required: false, trial: null, position: 5, audience: 'EVERYBODY', invited: [] },
    ...more,
  }
}
const save = (body: object, by = admin) => by.ask('POST', 'admin/plans', body)
async function saved(body: object): Promise<Schemas['AdminPlan']> {
  const response = await save(body)
  expect(response).toMatchObject({ status: 200 })
  return response.body.data as unknown as Schemas['AdminPlan']
}
const setStatus = (plan: Schemas['AdminPlan'], status: string, more: object = {}, by = admin) =>
  by.ask('POST', 'admin/plans/status', { plan_id: plan.plan_id, revision: plan.revision, status, ...more })
async function sold(more: object = {}): Promise<Schemas['AdminPlan']> {
  const plan = await saved(draft(more))
  expect((await setStatus(plan, 'ON_SALE')).status).toBe(200)
  return (await all()).find(({ plan_id }) => plan_id === plan.plan_id) ?? plan
}
const all = async () => (await admin.ask('GET', 'admin/plans')).body.data as unknown as Schemas['AdminPlan'][]
const onSale = async (query = '') =>
  ((await jun.ask('GET', `plans${query}`)).body.data as unknown as Schemas['Plan'][]).map(
    ({ plan_id }) => plan_id,
  )
const offers = async (by = jun, query = '') =>
  ((await by.ask('GET', `account-plan${query}`)).body.data as unknown as Schemas['AccountPlan']).offers.map(
    ({ plan }) => plan.plan_id,
  )
const errorsOf = ({ body }: Awaited<ReturnType<typeof save>>) => {
  const { code, errors } = body as unknown as Schemas['Problem']
  return errors?.map((one) => [one.pointer, one.code]) ?? code
}
async function take(plan_id: string, by = jun, more: object = {}) {
  const request = { plan_id, when: 'NOW', ...more }
  const { body } = await by.ask('POST', 'plan-changes/preview', request)
  const { quote } = (body.data ?? { quote: '0'.repeat(16) }) as unknown as Schemas['PlanChangeQuote']
  return by.ask('POST', 'plan-changes', { ...request, quote })
}

describe('a draft', () => {
  test('is seen by administrators alone, changes freely, and can be discarded', async () => {
    const plan = await saved(draft())
    expect(plan).toMatchObject({ status: 'DRAFT', revision: 1, accounts: 0 })
    expect(await onSale()).not.toContain(plan.plan_id)
    const changed = await saved({ ...draft(), plan_id: plan.plan_id, revision: 1, price: '350.00' })
    expect(changed).toMatchObject({ price: '350.00', revision: 2 })
    expect((await setStatus(changed, 'DISCARDED')).status).toBe(200)
    expect((await all()).map(({ plan_id }) => plan_id)).not.toContain(plan.plan_id)
  })

  test.each<[why: string, more: object, errors: string[]]>([
    ['a fee without a period', { period: 'NONE' }, ['#/price', '#/included_credits']],
    ['a trial by statement', { plan_type: 'POSTPAID', trial: { days: 7, credits: '50' } }, ['#/trial']],
    [
      'a month tighter than a day',
      { limits: { calls_per_second: null, calls_per_minute: null, calls_per_day: 10, calls_per_month: 5 } },
      ['#/limits/calls_per_month'],
    ],
    [
      'a price of nothing that is sold',
      { own_prices: [{ api: 'messaging', operation_id: 'nope', price: '1' }] },
      ['#/own_prices/0/operation_id'],
    ],
    ['nobody invited', { audience: 'INVITED' }, ['#/invited']],
    ['a blank name', { plan_name: ' ' }, ['#/plan_name']],
  ])('with %s is refused at the field', async (_why, more, pointers) => {
    const errors = errorsOf(await save(draft(more)))
    expect(errors).toEqual(pointers.map((pointer) => [pointer, expect.any(String)]))
  })

  test('that somebody else has saved meanwhile isn’t overwritten', async () => {
    const plan = await saved(draft())
    await saved({ ...draft(), plan_id: plan.plan_id, revision: 1 })
    expect(errorsOf(await save({ ...draft(), plan_id: plan.plan_id, revision: 1 }, other))).toBe(
      'draft_changed',
    )
    expect(errorsOf(await save({ ...draft(), plan_id: plan.plan_id }, other))).toBe('draft_changed')
  })
})

describe('on sale', () => {
  test('that is gone, or that another administrator changed, is neither saved nor sold', async () => {
    expect((await save({ ...draft(), plan_id: 'pln_gone0001', revision: 1 })).status).toBe(404)
    const plan = await saved(draft())
    expect((await setStatus({ ...plan, revision: plan.revision + 1 }, 'ON_SALE')).status).toBe(409)
  })

  test('every API has its prices: the discount, or the plan’s own', async () => {
    const own_prices = [{ api: 'messaging', operation_id: 'sendMessage', price: '0.31' }]
    const plan = await sold({ own_prices })
    expect(await onSale()).toContain(plan.plan_id)
    const { rows } = await sql<{
      api: string
      prices: Record<string, number>
    }>`SELECT api, prices FROM products
      JOIN product_versions USING (product_id) WHERE plan_id = ${plan.plan_id}`.execute(server.db)
    const prices = Object.fromEntries(rows.map((row) => [row.api, row.prices]))
    expect(prices.messaging).toMatchObject({ sendMessage: 31 })
    expect(prices['sim-swap']).toMatchObject({ checkSimSwap: 1_50 })
    expect(rows).toHaveLength(6)
  })

  test('what was sold stays; its words, place and audience change', async () => {
    const plan = await sold()
    const { plan_id, revision, plan_name } = plan
    const same = { ...draft(), plan_name, plan_id, revision }
    expect(errorsOf(await save({ ...same, price: '299.00', discount_percent: 30 }))).toEqual([
      ['#/price', 'not_allowed'],
      ['#/discount_percent', 'not_allowed'],
    ])
    expect(await saved({ ...same, description: 'For teams.', position: 7 })).toMatchObject({
      description: 'For teams.',
      position: 7,
      status: 'ON_SALE',
    })
  })

  test('an own price stays with its operation', async () => {
    const price = '0.31'
    const plan = await sold({ own_prices: [{ api: 'messaging', operation_id: 'sendMessage', price }] })
    const { plan_id, revision, plan_name } = plan
    const own_prices = [{ api: 'sim-swap', operation_id: 'checkSimSwap', price }]
    const moved = await save({ ...draft(), plan_name, plan_id, revision, own_prices })
    expect(errorsOf(moved)).toEqual([['#/own_prices', 'not_allowed']])
  })

  test('to whoever has its link: no other account sees or takes it', async () => {
    const plan = await sold({ audience: 'LINK' })
    expect(plan.link).toMatch(/^lnk_[A-Za-z0-9]{20,}$/)
    expect([await onSale(), await offers()].flat()).not.toContain(plan.plan_id)
    expect((await take(plan.plan_id)).status).toBe(404)
    const query = `?link=${plan.link}`
    expect(await onSale(query)).toContain(plan.plan_id)
    expect(await offers(jun, query)).toContain(plan.plan_id)
    expect((await take(plan.plan_id, jun, { link: plan.link })).status).toBe(200)
    await take('pln_payg')
  })

  test('to invited accounts: another account sees and takes nothing', async () => {
    const plan = await sold({ audience: 'INVITED', invited: ['Jun@Example.com'] })
    const mara = await subscriber(server, 'business')
    expect([await offers(), await offers(mara)].map((ids) => ids.includes(plan.plan_id))).toEqual([
      true,
      false,
    ])
    expect((await take(plan.plan_id, mara)).status).toBe(404)
    expect(await onSale()).not.toContain(plan.plan_id)
  })

  test('a draft can take its place for newcomers: accounts on it keep their terms', async () => {
    const old = await sold()
    expect((await take(old.plan_id)).status).toBe(200)
    const next = await saved(draft({ plan_name: old.plan_name, price: '500.00' }))
    expect(errorsOf(await setStatus(next, 'ON_SALE'))).toEqual([['#/plan_id', 'name_taken']])
    expect((await setStatus(next, 'ON_SALE', { replaces: old.plan_id })).status).toBe(200)
    expect(await onSale()).toContain(next.plan_id)
    expect(await onSale()).not.toContain(old.plan_id)
    const { current } = (await jun.ask('GET', 'account-plan')).body.data as unknown as Schemas['AccountPlan']
    expect(current).toMatchObject({ on_sale: false, plan: { plan_id: old.plan_id, price: '300.00' } })
    await take('pln_payg')
  })
})

describe('retiring', () => {
  test('asks what becomes of the accounts: they move after the notice, at their period’s end', async () => {
    const [plan, next] = [await sold(), await sold()]
    expect((await take(plan.plan_id)).status).toBe(200)
    for (const move_to of [plan.plan_id, 'pln_business', 'pln_nope'])
      expect(errorsOf(await setStatus(plan, 'RETIRED', { move_to }))).toEqual([['#/move_to', 'not_allowed']])
    expect((await setStatus(plan, 'RETIRED', { move_to: next.plan_id })).status).toBe(200)
    const { upcoming } = (await jun.ask('GET', 'account-plan')).body.data as unknown as Schemas['AccountPlan']
    // 30 days from 21 November are in December.
    expect(upcoming).toMatchObject({ plan_id: next.plan_id, starts_on: '2027-01-01', cause: 'RETIRED' })
    expect((await jun.ask('POST', 'plan-changes/cancel')).status).toBe(409)
    await take('pln_payg')
  })

  test('Pay as you go stays on sale: accounts fall back to it', async () => {
    const payg = (await all()).find(({ plan_id }) => plan_id === 'pln_payg')
    expect(payg && errorsOf(await setStatus(payg, 'RETIRED'))).toEqual([['#/status', 'not_allowed']])
  })

  test('while a customer takes it: one of both is first, and the second is told', async () => {
    const plan = await sold()
    const request = { plan_id: plan.plan_id, when: 'NOW' }
    const { body } = await jun.ask('POST', 'plan-changes/preview', request)
    const { quote } = body.data as unknown as Schemas['PlanChangeQuote']
    const results = await race({
      db: server.db,
      lock: sql`SELECT FROM plans WHERE plan_id = ${plan.plan_id} FOR UPDATE`,
      start: () => [
        setStatus(plan, 'RETIRED', {}, other),
        jun.ask('POST', 'plan-changes', { ...request, quote }),
      ],
    })
    const [retired, taken] = results.map((one) => (one.status === 'fulfilled' ? one.value.status : 0))
    expect(retired).toBe(200)
    const { current } = (await jun.ask('GET', 'account-plan')).body.data as unknown as Schemas['AccountPlan']
    expect([taken, current?.plan.plan_id]).toEqual(taken === 200 ? [200, plan.plan_id] : [404, 'pln_payg'])
    await take('pln_payg')
  })

  test('and putting on sale, by two administrators, is done once', async () => {
    const plan = await saved(draft())
    const results = await race({
      db: server.db,
      lock: sql`SELECT FROM plans WHERE plan_id = ${plan.plan_id} FOR UPDATE`,
      start: () => [setStatus(plan, 'ON_SALE'), setStatus(plan, 'DISCARDED', {}, other)],
    })
    const statuses = results.map((one) => (one.status === 'fulfilled' ? one.value.status : 0))
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  })
})

test('a customer can’t make plans', async () => {
  expect([(await save(draft(), jun)).status, (await jun.ask('GET', 'admin/plans')).status]).toEqual([
    403, 403,
  ])
})
