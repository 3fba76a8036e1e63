import type { AppContext } from '../../platform/app-context.ts'
import { expireLots } from '../ledger/post.ts'
import { walletsWithExpired } from './lots-repo.ts'
import { tellOfLevelChanges } from './move-credits.ts'

/**
 * Writes off free credits whose day is over. The database does it under the lock of each wallet, so any number of
 * processes may run it, and one that was killed halfway is finished by the next.
 */
export async function expireCredits({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const now = clock()
  for (const userId of await walletsWithExpired(db, now)) {
    await db.transaction().execute(async (tx) => {
      await expireLots(tx, userId, now)
      await tellOfLevelChanges(tx, userId)
    })
  }
}
