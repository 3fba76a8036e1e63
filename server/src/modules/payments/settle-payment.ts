import type { AppContext } from '../../platform/app-context.ts'
import type { JobPayloads } from '../../platform/jobs/payloads.ts'
import { renderEmail } from '../../platform/mail/email.ts'
import { queueMail } from '../../platform/mail/queue.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import { readUser } from '../accounts/repo.ts'
import { notify, notifyAdministrators, wantsMail } from '../notifications/notify.ts'
import { issueDocument } from '../tax-documents/issue.ts'
import { numbersOf } from '../tax-documents/repo.ts'
import { moveCredits } from '../wallet/move-credits.ts'
import { emitEvent } from '../webhooks/emit.ts'
import { noteDeclined, noteExpired, notePaid, noteReview } from './auto-top-up/ends.ts'
import { paymentProvider } from './choose-provider.ts'
import { creditsInWords, dayInWords, methodInWords, moneyInWords, timeInWords } from './format.ts'
import { describe, type PaymentRow, returnUrls } from './payment.ts'
import { expirePending, isInReview, readArrival, updatePayment } from './repo.ts'
import { releaseCreditLine } from './statements/credit-line.ts'
import { invoiceSource } from './statements/issue-invoice.ts'
import { notePaidStatements } from './statements/repo.ts'
import { auditPayment, type WebhookContext } from './webhook-context.ts'

/** Books a payment whose money has come: credits into the wallet, or statements off the list. */
export async function settlePayment(context: WebhookContext, payment: PaymentRow) {
  const { db, clock } = context
  await updatePayment(db, payment.transaction_id, { status: 'PAID', paid_at: clock() })
  await auditPayment(context, payment, { action: 'payment.paid', details: { amount: payment.amount } })
  return payment.credits === null
    ? payStatements(context, payment)
    : addCredits(context, payment, payment.credits)
}

async function addCredits(context: WebhookContext, payment: PaymentRow, credits: number) {
  const { db, clock, requestId } = context
  const { automatic } = payment
  if (automatic) await notePaid(context, payment)
  await moveCredits(db, {
    userId: payment.user_id,
    kind: 'TOPUP',
    amount: credits,
    description: automatic ? 'Automatic top-up' : `Top-up by ${methodInWords[payment.method].toLowerCase()}`,
    reference: payment.reference_number,
    actor: automatic ? 'SYSTEM' : 'USER',
    key: `payment:${payment.transaction_id}`,
    now: clock(),
    ...(requestId && { requestId }),
  })
  const { debt } = await readArrival(db, payment)
  const arrived = `${creditsInWords(credits)} credits arrived in your wallet`
  const ofThem = debt > 0 ? `; ${creditsInWords(debt)} of them paid your debt.` : '.'
  await notify(db, {
    userId: payment.user_id,
    kind: 'payments',
    message: automatic
      ? `Automatic top-up: ${arrived}, for ${moneyInWords(payment.currency, payment.amount)}${ofThem}`
      : arrived + ofThem,
    route: '/dashboard/wallet',
    text: 'View wallet',
    mail: 'none',
    now: clock(),
  })
  await emitSettled({ db, clock }, payment)
  // Last, as others wait for the next number until this transaction ends.
  await sendReceipt(context, payment, [await issueReceipt(context, payment, credits)])
  return 'SETTLED' as const
}

/** A payment in another currency says its pesos, too. */
export const issueReceipt = (
  context: Pick<WebhookContext, 'db' | 'clock' | 'settings'>,
  { user_id, transaction_id, reference_number, currency, amount, amount_php, automatic }: PaymentRow,
  credits: number,
): Promise<string> => {
  const pesos = currency === 'PHP' ? '' : `, ${moneyInWords('PHP', amount_php)}`
  const description = `${creditsInWords(credits)} credits${pesos}${automatic ? ', automatic top-up' : ''}`
  return issueDocument(context, {
    ...{ kind: 'RECEIPT', userId: user_id, source: `payment:${transaction_id}` },
    ...{ reference: reference_number, currency, lines: [{ description, amount }] },
  })
}

async function payStatements(context: WebhookContext, payment: PaymentRow) {
  const { db, clock } = context
  await sendReceipt(context, payment, await numbersOf(db, payment.invoices.map(invoiceSource)))
  const paid = await notePaidStatements(db, payment, clock())
  // Two servers whose clocks differ may have let a second payment begin; the money of one of the two has to go back.
  if (paid < payment.invoices.length) {
    return askForReview(context, payment, 'one of its statements was settled before')
  }
  await releaseCreditLine({ ...context, userId: payment.user_id }, payment.transaction_id)
  await notify(db, {
    userId: payment.user_id,
    kind: 'payments',
    message: `Paid: ${await describe(db, payment)}. Thank you.`,
    route: '/dashboard/pay',
    text: 'View statements',
    mail: 'none',
    now: clock(),
  })
  await emitSettled({ db, clock }, payment)
  return 'SETTLED' as const
}

