import { isDeleted as isAccountDeleted } from '../../accounts/people-repo.ts'
import { addDebt, readTopUps } from '../../ledger/top-ups-repo.ts'
import { notify, notifyAdministrators } from '../../notifications/notify.ts'
import { issueDocument } from '../../tax-documents/issue.ts'
import { readBought } from '../../wallet/lots-repo.ts'
import { moveCredits } from '../../wallet/move-credits.ts'
import { lockWallet } from '../../wallet/repo.ts'
import { creditsInWords, moneyInWords } from '../format.ts'
import type { PaymentRow } from '../payment.ts'
import type { DisputeEvent } from '../provider.ts'
import { roundedDivision } from '../rules.ts'
import { invoiceSource } from '../statements/issue-invoice.ts'
import { auditPayment, type WebhookContext } from '../webhook-context.ts'
import { type DisputeRow, disputesOf, findDispute, putDispute } from './disputes-repo.ts'
import { type RefundRow, refundsOf } from './repo.ts'
import { refundedOf } from './rules.ts'

/**
 * A dispute takes the credits that its payment bought, as far as the wallet still has bought ones. Won, they return. Lost, those that are
 * missing become a debt, which the next top-up pays first. Events may come in any order; the first end is final. The payment is locked.
 */
export async function takeDispute(
  context: WebhookContext,
  payment: PaymentRow,
  event: DisputeEvent,
): Promise<'SETTLED' | 'IGNORED'> {
  const { db, clock } = context
  const known = await findDispute(db, event.disputeId)
  if (known && (known.status !== 'OPEN' || event.stage === 'opened')) return 'IGNORED'
  const { user_id: userId } = payment
  await lockWallet(db, userId)
  const isDeleted = await isAccountDeleted(db, userId)
  const dispute: DisputeRow = known ?? {
    dispute_id: event.disputeId,
    transaction_id: payment.transaction_id,
    status: 'OPEN',
    amount: event.amount,
    credits: await disputedCredits(context, payment, event),
    held: 0,
    opened_at: clock(),
    ended_at: null,
  }
  const on = { ...context, payment, dispute, isDeleted }
  const credits = event.stage === 'won' ? await release(on) : await hold(on)
  const status = event.stage === 'opened' ? 'OPEN' : event.stage === 'won' ? 'WON' : 'LOST'
  const debt = event.stage === 'lost' && !isDeleted ? dispute.credits - credits : 0
  if (debt > 0) await addDebt(db, userId, debt)
  await putDispute(db, { ...dispute, held: credits, status, ended_at: status === 'OPEN' ? null : clock() })
  const details = {
    dispute_id: event.disputeId,
    amount: event.amount,
    held: credits,
    debt,
    reason: event.reason,
  }
  await auditPayment(context, payment, { action: `payment.dispute_${event.stage}`, details })
  await tell(on, { stage: event.stage, held: credits, debt })
  if (status === 'LOST') await issueCreditNote(on)
  return 'SETTLED'
}

/** A refund that failed leaves its part of the payment to the bank, where that disputes it, too. The payment is locked. */
export async function claimFailedRefund(
  context: WebhookContext,
  payment: PaymentRow,
  refund: RefundRow,
): Promise<void> {
  const { db } = context
  await lockWallet(db, payment.user_id)
  for (const known of await disputesOf(db, [payment.transaction_id])) {
    const credits = await disputedCredits(context, payment, known)
    if (known.status === 'WON' || credits <= known.credits) continue
    const on = { ...context, payment, dispute: { ...known, credits }, isDeleted: false }
    const stage = known.status === 'LOST' ? 'lost' : 'opened'
    const holding = await hold(on)
    const debt = stage === 'lost' ? credits - known.credits - (holding - known.held) : 0
    if (debt > 0) await addDebt(db, payment.user_id, debt)
    await putDispute(db, { ...on.dispute, held: holding })
    const details = {
      dispute_id: known.dispute_id,
      amount: known.amount,
      held: holding,
      debt,
      reason: refund.refund_id,
    }
    await auditPayment(context, payment, { action: `payment.dispute_${stage}`, details })
    await tell(on, { stage, held: holding, debt })
    if (stage === 'lost') await issueCreditNote(on, refund)
  }
}

