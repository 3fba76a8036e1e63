import type { AppContext } from '../../platform/app-context.ts'
import { audit } from '../../platform/db/audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { PaymentRow } from './payment.ts'

/** Context of a webhook event. */
export interface WebhookContext extends Pick<AppContext, 'clock' | 'settings'> {
  readonly db: Tx
  /** Null where no request told of it: the provider was asked. */
  readonly requestId: string | null
}

interface PaymentAuditEntry {
  readonly action: string
  readonly details?: object
}

/** Writes down what the provider's word did to a payment. */
export async function auditPayment(
  { db, clock, requestId }: WebhookContext,
  { transaction_id: subject }: PaymentRow,
  { action, details = {} }: PaymentAuditEntry,
): Promise<void> {
  await audit({ db, clock, requestId, user: { id: 'payment-provider' } }, { action, subject, details })
}
