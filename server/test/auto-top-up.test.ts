// Credits that are bought by themselves: set, run, declined, capped and switched off.
import { beforeEach, describe, expect, test } from 'vitest'
import { resumeAutoTopUps } from '../src/modules/payments/auto-top-up/run.ts'
import { checkData } from '../src/platform/backup/check-data.ts'
import { autoTopUpOf, decliningCard, numbers } from './support/auto-top-up.ts'
import { tell } from './support/payments.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile({ settings: { publicUrl: 'https://portal.example' } })
const jun = autoTopUpOf(server, 'user', 'usr_jun7Q2')

/** Does what is due by the clock, with all that follows. */
async function tick(seconds = 0): Promise<void> {
  server.advance(seconds)
  await resumeAutoTopUps(server.parts)
  await server.runJobs()
}

beforeEach(async () => {
  await jun.reset()
  await jun.moveTo(600_00)
})

describe('getAutoTopUp 200', () => {
  test('off, without a card, with a proposal and what was used', async () => {
    expect(await jun.read()).toMatchObject({
      enabled: false,
      state: 'NO_CARD',
      threshold: '100.00',
      credits: '1000.00',
      amount: '980.00',
      monthly_cap: '3000.00',
      currency: 'PHP',
      month: '2026-11',
      spent_this_month: '0.00',
      card: null,
      declines: 0,
      next_try_at: null,
      off_reason: null,
      used_last_30_days: expect.stringMatching(/^\d+\.\d\d$/),
    })
  })
})

describe('a card', () => {
  test('is saved at the provider, shown by its last four digits, and told of; its token is sealed', async () => {
    const page = await jun.cardPage()
    expect(page).toMatch(/\/sandbox-pay\/cards\/set_\w+$/)
    const response = await fetch(page)
    const text = await response.text()
    for (const words of ['without you', 'monthly cap', '4242 4242 4242 4242', decliningCard, '10:42'])
      expect(text).toContain(words)
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(await jun.press(page, 'save')).toEqual({
      status: 303,
      to: 'https://portal.example/dashboard/wallet?tab=limits&card=saved',
    })
    await server.runJobs()
    const { card, state } = (await jun.read()) as never as { card: object; state: string }
    expect([state, card]).toEqual([
      'OFF',
      { brand: 'Visa', last_four: '4242', expires: '2029-11', saved_at: '2026-11-21T01:42:00.000Z' },
    ])
    expect(await jun.notices()).toEqual(['Card saved for automatic top-ups: Visa ending in 4242.'])
    const { token } = await server.db
      .selectFrom('sandbox_cards')
      .innerJoin('card_setups', 'card_setups.setup_id', 'sandbox_cards.setup_id')
      .select('token')
      .where('user_id', '=', 'usr_jun7Q2')
      .executeTakeFirstOrThrow()
    const kept = await server.db.selectFrom('saved_cards').selectAll().executeTakeFirstOrThrow()
    expect(kept.token.includes(token)).toBe(false)
  })

  test('is saved once, whatever is pressed again, and not where the bank refuses it or the person goes back', async () => {
    const page = await jun.cardPage()
    expect(await jun.press(page, 'cancel')).toMatchObject({
      to: 'https://portal.example/dashboard/wallet?tab=limits',
    })
    expect(await jun.press(page, 'save', '4111 1111 1111 1111')).toMatchObject({ status: 303 })
    await Promise.all(Array.from({ length: 10 }, () => jun.press(page, 'save')))
    await server.runJobs()
    expect(await jun.notices()).toHaveLength(1)
    expect((await jun.press(page, 'save')).status).toBe(404)
    expect((await fetch(page)).status).toBe(404)

    const other = await jun.cardPage()
    await jun.press(other, 'refuse')
    await server.runJobs()
    expect((await fetch(other)).status).toBe(404)
    expect(await jun.notices()).toHaveLength(1)
  })

  test('404: a page that nobody opened, or that has closed', async () => {
    expect((await fetch(`${server.url}/sandbox-pay/cards/set_nobody`)).status).toBe(404)
    const page = await jun.cardPage()
    server.advance(3600)
    expect((await fetch(page)).status).toBe(404)
    expect((await jun.press(page, 'save')).status).toBe(404)
    const body = { id: 'evt_x', type: 'card_refused', reference: 'set_nobody' }
    expect((await tell(server, body)).body.code).toBe('not_found')
  })

  test('that takes the place of another has that one forgotten; removed, it is gone here and there', async () => {
    await jun.saveCard()
    await jun.saveCard(decliningCard)
    const cards = () =>
      server.db
        .selectFrom('sandbox_cards')
        .innerJoin('card_setups', 'card_setups.setup_id', 'sandbox_cards.setup_id')
        .select('number')
        .where('user_id', '=', 'usr_jun7Q2')
        .where('created_at', '=', server.parts.clock())
        .execute()
    expect(await cards()).toEqual([{ number: decliningCard }])
    const removed = await jun.remove()
    expect([removed.status, removed.body.data]).toMatchObject([200, { state: 'NO_CARD', card: null }])
    await server.runJobs()
    expect(await cards()).toEqual([])
    expect((await jun.remove()).status).toBe(200)
  })
})

