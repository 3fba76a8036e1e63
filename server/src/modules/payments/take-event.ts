import type { Selectable } from 'kysely'
import type { Database } from '../../platform/db/generated/database.ts'
import { type CommittedRejection, commitAndReject, Problem } from '../../platform/http/problem.ts'
import { readUser } from '../accounts/repo.ts'
import { notifyAdministrators } from '../notifications/notify.ts'
import { moneyInWords } from './format.ts'
import { type PaymentRow, statusAt } from './payment.ts'
import type { DisputeEvent, PaymentEvent, RefundEvent } from './provider.ts'
import { settleRefund } from './refunds/send-refund.ts'
import { takeDispute } from './refunds/take-dispute.ts'
import { addEvent, lockByReference, noteOutcome, readEvent } from './repo.ts'
import { askForReview, endPayment, settlePayment } from './settle-payment.ts'
import type { WebhookContext } from './webhook-context.ts'
import { auditPayment } from './webhook-context.ts'

type Outcome = Selectable<Database['payment_events']>['outcome']

/**
 * Takes one event of a provider exactly once. The payment's row is locked first: concurrent copies and contradictions
 * take turns, and a payment ends once. The event's row is written before its effect: a concurrent event with the same
 * id waits for it, and is then a copy or a conflict. A conflict is committed, so that its audit row survives.
 */
export async function takeEvent(
  context: WebhookContext,
  event: PaymentEvent,
): Promise<CommittedRejection | undefined> {
  const { db, clock } = context
  const payment = await lockByReference(db, event.reference)
  if (!payment) throw new Problem('not_found', `There’s no payment ${event.reference}.`)
  const isNew = await addEvent(db, {
    event_id: event.id,
    transaction_id: payment.transaction_id,
    type: event.type,
    outcome: 'IGNORED',
    payload: JSON.stringify(event),
    received_at: clock(),
  })
  if (!isNew) return conflictWith(context, payment, event)
  await noteOutcome(db, event.id, await apply(context, payment, event))
  return undefined
}

/**
 * A provider's id names one event. Under the id of another one, money may have come that nobody would hear of if this were
 * taken for a copy: it is refused, so that the provider's own log shows it, too. A copy may word its reason otherwise.
 */
async function conflictWith(
  context: WebhookContext,
  payment: PaymentRow,
  event: PaymentEvent,
): Promise<CommittedRejection | undefined> {
  const known = await readEvent(context.db, event.id)
  const { type, amount, currency } = known.payload as PaymentEvent
  const isCopy =
    known.transaction_id === payment.transaction_id &&
    type === event.type &&
    amount === event.amount &&
    currency === event.currency
  if (isCopy) return undefined
  await auditPayment(context, payment, {
    action: 'payment.event_conflict',
    details: { event_id: event.id, type: event.type, used_by: known.transaction_id },
  })
  return commitAndReject(
    new Problem(
      'event_conflict',
      `The event ID ${event.id} was used for another event. Give this one its own ID.`,
    ),
  )
}

async function apply(context: WebhookContext, payment: PaymentRow, event: PaymentEvent): Promise<Outcome> {
  const status = statusAt(payment, context.clock())
  if (isRefund(event)) return applyRefund(context, payment, event)
  if (isDispute(event)) return takeDispute(context, payment, event)
  if (event.type === 'paid') return applyPaid(context, payment, event)
  if (status !== 'PENDING') return 'IGNORED'
  if (event.type === 'failed') return endPayment(context, payment, { status: 'FAILED', reason: event.reason })
  if (event.type === 'expired') return endPayment(context, payment, { status: 'EXPIRED', reason: null })
  return 'IGNORED'
}

const isRefund = (event: PaymentEvent): event is RefundEvent => event.type === 'refunded'
const isDispute = (event: PaymentEvent): event is DisputeEvent => event.type === 'dispute'

/** One that was begun at the provider has taken no credits: people have to look. */
async function applyRefund(
  context: WebhookContext,
  payment: PaymentRow,
  event: RefundEvent,
): Promise<Outcome> {
  if (event.refundId !== null) return settleRefund(context, event.refundId, 'REFUNDED')
  const sum = moneyInWords(event.currency, event.amount)
  await auditPayment(context, payment, {
    action: 'payment.review',
    details: { why: 'refunded at the provider' },
  })
  await notifyAdministrators(context.db, {
    role: 'FINANCE',
    message: `${sum} of ${payment.reference_number} were refunded at the payment provider. The wallet still has the credits: deduct those that the refund was for.`,
    ...{
      important: true,
      route: `/admin/credits/ledger/${payment.user_id}`,
      text: 'View ledger',
      now: context.clock(),
    },
  })
  return 'REVIEW'
}

async function applyPaid(
  context: WebhookContext,
  payment: PaymentRow,
  event: PaymentEvent,
): Promise<Outcome> {
  const status = statusAt(payment, context.clock())
  if (status === 'PAID') return 'IGNORED'
  // There is no account left to credit. A deletion at this moment waits for the payment, or the closed wallet rejects
  // the credits and the event is delivered again.
  if ((await readUser(context.db, payment.user_id)).deleted_at) {
    return askForReview(context, payment, 'its account was deleted')
  }
  // An end is final, or nobody could start a new payment without fear of paying twice. The provider says that it has
  // the money all the same, so a person has to look: nothing is credited by itself, and nothing is forgotten.
  if (status !== 'PENDING') return askForReview(context, payment, `it had already ${status.toLowerCase()}`)
  if (event.amount !== payment.amount || event.currency !== payment.currency) {
    return askForReview(context, payment, 'a different amount was paid')
  }
  return settlePayment(context, payment)
}
