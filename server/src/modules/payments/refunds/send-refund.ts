import type { AppContext } from '../../../platform/app-context.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { after } from '../../../platform/time/clock.ts'
import { isDeleted } from '../../accounts/people-repo.ts'
import { readTopUps } from '../../ledger/top-ups-repo.ts'
import { notify, notifyAdministrators } from '../../notifications/notify.ts'
import { issueDocument } from '../../tax-documents/issue.ts'
import { moveCredits } from '../../wallet/move-credits.ts'
import { paymentProvider } from '../choose-provider.ts'
import { creditsInWords, moneyInWords } from '../format.ts'
import type { PaymentRow } from '../payment.ts'
import type { PaymentProvider } from '../provider.ts'
import { ProviderError } from '../provider-error.ts'
import { findById, lockById } from '../repo.ts'
import { auditPayment, type WebhookContext } from '../webhook-context.ts'
import { endRefund, findRefund, listPendingRefunds, type RefundRow } from './repo.ts'
import { claimFailedRefund } from './take-dispute.ts'

declare module '../../../platform/jobs/payloads.ts' {
  interface JobPayloads {
    readonly refundPayment: { readonly refundId: string }
  }
}

/** Asks the provider for a refund: the refund's ID makes it once. Throws where the provider doesn't say, and is tried again. */
export async function sendRefund(
  { refundId }: { readonly refundId: string },
  context: AppContext,
  provider: PaymentProvider = paymentProvider(context),
): Promise<void> {
  const { db, clock, settings } = context
  const refund = await findRefund(db, refundId)
  if (refund?.status !== 'PENDING') return
  const payment = await findById(db, refund.transaction_id)
  if (!payment) throw new Error(`${refundId} is a refund of ${refund.transaction_id}, which isn’t there.`)
  const { reference_number: reference, currency } = payment
  const { amount, reason } = refund
  const { status } = await provider
    .refund({ reference, refundId, amount, currency, reason })
    .catch((error: unknown) => {
      if (error instanceof ProviderError && isRefusal(error)) return { status: 'failed' as const }
      throw error
    })
  if (status === 'pending') return
  await db.transaction().execute(async (tx) => {
    const on = { db: tx, clock, settings, requestId: null }
    await settleRefund(on, refundId, status === 'failed' ? 'FAILED' : 'REFUNDED')
  })
}

/** Whether asking again would be answered in the same way. */
const isRefusal = ({ status }: ProviderError): boolean => [400, 402, 404, 422].includes(status ?? 0)

const askAgainSeconds = 3600

/** Asks for refunds of which no event came. */
export async function resumeRefunds({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  for (const refundId of await listPendingRefunds(db, after(clock(), -askAgainSeconds)))
    await enqueue(db, 'refundPayment', { payload: { refundId }, jobKey: `refund:${refundId}` })
}

/** The provider's word on a refund. One that had gone out may still come back, and then fails. */
export async function settleRefund(
  context: WebhookContext,
  refundId: string,
  status: 'REFUNDED' | 'FAILED',
): Promise<'SETTLED' | 'IGNORED'> {
  const { db, clock } = context
  const unlocked = await findRefund(db, refundId)
  const payment = unlocked && (await lockById(db, unlocked.transaction_id))
  // As it is under the lock of its payment.
  const refund = await findRefund(db, refundId)
  if (!payment || !refund || refund.status === 'FAILED' || refund.status === status) return 'IGNORED'
  const hasFailed = status === 'FAILED'
  const failure_reason = hasFailed ? rejection : null
  await endRefund(db, refundId, { status, ended_at: clock(), failure_reason })
  const details = { refund_id: refundId, amount: refund.amount, reason: failure_reason }
  await auditPayment(context, payment, { action: `payment.refund_${hasFailed ? 'failed' : 'paid'}`, details })
  if (hasFailed) await giveCreditsBack(context, payment, refund)
  else await tellRefunded(context, payment, refund)
  await documentRefund(context, payment, refund, hasFailed)
  if (hasFailed && !(await isDeleted(db, payment.user_id))) await claimFailedRefund(context, payment, refund)
  return 'SETTLED'
}

const rejection = 'The payment provider rejected the refund.'

/** A credit note of money that went out; a receipt if it comes back for the credits. */
async function documentRefund(
  context: WebhookContext,
  payment: PaymentRow,
  { refund_id, amount, credits, reason, status }: RefundRow,
  hasFailed: boolean,
): Promise<void> {
  const { user_id: userId, reference_number: reference, currency, transaction_id } = payment
  const common = { userId, reference, currency }
  if (!hasFailed)
    await issueDocument(context, {
      ...common,
      kind: 'CREDIT_NOTE',
      source: `refund:${refund_id}`,
      corrects: `payment:${transaction_id}`,
      lines: [{ description: `${creditsInWords(credits)} credits refunded: ${reason}`, amount: -amount }],
    })
  else if (status === 'REFUNDED' && !(await isDeleted(context.db, userId)))
    await issueDocument(context, {
      ...common,
      kind: 'RECEIPT',
      source: `refund-failed:${refund_id}`,
      corrects: `refund:${refund_id}`,
      lines: [{ description: `${creditsInWords(credits)} credits, refund returned`, amount }],
    })
}

async function giveCreditsBack({ db, clock }: WebhookContext, payment: PaymentRow, refund: RefundRow) {
  const now = clock()
  const { user_id: userId, reference_number: reference, currency } = payment
  const { credits, refund_id, amount } = refund
  const isGone = await isDeleted(db, userId)
  if (!isGone) {
    const [topUp] = await readTopUps(db, userId, [reference])
    await moveCredits(db, {
      ...{ userId, kind: 'PAYOUT', amount: credits, description: 'Refund failed', reference },
      ...{ actor: 'SYSTEM', reason: rejection, key: `payout-failed:${refund_id}`, now },
      ...(topUp && { lots: topUp.id }),
    })
    await notify(db, {
      ...{ userId, kind: 'payments', route: '/dashboard/wallet', text: 'View wallet', now, important: true },
      message: `${moneyInWords(currency, amount)} of ${reference} couldn’t be refunded. ${creditsInWords(credits)} credits are back in your wallet.`,
    })
  }
  await notifyAdministrators(db, {
    role: 'FINANCE',
    message: `The provider rejected the refund of ${moneyInWords(currency, amount)} for ${reference}: ${rejection} ${isGone ? 'The account was deleted; send the money another way.' : 'The credits are back in the wallet.'}`,
    ...{ important: true, route: `/admin/users/${userId}?part=payments`, text: 'View payments', now },
  })
}

async function tellRefunded({ db, clock }: WebhookContext, payment: PaymentRow, refund: RefundRow) {
  const { user_id: userId, currency, reference_number } = payment
  const { amount, credits, reason } = refund
  await notify(db, {
    ...{ userId, kind: 'payments', route: '/dashboard/wallet', text: 'View wallet', now: clock() },
    message: `${moneyInWords(currency, amount)} of ${reference_number} were refunded for ${creditsInWords(credits)} credits: ${reason}`,
  })
}
