import { audit } from '../../platform/db/audit.ts'
import type { PaymentRow } from './payment.ts'
import type { Taking } from './taking.ts'

interface Done {
  readonly action: string
  readonly details?: object
}

/** Writes down what the provider's word did to a payment. */
export async function recordPayment(
  { db, clock, requestId }: Taking,
  { transaction_id: subject }: PaymentRow,
  { action, details = {} }: Done,
): Promise<void> {
  await audit({ db, clock, requestId, user: { id: 'payment-provider' } }, { action, subject, details })
}
