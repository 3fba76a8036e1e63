import { notify } from '../notifications/notify.ts'
import type { PaymentRow } from './payment.ts'
import { recordPayment } from './record-payment.ts'
import type { Taking } from './taking.ts'
import { moneyInWords } from './words.ts'

/** For money that came and must not be booked by itself: support decides, and the person knows. */
export async function askForReview(taking: Taking, payment: PaymentRow, why: string) {
  const { db, clock } = taking
  // Once is enough, however often the provider says it.
  const known = await db
    .selectFrom('payment_events')
    .select('event_id')
    .where('transaction_id', '=', payment.transaction_id)
    .where('outcome', '=', 'REVIEW')
    .executeTakeFirst()
  if (known) return 'IGNORED' as const
  await recordPayment(taking, payment, { action: 'payment.review', details: { why } })
  const sum = moneyInWords(payment.currency, payment.amount)
  await notify(db, {
    userId: payment.user_id,
    message: `The provider says that ${payment.reference_number} (${sum}) was paid, but ${why}. Nothing was booked. Our support looks at it and writes to you.`,
    important: true,
    route: '/contact-us',
    text: 'Write to support',
    now: clock(),
  })
  return 'REVIEW' as const
}
