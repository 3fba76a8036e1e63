/** One past row of a wallet's ledger, before it is written. */
export interface Movement {
  readonly at: Date
  readonly kind: 'TOPUP' | 'USAGE' | 'STARTER' | 'ADJUSTMENT'
  readonly amount: number
  readonly description: string
  readonly api: string | null
  readonly free?: true
  /** Where it is not the usual one of its kind. */
  readonly reference?: string
  readonly actor?: 'SYSTEM'
}
