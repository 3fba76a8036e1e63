// Plans of accounts: taken, changed in proportion by day, renewed and left.
import type { components } from '@switchboard/sdk'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { monthlyCharges } from '../src/modules/pricing/plan-use.ts'
import { business, day, growth, jun, planDesk } from './support/plan-desk.ts'
import { race } from './support/race.ts'
import { startServer, type TestServer } from './support/server.ts'

let server: TestServer
let desk: ReturnType<typeof planDesk>
beforeEach(async () => {
  server = await startServer()
  desk = planDesk(server)
})
afterEach(async () => {
  await server.close()
  await server.database.close()
})

type Schemas = components['schemas']

test('plans on sale are public, in their order, with both currencies', async () => {
  const { status, body } = await server.ask('GET', '/portal-api/api/plans')
  expect(status).toBe(200)
  expect(body.data.map(({ plan_name, price, price_usd }) => [plan_name, price, price_usd])).toEqual([
    ['Pay as you go', '0.00', '0.00'],
    ['Growth', '450.00', '8.00'],
    ['Business monthly', '1200.00', '21.43'],
    ['Scale yearly', '42000.00', '750.00'],
  ])
})

describe('changing now', () => {
  test('up: pays and includes the share of the days left, and every call costs less from then on', async () => {
    const before = await desk.balance()
    const quote = await desk.preview({ ...growth, when: 'NOW' })
    expect(quote).toMatchObject({
      lines: [
        { kind: 'FEE', credits: '150.00', paid_by: 'WALLET', days: 10, period_days: 30 },
        { kind: 'INCLUDED', credits: '166.67', paid_by: 'WALLET', days: 10, period_days: 30 },
      ],
      wallet_change: '16.67',
      next_fee: '450.00',
      next_fee_on: '2026-12-01',
      covered: true,
    })
    const { current } = await desk.change({ ...growth, when: 'NOW' })
    expect(current).toMatchObject({
      ...{ started_on: '2026-11-21', period_ends_on: '2026-11-30' },
      ...{ included_credits: '166.67', included_left: '166.67' },
    })
    expect(await desk.balance()).toBe(before + 16_67)
    const { body } = await desk.ask('POST', 'get-credits', { api: 'messaging' })
    const { prices } = body.data as unknown as Schemas['ApiCredits']
    expect(prices.find(({ operation_id }) => operation_id === 'sendMessage')?.price).toBe('0.57')
    const subscriptions = await desk.read<Schemas['Subscription'][]>('user-subscription')
    const named = subscriptions
      .filter(({ status }) => status !== 'CANCELLED')
      .flatMap(({ products }) => products)
    expect(new Set(named.map(({ product_id }) => product_id.replace(/^prd_.*-/, '')))).toEqual(
      new Set(['growth']),
    )
    await desk.expectSound()
  })

  test('down: gives the unused days back, but no larger part of the fee than is left of the included credits', async () => {
    const before = await desk.balance()
    await desk.change({ ...growth, when: 'NOW' })
    server.advance(5 * day)
    expect((await desk.preview({ plan_id: 'pln_payg', when: 'NOW' })).lines).toMatchObject([
      { kind: 'FEE_BACK', credits: '75.00', days: 5, period_days: 10 },
      { kind: 'INCLUDED_BACK', credits: '83.33' },
    ])
    await desk.spend(150_00)
    const { lines } = await desk.preview({ plan_id: 'pln_payg', when: 'NOW' })
    expect(lines).toMatchObject([
      { kind: 'FEE_BACK', credits: '15.00' },
      { kind: 'INCLUDED_BACK', credits: '16.67' },
    ])
    await desk.change({ plan_id: 'pln_payg', when: 'NOW' })
    expect(await desk.balance()).toBe(before + 16_67 - 150_00 - 1_67)
    expect(await desk.rows()).toMatchObject([
      { kind: 'INCLUDED', amount: 166_67 },
      { kind: 'PLAN_FEE', amount: -150_00 },
      { kind: 'PLAN_FEE', amount: 15_00, description: 'Growth, unused (5 of 10 days)' },
      { kind: 'INCLUDED', amount: -16_67 },
    ])
    await desk.expectSound()
  })

  test('there and back on one day costs nothing, however often', async () => {
    const before = await desk.balance()
    for (const plan_id of ['pln_growth', 'pln_payg', 'pln_growth', 'pln_payg'])
      await desk.change({ plan_id, when: 'NOW' })
    expect(await desk.balance()).toBe(before)
    await desk.expectSound()
  })

  test('across: from the wallet to statements, whose first one has the share of its days', async () => {
    await desk.verified()
    await desk.change({ ...growth, when: 'NOW' })
    expect((await desk.preview({ ...business, when: 'NOW' })).lines).toMatchObject([
      { kind: 'FEE_BACK', credits: '150.00', paid_by: 'WALLET' },
      { kind: 'INCLUDED_BACK', credits: '166.67', paid_by: 'WALLET' },
      { kind: 'FEE', credits: '400.00', paid_by: 'STATEMENT', days: 10, period_days: 30 },
      { kind: 'INCLUDED', credits: '500.00', paid_by: 'STATEMENT' },
    ])
    await desk.change({ ...business, when: 'NOW' })
    await server.runJobs()
    const charges = await monthlyCharges(server.db, {
      userId: jun,
      month: '2026-11',
      timeZone: 'Asia/Manila',
    })
    expect(charges).toMatchObject([{ plan_name: 'Business monthly', fee: 400_00, included_credits: 500_00 }])
    await desk.expectSound()
  })

  test('between two plans on statements, each has its days on the month’s statement', async () => {
    await desk.verified()
    await desk.change({ ...business, when: 'NOW' })
    server.advance(4 * day)
    const { lines } = await desk.preview({ plan_id: 'pln_scale', when: 'NOW' })
    expect(lines).toMatchObject([
      { kind: 'FEE_BACK', credits: '240.00', paid_by: 'STATEMENT', days: 6, period_days: 30 },
      { kind: 'INCLUDED_BACK', credits: '300.00' },
      { kind: 'FEE', plan_name: 'Scale yearly', credits: '39238.36', days: 341, period_days: 365 },
      { kind: 'INCLUDED', credits: '56054.79' },
    ])
    expect(lines).toHaveLength(4)
    await desk.change({ plan_id: 'pln_scale', when: 'NOW' })
    await server.runJobs()
    const charges = await monthlyCharges(server.db, {
      userId: jun,
      month: '2026-11',
      timeZone: 'Asia/Manila',
    })
    expect(charges.map(({ plan_name, fee }) => [plan_name, fee])).toMatchObject([
      ['Business monthly', 160_00],
      ['Scale yearly', 39_238_36],
    ])
  })

  test('a quote holds for its day: at midnight another amount is due, and nothing is done', async () => {
    const { quote } = await desk.preview({ ...growth, when: 'NOW' })
    server.advance(day)
    expect(await desk.errorOf('plan-changes', { ...growth, when: 'NOW', quote })).toEqual([
      '#/quote',
      'amount_differs',
    ])
    expect(await desk.rows()).toEqual([])
  })

  test('a wallet without enough bought credits takes nothing', async () => {
    await desk.spend((await desk.balance()) - 100_00)
    const { quote, covered } = await desk.preview({ ...growth, when: 'NOW' })
    expect(covered).toBe(false)
    expect(await desk.errorOf('plan-changes', { ...growth, when: 'NOW', quote })).toEqual([
      'plan_fee_not_covered',
      'Growth costs 150.00 credits now, and you hold 100.00 that you’ve bought. Top up, then choose it again.',
    ])
    expect((await desk.mine()).current?.plan.plan_name).toBe('Pay as you go')
    await desk.expectSound()
  })

  test('two confirmations of one quote, at two connections, change once', async () => {
    const before = await desk.balance()
    const { quote } = await desk.preview({ ...growth, when: 'NOW' })
    const { access_token: token } = await server.signIn('user')
    const body = { ...growth, when: 'NOW', quote }
    const results = await race({
      db: server.db,
      lock: sql`SELECT FROM users WHERE id = ${jun} FOR UPDATE`,
      start: () => [1, 2].map(() => server.ask('POST', '/portal-api/api/plan-changes', { token, body })),
    })
    const statuses = results.map((result) => (result.status === 'fulfilled' ? result.value.status : 0))
    expect(statuses.toSorted()).toEqual([200, 422])
    expect(await desk.balance()).toBe(before + 16_67)
  })
})

