// Cards that are charged without their person, at the providers that can.
import { describe, expect, test } from 'vitest'
import { saveCard } from '../../src/modules/payments/auto-top-up/repo.ts'
import { runAutoTopUp } from '../../src/modules/payments/auto-top-up/run.ts'
import { paymentProvider } from '../../src/modules/payments/choose-provider.ts'
import { ProviderError } from '../../src/modules/payments/provider-error.ts'
import { autoTopUpOf } from '../support/auto-top-up.ts'
import { benchesOfFile, deliver } from '../support/provider-benches.ts'

const { stripe, paymongo } = await benchesOfFile()
const { bench, server } = stripe
const provider = paymentProvider(server.parts)
const rico = autoTopUpOf(server, 'keyInGrace', 'usr_rico6G')

const chargeOf = (reference: string, method = 'pm_1') =>
  provider.charge({ reference, token: `cus_1/${method}`, amount: 980_00, currency: 'PHP', description: 'x' })
const charged = (reference: string) =>
  bench.provider?.requests.filter(
    ({ path, method, body }) =>
      path === '/v1/payment_intents' && method === 'POST' && body.includes(reference),
  ) ?? []

/** A page of Stripe's, opened by the portal, as its event names it. */
async function openPage(): Promise<string> {
  await rico.cardPage()
  const { body = '' } =
    bench.provider?.requests.findLast(({ path }) => path === '/v1/checkout/sessions') ?? {}
  return new URLSearchParams(body).get('client_reference_id') ?? ''
}

test('a card is saved by the event of its page, and its top-up paid once', async () => {
  await rico.reset()
  const setup = await openPage()
  for (const _copy of [1, 2]) expect((await deliver(server, bench.cardEvent(setup, true))).status).toBe(200)
  const { card } = await rico.read()
  expect(card).toMatchObject({ brand: 'Visa', last_four: '4242', expires: '2029-08' })
  await rico.moveTo(100_00)
  await rico.put()
  await server.runJobs()
  await rico.run()
  expect((await rico.payments()).map(({ status, amount }) => [status, amount])).toEqual([['PAID', 980_00]])
  expect(await rico.credited()).toEqual([1_000_00])
})

test('a page that closes saves none', async () => {
  await rico.reset()
  expect((await deliver(server, bench.cardEvent(await openPage(), false))).status).toBe(200)
  expect((await rico.read()).card).toBeNull()
})

test('a charge whose answer is lost is found, and asked for again it is taken once', async () => {
  if (!bench.provider) throw new Error('Stripe is outside.')
  bench.provider.fault = 'afterwards'
  await expect(chargeOf('pay_lost')).rejects.toBeInstanceOf(ProviderError)
  bench.provider.fault = undefined
  const event = { type: 'paid', reference: 'pay_lost', amount: 980_00, currency: 'PHP' }
  expect(await provider.findPayment('pay_lost')).toMatchObject(event)
  expect(await chargeOf('pay_lost')).toMatchObject(event)
  expect(new Set(charged('pay_lost').map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
})

test.each([
  ['pm_declined', 'The bank declined the card: insufficient funds.'],
  ['pm_gone', 'The provider no longer knows this card. You weren’t charged.'],
])('a charge of %s fails, with why in words for the person', async (method, reason) => {
  expect(await chargeOf(`pay_${method}`, method)).toMatchObject({
    type: 'failed',
    reference: `pay_${method}`,
    reason,
  })
})

test('a card that the provider no longer knows is forgotten without an error', async () => {
  await expect(provider.forgetCard('cus_9/pm_9')).resolves.toBeUndefined()
})

describe('a portal whose provider saves no cards', () => {
  test('an automatic top-up of before turns itself off, and nothing is charged', async () => {
    const before = autoTopUpOf(paymongo.server, 'keyInGrace', 'usr_rico6G')
    await before.reset()
    const { db, clock, settings } = paymongo.server.parts
    const card = { token: 'cus_1/pm_1', brand: 'Visa', lastFour: '4242', expires: '2029-08' }
    await db
      .transaction()
      .execute((tx) => saveCard({ db: tx, settings }, { userId: 'usr_rico6G', card, now: clock() }))
    await db
      .insertInto('auto_top_ups')
      .values({
        user_id: 'usr_rico6G',
        enabled: true,
        threshold: 500_00,
        credits: 1_000_00,
        monthly_cap: 3_000_00,
      })
      .execute()
    await before.moveTo(100_00)
    await paymongo.server.database.pool.query(
      `UPDATE wallets SET refill_below = 50000 WHERE user_id = 'usr_rico6G'`,
    )
    await runAutoTopUp({ userId: 'usr_rico6G' }, paymongo.server.parts)
    expect(await before.read()).toMatchObject({ enabled: false, off_reason: 'CARD_REMOVED' })
    expect(await before.payments()).toEqual([])
  })
})
