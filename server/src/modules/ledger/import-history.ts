import { sql } from 'kysely'
import type { Tx } from '../../platform/db/client.ts'
import type { LedgerRow } from './post.ts'

export interface PastRow {
  readonly id: string
  readonly at: Date
  readonly kind: LedgerRow['kind']
  /** Hundredths of a credit; negative when credits left. */
  readonly amount: number
  readonly description: string
  readonly api: string | null
  readonly request: string
  readonly reference: string
  readonly actor: LedgerRow['actor']
  /** Last day of free credits. */
  readonly valid_until: string | null
  /** Of a call. */
  readonly price_version?: number | undefined
}

/**
 * Writes a whole history into an empty wallet in one go. The same rules hold: never below zero, free credits first,
 * all sums equal.
 */
export async function importHistory(tx: Tx, userId: string, rows: readonly PastRow[]): Promise<void> {
  await sql`SELECT import_history(${userId}, ${JSON.stringify(rows)})`.execute(tx)
}
