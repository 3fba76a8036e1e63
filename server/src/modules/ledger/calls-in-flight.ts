import type { Db } from '../../platform/db/client.ts'

/** A response that flows may take longer than others: its price is not given back meanwhile. */
export async function extendFlight(db: Db, requestId: string, refundAfter: Date): Promise<void> {
  await db
    .updateTable('calls_in_flight')
    .set({ refund_after: refundAfter })
    .where('request_id', '=', requestId)
    .execute()
}
