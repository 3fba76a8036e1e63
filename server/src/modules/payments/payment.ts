import type { components } from '@switchboard/sdk'
import type { Selectable } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { toDecimal } from '../../platform/money/decimals.ts'

export type PaymentRow = Selectable<Database['payments']>

/** A checkout closes by the clock, whenever the job that writes it down comes by. */
export const statusAt = (
  { status, expires_at }: Pick<PaymentRow, 'status' | 'expires_at'>,
  now: Date,
): PaymentRow['status'] => (status === 'PENDING' && expires_at <= now ? 'EXPIRED' : status)

/** A payment that was just started, as the contract has it. */
export function startedPaymentOf(row: PaymentRow): components['schemas']['Payment'] {
  return {
    ...commonOf(row),
    status: row.status,
    source: row.source,
    credits: row.credits === null ? null : toDecimal(row.credits),
    api_product_id: row.product_id,
    invoices: [...row.invoices],
    checkout_url: row.checkout_url,
  }
}

/** What the status of either kind of payment says. */
export function standOf(row: PaymentRow, now: Date) {
  const status = statusAt(row, now)
  return {
    ...commonOf(row),
    status,
    checkout_url: status === 'PENDING' ? row.checkout_url : null,
    paid_at: row.paid_at?.toISOString() ?? null,
    failure_reason: row.failure_reason,
  }
}

function commonOf(row: PaymentRow) {
  return {
    transaction_id: row.transaction_id,
    reference_number: row.reference_number,
    amount: toDecimal(row.amount),
    currency: row.currency,
    amount_php: toDecimal(row.amount_php),
    payment: row.method,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  }
}