describe('changing at the period’s end', () => {
  test('is told before, can be cancelled, and begins with the first minute', async () => {
    await desk.change({ ...growth, when: 'NOW' })
    expect((await desk.change({ plan_id: 'pln_payg', when: 'PERIOD_END' })).upcoming).toMatchObject({
      plan_name: 'Pay as you go',
      starts_on: '2026-12-01',
      cause: 'CHOSEN',
    })
    expect((await desk.ask('POST', 'plan-changes/cancel')).status).toBe(200)
    expect((await desk.ask('POST', 'plan-changes/cancel')).status).toBe(409)
    await desk.change({ plan_id: 'pln_payg', when: 'PERIOD_END' })
    server.advance(9.6 * day)
    await desk.jobs()
    expect(await desk.mine()).toMatchObject({
      current: { plan: { plan_name: 'Pay as you go' } },
      upcoming: null,
    })
    expect((await desk.rows()).filter(({ kind }) => kind === 'PLAN_FEE')).toHaveLength(1)
    await desk.expectSound()
  })

  test('leaves statements with the month: the last one is closed, the line goes back, calls are paid from the wallet', async () => {
    await desk.verified()
    const before = await desk.balance()
    await desk.change({ ...business, when: 'NOW' })
    await server.runJobs()
    expect(await desk.balance()).toBe(before + server.parts.settings.creditLine)
    expect(await desk.errorOf('plan-changes/preview', { ...growth, when: 'NOW' })).toEqual([
      '#/when',
      'not_allowed',
    ])
    await desk.change({ ...growth, when: 'PERIOD_END' })
    await desk.spend(100_00)
    server.advance(9.6 * day + 600)
    await desk.jobs()
    expect((await desk.mine()).current?.plan.plan_name).toBe('Growth')
    expect((await desk.statements()).map(({ month, status }) => [month, status])).toEqual([
      ['2026-11', 'DUE'],
    ])
    expect((await desk.read<Schemas['WalletCredits']>('wallet/credits')).line_credits).toBeUndefined()
    // 450 were paid for the month, and 500 came with it. The call is on the statement, as are the 59.40 of the day’s earlier ones.
    expect(await desk.balance()).toBe(before + 50_00 + 59_40)
    await desk.expectSound()

    await desk.change({ ...business, when: 'NOW' })
    await server.runJobs()
    await desk.spend(40_00)
    expect((await desk.read<Schemas['WalletCredits']>('wallet/credits')).line_credits).toBe('9960.00')
    server.advance(31 * day)
    await desk.jobs()
    expect((await desk.statements()).map(({ month, used_credits }) => [month, used_credits])).toMatchObject([
      ['2027-01', '0.00'],
      ['2026-12', '40.00'],
      ['2026-11', '159.40'],
    ])
    await desk.expectSound()
  })
})

describe('renewing', () => {
  test('pays the whole fee with the month, once, and falls back to pay as you go when the wallet is short', async () => {
    await desk.change({ ...growth, when: 'NOW' })
    server.advance(9.6 * day)
    await Promise.all([desk.jobs(), desk.jobs()])
    expect((await desk.rows()).filter(({ amount }) => amount === -450_00)).toHaveLength(1)
    await desk.spend((await desk.balance()) - 10_00)
    server.advance(31 * day)
    await desk.jobs()
    expect((await desk.mine()).current?.plan.plan_name).toBe('Pay as you go')
    expect(await desk.notices()).toContain(
      'Your bought credits didn’t cover the fee of Growth. You’re now on Pay as you go.',
    )
    await desk.expectSound()
  })
})

test('a plan for verified businesses asks for the verification', async () => {
  expect((await desk.errorOf('plan-changes/preview', { ...business, when: 'NOW' }))[0]).toBe('kyb_required')
})
