import { sql } from 'kysely'
import type { AppContext } from '../app-context.ts'
import { after } from '../time/clock.ts'

const daySeconds = 86_400

/** Responses that are no longer repeated, expired windows, and old emails of the outbox. */
export async function purgeRecords({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  const [dayAgo, weekAgo, monthAgo] = [1, 7, 30].map((days) => after(now, -days * daySeconds)) as [
    Date,
    Date,
    Date,
  ]
  await db.deleteFrom('idempotency_keys').where('created_at', '<', weekAgo).execute()
  await sql`DELETE FROM call_counts WHERE window_start < ${dayAgo}`.execute(db)
  await db.deleteFrom('outbox').where('sent_at', '<', monthAgo).execute()
}
