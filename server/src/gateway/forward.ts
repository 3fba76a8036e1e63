import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { LRUCache } from 'lru-cache'
import type { Dispatcher, Pool } from 'undici'
import type { Redaction } from '../modules/upstreams/redaction.ts'
import type { Tracing } from '../platform/tracing/tracing.ts'
import { NoResponse } from './no-response.ts'
import { type BodyReading, readRequestBody } from './read-request.ts'
import { ResponseReader, type UpstreamResponse } from './read-response.ts'
import { traceExchange } from './trace-exchange.ts'
import { openPool, type PoolOptions } from './upstream-pool.ts'
import type { Circuits, CircuitTarget } from './upstreams/circuits.ts'

/** Where calls go, and how connections there are made. */
export interface UpstreamAddress extends PoolOptions {
  /** In the order in which they are tried. */
  readonly bases: readonly string[]
  /** How long a call may take in all. */
  readonly totalMs: number
  /** Names the connections: others, with other certificates or timeouts, are never used for it. */
  readonly name: string
  /** The upstream whose health is kept, where one was set for the version. */
  readonly of?: CircuitTarget['upstream']
}

interface UpstreamCall {
  readonly upstream: UpstreamAddress
  /** The account that calls. */
  readonly account: string
  /** Path below it and query, as they were sent. */
  readonly path: string
  /** Names and values in turn, without any that frames a message. */
  readonly headers: readonly string[]
  /** Of the secrets in them, which the response must not repeat to the caller. */
  readonly redaction?: Redaction | undefined
  /** The caller's request, whose body is handed on. */
  readonly incoming: IncomingMessage
  /** The body, where it was read before. */
  readonly body?: Buffer | undefined
}

export interface Forwarder {
  /**
   * Rejects with `NoResponse`. The next address is tried for what was never sent, and for a method that only reads. Nothing else is sent
   * twice: an API may have done its work before it broke off.
   */
  forward(call: UpstreamCall): Promise<UpstreamResponse>
  /** Takes no more calls, and resolves when the last open one has ended. */
  close(): Promise<void>
  /** Ends every open call immediately; those without a response so far get `unreachable`. */
  abort(): void
}

interface Target {
  readonly pool: Pool
  /** Path of the base, without a slash at its end. */
  readonly prefix: string
}

/** The request as it is sent. A body that flows can be sent once. */
interface Message {
  readonly body: Buffer | Readable | null
  readonly headers: readonly string[]
}

const maxTargets = 2_000
const isClosing = ['The gateway is closing.', 'GATEWAY'] as const
const readingMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

interface ForwarderOptions {
  /** How long each 64 KB of a caller’s body may take to arrive. */
  readonly maxBodyMs: number
  readonly tracing?: Tracing | undefined
}

