// Events of every payment provider come to the same.
import { describe, expect, test } from 'vitest'
import { type EventChange, secrets } from '../../../scripts/testing/providers/provider-server.ts'
import { expirePayments } from '../../src/modules/payments/settle-payment.ts'
import { benchesOfFile, bookedOf, deliver, openCheckout } from '../support/provider-benches.ts'

const benches = await benchesOfFile()

describe.each(benches.all)('$name', ({ bench, server }) => {
  const paidFor = async (change: EventChange = {}) => {
    const { reference_number: reference } = await openCheckout(server)
    const response = await deliver(server, bench.event(reference, { type: 'paid' }, change))
    return { response: response.status, ...(await bookedOf(server, reference)) }
  }
  const nothing = { status: 'PENDING', credits: [], events: [] }
  const refused = { response: 401, ...nothing }

  test('200: money that was taken gives its credits, however often and by whichever event it is told', async () => {
    const { reference_number: reference } = await openCheckout(server)
    const paid = bench.event(reference, { type: 'paid' })
    for (const call of [paid, paid, bench.event(reference, { type: 'paidAgain' })])
      expect((await deliver(server, call)).status).toBe(200)
    expect(await bookedOf(server, reference)).toEqual({
      status: 'PAID',
      credits: [300_00],
      events: ['paid SETTLED', 'paid IGNORED'],
    })
  })

  test('200: copies of an event that come at once give the credits once', async () => {
    const { reference_number: reference } = await openCheckout(server)
    const paid = bench.event(reference, { type: 'paid' })
    await Promise.all(Array.from({ length: 8 }, () => deliver(server, paid)))
    expect((await bookedOf(server, reference)).credits).toEqual([300_00])
  })

  test('404: an event of a payment that isn’t there yet is to be sent again', async () => {
    const response = await deliver(server, bench.event('pay_notYet', { type: 'paid' }))
    expect([response.status, response.body.code]).toEqual([404, 'not_found'])
  })

  test.each([
    ['amount', { amount: 299_99 }],
    ['currency', { currency: 'USD' }],
  ])('200: another %s than the one that was asked for is for people to look at', async (_what, change) => {
    expect(await paidFor(change)).toMatchObject({ credits: [], events: ['paid REVIEW'] })
  })

  test('200: money that comes after the checkout closed is for people to look at', async () => {
    const { reference_number: reference } = await openCheckout(server)
    server.advance(3_700)
    await expirePayments(server.parts)
    expect((await deliver(server, bench.event(reference, { type: 'paid' }))).status).toBe(200)
    expect(await bookedOf(server, reference)).toEqual({
      status: 'EXPIRED',
      credits: [],
      events: ['paid REVIEW'],
    })
  })

  test('401: an event under a secret that isn’t ours, such as another merchant’s', async () => {
    expect(await paidFor({ secret: secrets.foreign })).toEqual(refused)
  })

  test('401: a body that was changed on its way, or has no signature', async () => {
    const { reference_number: reference } = await openCheckout(server)
    const { body, headers } = bench.event(reference, { type: 'paid' })
    for (const forged of [
      { body: body.replace('PHP', 'PhP').replace('php', 'pHp'), headers },
      { body, headers: {} },
    ])
      expect((await deliver(server, forged)).status).toBe(401)
    expect(await bookedOf(server, reference)).toEqual(nothing)
  })

  test('401: a signature of more than five minutes ago; 200 for one of five', async () => {
    const ago = (seconds: number) => ({ at: new Date(server.parts.clock().getTime() - seconds * 1000) })
    expect(await paidFor(ago(301))).toEqual(refused)
    expect(await paidFor(ago(300))).toMatchObject({ response: 200, credits: [300_00] })
  })

  test('200: the secret of before counts while both are set', async () => {
    expect(await paidFor({ secret: secrets.before })).toMatchObject({ response: 200, credits: [300_00] })
    const twin = await server.twin({ settings: { previousPaymentWebhookSecret: '' } })
    const { reference_number: reference } = await openCheckout(server)
    const old = bench.event(reference, { type: 'paid' }, { secret: secrets.before })
    expect((await deliver(twin, old)).status).toBe(401)
    await twin.close()
  })

  test('200: a refund is read with its ids; of one that was begun at the provider people hear', async () => {
    const { reference_number: reference } = await openCheckout(server)
    await bench.pay(reference)
    await deliver(server, bench.event(reference, { type: 'paid' }))
    for (const refundId of ['rfd_1', null])
      expect((await deliver(server, bench.event(reference, { type: 'refunded', refundId }))).status).toBe(200)
    expect(await bookedOf(server, reference)).toEqual({
      status: 'PAID',
      credits: [300_00],
      events: ['paid SETTLED', 'refunded IGNORED', 'refunded REVIEW'],
    })
    const { rows } = await server.database.pool.query(
      `SELECT payload FROM payment_events WHERE type = 'refunded' AND payload->>'reference' = $1 ORDER BY payload->>'refundId'`,
      [reference],
    )
    const common = { reference, amount: 100_00, currency: 'PHP', type: 'refunded', reason: null }
    const refund = { ...common, id: expect.any(String), providerRefundId: expect.any(String) }
    expect(rows.map(({ payload }) => payload)).toEqual([
      { ...refund, refundId: 'rfd_1' },
      { ...refund, refundId: null },
    ])
  })
})

describe.each(benches.real)('outside, at $name', ({ bench, server }) => {
  test('200: what concerns no payment of the portal’s is taken and not kept', async () => {
    const { body, status } = await deliver(server, bench.event('pay_x', { type: 'unrelated' }))
    expect([status, body]).toEqual([200, { received: true }])
  })

  test('401: an event of live money at test keys, rightly signed', async () => {
    const { reference_number: reference } = await openCheckout(server)
    const live = bench.event(reference, { type: 'paid' }, { otherMode: true })
    expect((await deliver(server, live)).status).toBe(401)
    expect(await bookedOf(server, reference)).toMatchObject({ status: 'PENDING', events: [] })
  })

  test('200: an attempt that fails ends nothing, as its person tries again', async () => {
    const { reference_number: reference } = await openCheckout(server)
    expect((await deliver(server, bench.declinedAtCheckout(reference))).status).toBe(200)
    expect(await bookedOf(server, reference)).toMatchObject({ status: 'PENDING', events: [] })
  })
})

// PayMongo’s events tell of none.
describe.each(benches.all.filter(({ name }) => name !== 'paymongo'))(
  'disputes at $name',
  ({ bench, server }) => {
    test('200: a dispute is read with each of its stages', async () => {
      const { reference_number: reference } = await openCheckout(server)
      await bench.pay(reference)
      for (const stage of ['opened', 'lost', 'won'] as const)
        expect((await deliver(server, bench.event(reference, { type: 'dispute', stage }))).status).toBe(200)
      const { rows } = await server.database.pool.query(
        `SELECT payload->>'stage' AS stage FROM payment_events WHERE type = 'dispute' AND payload->>'reference' = $1`,
        [reference],
      )
      expect(rows.map(({ stage }) => stage).sort()).toEqual(['lost', 'opened', 'won'])
    })
  },
)

describe('stripe', () => {
  const { bench, server } = benches.stripe
  test.each([
    ['failed', 'FAILED'],
    ['expired', 'EXPIRED'],
  ] as const)('200: a checkout that %s ends without money', async (type, status) => {
    const { reference_number: reference } = await openCheckout(server)
    await deliver(server, bench.event(reference, { type }))
    expect(await bookedOf(server, reference)).toEqual({ status, credits: [], events: [`${type} ENDED`] })
  })
})
