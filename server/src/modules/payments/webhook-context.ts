import type { AppContext } from '../../platform/app-context.ts'
import { audit } from '../../platform/db/audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { PaymentRow } from './payment.ts'

/** What is at hand while an event is taken. */
export interface Taking extends Pick<AppContext, 'clock' | 'settings'> {
  readonly db: Tx
  readonly requestId: string
}

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
