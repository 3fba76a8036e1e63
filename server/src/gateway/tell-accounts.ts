import type { AppContext } from '../platform/app-context.ts'
import { tellCallsBooked } from './repo.ts'

/** Pages follow within seconds; a busy account reads its own pages again this often at most, however many calls it makes. */
const pauseMs = 3_000

export interface AccountTeller {
  /** A call of the account is on the disk. */
  booked(userId: string): void
  stop(): void
}

/**
 * Notifies open pages that calls of their account were booked: for all accounts together, since each notification
 * locks the whole database during its commit. A notification lost here costs nothing: a page reads again when it is
 * looked at.
 */
export function createAccountTeller({ db, log }: Pick<AppContext, 'db' | 'log'>): AccountTeller {
  const accounts = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  async function tell(): Promise<void> {
    timer = undefined
    const ids = [...accounts]
    accounts.clear()
    try {
      await tellCallsBooked(db, ids)
    } catch (error) {
      log.error({ err: error, accounts: ids.length }, 'open pages aren’t told about calls')
    }
  }

  return {
    booked(userId) {
      accounts.add(userId)
      timer ??= setTimeout(tell, pauseMs)
    },
    stop() {
      clearTimeout(timer)
    },
  }
}
