import { audit } from '../../../platform/db/audit.ts'
import type { Queries } from '../../../platform/db/client.ts'
import { inTransaction } from '../../../platform/http/handler.ts'
import { Problem, refusedField } from '../../../platform/http/problem.ts'
import { newId } from '../../../platform/ids.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { toDecimal, toHundredths } from '../../../platform/money/decimals.ts'
import { readTopUps, type ToppedUp } from '../../ledger/top-ups-repo.ts'
import { moveCredits } from '../../wallet/move-credits.ts'
import { lockWallet } from '../../wallet/repo.ts'
import { type PaymentWithReturns, recordOf, withReturns } from '../payment.ts'
import { lockById } from '../repo.ts'
import { addRefund } from './repo.ts'
import { priceOfPart, refundedOf } from './rules.ts'

/**
 * Takes the credits first, and leaves the money to a job: a process that ends between the two has neither refunded credits that can still
 * be spent, nor lost a refund.
 */
export const adminRefundPayment = inTransaction<'adminRefundPayment'>(async (call) => {
  const { db, clock, user, body, requestId } = call
  const now = clock()
  const reason = body.reason.trim()
  const payment = await lockById(db, body.transaction_id)
  if (!payment) throw new Problem('not_found', `There’s no payment ${body.transaction_id}.`)
  await lockWallet(db, payment.user_id)
  const [topUp] = await readTopUps(db, payment.user_id, [payment.reference_number])
  const [known] = await withReturns(db, [payment])
  const part = known && refundableOf(known, topUp)
  if (!part || typeof part === 'string') throw new Problem('not_refundable', part ?? '')
  const { lot, left, earlier, whole } = part
  const credits = toHundredths(body.credits)
  const amount = priceOfPart(whole, earlier, credits)
  if (credits > left) {
    const message = `${toDecimal(left)} credits of this top-up are unspent. Refund at most those.`
    throw refusedField('#/credits', 'insufficient_credits', message)
  }
  if (amount === 0) throw refusedField('#/credits', 'below_minimum', 'Refund at least one centavo’s worth.')

  const refund_id = newId('rfd')
  const { transaction_id, reference_number, user_id } = payment
  await addRefund(db, {
    ...{ refund_id, transaction_id, status: 'PENDING', amount, credits, reason },
    ...{ requested_by: user.id, created_at: now, ended_at: null, failure_reason: null },
  })
  const row = await moveCredits(db, {
    ...{ userId: user_id, kind: 'PAYOUT', amount: -credits, description: 'Top-up refunded', lots: lot },
    ...{ reference: reference_number, reason, actor: 'ADMIN', requestId },
    ...{ key: `payout:${refund_id}`, now },
  })
  if (!row) throw new Error(`The wallet of ${user_id} holds less than its lots.`)
  await enqueue(db, 'refundPayment', { payload: { refundId: refund_id }, jobKey: `refund:${refund_id}` })
  const details = { refund_id, credits, amount, currency: payment.currency, reason }
  await audit(call, { action: 'admin.payment.refund', subject: transaction_id, details })
  const [data] = await withReturns(db, [payment])
  if (!data) throw new Error(`${transaction_id} was locked a moment ago.`)
  return { status: 201, body: { data: { ...recordOf(data, now), checkout_url: null } } }
})

/** The unspent credits of a user’s payments that can be refunded, with their price. */
export async function listRefundable(db: Queries, userId: string, payments: readonly PaymentWithReturns[]) {
  const references = payments.map(({ reference_number }) => reference_number)
  const topUps = new Map((await readTopUps(db, userId, references)).map((one) => [one.reference, one]))
  return payments.flatMap((payment) => {
    const { transaction_id, reference_number } = payment
    const part = refundableOf(payment, topUps.get(reference_number))
    if (typeof part === 'string' || part.left === 0) return []
    const amount = toDecimal(priceOfPart(part.whole, part.earlier, part.left))
    return [{ transaction_id, credits: toDecimal(part.left), amount }]
  })
}

/** The part of a payment that can be refunded, or why none can. */
function refundableOf(
  { status, credits, amount, refunds, disputes }: PaymentWithReturns,
  topUp: ToppedUp | undefined,
) {
  if (status !== 'PAID' || credits === null) return 'Only a top-up that was paid can be refunded.'
  if (disputes.some((dispute) => dispute.status !== 'WON'))
    return 'The payer disputes this payment with their bank, which decides.'
  if (!topUp) return 'The ledger has no row of this payment.'
  const earlier = refundedOf(refunds)
  // A dispute that was won returns to its top-up what it had taken of others.
  const left = Math.min(topUp.left, credits - earlier.credits)
  return { lot: topUp.id, left, whole: { credits, amount }, earlier }
}
