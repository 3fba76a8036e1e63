// Checkouts, the provider's word on payments, and refunds, whichever provider it is.
import { describe, expect, test } from 'vitest'
import { paymentProvider } from '../../src/modules/payments/choose-provider.ts'
import { ProviderError } from '../../src/modules/payments/provider-error.ts'
import { expirePayments } from '../../src/modules/payments/settle-payment.ts'
import { dayIn } from '../../src/platform/time/days.ts'
import { numbers } from '../support/auto-top-up.ts'
import { pay, topUpOf300 } from '../support/payments.ts'
import { benchesOfFile, openCheckout } from '../support/provider-benches.ts'

const benches = await benchesOfFile()
const day = 86_400

async function allOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

describe.each(benches.all)('$name', ({ name, bench, server }) => {
  const provider = paymentProvider(server.parts)
  const { methods, currencies, savedCards } = provider.capabilities
  const paid = async () => {
    const { reference_number: reference } = await openCheckout(server)
    await bench.pay(reference)
    return reference
  }

  test.each(currencies)(
    '201: a checkout in %s shows what the person was shown, and leads to the provider',
    async (currency) => {
      const amount = currency === 'PHP' ? '300.00' : '5.36'
      const { reference_number: reference, checkout_url } = await openCheckout(server, { currency, amount })
      if (name === 'sandbox') return expect(checkout_url).toContain(`/sandbox-pay/${reference}`)
      expect(new URL(checkout_url).host).toMatch(/^checkout\.(stripe|paymongo)\.com$/)
      expect(bench.checkout(reference)).toEqual({ isOpen: true, amount: Number(amount) * 100, currency })
    },
  )

  test('200: capabilities say what can be paid with; 422 for anything else', async () => {
    const { access_token: token } = await server.signIn('user')
    const { body } = await server.ask('GET', '/portal-api/api/capabilities', { token })
    expect(body.payment).toEqual({ methods, currencies, saved_cards: savedCards })
    for (const payment of ['CARD', 'EWALLET', 'BANK'] as const) {
      const { status } = await pay(server, token, { ...topUpOf300, payment })
      expect([payment, status]).toEqual([payment, methods.includes(payment) ? 201 : 422])
    }
    const dollars = { ...topUpOf300, payment: 'CARD', currency: 'USD', amount: '5.36' }
    expect((await pay(server, token, dollars)).status).toBe(currencies.includes('USD') ? 201 : 422)
  })

  test('the provider is asked for a payment: unknown, undecided, then what was taken', async () => {
    expect(await provider.findPayment('pay_nobody')).toBe('unknown')
    const { reference_number: reference } = await openCheckout(server)
    expect(await provider.findPayment(reference)).toBe('undecided')
    await bench.pay(reference)
    const event = { type: 'paid', reference, amount: 300_00, currency: 'PHP', reason: null }
    expect(await provider.findPayment(reference)).toEqual({ ...event, id: expect.any(String) })
  })

  test('a refund is paid once for each id, and never more than was taken', async () => {
    const reference = await paid()
    const refund = { reference, refundId: 'rfd_a', amount: 200_00, currency: 'PHP', reason: 'Paid twice.' }
    const first = await provider.refund(refund)
    expect(first.status).toBe('succeeded')
    expect(await provider.refund(refund)).toEqual(first)
    // Longer than an idempotency key is known.
    server.advance(2 * day)
    expect(await provider.refund(refund)).toEqual(first)
    for (const change of [
      { refundId: 'rfd_b', amount: 100_01 },
      { refundId: 'rfd_c', amount: 1, currency: 'USD' },
      { refundId: 'rfd_d', amount: 1, reference: 'pay_nobody' },
    ])
      await expect(provider.refund({ ...refund, ...change })).rejects.toBeInstanceOf(ProviderError)
    await provider.refund({ ...refund, refundId: 'rfd_e', amount: 100_00 })
  })

  test('payments of a day are listed to the last, with what went back of each', async () => {
    server.advance(10 * day)
    await paid()
    server.advance(day)
    const today = dayIn(server.parts.settings.timeZone, server.parts.clock())
    const references = [await paid(), await paid(), await paid(), await paid(), await paid()]
    const [first = ''] = references
    await provider.refund({
      reference: first,
      refundId: `rfd_${first}`,
      amount: 50_00,
      currency: 'PHP',
      reason: '',
    })
    const listed = await allOf(provider.listPayments(today))
    expect(listed.map(({ reference }) => reference).sort()).toEqual(references.sort())
    expect(listed.find(({ reference }) => reference === first)).toEqual({
      providerPaymentId: expect.any(String),
      reference: first,
      amount: 300_00,
      currency: 'PHP',
      refunded: 50_00,
      paidAt: expect.any(Date),
    })
    expect(await allOf(provider.listPayments('2026-01-01'))).toEqual([])
  })
})

describe.each(benches.real)('outside, at $name', ({ bench, server }) => {
  const provider = paymentProvider(server.parts)

  test('a checkout that is over here ends at the provider, and to end it again is no error', async () => {
    const { reference_number: reference } = await openCheckout(server)
    const other = (await openCheckout(server)).reference_number
    await bench.pay(other)
    server.advance(3_600)
    await expirePayments(server.parts)
    await server.runJobs()
    expect([bench.checkout(reference).isOpen, await provider.findPayment(reference)]).toEqual([
      false,
      expect.objectContaining({ type: 'expired', amount: 300_00 }),
    ])
    for (const each of [reference, other, 'pay_nobody']) await provider.close(each)
  })
})

test('501 not_offered: no card is saved where the provider charges none without its person', async () => {
  const { server } = benches.paymongo
  const { access_token: token } = await server.signIn('user')
  const { status, body } = await server.ask('POST', '/portal-api/api/wallet/auto-top-up/card', {
    token,
    body: {},
  })
  expect([status, body.code]).toEqual([501, 'not_offered'])
  const on = await server.ask('PUT', '/portal-api/api/wallet/auto-top-up', { token, body: numbers })
  expect([on.status, on.body.code]).toEqual([501, 'not_offered'])
})

test('stripe takes the currency that was shown, and no other', () => {
  const { bench } = benches.stripe
  const opened = bench.provider?.requests.filter(({ path }) => path === '/v1/checkout/sessions') ?? []
  expect(opened.length).toBeGreaterThan(0)
  for (const { body } of opened)
    expect(new URLSearchParams(body).get('adaptive_pricing[enabled]')).toBe('false')
})
