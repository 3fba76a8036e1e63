// Plans of accounts: taken, changed in proportion by day, tried, renewed and left.
import type { components } from '@switchboard/sdk'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { changeDuePlans, renewAccountPlans, tellOfTrialEnds } from '../src/modules/account-plans/due-plans.ts'
import { monthlyCharges } from '../src/modules/pricing/plan-use.ts'
import { moveCredits } from '../src/modules/wallet/move-credits.ts'
import { checkData } from '../src/platform/backup/check-data.ts'
import { race } from './support/race.ts'
import { startServer, type TestServer } from './support/server.ts'
import { verify } from './support/verifications.ts'
import { sumsOf } from './support/wallets.ts'

type Schemas = components['schemas']

const jun = 'usr_jun7Q2'
const day = 86_400
/** It’s 21 November: ten of thirty days are left, today included. */
const growth = { plan_id: 'pln_growth' }
const business = { plan_id: 'pln_business' }

let server: TestServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(async () => {
  await server.close()
  await server.database.close()
})

async function ask(method: 'GET' | 'POST', path: string, body?: object, persona = 'user') {
  const { access_token: token } = await server.signIn(persona)
  return server.ask(method, `/portal-api/api/${path}`, { token, ...(body && { body }) })
}
const mine = async (persona?: string) =>
  (await ask('GET', 'account-plan', undefined, persona)).body.data as Schemas['AccountPlan']
const preview = async (body: object, persona?: string) =>
  (await ask('POST', 'plan-changes/preview', body, persona)).body.data as Schemas['PlanChangeQuote']
async function change(body: object, persona?: string) {
  const { quote } = await preview(body, persona)
  const changed = await ask('POST', 'plan-changes', { ...body, quote }, persona)
  expect(changed.body).toMatchObject({ data: {} })
  return changed.body.data as Schemas['AccountPlan']
}
const errorOf = async (path: string, body: object, persona?: string) => {
  const { body: problem } = await ask('POST', path, body, persona)
  const { code, detail, errors } = problem as unknown as Schemas['Problem']
  return errors?.[0] ? [errors[0].pointer, errors[0].code] : [code, detail]
}
const balance = async () => (await sumsOf(server.db, jun)).balance
const rows = () =>
  server.db
    .selectFrom('ledger')
    .select(['kind', 'amount', 'description'])
    .where('user_id', '=', jun)
    .where('kind', 'in', ['PLAN_FEE', 'INCLUDED'])
    .orderBy('sequence')
    .execute()
const expectSound = async () => {
  const { balance: sum, ledger, lots, gaps } = await sumsOf(server.db, jun)
  expect([ledger, lots, gaps]).toEqual([sum, sum, 0])
  expect((await checkData({ db: server.db, kybFolder: server.parts.settings.kybFolder })).faults).toEqual([])
}
const verified = () => verify(server, jun, { publisher: 'lumina', tag: null, state: 'APPROVED' })
const spend = (amount: number) =>
  moveCredits(server.db, {
    ...{
      userId: jun,
      kind: 'USAGE',
      amount: -amount,
      description: 'Call',
      reference: 'spent',
      actor: 'USER',
    },
    ...{ key: `spent-${amount}`, now: server.parts.clock() },
  })
const jobs = async () => {
  await server.runJobs()
  await changeDuePlans(server.parts)
  await renewAccountPlans(server.parts)
  await server.runJobs()
}
const read = async <Data>(path: string) => (await ask('GET', path)).body.data as unknown as Data
const notices = async () =>
  (await read<Schemas['Notification'][]>('notifications')).map(({ message }) => message)
