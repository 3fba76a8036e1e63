import { audit } from '../../../platform/db/audit.ts'
import type { Queries } from '../../../platform/db/client.ts'
import { inTransaction } from '../../../platform/http/handler.ts'
import { Problem, refusedField } from '../../../platform/http/problem.ts'
import { newId } from '../../../platform/ids.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { toDecimal, toHundredths } from '../../../platform/money/decimals.ts'
import { readTopUps } from '../../ledger/top-ups-repo.ts'
import { moveCredits } from '../../wallet/move-credits.ts'
import { lockWallet } from '../../wallet/repo.ts'
import { type PaymentRow, recordsOf } from '../payment.ts'
import { lockById } from '../repo.ts'
import { disputesOf } from './disputes-repo.ts'
import { addRefund, refundsOf } from './repo.ts'
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
  const { lot, left, earlier, whole } = await refundableOf(db, payment)
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
  const [data] = await recordsOf(db, [payment], now)
  if (!data) throw new Error(`${transaction_id} was locked a moment ago.`)
  return { status: 201, body: { data: { ...data, checkout_url: null } } }
})

/** The part of a payment that can be refunded. Throws why nothing can. */
async function refundableOf(db: Queries, payment: PaymentRow) {
  const { transaction_id, user_id, status, credits, amount, reference_number } = payment
  if (status !== 'PAID' || credits === null)
    throw new Problem('not_refundable', 'Only a top-up that was paid can be refunded.')
  const [dispute] = await disputesOf(db, [transaction_id])
  if (dispute && dispute.status !== 'WON')
    throw new Problem('not_refundable', 'The payer disputes this payment with their bank, which decides.')
  const [topUp] = await readTopUps(db, user_id, [reference_number])
  if (!topUp) throw new Problem('not_refundable', 'The ledger has no row of this payment.')
  return {
    lot: topUp.id,
    left: Math.min(topUp.left, credits),
    whole: { credits, amount },
    earlier: refundedOf(await refundsOf(db, [transaction_id])),
  }
}

/** Of some payments of a user, the unspent credits that can be refunded, with their price. */
export async function listRefundable(db: Queries, userId: string, payments: readonly PaymentRow[]) {
  const paid = payments.filter(({ status, credits }) => status === 'PAID' && credits !== null)
  const ids = paid.map(({ transaction_id }) => transaction_id)
  const refunds = Map.groupBy(await refundsOf(db, ids), ({ transaction_id }) => transaction_id)
  const disputed = new Set(
    (await disputesOf(db, ids)).filter(({ status }) => status !== 'WON').map((one) => one.transaction_id),
  )
  const references = paid.map(({ reference_number }) => reference_number)
  const left = new Map((await readTopUps(db, userId, references)).map((one) => [one.reference, one.left]))
  return paid.flatMap(({ transaction_id, reference_number, credits, amount }) => {
    const part = Math.min(left.get(reference_number) ?? 0, credits ?? 0)
    if (part === 0 || disputed.has(transaction_id)) return []
    const earlier = refundedOf(refunds.get(transaction_id) ?? [])
    const price = priceOfPart({ credits: credits ?? 0, amount }, earlier, part)
    return [{ transaction_id, credits: toDecimal(part), amount: toDecimal(price) }]
  })
}
