import type { Generated } from 'kysely'

declare module '../../platform/db/schema.ts' {
  interface Database extends WalletTables {}
}

export interface WalletTables {
  /** Accounts that pay by statement, since their books were opened. */
  billed_accounts: {
    user_id: string
    since: Date
    /** Hundredths of a credit: of closed months, and back in the wallet once overdue statements are paid. */
    withheld: Generated<number>
  }
  /** Periods of an API's plan that the wallet has paid. */
  paid_periods: {
    user_id: string
    product_id: string
    api: string
    first_day: string
    last_day: string
    /** The row of the ledger that gave the included credits. */
    included_by: string | null
    /** Whether the owner was warned that the wallet doesn't cover the next one. */
    short_told: Generated<boolean>
  }
}
