import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

declare module '../../platform/db/schema.ts' {
  interface Database extends LedgerTables {}
}

/** Rows are never changed. */
type InsertOnly<Type> = ColumnType<Type, Type, never>

export interface LedgerTables {
  wallets: {
    user_id: string
    balance: Generated<number>
    /** Of the newest ledger row; null before the first. */
    posted_at: Date | null
    threshold1: Generated<number>
    starter_redeemed_at: Date | null
    debt: Generated<number>
    /** Whether the owner is warned at the marks: from the first payment, or the first mark of their own. */
    alerts_active: Generated<boolean>
    /** How many of the three marks the balance is at or below, as of the last notification. */
    low_level: Generated<number>
    /** Below which balance a top-up is due; null where none is wanted. */
    refill_below: number | null
    /** Whether this fall below it was noted. */
    refill_noted: Generated<boolean>
    /** With its account, which was deleted: it is empty for ever. */
    closed_at: Generated<Date | null>
  }
  ledger: {
    id: InsertOnly<string>
    sequence: Generated<number>
    user_id: InsertOnly<string>
    kind: InsertOnly<
      | 'TOPUP'
      | 'USAGE'
      | 'ADJUSTMENT'
      | 'STARTER'
      | 'EXPIRY'
      | 'REFUND'
      | 'PLAN_FEE'
      | 'INCLUDED'
      | 'PAYOUT'
      | 'DISPUTE'
      | 'DEBT'
    >
    amount: InsertOnly<number>
    balance_after: InsertOnly<number>
    description: InsertOnly<string>
    reference: InsertOnly<string>
    reason: InsertOnly<string | null>
    actor: InsertOnly<'USER' | 'ADMIN' | 'SYSTEM'>
    api: InsertOnly<string | null>
    request_id: InsertOnly<string | null>
    idempotency_key: InsertOnly<string>
    created_at: InsertOnly<Date>
    /** The price that a call was charged by; null for other rows, for refunds, and for calls of before. */
    price_version: ColumnType<number | null, number | null | undefined, never>
  }
  /** Rows of the ledger by day, up to the one that `ledger_counted` names. */
  ledger_days: {
    user_id: string
    day: string
    kind: string
    /** Empty where a row has none. */
    api: string
    rows: number
    amount: number
  }
  ledger_counted: {
    user_id: string
    sequence: number
  }
  lots: {
    id: Generated<number>
    user_id: string
    remaining: number
    /** Whether anything remains: written by the database. */
    open: GeneratedAlways<boolean>
    valid_until: string | null
    created_at: Date
    end_told_at: Date | null
    /** The row of the ledger that it came with. */
    granted_by: string | null
  }
  /** Marks that a wallet has crossed and whose owner isn't notified yet, and top-ups that are due. */
  wallet_level_changes: {
    id: GeneratedAlways<number>
    user_id: string
    /** Null where a top-up is due. */
    level: number | null
    mark: number
    balance: number
    at: Date
  }
  /** Calls that are charged and not answered yet. */
  calls_in_flight: {
    request_id: string
    user_id: string
    /** Hundredths. */
    credits: number
    started_at: Date
    /** From then on the call counts as abandoned. */
    refund_after: Date
    /** Last day of the credits taken, when all were free ones. */
    valid_until: ColumnType<string | null, string | null | undefined>
    /** The row of counts that it is in, and its day of the market. */
    counted_for: ColumnType<string | null, string | null | undefined>
    key_id: ColumnType<string | null, string | null | undefined>
    counted_on: ColumnType<string | null, string | null | undefined>
  }
  /** Calls of a subscription and a kind of key, or hundredths of credits of a key or a spend cap. Written by limits.sql. */
  limit_counts: {
    counted_for: string
    user_id: string
    second_full_at: Date | null
    minute_full_at: Date | null
    day: string
    in_day: number
    in_month: number
    in_all: number
    per_day: number | null
    per_month: number | null
    per_all: number | null
    told: ColumnType<Record<string, string>, string | undefined, string>
  }
  /** Hundredths a month, of an account or of a member of its team. */
  spend_caps: {
    user_id: string
    member_id: string | null
    credits: number
  }
  market: { time_zone: string }
}
