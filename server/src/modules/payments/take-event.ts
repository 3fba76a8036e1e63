import type { Selectable } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { Problem } from '../../http/problem.ts'
import { endPayment } from './end-payment.ts'
import { type PaymentRow, statusAt } from './payment.ts'
import type { PaymentEvent } from './provider.ts'
import { askForReview } from './review.ts'
import { settle } from './settle.ts'
import type { Taking } from './taking.ts'

type Outcome = Selectable<Database['payment_events']>['outcome']

/**
 * Takes one event of a provider, once. The payment's row is locked first: copies and contradictions that come at once
 * take turns, and the first end of a payment is its only one.
 */
export async function takeEvent(taking: Taking, event: PaymentEvent): Promise<void> {
  const { db, clock } = taking
  const payment = await db
    .selectFrom('payments')
    .selectAll()
    .where('reference_number', '=', event.reference)
    .forUpdate()
    .executeTakeFirst()
  if (!payment) throw new Problem('not_found', `There is no payment ${event.reference}.`)
  const seen = await db
    .selectFrom('payment_events')
    .select('event_id')
    .where('event_id', '=', event.id)
    .executeTakeFirst()
  if (seen) return
  await db
    .insertInto('payment_events')
    .values({
      event_id: event.id,
      transaction_id: payment.transaction_id,
      type: event.type,
      outcome: await apply(taking, payment, event),
      payload: JSON.stringify(event),
      received_at: clock(),
    })
    .execute()
}

async function apply(taking: Taking, payment: PaymentRow, event: PaymentEvent): Promise<Outcome> {
  const status = statusAt(payment, taking.clock())
  if (event.type === 'paid') return applyPaid(taking, payment, event)
  if (status !== 'PENDING') return 'IGNORED'
  if (event.type === 'failed') return endPayment(taking, payment, { status: 'FAILED', reason: event.reason })
  if (event.type === 'expired') return endPayment(taking, payment, { status: 'EXPIRED', reason: null })
  return 'IGNORED'
}

async function applyPaid(taking: Taking, payment: PaymentRow, event: PaymentEvent): Promise<Outcome> {
  const status = statusAt(payment, taking.clock())
  if (status === 'PAID') return 'IGNORED'
  // An end is final, or nobody could start a new payment without fear of paying twice. The provider says that it has
  // the money all the same, so a person has to look: nothing is credited by itself, and nothing is forgotten.
  if (status !== 'PENDING') return askForReview(taking, payment, `it had ${status.toLowerCase()} before`)
  if (event.amount !== payment.amount || event.currency !== payment.currency) {
    return askForReview(taking, payment, 'another amount was paid than was asked for')
  }
  return settle(taking, payment)
}
