import type { Connection, Pool, PoolClient } from 'pg'
import { ConnectionSilent } from './unavailable.ts'

interface WatchedConnection {
  readonly client: PoolClient
  readonly maxSilentTicks: number
  readonly silentMs: number
  /** Written up to the last response that was whole: more means that the database owes one. */
  settledBytes: number
  readBytes: number
  heardAt: number
  owedSince: number | undefined
}

const tickMs = 500

interface Stream {
  readonly bytesRead: number
  readonly bytesWritten: number
}

/**
 * Gives up connections on which the database owes a response and sends nothing. Where a firewall or a failover drops a
 * connection without a word, TCP alone would wait for many minutes. Silence of one is a reason to ask the others, not to give
 * them up: on a machine that is short of time, all are silent for a while. See decision 0065.
 *
 * pg's own `query_timeout` is no help: it hands the connection back to the pool with the query still running on it, and
 * counts from the query on, so that a large answer that flows is cut, too. Here a connection is destroyed, and its query
 * rejects, when nothing came for so long. Time is counted in ticks of a timer: a process that was held up itself has read
 * what came meanwhile before the next tick.
 */
export class SilenceWatch {
  readonly #watched = new Set<WatchedConnection>()
  #ticks = 0
  /** When anything came from the database, on any connection. */
  #heardAt = 0
  #timer: NodeJS.Timeout | undefined

  /** `silentMs` must be more than the pool's `statement_timeout`: a slow statement is then refused by the database itself. */
  watch(pool: Pool, silentMs: number): void {
    pool.on('connect', (client) => this.#add(client, silentMs))
    this.#timer ??= setInterval(() => this.#tick(), tickMs).unref()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #add(client: PoolClient, silentMs: number): void {
    const { bytesRead, bytesWritten } = streamOf(client.connection)
    const watched: WatchedConnection = {
      client,
      silentMs,
      maxSilentTicks: Math.ceil(silentMs / tickMs),
      settledBytes: bytesWritten,
      readBytes: bytesRead,
      heardAt: this.#ticks,
      owedSince: undefined,
    }
    // Before pg's own listener, which sends the next query.
    client.connection.prependListener('readyForQuery', () => {
      watched.settledBytes = streamOf(client.connection).bytesWritten
      watched.owedSince = undefined
    })
    this.#watched.add(watched)
    client.connection.once('end', () => this.#watched.delete(watched))
  }

  #tick(): void {
    this.#ticks += 1
    for (const watched of this.#watched) this.#listen(watched)
    for (const watched of this.#watched) {
      const { owedSince, heardAt, maxSilentTicks } = watched
      if (owedSince === undefined) continue
      const silentSince = Math.max(owedSince, heardAt)
      const silentTicks = this.#ticks - silentSince
      if (silentTicks >= maxSilentTicks / 2) this.#askSilentSince(silentSince)
      if (silentTicks < maxSilentTicks) continue
      giveUp(watched)
      if (this.#heardAt <= silentSince) this.#giveUpOwedSince(silentSince)
    }
  }

  #listen(watched: WatchedConnection): void {
    const { bytesRead, bytesWritten } = streamOf(watched.client.connection)
    if (bytesRead !== watched.readBytes) {
      watched.heardAt = this.#ticks
      this.#heardAt = this.#ticks
    }
    watched.readBytes = bytesRead
    if (bytesWritten > watched.settledBytes) watched.owedSince ??= this.#ticks
  }

  /**
   * Where one is silent, idle ones may be dead, too, and would each cost a caller the same wait; one that listens would never
   * find out. They are asked, which makes them owe a response, and are judged by that.
   */
  #askSilentSince(tick: number): void {
    for (const { heardAt, client, owedSince } of this.#watched) {
      const isIdle = owedSince === undefined && client.getTransactionStatus() === 'I'
      if (isIdle && heardAt <= tick) client.query('SELECT 1').catch(() => {})
    }
  }

  /** Where the database said nothing to anybody, long work of a job isn’t waited for until its longer time is over. */
  #giveUpOwedSince(tick: number): void {
    for (const watched of this.#watched) {
      const { owedSince, heardAt } = watched
      if (owedSince !== undefined && Math.max(owedSince, heardAt) <= tick) giveUp(watched)
    }
  }
}

const giveUp = ({ client, silentMs }: WatchedConnection): void => {
  client.connection.stream.destroy(new ConnectionSilent(silentMs))
}

/** A socket, which the types of pg call a stream. */
const streamOf = ({ stream }: Connection): Stream => stream as unknown as Stream
