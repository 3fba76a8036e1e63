// Events that are signed and still odd: texts that PostgreSQL does not take, and names that were used before.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventOf, type StartedPayment, send, signed, startedPayment, tell } from './support/payments.ts'
import { race } from './support/race.ts'
import { serverOfFile, type TestServer } from './support/server.ts'

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

const paymentOf = ({ transaction_id }: StartedPayment) =>
  server.db
    .selectFrom('payments')
    .select(['status', 'failure_reason'])
    .where('transaction_id', '=', transaction_id)
    .executeTakeFirstOrThrow()
const creditsOf = async ({ reference_number }: StartedPayment) => {
  const rows = await server.db
    .selectFrom('ledger')
    .select('amount')
    .where('reference', '=', reference_number)
    .execute()
  return rows.map(({ amount }) => amount)
}
const conflictsOf = async ({ transaction_id }: StartedPayment) => {
  const rows = await server.db
    .selectFrom('audit_log')
    .select('details')
    .where('subject', '=', transaction_id)
    .where('action', '=', 'payment.event_conflict')
    .execute()
  return rows.map(({ details }) => details)
}

describe('200: a reason is kept without what no text holds', () => {
  test.each([
    ['a NUL', 'Declined\u0000 by the bank', 'Declined by the bank'],
    ['control characters', 'Declined\u001b[2J\u0007\nby the bank', 'Declined [2J by the bank'],
    ['half of a character', 'Declined \ud83d by the bank', 'Declined \ufffd by the bank'],
    ['a character across the longest length', `${'x'.repeat(199)}😀`, 'x'.repeat(199)],
    ['nothing but a NUL', '\u0000', 'The provider declined the payment. You weren’t charged.'],
  ])('%s', async (_what, reason, kept) => {
    const payment = await startedPayment(server, token)
    const response = await tell(server, { reference: payment.reference_number, type: 'failed', reason })
    expect(response.status).toBe(200)
    expect(await paymentOf(payment)).toEqual({ status: 'FAILED', failure_reason: kept })
  })
})

test.each(['id', 'type', 'reference', 'currency'])('422: a NUL in %s', async (field) => {
  const body = JSON.stringify({ ...eventOf({ reference: 'pay_x' }), [field]: 'a\u0000b' })
  const response = await send(server, body, await signed(server, body))
  expect([response.status, response.body.errors?.[0]?.pointer]).toEqual([422, `#/${field}`])
})

describe('409 event_conflict', () => {
  test('an event id that another payment used moves nothing, and is written down for a person to look', async () => {
    const [first, second] = [await startedPayment(server, token), await startedPayment(server, token)]
    const id = `evt_${first.reference_number}`
    expect((await tell(server, { id, reference: first.reference_number })).status).toBe(200)
    const response = await tell(server, { id, reference: second.reference_number })
    expect([response.status, response.body.code]).toEqual([409, 'event_conflict'])
    expect((await paymentOf(second)).status).toBe('PENDING')
    expect(await creditsOf(second)).toEqual([])
    expect(await conflictsOf(second)).toEqual([{ event_id: id, type: 'paid', used_by: first.transaction_id }])
    // Nothing is lost: under an id of its own, the event settles the payment.
    expect((await tell(server, { id: `${id}_2`, reference: second.reference_number })).status).toBe(200)
    expect(await creditsOf(second)).toEqual([300_00])
  })

  test.each([{ type: 'paid' }, { amount: 100_00 }, { currency: 'USD' }])(
    'an event id that told something else of the payment before: %j',
    async (other) => {
      const payment = await startedPayment(server, token)
      const event = { id: `evt_${payment.reference_number}`, reference: payment.reference_number }
      expect((await tell(server, { ...event, type: 'processing' })).status).toBe(200)
      const response = await tell(server, { ...event, type: 'processing', ...other })
      expect([response.status, response.body.code]).toEqual([409, 'event_conflict'])
      expect(await conflictsOf(payment)).toHaveLength(1)
    },
  )

  test('two payments, one event id, at once, at two servers: one is settled, the other told', async () => {
    for (let round = 0; round < 5; round += 1) {
      const payments = [await startedPayment(server, token), await startedPayment(server, token)]
      const id = `evt_shared_${round}`
      const settled = await race({
        db: server.db,
        // Both have looked for the id before either may write it down.
        lock: sql`LOCK TABLE audit_log IN EXCLUSIVE MODE`,
        start: () =>
          payments.map(({ reference_number: reference }, index) =>
            tell(index ? twin : server, { id, reference }),
          ),
      })
      const statuses = settled.map((one) => (one.status === 'fulfilled' ? one.value.status : one.reason))
      expect(statuses.toSorted()).toEqual([200, 409])
      const credits = await Promise.all(payments.map(creditsOf))
      expect(credits.flat()).toEqual([300_00])
      const conflicts = await Promise.all(payments.map(conflictsOf))
      expect(conflicts.map((rows) => rows.length)).toEqual(statuses.map((status) => (status === 409 ? 1 : 0)))
    }
  })

  test('200: a copy is no conflict, though its reason reads otherwise', async () => {
    const payment = await startedPayment(server, token)
    const event = { reference: payment.reference_number, type: 'failed' }
    expect((await tell(server, { ...event, reason: 'Declined' })).status).toBe(200)
    expect((await tell(server, { ...event, reason: null })).status).toBe(200)
    expect(await conflictsOf(payment)).toEqual([])
  })
})
