import { sql } from 'kysely'
import type { AppContext } from '../../platform/app-context.ts'
import { expireLots } from '../ledger/post.ts'
import { tellOfLevelChanges } from './move-credits.ts'

/**
 * Writes off free credits whose day is over. The database does it under the lock of each wallet, so any number of
 * processes may run it, and one that was killed halfway is finished by the next.
 */
export async function expireCredits({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  const due = await db
    .selectFrom('lots')
    .select('user_id')
    .distinct()
    .where('open', '=', true)
    .where('valid_until', '<', sql<string>`market_day(${now})`)
    .execute()
  for (const { user_id } of due) {
    await db.transaction().execute(async (tx) => {
      await expireLots(tx, user_id, now)
      await tellOfLevelChanges(tx, user_id)
    })
  }
}
