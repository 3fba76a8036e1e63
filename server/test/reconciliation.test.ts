// Payments whose events never came, and days on which the portal and its provider don't agree.
import type { components } from '@switchboard/sdk'
import { beforeAll, expect, test } from 'vitest'
import type { ListedPayment } from '../src/modules/payments/provider.ts'
import { ProviderError } from '../src/modules/payments/provider-error.ts'
import { askUnsettled } from '../src/modules/payments/reconciliation/ask-provider.ts'
import { comparePayments } from '../src/modules/payments/reconciliation/compare-day.ts'
import { addChoice } from '../src/modules/payments/sandbox/repo.ts'
import type { Tx } from '../src/platform/db/client.ts'
import { providerWith } from './support/auto-top-up.ts'
import { balanceOf, startedPayment, tell } from './support/payments.ts'
import { serverOfFile, twinOfFile } from './support/server.ts'
import { type Subscriber, subscriber } from './support/subscribers.ts'

type Difference = components['schemas']['AdminPaymentDifference']

const server = await serverOfFile()
const twin = await twinOfFile(server)
const jun = 'usr_jun7Q2'
// A twin has the same clock.
const minutes = (count: number) => server.advance(count * 60)
let admin: Subscriber
let token: string
beforeAll(async () => {
  admin = await subscriber(server, 'admin')
  token = (await server.signIn('user')).access_token
})

const choose = (reference_number: string) =>
  addChoice(server.db as Tx, { reference_number, choice: 'pay', chosen_at: server.parts.clock() })
async function started() {
  token = (await server.signIn('user')).access_token
  return startedPayment(server, token)
}
const stateOf = async (id: string) => {
  const row = server.db.selectFrom('payments').select('status').where('transaction_id', '=', id)
  return (await row.executeTakeFirstOrThrow()).status
}
const list = async (status = 'OPEN') => {
  admin = await subscriber(server, 'admin')
  return (await admin.ask('GET', `admin/payments/differences?status=${status}&limit=100`)).body
    .data as Difference[]
}

test('a payment whose event was lost is settled by asking, once, by two servers', async () => {
  const payment = await started()
  const before = await balanceOf(server, jun)
  await choose(payment.reference_number)
  await askUnsettled(server.parts)
  expect(await stateOf(payment.transaction_id)).toBe('PENDING')
  minutes(11)
  await Promise.all([askUnsettled(server.parts), askUnsettled(twin.parts)])
  expect(await stateOf(payment.transaction_id)).toBe('PAID')
  expect(await balanceOf(server, jun)).toBe(before + 300_00)
  await tell(server, { reference: payment.reference_number })
  expect(await balanceOf(server, jun)).toBe(before + 300_00)
})

test('a provider that is down is asked again later, and nothing is guessed', async () => {
  const payment = await started()
  await choose(payment.reference_number)
  minutes(11)
  let requests = 0
  const down = providerWith(server, {
    async findPayment() {
      requests += 1
      throw new ProviderError('test', 503, 'unavailable')
    },
  })
  await askUnsettled(server.parts, down)
  await askUnsettled(server.parts, down)
  expect([requests, await stateOf(payment.transaction_id)]).toEqual([1, 'PENDING'])
  minutes(11)
  await askUnsettled(server.parts)
  expect(await stateOf(payment.transaction_id)).toBe('PAID')
})

test('an abandoned checkout is asked about once more after its end, then no more', async () => {
  const payment = await started()
  minutes(server.parts.settings.checkoutSeconds / 60 + 1)
  const references: string[] = []
  const noting = providerWith(server, {
    async findPayment(reference: string) {
      references.push(reference)
      return 'undecided' as const
    },
  })
  for (let index = 0; index < 6; index += 1) {
    await askUnsettled(server.parts, noting)
    minutes(11)
  }
  const own = references.filter((reference) => reference === payment.reference_number)
  expect(own.length).toBeGreaterThan(0)
  expect(own.length).toBeLessThanOrEqual(2)
})

const notices = async () =>
  (await (await subscriber(server, 'admin')).notices()).filter(({ message }) =>
    /what the payment provider says/.test(message),
  ).length
