import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

declare module '../../platform/db/schema.ts' {
  interface Database extends LedgerTables {}
}

type Once<Type> = ColumnType<Type, Type, never>

export interface LedgerTables {
  wallets: {
    user_id: string
    balance: Generated<number>
    threshold1: Generated<number>
    starter_redeemed_at: Date | null
    /** How many of the three marks the balance is at or below, as it was told last. */
    low_level: Generated<number>
  }
  ledger: {
    id: Once<string>
    sequence: Generated<number>
    user_id: Once<string>
    kind: Once<'TOPUP' | 'USAGE' | 'ADJUSTMENT' | 'STARTER' | 'EXPIRY' | 'REFUND'>
    amount: Once<number>
    balance_after: Once<number>
    description: Once<string>
    reference: Once<string>
    reason: Once<string | null>
    actor: Once<'USER' | 'ADMIN' | 'SYSTEM'>
    api: Once<string | null>
    request_id: Once<string | null>
    idempotency_key: Once<string>
    created_at: Once<Date>
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
  }
  market: { time_zone: string }
}
