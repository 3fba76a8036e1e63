import { sql } from 'kysely'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { compose } from '../../platform/mail/message.ts'
import { postToLedger } from '../ledger/post.ts'
import { notify } from '../notifications/notify.ts'
import { describe } from './describe.ts'
import type { PaymentRow } from './payment.ts'
import { recordPayment } from './record-payment.ts'
import { askForReview } from './review.ts'
import type { Taking } from './taking.ts'
import { creditsInWords, dayInWords, methodInWords, moneyInWords, timeInWords } from './words.ts'

/** Books a payment whose money has come: credits into the wallet, or statements off the list. */
export async function settle(taking: Taking, payment: PaymentRow) {
  const { db, clock } = taking
  await db
    .updateTable('payments')
    .set({ status: 'PAID', paid_at: clock() })
    .where('transaction_id', '=', payment.transaction_id)
    .execute()
  await recordPayment(taking, payment, { action: 'payment.paid', details: { amount: payment.amount } })
  await sendReceipt(taking, payment)
  return payment.credits === null
    ? payStatements(taking, payment)
    : addCredits(taking, payment, payment.credits)
}

async function addCredits({ db, clock, requestId }: Taking, payment: PaymentRow, credits: number) {
  await postToLedger(db, {
    userId: payment.user_id,
    kind: 'TOPUP',
    amount: credits,
    description: `Top-up by ${methodInWords[payment.method].toLowerCase()}`,
    reference: payment.reference_number,
    actor: 'USER',
    key: `payment:${payment.transaction_id}`,
    now: clock(),
    requestId,
  })
  await notify(db, {
    userId: payment.user_id,
    message: `${creditsInWords(credits)} credits arrived in your wallet.`,
    route: '/dashboard/wallet',
    text: 'See the wallet',
    now: clock(),
  })
  return 'SETTLED' as const
}

async function payStatements(taking: Taking, payment: PaymentRow) {
  const { db, clock } = taking
  const { numUpdatedRows } = await db
    .updateTable('statements')
    .set({ paid_at: clock(), payment_id: payment.transaction_id })
    .where('invoice_id', '=', sql<string>`any(${payment.invoices}::text[])`)
    .where('paid_at', 'is', null)
    .executeTakeFirstOrThrow()
  // Two servers whose clocks differ may have let a second payment begin; the money of one of the two has to go back.
  if (numUpdatedRows < BigInt(payment.invoices.length)) {
    return askForReview(taking, payment, 'one of its statements was settled before')
  }
  await notify(db, {
    userId: payment.user_id,
    message: `Paid: ${await describe(db, payment)}. Thank you.`,
    route: '/dashboard/pay',
    text: 'See the statements',
    now: clock(),
  })
  return 'SETTLED' as const
}

async function sendReceipt({ db, clock, settings }: Taking, payment: PaymentRow): Promise<void> {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', payment.user_id)
    .executeTakeFirstOrThrow()
  const { timeZone, publicUrl } = settings
  const sum = moneyInWords(payment.currency, payment.amount)
  const pesos = payment.currency === 'PHP' ? '' : ` (${moneyInWords('PHP', payment.amount_php)})`
  const letter = compose({
    id: `receipt.${payment.transaction_id}`,
    to: email,
    subject: `Receipt ${payment.reference_number}`,
    paragraphs: [
      `We received ${sum}${pesos} for ${await describe(db, payment)}.`,
      `Paid on ${dayInWords(clock(), timeZone)} at ${timeInWords(clock(), timeZone)}: ${methodInWords[payment.method].toLowerCase()}, reference ${payment.reference_number}.`,
    ],
    button:
      payment.source === 'TOPUP'
        ? { text: 'See the wallet', url: `${publicUrl}/dashboard/wallet` }
        : { text: 'See the statements', url: `${publicUrl}/dashboard/pay` },
    note: 'Keep this mail as your receipt.',
  })
  await enqueue(db, 'mail', { payload: letter })
}