/** See decision 0018. */
export function createForwarder(circuits: Circuits, { maxBodyMs, tracing }: ForwarderOptions): Forwarder {
  // One that nobody calls any more ends with the exchanges that it still has.
  const targets = new LRUCache<string, Target>({
    max: maxTargets,
    dispose: ({ pool }) => void pool.close(),
  })
  const open = new Set<ResponseReader>()
  let closing = false
  let onIdle = () => {}

  function targetOf({ call, base, key }: ExchangeInput): Target | undefined {
    const known = targets.get(key)
    if (known) return known
    if (!/^https?:/.test(base) || !URL.canParse(base)) return undefined
    const { origin, pathname } = new URL(base)
    const target = { pool: openPool(origin, call.upstream), prefix: pathname.replace(/\/$/, '') }
    targets.set(key, target)
    return target
  }

  function openReader({ upstream, redaction }: UpstreamCall): ResponseReader {
    const reader = new ResponseReader({
      maxResponseMs: upstream.totalMs,
      redaction,
      onEnd() {
        open.delete(reader)
        if (open.size === 0) onIdle()
      },
    })
    open.add(reader)
    // Its caller hears of a failure; before its turn there is none, and a rejection would end the process.
    reader.response.catch(() => {})
    if (closing) reader.fail('unreachable', ...isClosing)
    return reader
  }

  async function forward(call: UpstreamCall): Promise<UpstreamResponse> {
    const { upstream, account, incoming } = call
    // The first reader's deadline covers the time that the caller takes to send the body.
    let reader = openReader(call)
    const message = await messageOf(call, reader, maxBodyMs)
    for (let index = 0; ; index += 1) {
      const base = upstream.bases[index] ?? ''
      const input = { call, base, key: `${upstream.name} ${base}`, message, reader }
      const target = { key: input.key, url: base, upstream: upstream.of }
      const send = () => (tracing ? exchangeTraced(tracing, input) : exchange(input)).catch(blame(input))
      try {
        return await circuits.call({ target, account, send })
      } catch (error) {
        reader.fail('unreachable', error)
        const isLast = index + 1 >= upstream.bases.length
        if (isLast || closing || !mayRepeat(error, incoming.method, message)) throw error
        reader = openReader(call)
      }
    }
  }

  function exchange(input: ExchangeInput): Promise<UpstreamResponse> {
    const { call, base, message, reader } = input
    if (reader.ended) return reader.response
    const target = targetOf(input)
    if (!target) {
      reader.fail('unreachable', `${base} isn’t an address.`)
      return reader.response
    }
    const { pool, prefix } = target
    const path = `${prefix}${call.path}`
    const method = (call.incoming.method ?? 'GET') as Dispatcher.HttpMethod
    const rooted = path.startsWith('/') ? path : `/${path}`
    pool.dispatch({ path: rooted, method, headers: message.headers as string[], body: message.body }, reader)
    return reader.response
  }

  function exchangeTraced(traces: Tracing, input: ExchangeInput): Promise<UpstreamResponse> {
    const { call, base, message } = input
    return traceExchange(traces, {
      method: call.incoming.method ?? 'GET',
      base,
      headers: message.headers,
      send: (headers) => exchange({ ...input, message: { ...message, headers } }),
    })
  }

  return {
    forward,
    async close() {
      closing = true
      if (open.size > 0)
        await new Promise<void>((resolve) => {
          onIdle = resolve
        })
      await Promise.all([...targets.values()].map(({ pool }) => pool.close()))
    },
    abort() {
      closing = true
      for (const reader of [...open]) reader.fail('unreachable', ...isClosing)
    },
  }
}

interface ExchangeInput {
  readonly call: UpstreamCall
  readonly base: string
  /** Of its connections and its circuit. */
  readonly key: string
  readonly message: Message
  readonly reader: ResponseReader
}

/** Rejects with `NoResponse` when the caller leaves, or the body is too large or takes too long. */
function messageOf(
  { headers, incoming, body }: UpstreamCall,
  reader: ResponseReader,
  maxMs: number,
): Promise<Message> {
  return new Promise((resolve, reject) => {
    reader.response.catch(reject)
    const onBody: BodyReading['onBody'] = (read, length) =>
      resolve({
        body: read,
        headers: length === undefined ? headers : [...headers, 'content-length', `${length}`],
      })
    if (body) onBody(body)
    else readRequestBody(incoming, { maxMs, onBody, onFault: (reason) => reader.fail(reason) })
  })
}

/** An API that waits for a body until it closes the connection, or its time is over, has not failed. */
const blame =
  ({ call: { incoming }, message }: ExchangeInput) =>
  (error: unknown): never => {
    const isWaiting = message.body instanceof Readable && !incoming.complete
    if (!isWaiting || !(error instanceof NoResponse) || !error.sent || error.fault !== 'API') throw error
    if (error.reason === 'late') throw new NoResponse('caller_slow', { cause: error })
    throw new NoResponse(error.reason, { cause: error, fault: 'CALLER' })
  }

function mayRepeat(error: unknown, method = 'GET', { body }: Message): boolean {
  if (!(error instanceof NoResponse) || error.reason !== 'unreachable') return false
  if (body !== null && !Buffer.isBuffer(body)) return false
  return !error.sent || readingMethods.has(method)
}
