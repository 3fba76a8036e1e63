import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBinaries } from './binaries.ts'
import { openCluster } from './cluster.ts'
import { isAlive, withLock } from './folder-lock.ts'

export interface EmbeddedDatabase {
  readonly url: string
  /** Starts the database again when it died; returns when it takes connections. */
  ensureRunning(): Promise<void>
  /** Leaves. The last server to leave stops the database. */
  close(): Promise<void>
}

/**
 * A real PostgreSQL in a folder of its own. It outlives a killed server and is found again; a second server on the folder
 * joins; one that was killed itself recovers from its log at the next start.
 */
export async function openEmbedded({ dataDir }: { readonly dataDir: string }): Promise<EmbeddedDatabase> {
  const users = join(dataDir, 'users')
  const lock = join(dataDir, 'lock')
  const me = join(users, String(process.pid))
  mkdirSync(users, { recursive: true })
  const binaries = await findBinaries()

  const cluster = await withLock(lock, async () => {
    const opened = await openCluster(dataDir, binaries)
    if (!(await opened.isRunning())) await opened.start()
    writeFileSync(me, '')
    return opened
  })

  return {
    url: cluster.url,
    ensureRunning: () =>
      withLock(lock, async () => {
        if (!(await cluster.isRunning())) await cluster.start()
      }),
    close: () =>
      withLock(lock, async () => {
        rmSync(me, { force: true })
        if (othersIn(users) === 0) await cluster.stop()
      }),
  }
}

/** Servers that use the database. A killed one left its file; it counts no more. */
function othersIn(users: string): number {
  const pids = readdirSync(users)
  for (const pid of pids) if (!isAlive(Number(pid))) rmSync(join(users, pid), { force: true })
  return pids.filter((pid) => isAlive(Number(pid))).length
}
