import type { components } from '@switchboard/sdk'
import { toDecimal } from '../../../platform/money/decimals.ts'
import type { Books } from './books.ts'

interface Statement extends Books {
  readonly invoice_id: string
  readonly month: string
  readonly status: components['schemas']['StatementStatus']
  readonly amount_due: number
  readonly due_date: string
  readonly paid_at: Date | null
  readonly payment_reference: string | null
}

/** A statement as the contract has it. */
export function statementOf(row: Statement): components['schemas']['BillingStatement'] {
  return {
    invoice_id: row.invoice_id,
    month: row.month,
    status: row.status,
    opening_credits: toDecimal(row.opening),
    funded_credits: toDecimal(row.funded),
    used_credits: toDecimal(row.used),
    expired_credits: toDecimal(row.expired),
    closing_credits: toDecimal(row.closing),
    amount_due: toDecimal(row.amount_due),
    currency: 'PHP',
    due_date: row.due_date,
    paid_at: row.paid_at?.toISOString() ?? null,
    payment_reference: row.payment_reference,
    pdf_url: null,
  }
}
