import { sql } from 'kysely'
import { tellOfLevelChanges } from '../modules/wallet/move-credits.ts'
import type { AppContext } from '../platform/app-context.ts'
import { newId } from '../platform/ids.ts'

/**
 * Gives back what abandoned calls hold: those of a server that is gone. One call per transaction: each locks one wallet, so
 * that parallel runs cannot deadlock.
 */
export async function refundAbandoned({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const abandoned = await db
    .selectFrom('calls_in_flight')
    .select(['request_id', 'user_id'])
    .where('refund_after', '<', clock())
    .orderBy('refund_after')
    .execute()
  for (const { request_id, user_id } of abandoned) {
    await sql`SELECT refund_call(${newId('txn')}, ${request_id}, 'no response', ${clock()})`.execute(db)
    // Free credits may have ended with it.
    await tellOfLevelChanges(db, user_id)
  }
}
