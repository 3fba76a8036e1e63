// A provider's events: accepted only when signed, and effective once.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toDecimal } from '../src/platform/money/decimals.ts'
import {
  balanceOf,
  eventOf,
  type StartedPayment,
  send,
  signed,
  startedPayment,
  tell,
} from './support/payments.ts'
import { serverOfFile, type TestServer } from './support/server.ts'

const jun = 'usr_jun7Q2'
const server = await serverOfFile()
let twin: TestServer
let token: string
beforeAll(async () => {
  twin = await server.twin()
  token = (await server.signIn('user')).access_token
})
afterAll(async () => {
  await twin.close()
})

const statusOf = async ({ transaction_id }: StartedPayment) => {
  const path = `/portal-api/api/transactions/transactions-status?transactionId=${transaction_id}`
  return (await server.ask('GET', path, { token })).body.data as Record<string, string>
}
const creditsOf = async ({ reference_number }: StartedPayment) => {
  const rows = await server.db
    .selectFrom('ledger')
    .select('amount')
    .where('reference', '=', reference_number)
    .execute()
  return rows.map(({ amount }) => amount)
}
const noticesOf = async ({ reference_number }: StartedPayment) => {
  const { rows } = await server.database.pool.query(
    `SELECT important FROM notifications WHERE kind <> 'administration' AND message LIKE $1`,
    [`%${reference_number}%`],
  )
  return rows as { important: boolean }[]
}

test('200: fifty parallel copies of one event, at two servers, credit once', async () => {
  const payment = await startedPayment(server, token)
  const before = await balanceOf(server, jun)
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      tell(index % 2 ? twin : server, { reference: payment.reference_number }),
    ),
  )
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await creditsOf(payment)).toEqual([300_00])
  expect(await balanceOf(server, jun)).toBe(before + 300_00)
  const stand = await statusOf(payment)
  expect(stand).toMatchObject({ status: 'PAID', checkout_url: null, failure_reason: null })
  expect(stand.balance_after).toBe(toDecimal(before + 300_00))
})

test('200: fifty parallel events that say the same under other names credit once', async () => {
  const payment = await startedPayment(server, token)
  const { reference_number: reference } = payment
  await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      tell(index % 2 ? twin : server, { reference, id: `evt_${reference}_${index}` }),
    ),
  )
  expect(await creditsOf(payment)).toEqual([300_00])
  expect(await noticesOf(payment)).toEqual([])
})

test('a paid top-up is told behind the bell and by mail, and written down', async () => {
  const payment = await startedPayment(server, token)
  await tell(server, { reference: payment.reference_number })
  const [receipt] = await server.mailsTo('jun@example.com')
  expect(receipt?.subject).toMatch(/^Receipt OR-2026-\d{6}$/)
  expect(receipt?.text).toContain(payment.reference_number)
  expect(receipt?.text).toContain('PHP 300.00 for 300 credits')
  const { body } = await server.ask('GET', '/portal-api/api/notifications', { token })
  expect(JSON.stringify(body.data)).toContain('300 credits arrived in your wallet.')
  const log = await server.db
    .selectFrom('audit_log')
    .select(['actor_id', 'action'])
    .where('subject', '=', payment.transaction_id)
    .orderBy('id')
    .execute()
  expect(log).toEqual([
    { actor_id: jun, action: 'payment.start' },
    { actor_id: 'payment-provider', action: 'payment.paid' },
  ])
})

describe('the first end of a payment is its only one', () => {
  const ends = ['paid', 'failed', 'expired', 'processing'] as const
  test.each(permutations(ends).map((order) => [order.join(', '), order] as const))(
    '%s, each told twice',
    async (_name, order) => {
      const payment = await startedPayment(server, token)
      const { reference_number: reference } = payment
      for (const type of [...order, ...order]) {
        expect((await tell(server, { reference, type, id: `evt_${reference}_${type}` })).status).toBe(200)
      }
      const first = order.find((type) => type !== 'processing')
      expect((await statusOf(payment)).status).toBe(first?.toUpperCase())
      expect(await creditsOf(payment)).toEqual(first === 'paid' ? [300_00] : [])
      // Money that came too late is a matter for people.
      expect(await noticesOf(payment)).toEqual(first === 'paid' ? [] : [{ important: true }])
      const events = await server.db
        .selectFrom('payment_events')
        .select(['type', 'outcome'])
        .where('transaction_id', '=', payment.transaction_id)
        .execute()
      expect(Object.fromEntries(events.map(({ type, outcome }) => [type, outcome]))).toEqual({
        paid: first === 'paid' ? 'SETTLED' : 'REVIEW',
        failed: first === 'failed' ? 'ENDED' : 'IGNORED',
        expired: first === 'expired' ? 'ENDED' : 'IGNORED',
        processing: 'IGNORED',
      })
    },
  )

  test('paid and failed at once, at two servers: either all of one or all of the other', async () => {
    for (let round = 0; round < 10; round += 1) {
      const payment = await startedPayment(server, token)
      const { reference_number: reference } = payment
      await Promise.all([
        tell(server, { reference, type: 'failed', id: `evt_${reference}_f` }),
        tell(twin, { reference, type: 'paid', id: `evt_${reference}_p` }),
      ])
      const { status } = await statusOf(payment)
      expect(await creditsOf(payment)).toEqual(status === 'PAID' ? [300_00] : [])
      expect(await noticesOf(payment)).toHaveLength(status === 'PAID' ? 0 : 1)
    }
  })
})

