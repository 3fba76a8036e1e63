import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { PoolClient } from 'pg'
import { createBatcher } from '../batch.ts'
import { type Db, dbOn, openPool } from './client.ts'

const pollMs = 2

interface ReplicaConnectionsOptions {
  readonly url: string
  readonly statementTimeoutMs: number
}

/** Connections to a standby, which can be given up all at once: queries on them are rejected then. */
export class ReplicaConnections {
  readonly db: Db
  /** How far it has replayed the log. Has a connection of its own: long reads may take all others. */
  readonly position: () => Promise<number>
  readonly #pools
  readonly #clients = new Set<PoolClient>()
  /** At least so far. */
  #replayed = 0

  constructor({ url, statementTimeoutMs }: ReplicaConnectionsOptions) {
    const reads = openPool({ url, statementTimeoutMs })
    const positions = openPool({ url, statementTimeoutMs, poolSize: 1 })
    this.#pools = [reads, positions]
    for (const pool of this.#pools) {
      pool.on('connect', (client) => this.#clients.add(client))
      pool.on('remove', (client) => this.#clients.delete(client))
    }
    this.db = dbOn(reads)
    const db = dbOn(positions)
    this.position = together(() => replayedPosition(db))
  }

  /** Waits for it, for a while. */
  async hasReplayed(position: number, withinMs: number): Promise<boolean> {
    const deadline = performance.now() + withinMs
    while (this.#replayed < position) {
      const leftMs = deadline - performance.now()
      if (leftMs <= 0) return false
      const replayed = await Promise.race([this.position(), pause(leftMs, 0, { ref: false })])
      this.#replayed = Math.max(this.#replayed, replayed)
      if (this.#replayed < position) await pause(pollMs)
    }
    return true
  }

  close(): void {
    for (const pool of this.#pools) pool.end().catch(() => {})
    for (const client of this.#clients) client.connection.stream.destroy()
  }
}

/** Callers who come while it is asked share the next answer: that of before may lack what they have done. */
export function together(ask: () => Promise<number>): () => Promise<number> {
  const batcher = createBatcher<undefined, number>({
    maxSize: Number.POSITIVE_INFINITY,
    async run(callers) {
      const position = await ask()
      return callers.map(() => position)
    },
  })
  return () => batcher.add(undefined)
}

/** Of a server that is no standby, nothing is known: it may be the old primary, of before a failover. */
async function replayedPosition(db: Db): Promise<number> {
  const { rows } = await sql<{ position: number | null }>`
    SELECT CASE WHEN pg_is_in_recovery() THEN pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::int8 END AS position`.execute(
    db,
  )
  const position = rows[0]?.position
  if (typeof position !== 'number') throw new Error('The replica is no standby.')
  return position
}

/** In bytes of the primary’s log: every commit that was answered is before it. */
export async function flushedPosition(primary: Db): Promise<number> {
  const { rows } = await sql<{ position: number }>`
    SELECT pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::int8 AS position`.execute(primary)
  return rows[0]?.position ?? Number.POSITIVE_INFINITY
}

/** The same for a primary and what was copied from it. */
export async function clusterOf(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{
    id: string
  }>`SELECT system_identifier::text AS id FROM pg_control_system()`.execute(db)
  return rows[0]?.id
}
