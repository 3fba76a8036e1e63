import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db, Tx } from '../../src/platform/db/client.ts'

/**
 * Operations that truly overlap: the rows they need are locked until each of them waits, then released together.
 * Without a lock of their own they have all read by then what only the first may still find.
 */
export async function allAtOnce(
  db: Db,
  hold: (tx: Tx) => Promise<unknown>,
  deeds: readonly (() => Promise<unknown>)[],
): Promise<void> {
  const done = await db.transaction().execute(async (tx) => {
    await hold(tx)
    const running = Promise.allSettled(deeds.map((deed) => deed()))
    await expect.poll(() => countWaiting(db)).toBe(deeds.length)
    return { running }
  })
  for (const deed of await done.running) if (deed.status === 'rejected') throw deed.reason
}

/** How many connections wait for a lock that another one holds. */
export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.count ?? 0
}
