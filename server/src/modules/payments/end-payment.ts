import { notify } from '../notifications/notify.ts'
import { describe } from './describe.ts'
import type { PaymentRow } from './payment.ts'
import { recordPayment } from './record-payment.ts'
import { returnUrls } from './return-urls.ts'
import type { Taking } from './taking.ts'

interface End {
  readonly status: 'FAILED' | 'EXPIRED'
  readonly reason: string | null
}

/** Ends a PENDING payment without money. The statements that it held are free again by that alone. */
export async function endPayment(taking: Taking, payment: PaymentRow, { status, reason }: End) {
  const { db, clock } = taking
  const failed = status === 'FAILED'
  await db
    .updateTable('payments')
    .set({
      status,
      failed_at: failed ? clock() : null,
      failure_reason: failed ? (reason ?? 'The provider refused the payment. Nothing was taken.') : null,
    })
    .where('transaction_id', '=', payment.transaction_id)
    .execute()
  await recordPayment(taking, payment, { action: `payment.${status.toLowerCase()}`, details: { reason } })
  if (failed) {
    await notify(db, {
      userId: payment.user_id,
      message: `Your payment for ${await describe(db, payment)} did not go through. Nothing was taken.`,
      route: returnUrls('', payment).failed,
      text: 'See why',
      now: clock(),
    })
  }
  return 'ENDED' as const
}
