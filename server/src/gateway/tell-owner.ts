import { tellOfLevelChanges } from '../modules/wallet/move-credits.ts'
import type { AppContext } from '../platform/app-context.ts'

/**
 * Notifies the owner of a mark that calls have crossed, after the charge, which is one statement. Never rejects,
 * since the call is paid for; the job `tellOfPastLevelChanges` makes up for failures within a minute.
 */
export async function tellOwner({ db, log }: Pick<AppContext, 'db' | 'log'>, userId: string): Promise<void> {
  try {
    await tellOfLevelChanges(db, userId)
  } catch (error) {
    log.error({ err: error, userId }, 'a low-credit notification is delayed')
  }
}