const statements = () => read<Schemas['BillingStatement'][]>('billing-statements')

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
    const before = await balance()
    const quote = await preview({ ...growth, when: 'NOW' })
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
    const { current } = await change({ ...growth, when: 'NOW' })
    expect(current).toMatchObject({
      ...{ started_on: '2026-11-21', period_ends_on: '2026-11-30' },
      ...{ included_credits: '166.67', included_left: '166.67' },
    })
    expect(await balance()).toBe(before + 16_67)
    const { body } = await ask('POST', 'get-credits', { api: 'messaging' })
    const { prices } = body.data as unknown as Schemas['ApiCredits']
    expect(prices.find(({ operation_id }) => operation_id === 'sendMessage')?.price).toBe('0.57')
    const subscriptions = await read<Schemas['Subscription'][]>('user-subscription')
    const named = subscriptions
      .filter(({ status }) => status !== 'CANCELLED')
      .flatMap(({ products }) => products)
    expect(new Set(named.map(({ product_id }) => product_id.replace(/^prd_.*-/, '')))).toEqual(
      new Set(['growth']),
    )
    await expectSound()
  })

  test('down: gives the unused days back, but no larger part of the fee than is left of the included credits', async () => {
    const before = await balance()
    await change({ ...growth, when: 'NOW' })
    server.advance(5 * day)
    expect((await preview({ plan_id: 'pln_payg', when: 'NOW' })).lines).toMatchObject([
      { kind: 'FEE_BACK', credits: '75.00', days: 5, period_days: 10 },
      { kind: 'INCLUDED_BACK', credits: '83.33' },
    ])
    await spend(150_00)
    const { lines } = await preview({ plan_id: 'pln_payg', when: 'NOW' })
    expect(lines).toMatchObject([
      { kind: 'FEE_BACK', credits: '15.00' },
      { kind: 'INCLUDED_BACK', credits: '16.67' },
    ])
    await change({ plan_id: 'pln_payg', when: 'NOW' })
    expect(await balance()).toBe(before + 16_67 - 150_00 - 1_67)
    expect(await rows()).toMatchObject([
      { kind: 'INCLUDED', amount: 166_67 },
      { kind: 'PLAN_FEE', amount: -150_00 },
      { kind: 'PLAN_FEE', amount: 15_00, description: 'Growth, unused (5 of 10 days)' },
      { kind: 'INCLUDED', amount: -16_67 },
    ])
    await expectSound()
  })

  test('there and back on one day costs nothing, however often', async () => {
    const before = await balance()
    for (const plan_id of ['pln_growth', 'pln_payg', 'pln_growth', 'pln_payg'])
      await change({ plan_id, when: 'NOW' })
    expect(await balance()).toBe(before)
    await expectSound()
  })

  test('across: from the wallet to statements, whose first one has the share of its days', async () => {
    await verified()
    await change({ ...growth, when: 'NOW' })
    expect((await preview({ ...business, when: 'NOW' })).lines).toMatchObject([
      { kind: 'FEE_BACK', credits: '150.00', paid_by: 'WALLET' },
      { kind: 'INCLUDED_BACK', credits: '166.67', paid_by: 'WALLET' },
      { kind: 'FEE', credits: '400.00', paid_by: 'STATEMENT', days: 10, period_days: 30 },
      { kind: 'INCLUDED', credits: '500.00', paid_by: 'STATEMENT' },
    ])
    await change({ ...business, when: 'NOW' })
    await server.runJobs()
    const charges = await monthlyCharges(server.db, {
      userId: jun,
      month: '2026-11',
      timeZone: 'Asia/Manila',
    })
    expect(charges).toMatchObject([{ plan_name: 'Business monthly', fee: 400_00, included_credits: 500_00 }])
    await expectSound()
  })

  test('between two plans on statements, each has its days on the month’s statement', async () => {
    await verified()
    await change({ ...business, when: 'NOW' })
    server.advance(4 * day)
    const { lines } = await preview({ plan_id: 'pln_scale', when: 'NOW' })
    expect(lines).toMatchObject([
      { kind: 'FEE_BACK', credits: '240.00', paid_by: 'STATEMENT', days: 6, period_days: 30 },
      { kind: 'INCLUDED_BACK', credits: '300.00' },
      { kind: 'FEE', plan_name: 'Scale yearly', credits: '39238.36', days: 341, period_days: 365 },
      { kind: 'INCLUDED', credits: '56054.79' },
    ])
    expect(lines).toHaveLength(4)
    await change({ plan_id: 'pln_scale', when: 'NOW' })
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
    const { quote } = await preview({ ...growth, when: 'NOW' })
    server.advance(day)
    expect(await errorOf('plan-changes', { ...growth, when: 'NOW', quote })).toEqual([
      '#/quote',
      'amount_differs',
    ])
    expect(await rows()).toEqual([])
  })

  test('a wallet without enough bought credits takes nothing', async () => {
    await spend((await balance()) - 100_00)
    const { quote, covered } = await preview({ ...growth, when: 'NOW' })
    expect(covered).toBe(false)
    expect(await errorOf('plan-changes', { ...growth, when: 'NOW', quote })).toEqual([
      'plan_fee_not_covered',
      'Growth costs 150.00 credits now, and you hold 100.00 that you’ve bought. Top up, then choose it again.',
    ])
    expect((await mine()).current?.plan.plan_name).toBe('Pay as you go')
    await expectSound()
  })

  test('two confirmations of one quote, at two connections, change once', async () => {
    const before = await balance()
    const { quote } = await preview({ ...growth, when: 'NOW' })
    const { access_token: token } = await server.signIn('user')
    const body = { ...growth, when: 'NOW', quote }
    const results = await race({
      db: server.db,
      lock: sql`SELECT FROM users WHERE id = ${jun} FOR UPDATE`,
      start: () => [1, 2].map(() => server.ask('POST', '/portal-api/api/plan-changes', { token, body })),
    })
    const statuses = results.map((result) => (result.status === 'fulfilled' ? result.value.status : 0))
    expect(statuses.toSorted()).toEqual([200, 422])
    expect(await balance()).toBe(before + 16_67)
  })
})

