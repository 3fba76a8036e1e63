import type { Generated, JSONColumnType } from 'kysely'
import type { Charge } from '../pricing/plan-use.ts'

declare module '../../platform/db/schema.ts' {
  interface Database extends PaymentTables {}
}

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
    invoices: string[]
    /** Null without a checkout: the payment is automatic. */
    checkout_url: string | null
    automatic: Generated<boolean>
    created_at: Date
    expires_at: Date
    paid_at: Date | null
    failed_at: Date | null
    failure_reason: string | null
    link_mailed_at: Date | null
  }
  payment_events: {
    event_id: string
    transaction_id: string
    type: string
    outcome: 'SETTLED' | 'ENDED' | 'IGNORED' | 'REVIEW'
    payload: JSONColumnType<object>
    received_at: Date
  }
  refunds: {
    refund_id: string
    transaction_id: string
    status: 'PENDING' | 'REFUNDED' | 'FAILED'
    amount: number
    credits: number
    reason: string
    requested_by: string
    created_at: Date
    ended_at: Date | null
    failure_reason: string | null
  }
  disputes: {
    dispute_id: string
    transaction_id: string
    status: 'OPEN' | 'WON' | 'LOST'
    amount: number
    credits: number
    held: number
    opened_at: Date
    ended_at: Date | null
  }
  auto_top_ups: {
    user_id: string
    enabled: Generated<boolean>
    /** Hundredths of a credit. */
    threshold: number
    credits: number
    /** Hundredths of a peso. */
    monthly_cap: number
    declines: Generated<number>
    waits_for: 'CHARGE' | 'RETRY' | 'MONTH' | null
    next_try_at: Date | null
    off_reason: 'DECLINED' | 'CARD_REMOVED' | 'REVIEW' | null
    cap_told_of: string | null
  }
  saved_cards: {
    user_id: string
    /** Sealed. */
    token: Buffer
    brand: string
    last_four: string
    /** `2029-08` */
    expires: string
    saved_at: Date
  }
  card_setups: {
    setup_id: string
    user_id: string
    created_at: Date
    expires_at: Date
    ended_at: Date | null
    security_version: number
  }
  /** Credits and money in hundredths. */
  statements: {
    invoice_id: string
    user_id: string
    month: string
    opening: number
    funded: number
    used: number
    expired: number
    closing: number
    amount_due: number
    charges: JSONColumnType<Charge[]>
    due_date: string
    closed_at: Date
    paid_at: Date | null
    payment_id: string | null
  }
}
