import { sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'

interface CallsQuery {
  readonly userId: string
  readonly subscriptionId: string
  readonly api: string
  /** Day, in the market's zone. */
  readonly day: string
}

interface CallsMade {
  readonly in_day: number
  readonly in_month: number
}

/** Live calls of a subscription on a day and in its month, as the next charge will find them. */
export async function readCallsMade(
  db: Queries,
  { userId, subscriptionId, api, day }: CallsQuery,
): Promise<CallsMade> {
  const { rows } = await sql<CallsMade>`
    SELECT in_day_of(counts, ${day}::date) AS in_day, in_month_of(counts, ${day}::date) AS in_month
      FROM limit_counts AS counts WHERE counted_for = ${subscriptionId}
    UNION ALL
    SELECT made.in_day, made.in_month FROM calls_made(${userId}, ${api}, ${day}::date) AS made
      WHERE NOT EXISTS (SELECT FROM limit_counts WHERE counted_for = ${subscriptionId})`.execute(db)
  return rows[0] ?? { in_day: 0, in_month: 0 }
}

interface Spent {
  readonly in_day: number
  readonly in_month: number
  readonly in_all: number
}

/** Hundredths that a key has spent, calls under way included. */
export async function readKeySpent(
  db: Queries,
  { userId, keyId, day }: { readonly userId: string; readonly keyId: string; readonly day: string },
): Promise<Spent> {
  const { rows } = await sql<Spent>`SELECT * FROM key_spent(${userId}, ${keyId}, ${day}::date)`.execute(db)
  return rows[0] ?? { in_day: 0, in_month: 0, in_all: 0 }
}

/**
 * Before limits are changed: no charge is under way from here to the end of the transaction, and the next one counts anew from what there
 * is. Of a key, or of a subscription with both kinds of its keys.
 */
export async function forgetCounts(
  tx: Tx,
  { userId, countedFor }: { readonly userId: string; readonly countedFor: string },
): Promise<void> {
  await tx.selectFrom('wallets').select('user_id').where('user_id', '=', userId).forNoKeyUpdate().execute()
  await tx
    .deleteFrom('limit_counts')
    .where('counted_for', 'in', [countedFor, `${countedFor}:TEST`])
    .execute()
}

/** Of an account that is deleted. */
export const forgetAllCounts = (tx: Tx, userId: string) =>
  tx.deleteFrom('limit_counts').where('user_id', '=', userId).execute()