describe('updateAutoTopUp', () => {
  test('409 card_missing: nothing to charge', async () => {
    const response = await jun.put()
    expect([response.status, response.body.code]).toEqual([409, 'card_missing'])
  })

  test.each([
    [
      'fewer credits than the threshold',
      { credits: '499.99' },
      '#/credits',
      'Buy at least 500 credits, the same as',
    ],
    ['too few credits', { credits: '99', threshold: '50' }, '#/credits', 'Buy at least 100 credits.'],
    ['a cap below one top-up', { monthly_cap: '979.99' }, '#/monthly_cap', 'One top-up costs PHP 980.00.'],
    ['no threshold', { threshold: '0' }, '#/threshold', ''],
  ])('422: %s', async (_what, over, pointer, message) => {
    await jun.saveCard()
    const { status, body } = await jun.put({ ...numbers, ...over })
    expect([status, body.errors]).toMatchObject([
      422,
      [{ pointer, message: expect.stringContaining(message) }],
    ])
  })

  test('200: off, whatever the numbers, and off it stays', async () => {
    const response = await jun.put({ ...numbers, enabled: false, monthly_cap: '1' })
    expect([response.status, response.body.data]).toMatchObject([
      200,
      { state: 'NO_CARD', monthly_cap: '1.00' },
    ])
    await jun.moveTo(10_00)
    await server.runJobs()
    expect(await jun.payments()).toEqual([])
  })

  test('200: a wallet that is below already is topped up at once', async () => {
    await jun.saveCard()
    await jun.moveTo(100_00)
    expect((await jun.put()).body.data).toMatchObject({ state: 'ON' })
    await server.runJobs()
    expect(await jun.balance()).toBe(1_100_00)
  })
})

