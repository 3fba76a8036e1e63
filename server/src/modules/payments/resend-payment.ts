import { audit } from '../../platform/db/audit.ts'
import { inTransaction } from '../../platform/http/handler.ts'
import { Problem } from '../../platform/http/problem.ts'
import { renderEmail } from '../../platform/mail/email.ts'
import { queueMail } from '../../platform/mail/queue.ts'
import { after } from '../../platform/time/clock.ts'
import { moneyInWords, timeInWords } from './format.ts'
import { describe, statusAt } from './payment.ts'
import { lockOwnByReference, updatePayment } from './repo.ts'

const waitSeconds = 60

export const resendPayment = inTransaction<'resendPayment'>(async (call) => {
  const { db, body, user, clock, settings } = call
  const { timeZone } = settings
  const row = await lockOwnByReference(db, user.id, body.reference_number)
  if (!row) throw new Problem('not_found', `You have no payment ${body.reference_number}.`)
  const reference = row.reference_number
  if (row.paid_at) {
    const paid = `${reference} was paid at ${timeInWords(row.paid_at, timeZone)}.`
    throw new Problem('payment_paid', `${paid} No link was sent.`)
  }
  if (!row.checkout_url) {
    throw new Problem('payment_ended', `${reference} is an automatic top-up, so it has no checkout.`)
  }
  if (statusAt(row, clock()) !== 'PENDING') {
    const closed = timeInWords(row.failed_at ?? row.expires_at, timeZone)
    throw new Problem(
      'payment_ended',
      `The checkout of ${reference} closed at ${closed}. Start a new payment.`,
    )
  }
  requireWait(row.link_mailed_at, clock())

  await updatePayment(db, row.transaction_id, { link_mailed_at: clock() })
  const until = timeInWords(row.expires_at, timeZone)
  const what = await describe(db, row)
  const email = renderEmail({
    id: `checkout.${row.transaction_id}.${clock().getTime()}`,
    to: user.email,
    subject: `Your checkout for ${what}`,
    paragraphs: [
      `Your payment of ${moneyInWords(row.currency, row.amount)} for ${what} is waiting. The checkout is open until ${until}.`,
    ],
    button: { text: 'Go to checkout', url: row.checkout_url },
    note: `Reference ${reference}. If you don’t pay, nothing changes and you owe nothing.`,
  })
  await queueMail(db, email)
  await audit(call, { action: 'payment.resend', subject: row.transaction_id, details: {} })
  const message = `The link goes to ${user.email}. It works until ${until}.`
  return { status: 202, body: { data: { message } } }
})

function requireWait(mailedAt: Date | null, now: Date): void {
  if (!mailedAt) return
  const retryAfterSeconds = Math.ceil((after(mailedAt, waitSeconds).getTime() - now.getTime()) / 1000)
  if (retryAfterSeconds <= 0) return
  const ago = waitSeconds - retryAfterSeconds
  throw new Problem(
    'too_many_requests',
    `The link was sent ${ago} seconds ago. Wait ${retryAfterSeconds} seconds, then try again.`,
    { retryAfterSeconds },
  )
}