describe('changing at the period’s end', () => {
  test('is told before, can be cancelled, and begins with the first minute', async () => {
    await change({ ...growth, when: 'NOW' })
    expect((await change({ plan_id: 'pln_payg', when: 'PERIOD_END' })).upcoming).toMatchObject({
      plan_name: 'Pay as you go',
      starts_on: '2026-12-01',
      cause: 'CHOSEN',
    })
    expect((await ask('POST', 'plan-changes/cancel')).status).toBe(200)
    expect((await ask('POST', 'plan-changes/cancel')).status).toBe(409)
    await change({ plan_id: 'pln_payg', when: 'PERIOD_END' })
    server.advance(9.6 * day)
    await jobs()
    expect(await mine()).toMatchObject({ current: { plan: { plan_name: 'Pay as you go' } }, upcoming: null })
    expect((await rows()).filter(({ kind }) => kind === 'PLAN_FEE')).toHaveLength(1)
    await expectSound()
  })

  test('leaves statements with the month: the last one is closed, the line goes back, calls are paid from the wallet', async () => {
    await verified()
    const before = await balance()
    await change({ ...business, when: 'NOW' })
    await server.runJobs()
    expect(await balance()).toBe(before + server.parts.settings.creditLine)
    expect(await errorOf('plan-changes/preview', { ...growth, when: 'NOW' })).toEqual([
      '#/when',
      'not_allowed',
    ])
    await change({ ...growth, when: 'PERIOD_END' })
    await spend(100_00)
    server.advance(9.6 * day + 600)
    await jobs()
    expect((await mine()).current?.plan.plan_name).toBe('Growth')
    expect((await statements()).map(({ month, status }) => [month, status])).toEqual([['2026-11', 'DUE']])
    expect((await read<Schemas['WalletCredits']>('wallet/credits')).line_credits).toBeUndefined()
    // 450 were paid for the month, and 500 came with it. The call is on the statement, as are the 59.40 of the day’s earlier ones.
    expect(await balance()).toBe(before + 50_00 + 59_40)
    await expectSound()

    await change({ ...business, when: 'NOW' })
    await server.runJobs()
    await spend(40_00)
    expect((await read<Schemas['WalletCredits']>('wallet/credits')).line_credits).toBe('9960.00')
    server.advance(31 * day)
    await jobs()
    expect((await statements()).map(({ month, used_credits }) => [month, used_credits])).toMatchObject([
      ['2027-01', '0.00'],
      ['2026-12', '40.00'],
      ['2026-11', '159.40'],
    ])
    await expectSound()
  })
})

