import type { PaymentRow } from './payment.ts'
import type { ReturnUrls } from './provider.ts'

/** The portal's pages of a payment. */
export function returnUrls(
  publicUrl: string,
  { source, transaction_id }: Pick<PaymentRow, 'source' | 'transaction_id'>,
): ReturnUrls {
  const success = source === 'TOPUP' ? '/payment/success' : '/payment/billing/success'
  return {
    success: `${publicUrl}${success}/${transaction_id}`,
    failed: `${publicUrl}/payment/failed/${transaction_id}`,
    cancel: `${publicUrl}${source === 'TOPUP' ? '/dashboard/wallet/topup' : '/dashboard/pay'}`,
  }
}
