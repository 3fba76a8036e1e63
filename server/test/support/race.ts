import { setTimeout as pause } from 'node:timers/promises'
import type { RawBuilder } from 'kysely'
import type { Db } from '../../src/platform/db/client.ts'
import { countWaiting } from './all-wait.ts'

const deadlineMs = 10_000

interface Race<Result> {
  readonly db: Db
  /** A statement whose lock all of them need. */
  readonly lock: RawBuilder<unknown>
  /** Starts them; no more than the pools have connections for. */
  readonly start: () => readonly Promise<Result>[]
}

/** Lets calls run into one lock and opens it when all stand before it, so that a race is one each time. */
export async function race<Result>({
  db,
  lock,
  start,
}: Race<Result>): Promise<PromiseSettledResult<Result>[]> {
  const running = await db.transaction().execute(async (tx) => {
    await lock.execute(tx)
    const started = start().map((call) => Promise.allSettled([call]))
    await allWait(db, started.length)
    return started
  })
  return (await Promise.all(running)).flat()
}

async function allWait(db: Db, count: number): Promise<void> {
  const end = Date.now() + deadlineMs
  let waiting = 0
  while (Date.now() < end) {
    waiting = await countWaiting(db)
    if (waiting >= count) return
    await pause(5)
  }
  throw new Error(`Only ${waiting} of ${count} calls waited for the lock, so nothing raced.`)
}
