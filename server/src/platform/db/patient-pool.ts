import pg, { type PoolClient } from 'pg'
import type { Handshakes } from './handshakes.ts'
import { NamedStatementClient } from './named-statements.ts'
import type { Servers } from './servers.ts'

/** How long a request waits for a connection. */
const maxWaitMs = 5_000
/** How long a connection may take to be made, once it is its turn. */
const maxHandshakeMs = 20_000
/** After that, another server may be the primary: the next connection asks. */
const slowHandshakeMs = 4_000
/** Of a standby, or of a primary that was told to take no writes. */
const readOnly = '25006'

interface PatientPoolConfig extends pg.PoolConfig {
  readonly handshakes: Handshakes
  readonly servers: Servers
}

interface Waiter {
  readonly resolve: (client: PoolClient) => void
  readonly reject: (error: Error) => void
  readonly tooLong: NodeJS.Timeout
  readonly since: number
}

type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: PoolClient['release'],
) => void

/**
 * A pool in which a place in the queue and a new connection have times of their own. In pg's own, a request waits for
 * the very connection that was begun for it, which is thrown away half made when its time is over. Here the first
 * connection that is ready, new or returned, goes to the first request in the queue, and is kept if no request waits
 * any more. See decision 0065.
 */
export class PatientPool extends pg.Pool {
  readonly #waiting = new Set<Waiter>()
  /** Connections that were asked for and are not there yet. */
  #asked = 0
  #lent = 0
  readonly #making: ReadonlySet<() => void>
  /** Is told each wait for a connection, whatever its end. */
  onWaited: ((ms: number) => void) | undefined

  constructor({ handshakes, servers, ...config }: PatientPoolConfig) {
    const making = new Set<() => void>()
    super({ ...config, Client: clientOf({ handshakes, servers, making }) })
    this.#making = making
    this.on('release', () => {
      this.#lent -= 1
      // The pool takes it back after it has told so.
      queueMicrotask(() => this.#ask())
    })
  }

  get waitersCount(): number {
    return this.#waiting.size
  }

  override connect(): Promise<PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<PoolClient> | undefined {
    const client = this.#wait()
    if (!callback) return client
    client.then(
      (ready) => callback(undefined, ready, ready.release),
      (error: Error) => callback(error, undefined, () => {}),
    )
    return undefined
  }

  override end(): Promise<void> {
    const ending = super.end()
    for (const waiter of this.#waiting) this.#reject(waiter, ended())
    for (const breakOff of this.#making) breakOff()
    return ending
  }

  #wait(): Promise<PoolClient> {
    const { promise, resolve, reject } = Promise.withResolvers<PoolClient>()
    const tooLong = setTimeout(
      () => this.#reject(waiter, new Error('timeout exceeded when trying to connect')),
      maxWaitMs,
    )
    const waiter = { resolve, reject, tooLong: tooLong.unref(), since: performance.now() }
    this.#waiting.add(waiter)
    if (this.ending) this.#reject(waiter, ended())
    else this.#ask()
    return promise
  }

  /** One connection for each request that waits, up to the maximum; one more while one is idle, since a new one may never come. */
  #ask(): void {
    const { size } = this.#waiting
    if (size === 0 || (size <= this.#asked && this.idleCount === 0)) return
    if (this.#asked + this.#lent >= this.options.max) return
    this.#asked += 1
    const askedAt = performance.now()
    super.connect().then(
      (client) => this.#lend(client),
      (error: Error) => this.#fail(error, askedAt),
    )
  }

  #lend(client: PoolClient): void {
    this.#asked -= 1
    this.#lent += 1
    const [first] = this.#waiting
    if (first) this.#settle(first)
    if (first) first.resolve(client)
    else client.release()
  }

  /**
   * Of the requests that waited when the connection was asked for: the first has waited for it, and others may get a returned
   * one; if none is out, none will come. One may fail long after it was asked for, which is nothing to later requests.
   */
  #fail(error: Error, askedAt: number): void {
    this.#asked -= 1
    const earlier = [...this.#waiting].filter(({ since }) => since <= askedAt)
    const isNoneOut = this.#lent + this.idleCount === 0
    for (const waiter of isNoneOut ? earlier : earlier.slice(0, 1)) this.#reject(waiter, error)
    this.#ask()
  }

  #reject(waiter: Waiter, error: Error): void {
    this.#settle(waiter)
    waiter.reject(error)
  }

  #settle(waiter: Waiter): void {
    clearTimeout(waiter.tooLong)
    this.#waiting.delete(waiter)
    this.onWaited?.(performance.now() - waiter.since)
  }
}

const ended = (): Error => new Error('Cannot use a pool after calling end on the pool')

interface ClientOptions extends Pick<PatientPoolConfig, 'handshakes' | 'servers'> {
  readonly making: Set<() => void>
}

/** A connection to the primary that waits for its turn to begin. `making` can break off each that is only being made. */
const clientOf = ({ handshakes, servers, making }: ClientOptions) =>
  class extends NamedStatementClient {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionTimeoutMillis: maxHandshakeMs })
      this.on('error', () => servers.forget())
      this.connection.on('errorMessage', ({ code }: { readonly code?: string }) => {
        if (code !== readOnly) return
        servers.forget()
        // The pool takes no connection back that is ending: the next one finds who takes writes.
        void this.end()
      })
    }

    override connect = ((callback: (error?: unknown) => void) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      let isBrokenOff = false
      const breakOff = () => {
        isBrokenOff = true
        this.connection.stream.destroy()
        reject(ended())
      }
      making.add(breakOff)
      // Until the pool listens: the message that ends a connection may come together with the one that opens it.
      let lost: Error | undefined
      this.on('error', (error) => {
        lost ??= error
      })
      const connect = async () => {
        const { at } = await servers.primary()
        if (isBrokenOff) return
        Object.assign(this, at)
        const slow = setTimeout(() => servers.forget(), slowHandshakeMs).unref()
        await super.connect().finally(() => clearTimeout(slow))
      }
      handshakes.take(connect).then(resolve, (error) => {
        servers.forget()
        reject(error)
      })
      promise.finally(() => making.delete(breakOff)).then(() => callback(lost), callback)
    }) as pg.Client['connect']
  }