describe('renewing', () => {
  test('pays the whole fee with the month, once, and falls back to pay as you go when the wallet is short', async () => {
    await change({ ...growth, when: 'NOW' })
    server.advance(9.6 * day)
    await Promise.all([jobs(), jobs()])
    expect((await rows()).filter(({ amount }) => amount === -450_00)).toHaveLength(1)
    await spend((await balance()) - 10_00)
    server.advance(31 * day)
    await jobs()
    expect((await mine()).current?.plan.plan_name).toBe('Pay as you go')
    expect(await notices()).toContain(
      'Your bought credits didn’t cover the fee of Growth. You’re now on Pay as you go.',
    )
    await expectSound()
  })
})

describe('a trial', () => {
  const trial = (afterwards: string) => ({ ...growth, when: 'NOW', trial: afterwards })

  test('costs nothing, is told three days before its end, and goes on as was said', async () => {
    const before = await balance()
    const { current, upcoming } = await change(trial('CONTINUE'))
    expect(current).toMatchObject({
      trial_ends_on: '2026-12-04',
      trial_then: 'CONTINUE',
      included_left: '100.00',
    })
    expect(upcoming).toMatchObject({ plan_name: 'Growth', starts_on: '2026-12-05', cause: 'TRIAL_END' })
    expect(await balance()).toBe(before + 100_00)
    server.advance(10 * day)
    await jobs()
    await tellOfTrialEnds(server.parts)
    expect((await notices()).filter((one) => one.startsWith('Your trial of Growth ends'))).toEqual([])
    server.advance(day)
    await tellOfTrialEnds(server.parts)
    await tellOfTrialEnds(server.parts)
    expect((await notices()).filter((one) => one.startsWith('Your trial of Growth ends'))).toEqual([
      'Your trial of Growth ends on 4 December 2026. The plan then begins, and its fee is paid from your wallet, unless you choose otherwise.',
    ])
    server.advance(4 * day)
    await jobs()
    expect((await mine()).current).toMatchObject({ trial_ends_on: null, started_on: '2026-12-05' })
    // 27 of 31 days.
    expect((await rows()).at(-1)).toMatchObject({ kind: 'PLAN_FEE', amount: -391_94 })
    await expectSound()
  })

  test('goes back to the plan from before, whose prices hold again', async () => {
    await change(trial('GO_BACK'))
    server.advance(14 * day)
    await jobs()
    expect(await mine()).toMatchObject({ current: { plan: { plan_name: 'Pay as you go' } }, upcoming: null })
    expect((await rows()).filter(({ kind }) => kind === 'PLAN_FEE')).toEqual([])
  })

  test('is given once to a mailbox and its team, also after the account was deleted', async () => {
    await change(trial('GO_BACK'))
    await change({ plan_id: 'pln_payg', when: 'NOW' })
    expect((await mine()).offers.find(({ plan }) => plan.plan_id === 'pln_growth')?.trial_available).toBe(
      false,
    )
    const refused = ['#/trial', 'not_allowed']
    expect(await errorOf('plan-changes/preview', trial('CONTINUE'))).toEqual(refused)
    // Another account whose address reaches the same mailbox, and one of a former member of the team.
    const { email } = await server.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', jun)
      .executeTakeFirstOrThrow()
    const rename = (address: string) =>
      server.db.updateTable('users').set({ email: address }).where('id', '=', 'usr_leo5Nw').execute()
    await rename(email.replace('@', '+again@').toUpperCase())
    const taken = await hadBy('usr_leo5Nw')
    await rename('leo@example.com')
    expect([taken, await hadBy('usr_leo5Nw')]).toEqual([true, false])
  })

  const hadBy = async (userId: string) => {
    const { hadTrial } = await import('../src/modules/account-plans/trials-repo.ts')
    return (await hadTrial(server.db, userId, ['pln_growth'])).has('pln_growth')
  }
})

test('a plan for verified businesses asks for the verification', async () => {
  expect((await errorOf('plan-changes/preview', { ...business, when: 'NOW' }))[0]).toBe('kyb_required')
})