async function emitSettled(
  { db, clock }: Pick<WebhookContext, 'db' | 'clock'>,
  payment: PaymentRow,
): Promise<void> {
  const now = clock()
  const { transaction_id, reference_number, source, amount, currency, credits, invoices } = payment
  await emitEvent(db, {
    userId: payment.user_id,
    type: 'payment.settled',
    data: {
      transaction_id,
      reference_number,
      source,
      amount: toDecimal(amount),
      currency,
      credits: credits === null ? null : toDecimal(credits),
      invoices,
      paid_at: now.toISOString(),
    },
    now,
  })
}

/** `numbers` are those of the receipt, or of the invoices that were paid. */
async function sendReceipt(
  { db, clock, settings }: WebhookContext,
  payment: PaymentRow,
  numbers: readonly string[],
): Promise<void> {
  if (!(await wantsMail(db, payment.user_id, 'payments'))) return
  const { email } = await readUser(db, payment.user_id)
  const { timeZone, publicUrl } = settings
  const sum = moneyInWords(payment.currency, payment.amount)
  const pesos = payment.currency === 'PHP' ? '' : ` (${moneyInWords('PHP', payment.amount_php)})`
  const isTopUp = payment.source === 'TOPUP'
  const receipt = renderEmail({
    id: `receipt.${payment.transaction_id}`,
    to: email,
    subject: `Receipt ${isTopUp ? numbers.join() : payment.reference_number}`,
    paragraphs: [
      `We received ${sum}${pesos} for ${await describe(db, payment)}${isTopUp || numbers.length === 0 ? '' : `, ${numbers.join(' and ')}`}.`,
      `Paid on ${dayInWords(clock(), timeZone)} at ${timeInWords(clock(), timeZone)}: ${payment.automatic ? 'automatic top-up by ' : ''}${methodInWords[payment.method].toLowerCase()}, reference ${payment.reference_number}.`,
    ],
    button:
      numbers.length === 1
        ? {
            text: isTopUp ? 'View receipt' : 'View invoice',
            url: `${publicUrl}/dashboard/documents/${numbers[0]}`,
          }
        : { text: 'View statements', url: `${publicUrl}/dashboard/pay` },
    note: 'Download it as a PDF for your accountant.',
  })
  await queueMail(db, receipt)
}

interface PaymentEnd {
  readonly status: 'FAILED' | 'EXPIRED'
  readonly reason: string | null
}

/** Ends a PENDING payment without money. The statements that it held are free again by that alone. */
export async function endPayment(
  context: WebhookContext,
  payment: PaymentRow,
  { status, reason }: PaymentEnd,
) {
  const { db, clock } = context
  const failed = status === 'FAILED'
  const failure_reason = failed ? (reason ?? 'The provider declined the payment. You weren’t charged.') : null
  await updatePayment(db, payment.transaction_id, {
    status,
    failed_at: failed ? clock() : null,
    failure_reason,
  })
  await auditPayment(context, payment, { action: `payment.${status.toLowerCase()}`, details: { reason } })
  if (payment.automatic) {
    if (failure_reason) await noteDeclined(context, payment, failure_reason)
    else await noteExpired(context, payment)
  } else if (failed) {
    await notify(db, {
      userId: payment.user_id,
      kind: 'payments',
      message: `Your payment for ${await describe(db, payment)} didn’t go through. You weren’t charged.`,
      route: returnUrls('', payment).failed,
      text: 'See why',
      now: clock(),
    })
  }
  return 'ENDED' as const
}

/** For money that came and must not be booked by itself: administrators decide, and the person knows. */
export async function askForReview(context: WebhookContext, payment: PaymentRow, why: string) {
  const { db, clock } = context
  // Once is enough, however often the provider says it.
  if (await isInReview(db, payment.transaction_id)) return 'IGNORED' as const
  await auditPayment(context, payment, { action: 'payment.review', details: { why } })
  if (payment.automatic) {
    // No clock ends it, and nothing may be charged beside it.
    if (payment.status === 'PENDING') await updatePayment(db, payment.transaction_id, { status: 'EXPIRED' })
    await noteReview(context, payment)
  }
  const sum = moneyInWords(payment.currency, payment.amount)
  await notifyAdministrators(db, {
    role: 'FINANCE',
    message: `${payment.reference_number} (${sum}) was paid, but ${why}. No credits were added. Refund it with the payment provider, or add the credits.`,
    important: true,
    route: `/admin/credits/ledger/${payment.user_id}`,
    text: 'View ledger',
    now: clock(),
  })
  await notify(db, {
    userId: payment.user_id,
    kind: 'payments',
    message: `The provider says that ${payment.reference_number} (${sum}) was paid, but ${why}. No credits were added. Our support team is looking into it and will email you.`,
    important: true,
    route: '/contact-us',
    text: 'Contact support',
    now: clock(),
  })
  return 'REVIEW' as const
}

/** Ends unfinished checkouts. */
export const expirePayments = ({ db, clock }: AppContext): Promise<void> =>
  db.transaction().execute((tx) => expirePending(tx, clock()))

/** The same at the provider. */
export const closeCheckout = (
  { reference }: JobPayloads['closeCheckout'],
  context: AppContext,
): Promise<void> => paymentProvider(context).close(reference)