const nextDay = () => minutes(24 * 60)
const listing = (...payments: Partial<ListedPayment>[]) => {
  const whole = payments.map((one, index) => ({
    ...{ providerPaymentId: `p_${index}`, reference: null, amount: 300_00, currency: 'PHP', refunded: 0 },
    ...{ paidAt: server.parts.clock(), ...one },
  }))
  let days = 0
  return providerWith(server, {
    async *listPayments() {
      days += 1
      // The last of the days that are compared is yesterday.
      if (days === 3) yield* whole
    },
    findPayment: async () => 'unknown' as const,
  })
}

test('both sides agree: no difference', async () => {
  const payment = await started()
  await choose(payment.reference_number)
  await tell(server, { reference: payment.reference_number })
  nextDay()
  await comparePayments(server.parts)
  expect(
    (await list()).filter(({ reference_number }) => reference_number === payment.reference_number),
  ).toEqual([])
})

test('each kind of difference is found once, told to administrators, and goes once both sides agree', async () => {
  const [lost, wrong, unknown, refunded] = [
    await started(),
    await started(),
    await started(),
    await started(),
  ]
  for (const one of [wrong, unknown, refunded]) await tell(server, { reference: one.reference_number })
  nextDay()
  const provider = () =>
    listing(
      { reference: null },
      { reference: lost.reference_number },
      { reference: wrong.reference_number, amount: 299_00 },
      { reference: refunded.reference_number, refunded: 100_00 },
      { reference: 'pay_nobodyKnows1' },
    )
  await comparePayments(server.parts, provider())
  const notified = await notices()
  expect(notified).toBeGreaterThan(0)
  await comparePayments(twin.parts, provider())
  expect(await notices()).toBe(notified)
  const kinds = new Map((await list()).map((one) => [one.reference_number, one]))
  expect(kinds.get(lost.reference_number)).toMatchObject({
    kind: 'UNPAID_HERE',
    amount: null,
    provider_amount: '300.00',
  })
  expect(kinds.get('pay_nobodyKnows1')).toMatchObject({ kind: 'UNPAID_HERE', user_id: null })
  expect(kinds.get(wrong.reference_number)).toMatchObject({
    kind: 'AMOUNT',
    amount: '300.00',
    provider_amount: '299.00',
  })
  expect(kinds.get(refunded.reference_number)).toMatchObject({
    kind: 'REFUNDED',
    provider_amount: '100.00',
    user_id: jun,
  })
  expect(kinds.get(unknown.reference_number)).toMatchObject({ kind: 'UNPAID_THERE', provider_amount: null })
  expect((await admin.ask('GET', 'admin/waiting')).body.data).toMatchObject({ payments: kinds.size })

  await comparePayments(
    server.parts,
    listing(
      { reference: lost.reference_number },
      { reference: wrong.reference_number },
      { reference: unknown.reference_number },
      { reference: refunded.reference_number, refunded: 100_00 },
      { reference: 'pay_nobodyKnows1' },
    ),
  )
  const own = [lost, wrong, unknown, refunded].map((one) => one.reference_number)
  const left = (await list()).filter(({ reference_number }) => own.includes(reference_number))
  expect(left.map(({ kind }) => kind).toSorted()).toEqual(['REFUNDED', 'UNPAID_HERE'])
})

test('a difference is resolved with a note, once, and isn’t found again', async () => {
  const [first] = await list()
  const resolve = () =>
    admin.ask('POST', 'admin/payments/differences/resolve', {
      difference_id: first?.difference_id,
      note: 'Added the credits.',
    })
  const { status, body } = await resolve()
  expect([status, (body.data as Difference).note]).toEqual([200, 'Added the credits.'])
  expect((await resolve()).body.code).toBe('difference_resolved')
  const gone = { difference_id: 'dif_nobodyHasIt1', note: 'Nothing.' }
  expect((await admin.ask('POST', 'admin/payments/differences/resolve', gone)).status).toBe(404)
  expect((await list('RESOLVED')).map(({ difference_id }) => difference_id)).toContain(first?.difference_id)
})