describe('on', () => {
  beforeEach(async () => {
    await jun.saveCard()
    await jun.put()
    await server.db.deleteFrom('notifications').where('user_id', '=', 'usr_jun7Q2').execute()
  })

  test('a fall below the threshold, not to it, buys credits once: payment, ledger, notice, receipt', async () => {
    await jun.moveTo(500_00)
    await server.runJobs()
    expect(await jun.payments()).toEqual([])
    await jun.moveTo(499_99)
    await jun.move(-1_00)
    await server.runJobs()
    expect(await jun.payments()).toMatchObject([{ status: 'PAID', amount: 980_00 }])
    expect([await jun.balance(), await jun.credited(), await jun.taken()]).toEqual([
      1_498_99,
      [1_000_00],
      980_00,
    ])
    expect(await jun.notices()).toEqual([
      'Automatic top-up: 1,000 credits arrived in your wallet, for PHP 980.00.',
    ])
    const mails = await server.mailsTo('jun@example.com')
    expect(mails.some(({ text }) => text.includes('automatic top-up by card'))).toBe(true)
    const token = await jun.token()
    const listed = await server.ask('GET', '/portal-api/api/payments?limit=1', { token })
    expect(listed.body.data).toMatchObject([{ automatic: true, status: 'PAID', checkout_url: null }])
    const rows = await server.ask('GET', '/portal-api/api/transactions?limit=1', { token })
    expect(rows.body.data).toMatchObject([
      { description: 'Automatic top-up', actor: 'SYSTEM', kind: 'TOPUP' },
    ])
    expect(await jun.read()).toMatchObject({
      state: 'ON',
      spent_this_month: '980.00',
      last_run: { status: 'PAID', credits: '1000.00', amount: '980.00' },
    })
    const faults = await checkData({ db: server.db, kybFolder: server.parts.settings.kybFolder })
    expect(faults.faults).toEqual([])
  })

  test('each fall is one: above again, and below again', async () => {
    for (const credits of [400_00, 300_00]) {
      await jun.moveTo(credits)
      await tick(3600)
    }
    expect(await jun.credited()).toEqual([1_000_00, 1_000_00])
  })

  test('what came in before the job did makes it superfluous, and the next fall counts again', async () => {
    await jun.moveTo(400_00)
    await jun.move(200_00)
    await server.runJobs()
    expect(await jun.payments()).toEqual([])
    await jun.moveTo(400_00)
    await server.runJobs()
    expect(await jun.payments()).toHaveLength(1)
  })

  test('switched off before the job comes, nothing is charged', async () => {
    await jun.moveTo(400_00)
    await jun.put({ ...numbers, enabled: false })
    await tick()
    expect([await jun.payments(), await jun.taken()]).toEqual([[], 0])
  })

  test('the card removed before the job comes: off, and said so', async () => {
    await jun.moveTo(400_00)
    expect((await jun.remove()).body.data).toMatchObject({ state: 'NO_CARD', off_reason: 'CARD_REMOVED' })
    await tick()
    expect(await jun.payments()).toEqual([])
  })

  test('an account that is locked is charged once it is open again', async () => {
    await jun.moveTo(400_00)
    const lock = (status: 'ACTIVE' | 'SUSPENDED') =>
      server.db.updateTable('users').set({ status }).where('id', '=', 'usr_jun7Q2').execute()
    await lock('SUSPENDED')
    await tick()
    expect(await jun.payments()).toEqual([])
    await lock('ACTIVE')
    await tick(3600)
    expect(await jun.payments()).toMatchObject([{ status: 'PAID' }])
  })

  test('the cap of the month is kept to the peso, told once, and ends at midnight in Manila', async () => {
    await jun.put({ ...numbers, monthly_cap: '1960' })
    for (let fall = 0; fall < 4; fall += 1) {
      await jun.moveTo(300_00 - fall)
      await tick(3600)
    }
    expect(await jun.taken()).toBe(1_960_00)
    const capped =
      'Automatic top-ups have reached your cap of PHP 1,960.00 for this month. They continue on 1 December 2026. Raise the cap, or top up yourself.'
    expect((await jun.notices()).filter((notice) => notice.includes('cap'))).toEqual([capped])
    expect(await jun.read()).toMatchObject({
      state: 'CAP_REACHED',
      spent_this_month: '1960.00',
      next_try_at: '2026-11-30T16:00:00.000Z',
    })
    const until = (Date.parse('2026-11-30T16:00:00Z') - server.parts.clock().getTime()) / 1000
    await tick(until - 1)
    expect(await jun.taken()).toBe(1_960_00)
    await tick(1)
    expect(await jun.taken()).toBe(2_940_00)
    expect(await jun.read()).toMatchObject({ state: 'ON', month: '2026-12', spent_this_month: '980.00' })
  })

  test('a cap that is raised goes on at once', async () => {
    await jun.put({ ...numbers, monthly_cap: '980' })
    await jun.moveTo(300_00)
    await tick()
    await jun.moveTo(300_00)
    await tick(3600)
    expect(await jun.read()).toMatchObject({ state: 'CAP_REACHED' })
    await jun.put()
    await server.runJobs()
    expect(await jun.credited()).toHaveLength(2)
  })
})
