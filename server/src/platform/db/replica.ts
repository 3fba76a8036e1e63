import { setTimeout as pause } from 'node:timers/promises'
import type { CompiledQuery, QueryResult } from 'kysely'
import pg from 'pg'
import type { Db } from './client.ts'
import { clusterOf, flushedPosition, ReplicaConnections, together } from './replica-connections.ts'
import { isUnavailable } from './unavailable.ts'

/** How long a read waits until the replica has what the primary had when it came. */
const maxLagMs = 200
/** How long the replica may be silent while it is read from. */
const maxSilentMs = 1_000
const ticksInSilence = 4
const retryMs = 1_000

/** A statement was given up so that the replica could go on replaying, or took too long there: the replica itself is well. */
const ofOneStatement: ReadonlySet<unknown> = new Set(['40001', '40P01', '57014'])
const readOnly = '25006'

interface ReplicaOptions {
  /** Of one standby. */
  readonly url: string
  readonly primary: Db
  readonly statementTimeoutMs: number
  /** Why the replica isn't read from until further notice; undefined when it is again. */
  readonly onChange?: (failure: Error | undefined) => void
}

/**
 * A standby that reads come from. It is read from only when it has replayed whatever the primary had committed when the read came, so that
 * everybody sees what they, their team or a job have just done. While it is late, silent or gone, there are no reads from it, and it is tried in
 * the background: no request waits for it a second time. See decision 0103.
 */
export class Replica {
  readonly #options: ReplicaOptions
  readonly #stopping = new AbortController()
  readonly #primaryPosition: () => Promise<number>
  #connections: ReplicaConnections | undefined
  #trying: Promise<void> | undefined
  #running = 0
  #beat: NodeJS.Timeout | undefined
  /** How many came from where. */
  readonly reads = { replica: 0, primary: 0 }

  constructor(options: ReplicaOptions) {
    this.#options = options
    this.#primaryPosition = together(() => flushedPosition(options.primary))
  }

  start(): void {
    this.#trying ??= this.#tryUntilUsable()
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#trying
    this.#connections?.close()
    this.#connections = undefined
  }

  get isUsed(): boolean {
    return this.#connections !== undefined
  }

  /** NaN while that isn't known. */
  async behindBytes(): Promise<number> {
    const connections = this.#connections
    if (!connections) return Number.NaN
    const [primary, replayed] = await Promise.all([this.#primaryPosition(), connections.position()]).catch(
      () => [Number.NaN, Number.NaN] as const,
    )
    return Math.max(0, primary - replayed)
  }

  /** The replica, once it has whatever the primary has by now; undefined where the primary has to be read from. */
  async caughtUp(): Promise<ReplicaConnections | undefined> {
    const connections = this.#connections
    if (!connections) return undefined
    try {
      // Without a primary, its own error says so.
      const position = await this.#primaryPosition().catch(() => undefined)
      if (position === undefined) return undefined
      if (await this.#watched(() => connections.hasReplayed(position, maxLagMs))) return connections
      throw new ReplicaLate()
    } catch (error) {
      this.#giveUp(connections, error as Error)
      return undefined
    }
  }

  /** Undefined where the replica fails, and the primary has to be asked. */
  async read<Row>(
    connections: ReplicaConnections,
    query: CompiledQuery<Row>,
  ): Promise<QueryResult<Row> | undefined> {
    try {
      return await this.#watched(() => connections.db.executeQuery(query))
    } catch (error) {
      if (codeOf(error) === readOnly)
        throw new Error('Something was written where only reads belong.', { cause: error })
      if (isOfReplica(error)) this.#giveUp(connections, error as Error)
      return undefined
    }
  }

  /** While reads run, the replica has to answer something else, too: a read alone may take its time. */
  async #watched<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#running += 1
    this.#beat ??= this.#keepAsking()
    try {
      return await work()
    } finally {
      this.#running -= 1
      if (this.#running === 0) {
        clearInterval(this.#beat)
        this.#beat = undefined
      }
    }
  }

  #keepAsking(): NodeJS.Timeout {
    let silentTicks = 0
    let isOwed = false
    // Ticks are counted, not time: a process that was held up itself has read what came meanwhile before the next one.
    return setInterval(() => {
      const connections = this.#connections
      if (!connections) return
      silentTicks = isOwed ? silentTicks + 1 : 0
      if (silentTicks >= ticksInSilence) return this.#giveUp(connections, new ReplicaSilent())
      if (isOwed) return
      isOwed = true
      const settle = () => {
        isOwed = false
      }
      connections.position().then(settle, settle)
    }, maxSilentMs / ticksInSilence).unref()
  }

  /** Reads that wait for it go to the primary. */
  #giveUp(connections: ReplicaConnections, failure: Error): void {
    connections.close()
    if (this.#connections !== connections) return
    this.#connections = undefined
    this.#options.onChange?.(failure)
    this.#trying = this.#tryUntilUsable(retryMs)
  }

  async #tryUntilUsable(firstPauseMs = 0): Promise<void> {
    const { signal } = this.#stopping
    for (let pauseMs = firstPauseMs; !signal.aborted; pauseMs = retryMs) {
      await pause(pauseMs, undefined, { signal, ref: false }).catch(() => {})
      if (signal.aborted) return
      const connections = new ReplicaConnections(this.#options)
      const isUsable = await Promise.race([
        this.#isUsable(connections).catch(() => false),
        pause(maxSilentMs, false, { signal, ref: false }).catch(() => false),
      ])
      if (!isUsable || signal.aborted) {
        connections.close()
        continue
      }
      this.#connections = connections
      this.#options.onChange?.(undefined)
      return
    }
  }

  async #isUsable(connections: ReplicaConnections): Promise<boolean> {
    const { primary } = this.#options
    const [ours, theirs] = await Promise.all([clusterOf(primary), clusterOf(connections.db)])
    return ours === theirs && (await connections.hasReplayed(await flushedPosition(primary), maxLagMs))
  }
}

class ReplicaLate extends Error {
  override readonly message = `The replica is more than ${maxLagMs} ms behind.`
}

class ReplicaSilent extends Error {
  override readonly message = `The replica sent nothing for ${maxSilentMs} ms.`
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/** Whether the next read would fail, too. An error of the query itself comes again from the primary. */
const isOfReplica = (error: unknown): boolean =>
  !(error instanceof pg.DatabaseError) || (isUnavailable(error) && !ofOneStatement.has(error.code))
