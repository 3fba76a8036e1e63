import { sql } from 'kysely'
import type { Db, Queries } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'

/** A flowing response may take longer than others: its price isn't refunded in the meantime. */
export async function extendFlight(db: Db, requestId: string, refundAfter: Date): Promise<void> {
  await db
    .updateTable('calls_in_flight')
    .set({ refund_after: refundAfter })
    .where('request_id', '=', requestId)
    .execute()
}

/** Calls whose response is no longer awaited, the oldest first. */
export const listAbandoned = (db: Queries, now: Date) =>
  db
    .selectFrom('calls_in_flight')
    .select(['request_id', 'user_id'])
    .where('refund_after', '<', now)
    .orderBy('refund_after')
    .execute()

interface InFlight {
  readonly calls: number
  readonly abandoned: number
}

export async function countInFlight(db: Queries, now: Date): Promise<InFlight> {
  const { rows } = await sql<InFlight>`
    SELECT count(*) AS calls, count(*) FILTER (WHERE refund_after < ${now}) AS abandoned FROM calls_in_flight`.execute(
    db,
  )
  return rows[0] ?? { calls: 0, abandoned: 0 }
}

/** Gives back what a call holds that got no response. */
export async function refundCall(db: Queries, requestId: string, now: Date): Promise<void> {
  await sql`SELECT refund_call(${newId('txn')}, ${requestId}, 'no response', ${now})`.execute(db)
}
