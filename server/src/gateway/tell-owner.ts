import { tellOfLevelChanges } from '../modules/wallet/move-credits.ts'
import type { AppContext } from '../platform/app-context.ts'

/**
 * Tells the owner of a mark that calls have crossed, once they are charged: the charge itself is one statement. Never
 * rejects, since the call is paid for; what fails here, the job `tellOfPastLevelChanges` does within a minute.
 */
export async function tellOwner({ db, log }: Pick<AppContext, 'db' | 'log'>, userId: string): Promise<void> {
  try {
    await tellOfLevelChanges(db, userId)
  } catch (error) {
    log.error({ err: error, userId }, 'a low-credit notification is delayed')
  }
}
