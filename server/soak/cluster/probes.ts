import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Cluster, databaseUrl } from './build.ts'

const betweenMs = 100
const againMs = 300
const connectMs = 2_000

/** A write that a database machine said is done. */
export interface Write {
  readonly id: number
  readonly machine: string
  /** Goes up with each promotion. */
  readonly timeline: number
  readonly beganAt: number
  readonly at: number
}

/**
 * One that writes to each database machine directly, whether it is the primary or not, and waits for an answer as long as
 * it takes: where a machine that was away believes that it is still the primary, it is told so by these.
 */
export class Probes {
  /** In the order of the answers. */
  readonly writes: Write[] = []
  #going = true
  readonly #loops: Promise<void>[]
  readonly #clients = new Map<string, pg.Client>()

  constructor(cluster: Cluster) {
    this.#loops = cluster.databases.map(({ name, address }) =>
      this.#write(name, databaseUrl(cluster, address)),
    )
  }

  static async prepare(client: pg.Client): Promise<void> {
    await client.query('CREATE TABLE soak.writes (id bigint GENERATED ALWAYS AS IDENTITY, machine text)')
  }

  async #write(machine: string, url: string): Promise<void> {
    while (this.#going) {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs })
      client.on('error', () => {})
      this.#clients.set(machine, client)
      try {
        await client.connect()
        while (this.#going) {
          const beganAt = performance.now()
          const { rows } = await client.query(
            `INSERT INTO soak.writes (machine) VALUES ($1)
            RETURNING id, substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) AS timeline`,
            [machine],
          )
          const [{ id, timeline }] = rows
          const at = performance.now()
          this.writes.push({ id: Number(id), machine, timeline: Number.parseInt(timeline, 16), beganAt, at })
          await pause(betweenMs)
        }
      } catch {
        // A standby, or away.
        await pause(againMs)
      } finally {
        client.connection.stream.destroy()
      }
    }
  }

  async stop(): Promise<void> {
    this.#going = false
    for (const client of this.#clients.values()) client.connection.stream.destroy()
    await Promise.all(this.#loops)
  }
}

/** Writes that a machine began when another had already answered one as a later primary, or as the same. */
export function writesOfTwo(writes: readonly Write[]): readonly Write[] {
  const machines = new Map(writes.map(({ timeline, machine }) => [timeline, machine]))
  const firstAt = new Map<number, number>()
  for (const { timeline, at } of writes) if (!firstAt.has(timeline)) firstAt.set(timeline, at)
  return writes.filter(
    ({ timeline, machine, beganAt }) =>
      machines.get(timeline) !== machine ||
      [...firstAt].some(([later, at]) => later > timeline && at < beganAt),
  )
}