/** Of what wasn't refunded before; of a refund that failed since, what it had left out. */
async function issueCreditNote(
  { payment, dispute, ...context }: DisputeContext,
  failed?: RefundRow,
): Promise<void> {
  const { user_id, transaction_id, reference_number, currency, amount, invoices } = payment
  const refunded = refundedOf(await refundsOf(context.db, [transaction_id]))
  const without = (other: number) => Math.min(dispute.amount, amount - refunded.amount - other)
  const returned = failed ? without(0) - without(failed.amount) : without(0)
  if (returned <= 0) return
  const [invoice] = invoices
  await issueDocument(context, {
    ...{
      kind: 'CREDIT_NOTE',
      userId: user_id,
      source: `dispute:${dispute.dispute_id}${failed ? `:${failed.refund_id}` : ''}`,
    },
    ...{ reference: reference_number, currency },
    corrects: invoice === undefined ? `payment:${transaction_id}` : invoiceSource(invoice),
    lines: [{ description: `Payment ${reference_number} returned by the bank`, amount: -returned }],
  })
}

/** Of a top-up alone; those that were refunded are gone already. */
async function disputedCredits(
  { db }: WebhookContext,
  payment: PaymentRow,
  { amount }: Pick<DisputeEvent, 'amount'>,
) {
  const { credits, transaction_id } = payment
  if (credits === null) return 0
  const refunded = refundedOf(await refundsOf(db, [transaction_id]))
  return Math.min(
    roundedDivision(credits * Math.min(amount, payment.amount), payment.amount),
    credits - refunded.credits,
  )
}

interface DisputeContext extends WebhookContext {
  readonly payment: PaymentRow
  readonly dispute: DisputeRow
  readonly isDeleted: boolean
}

const postingOf = ({ payment, dispute, clock }: DisputeContext, stage: string) => ({
  userId: payment.user_id,
  kind: 'DISPUTE' as const,
  reference: payment.reference_number,
  actor: 'SYSTEM' as const,
  key: `dispute:${dispute.dispute_id}:${stage}`,
  now: clock(),
})

/** Takes what is missing, as far as there is any. Returns all that is held then. */
async function hold(on: DisputeContext): Promise<number> {
  const { db, payment, dispute, isDeleted } = on
  const missing = Math.min(dispute.credits - dispute.held, await readBought(db, payment.user_id))
  if (missing <= 0 || isDeleted) return dispute.held
  // One for each state that it can be in.
  const posting = postingOf(on, `hold:${dispute.held}`)
  await moveCredits(db, { ...posting, amount: -missing, description: 'Disputed payment', lots: 'PAID' })
  return dispute.held + missing
}

async function release(on: DisputeContext): Promise<number> {
  const { db, payment, dispute, isDeleted } = on
  if (dispute.held === 0 || isDeleted) return dispute.held
  const [topUp] = await readTopUps(db, payment.user_id, [payment.reference_number])
  const posting = { ...postingOf(on, 'won'), amount: dispute.held, description: 'Dispute won' }
  await moveCredits(db, { ...posting, ...(topUp && { lots: topUp.id }) })
  return dispute.held
}

interface DisputeOutcome {
  readonly stage: DisputeEvent['stage']
  readonly held: number
  readonly debt: number
}

async function tell(
  { db, clock, payment, dispute }: DisputeContext,
  { stage, held: taken, debt }: DisputeOutcome,
): Promise<void> {
  const { user_id: userId, reference_number: reference, currency } = payment
  const sum = `${reference} (${moneyInWords(currency, dispute.amount)})`
  const credits = `${creditsInWords(taken)} credits`
  const messages = {
    opened: `Your bank is disputing ${sum}. ${credits} are on hold until it decides.`,
    won: `The dispute of ${sum} was decided in favor of the payment. ${credits} are back in your wallet.`,
    lost: `The bank returned ${sum} to you. ${credits} were taken for it.${debt > 0 ? ` ${creditsInWords(debt)} more had been spent: your next top-up pays them first.` : ''}`,
  }
  const now = clock()
  const wallet = { route: '/dashboard/wallet', text: 'View wallet' }
  await notify(db, { userId, kind: 'payments', message: messages[stage], important: true, ...wallet, now })
  const administrators = {
    opened: `${sum} is disputed. ${credits} of ${creditsInWords(dispute.credits)} are on hold. Answer the dispute at the payment provider.`,
    won: `The dispute of ${sum} was won. ${credits} were returned.`,
    lost: `The dispute of ${sum} was lost. ${credits} were taken${debt > 0 ? `, and ${creditsInWords(debt)} are owed` : ''}.`,
  }
  await notifyAdministrators(db, {
    role: 'FINANCE',
    ...{ message: administrators[stage], important: stage !== 'won', now },
    ...{ route: `/admin/users/${userId}?part=payments`, text: 'View payments' },
  })
}
