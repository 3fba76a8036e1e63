import { sql } from 'kysely'
import { after } from '../clock.ts'
import type { Parts } from '../handler.ts'
import { newId } from '../ids.ts'

/** Longer than any call lasts: what is older was left by a server that is gone. */
const abandonedAfterSeconds = 120

/** Gives back what abandoned calls hold. A call a transaction: each locks one wallet, so that parallel runs cannot meet. */
export async function refundAbandoned({ db, clock }: Pick<Parts, 'db' | 'clock'>): Promise<void> {
  const abandoned = await db
    .selectFrom('calls_in_flight')
    .select('request_id')
    .where('started_at', '<', after(clock(), -abandonedAfterSeconds))
    .orderBy('started_at')
    .execute()
  for (const { request_id } of abandoned) {
    await sql`SELECT refund_call(${newId('txn')}, ${request_id}, 'not answered', ${clock()})`.execute(db)
  }
}
