import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db, Tx } from './client.ts'

/** Whatever needs a lock that is asked for queues behind it: a call waits at most for so long. */
const lockTimeoutMs = 300
/** Long enough for those that queued behind it. */
const pauseMs = 700
const lockNotAvailable = '55P03'

export interface ShortLocksOptions {
  /** How often a lock that others hold is asked for; each time takes a second. */
  readonly attempts?: number
}

/**
 * A transaction whose locks are refused rather than waited for, and asked for again later. A lock of a whole table waits until the longest
 * transaction on it ends, and every other statement waits behind it.
 */
export async function withShortLocks<Result>(
  db: Db,
  work: (tx: Tx) => Promise<Result>,
  { attempts = 300 }: ShortLocksOptions = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (tx) => {
        await sql`SET LOCAL lock_timeout = ${sql.lit(lockTimeoutMs)}`.execute(tx)
        return await work(tx)
      })
    } catch (error) {
      if (!isLocked(error) || attempt >= attempts) throw error
      await pause(pauseMs)
    }
  }
}

export const isLocked = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === lockNotAvailable
