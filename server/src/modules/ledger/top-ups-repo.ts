import { sql } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'

export interface ToppedUp {
  readonly reference: string
  /** The row of the ledger. */
  readonly id: `txn_${string}`
  /** Of its credits, those that are unspent. Hundredths. */
  readonly left: number
}

/** The rows of top-ups by their payments’ reference numbers. */
export async function readTopUps(
  db: Queries,
  userId: string,
  references: readonly string[],
): Promise<readonly ToppedUp[]> {
  const { rows } = await sql<ToppedUp>`
    SELECT reference, ledger.id, coalesce(remaining, 0)::bigint AS left
    FROM ledger LEFT JOIN lots ON lots.user_id = ledger.user_id AND granted_by = ledger.id
    WHERE ledger.user_id = ${userId} AND kind = 'TOPUP' AND reference = ANY (${references})`.execute(db)
  return rows
}

/** Credits that are missing from a lost payment: the next top-up pays them first. The wallet is locked. */
export async function addDebt(db: Queries, userId: string, credits: number): Promise<void> {
  await sql`SELECT add_debt(${userId}, ${credits})`.execute(db)
}
