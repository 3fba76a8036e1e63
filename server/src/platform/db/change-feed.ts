import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import type { Queries } from './client.ts'
import { Servers } from './servers.ts'

/** A trigger's message when a transaction commits. */
export interface Change {
  readonly topic: string
  readonly user: string
  readonly id: string
}

interface ChangeFeedOptions {
  readonly url: string
  readonly onError: (error: unknown) => void
  /** How often it is tried whether changes still arrive. */
  readonly probeMs?: number
  /** How long a probe may take to arrive, before the connection counts as deaf. */
  readonly deafMs?: number
}

interface AccountChange {
  readonly account: string
  /** Of the session that made the change, and gets it in its response. */
  readonly session: string
  /** Such as `PUT /api/wallet/threshold`. */
  readonly operation: string
}

/** Tells that a write has made reads of an account stale, when it is committed. */
export async function tellAccountChanged(
  db: Queries,
  { account, session, operation }: AccountChange,
): Promise<void> {
  await sql`SELECT tell_change('account_changed', ${account}::text, ${`${session} ${operation}`}::text)`.execute(
    db,
  )
}

const channel = 'changes'
/** As long as any other: patient-pool.ts. */
const connectTimeoutMs = 20_000
const minPauseMs = 100
const maxPauseMs = 5_000

/**
 * Receives changes on a connection of its own, for the whole process. It is live only while its own probes come back:
 * a connection that a firewall dropped, or one through a pooler that hands each statement to another, LISTENs without
 * an error and receives nothing. Changes during that time are lost, so subscribers begin anew.
 */
export class ChangeFeed {
  readonly #options: Required<ChangeFeedOptions>
  readonly #servers: Servers
  readonly #listeners = new Set<(change: Change) => void>()
  readonly #lostListeners = new Set<() => void>()
  readonly #stopping = new AbortController()
  #ended: Promise<void> | undefined
  #liveSince: number | undefined

  constructor(options: ChangeFeedOptions) {
    this.#options = { probeMs: 10_000, deafMs: 5_000, ...options }
    this.#servers = new Servers(options.url)
  }

  /**
   * Since when changes are received without a gap, in milliseconds of `performance.now()`. Undefined while they may
   * be missed.
   */
  get liveSince(): number | undefined {
    return this.#liveSince
  }

  /** The longest that changes may be missed before `onLost` is called, in milliseconds. */
  get maxDeafMs(): number {
    return this.#options.probeMs + this.#options.deafMs
  }

  onChange(listener: (change: Change) => void): void {
    this.#listeners.add(listener)
  }

  /** Calls back whenever changes may be missed from now on. */
  onLost(listener: () => void): void {
    this.#lostListeners.add(listener)
  }

  start(): void {
    this.#ended ??= this.#keepListening()
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#ended
  }

  async #keepListening(): Promise<void> {
    const { signal } = this.#stopping
    let pauseMs = minPauseMs
    while (!signal.aborted) {
      await this.#listen(() => {
        pauseMs = minPauseMs
      }).catch((error: unknown) => {
        if (!signal.aborted) this.#options.onError(error)
      })
      this.#lose()
      this.#servers.forget()
      // Staggered, since many processes may have lost the same database.
      await pause(randomInt(pauseMs, 2 * pauseMs), undefined, { signal }).catch(() => {})
      pauseMs = Math.min(2 * pauseMs, maxPauseMs)
    }
  }

  /** Until the connection is lost, or the feed is stopped. */
  async #listen(onLive: () => void): Promise<void> {
    const { signal } = this.#stopping
    const { probeMs, deafMs } = this.#options
    const primary = await this.#servers.primary()
    const client = new pg.Client({
      connectionString: primary.url,
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
      application_name: 'switchboard changes',
    })
    const broken = Promise.withResolvers<never>()
    broken.promise.catch(() => {})
    client.on('error', broken.reject)
    client.on('end', () => broken.reject(new Error('The connection that hears of changes has ended.')))
    signal.addEventListener('abort', () => broken.reject(signal.reason), { once: true })
    const id = randomUUID()
    let heard = Promise.withResolvers<void>()
    client.on('notification', ({ payload = '' }) => {
      const change = changeOf(payload)
      if (change?.topic !== 'probe') return change && this.#tell(change)
      if (change.id === id) heard.resolve()
    })

    const probe = async () => {
      heard = Promise.withResolvers()
      await client.query(`SELECT pg_notify('${channel}', $1)`, [
        JSON.stringify({ topic: 'probe', user: '', id }),
      ])
      await heard.promise
    }
    try {
      await Promise.race([client.connect(), broken.promise])
      await Promise.race([client.query(`LISTEN ${channel}`), broken.promise, late(deafMs, signal)])
      while (!signal.aborted) {
        await Promise.race([probe(), broken.promise, late(deafMs, signal)])
        this.#liveSince ??= performance.now()
        onLive()
        await Promise.race([pause(probeMs, undefined, { signal, ref: false }), broken.promise])
      }
    } finally {
      // Not `end()`, which waits for a database that may not answer any more.
      client.connection.stream.destroy()
    }
  }

  #tell(change: Change): void {
    for (const listener of this.#listeners) listener(change)
  }

  #lose(): void {
    if (this.#liveSince === undefined) return
    this.#liveSince = undefined
    for (const listener of this.#lostListeners) listener()
  }
}

const late = (ms: number, signal: AbortSignal): Promise<never> =>
  pause(ms, undefined, { signal, ref: false }).then(() => {
    throw new Error(`The connection that hears of changes heard nothing for ${ms} ms.`)
  })

/** Undefined for what is not ours: any role may tell something on the channel. */
function changeOf(payload: string): Change | undefined {
  try {
    const { topic, user, id } = JSON.parse(payload)
    return [topic, user, id].every((part) => typeof part === 'string') ? { topic, user, id } : undefined
  } catch {
    return undefined
  }
}
