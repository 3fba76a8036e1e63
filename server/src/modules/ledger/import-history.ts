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
}

/**
 * Writes a whole past into an empty wallet at once. Thousands of postings in one transaction would each walk over all
 * earlier versions of the wallet's row. The same rules hold: never below zero, free credits first, all sums equal.
 */
export async function importHistory(tx: Tx, userId: string, rows: readonly PastRow[]): Promise<void> {
  let balance = 0
  const lots: Lot[] = []
  const written = rows.map((row) => {
    balance += row.amount
    if (balance < 0) throw new RangeError(`The history of ${userId} goes below zero at ${row.id}.`)
    if (row.amount > 0) lots.push({ remaining: row.amount, valid_until: row.valid_until, created_at: row.at })
    else spend(lots, -row.amount)
    return { ...row, balance_after: balance }
  })
  const left = lots.filter(({ remaining }) => remaining > 0)
  await sql`SELECT import_history(${userId}, ${JSON.stringify(written)}, ${JSON.stringify(left)})`.execute(tx)
}

interface Lot {
  remaining: number
  readonly valid_until: string | null
  readonly created_at: Date
}

function spend(lots: Lot[], amount: number): void {
  const end = '9999-12-31'
  const inOrder = lots.toSorted((one, other) =>
    (one.valid_until ?? end).localeCompare(other.valid_until ?? end),
  )
  let due = amount
  for (const lot of inOrder) {
    const part = Math.min(due, lot.remaining)
    lot.remaining -= part
    due -= part
  }
}