test('a payment whose hour is over credits nothing, though no job wrote it down yet', async () => {
  const payment = await startedPayment(server, token)
  server.advance(3600)
  token = (await server.signIn('user')).access_token
  expect((await tell(server, { reference: payment.reference_number })).status).toBe(200)
  expect((await statusOf(payment)).status).toBe('EXPIRED')
  expect(await creditsOf(payment)).toEqual([])
  expect(await noticesOf(payment)).toEqual([{ important: true }])
})

test.each([
  ['less', { amount: 299_99 }],
  ['another currency', { currency: 'USD' }],
])('%s than was asked for credits nothing, and the right sum still settles', async (_what, wrong) => {
  const payment = await startedPayment(server, token)
  const { reference_number: reference } = payment
  await tell(server, { reference, id: `evt_${reference}_1`, ...wrong })
  expect([await creditsOf(payment), (await noticesOf(payment)).length]).toEqual([[], 1])
  await tell(server, { reference, id: `evt_${reference}_2` })
  expect(await creditsOf(payment)).toEqual([300_00])
})

describe('401 signature_refused', () => {
  let body: string
  let payment: StartedPayment
  beforeAll(async () => {
    payment = await startedPayment(server, token)
    body = JSON.stringify(eventOf({ reference: payment.reference_number }))
  })
  const refused = async (sent: string, signature?: string) => {
    const response = await send(server, sent, signature)
    expect([response.status, response.body.code]).toEqual([401, 'signature_refused'])
    expect((await statusOf(payment)).status).toBe('PENDING')
  }
  const secondsOff = (seconds: number) => new Date(server.parts.clock().getTime() + seconds * 1000)

  test('none', () => refused(body))
  test('forged', async () => refused(body, (await signed(server, body)).replace(/.{8}$/, '00000000')))
  test('of another body', async () => refused(body.replace('30000', '30001'), await signed(server, body)))
  test('with a space more in the body', async () => refused(`${body} `, await signed(server, body)))
  test('with another time', async () => {
    const [time, mac] = (await signed(server, body)).split(',')
    await refused(body, `t=${Number(time?.slice(2)) + 1},${mac}`)
  })
  test('301 seconds old', async () => refused(body, await signed(server, body, secondsOff(-301))))
  test('from 301 seconds ahead', async () => refused(body, await signed(server, body, secondsOff(301))))
  test.each(['', 't=,v1=', 'v1=00', 't=1', 'nonsense', `t=1,t=2,v1=${'0'.repeat(64)}`])(
    'header %j',
    (header) => refused(body, header),
  )
  test('two times', async () => refused(body, `${await signed(server, body)},t=1`))

  test('but 200: 300 seconds old, and beside a signature by another secret', async () => {
    const signature = await signed(server, body, secondsOff(-300))
    const [time, mac] = signature.split(',')
    expect((await send(server, body, `${time},v1=${'0'.repeat(64)},${mac}`)).status).toBe(200)
    expect(await creditsOf(payment)).toEqual([300_00])
  })

  test('a copy of a good call is taken and moves nothing, and is refused once it is old', async () => {
    const signature = await signed(server, body)
    expect((await send(server, body, signature)).status).toBe(200)
    expect(await creditsOf(payment)).toEqual([300_00])
    server.advance(301)
    expect((await send(server, body, signature)).status).toBe(401)
  })
})

test('404: a payment that nobody started', async () => {
  expect((await tell(server, { reference: 'pay_nobody' })).body.code).toBe('not_found')
})

test.each([
  ['not JSON', 'paid!', 400],
  ['a list', '[]', 422],
  ['nothing', 'null', 400],
  ['without a name', '{"type":"paid"}', 422],
  ['a sum with a fraction', JSON.stringify(eventOf({ reference: 'pay_x', amount: 0.5 })), 422],
])('%s is refused, though it is signed', async (_what, body, status) => {
  expect((await send(server, body, await signed(server, body))).status).toBe(status)
})

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, at) =>
    permutations(items.filter((_, index) => index !== at)).map((rest) => [item, ...rest]),
  )
}
