import type { ColumnType } from 'kysely'

export interface PaymentTables {
  payments: {
    transaction_id: string
    reference_number: string
    user_id: string
    status: 'PENDING' | 'PAID' | 'FAILED' | 'EXPIRED'
    source: 'TOPUP' | 'BILLING'
    method: 'CARD' | 'EWALLET' | 'BANK'
    /** Hundredths of `currency`. */
    amount: number
    currency: 'PHP' | 'USD'
    amount_php: number
    /** Hundredths of a credit. */
    credits: number | null
    product_id: string | null
    invoices: ColumnType<string[], string, never>
    checkout_url: string
    created_at: Date
    expires_at: Date
    paid_at: Date | null
    failure_reason: string | null
  }
}
