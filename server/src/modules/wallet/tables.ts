declare module '../../platform/db/schema.ts' {
  interface Database extends WalletTables {}
}

export interface WalletTables {
  /** Accounts that pay by statement, since their books were opened. */
  billed_accounts: { user_id: string; since: Date }
}
