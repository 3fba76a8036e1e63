import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { AppContext } from '../../../platform/app-context.ts'
import { dayIn } from '../../../platform/time/days.ts'
import { detachMonth, dueMonths } from '../partitions-repo.ts'
import { archiveMonth } from './archive-month.ts'
import { dropMonth, lockArchive, unlockArchive } from './archive-repo.ts'
import { openStore } from './open-store.ts'
import type { ArchiveStore } from './store.ts'

type ArchiveContext = Pick<AppContext, 'db' | 'clock' | 'settings' | 'log'>

/** A month is due once a month. A store that fails is tried again as often. */
const pollMs = 600_000

interface ArchiveOptions {
  readonly pool: Pool
  readonly store: ArchiveStore
  readonly blocksAtOnce?: number
  readonly stopped?: AbortSignal
}

/**
 * Archives the months that leave the log, the oldest first, and drops each once it was read back. A month that can’t be archived stays, and
 * those after it, too. In one process at a time; in the others it does nothing.
 */
export async function archiveDueMonths(
  { db, clock, settings, log }: ArchiveContext,
  { pool, store, ...options }: ArchiveOptions,
): Promise<void> {
  const due = () => dueMonths(db, dayIn(settings.timeZone, clock()))
  if ((await due()).length === 0) return
  const client = await pool.connect()
  if (!(await lockArchive(client))) return client.release()
  try {
    for (const name of await due()) {
      await detachMonth(db, name)
      const { month, rows, parts } = await archiveMonth({ client, store, name, now: clock(), ...options })
      await dropMonth(client, name)
      log.info({ month, rows, parts: parts.length }, 'a month of the request log is archived')
    }
  } finally {
    const isUnlocked = await unlockArchive(client).then(
      () => true,
      () => false,
    )
    // Else the lock ends with the connection.
    client.release(!isUnlocked)
  }
}

/** Looks for due months until it is stopped. One that is being written then is written again by the next process. */
export function keepArchiving(context: ArchiveContext, pool: Pool, onError: (error: unknown) => void) {
  const { archive } = context.settings
  if (!archive) return { stop: async () => {} }
  const store = openStore(archive)
  const stopping = new AbortController()
  const keepOn = async () => {
    while (!stopping.signal.aborted) {
      await archiveDueMonths(context, { pool, store, stopped: stopping.signal }).catch(
        (error) => stopping.signal.aborted || onError(error),
      )
      await pause(pollMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const loop = keepOn()
  return {
    async stop() {
      stopping.abort()
      await loop
    },
  }
}
