import type { IncomingMessage } from 'node:http'
import type { Dispatcher, Pool } from 'undici'
import type { ResolveHost } from '../platform/http/outside-hosts.ts'
import { type BodyReading, readRequestBody } from './read-request.ts'
import { ResponseReader, type UpstreamResponse } from './read-response.ts'
import { openPool } from './upstream-pool.ts'

export interface UpstreamAddress {
  readonly base: string
  /** Whether a connection into the operator's own network is refused. */
  readonly onlyOutside?: boolean
}

interface UpstreamCall extends UpstreamAddress {
  /** Path below it and query, as they were sent. */
  readonly path: string
  /** Names and values in turn, without any that frames a message. */
  readonly headers: readonly string[]
  /** The caller's request, whose body is handed on. */
  readonly incoming: IncomingMessage
  /** The body, where it was read before. */
  readonly body?: Buffer | undefined
}

export interface Forwarder {
  /** Rejects with `NoResponse`. Nothing is ever sent twice: an API may have done its work before it broke off. */
  forward(call: UpstreamCall): Promise<UpstreamResponse>
  /** Takes no more calls, and resolves when the last open one has ended. */
  close(): Promise<void>
  /** Ends every open call immediately; those without a response so far get `unreachable`. */
  abort(): void
}

interface ForwarderLimits {
  /** How long an API may be silent, before its response and within it. */
  readonly upstreamTimeoutMs: number
  /** How long a call may take in all. */
  readonly maxResponseMs: number
  readonly resolveHost?: ResolveHost | undefined
}

interface Target {
  readonly pool: Pool
  /** Path of the base, without a slash at its end. */
  readonly prefix: string
}

/** See decision 0018. */
export function createForwarder({
  upstreamTimeoutMs,
  maxResponseMs,
  resolveHost,
}: ForwarderLimits): Forwarder {
  const pools = new Map<string, Pool>()
  const targets = new Map<string, Target>()
  const open = new Set<ResponseReader>()
  let closing = false
  let onIdle = () => {}

  function poolOf(origin: string, onlyOutside: boolean): Pool {
    const key = `${onlyOutside} ${origin}`
    const known = pools.get(key)
    if (known) return known
    const pool = openPool(origin, { silenceMs: upstreamTimeoutMs, onlyOutside, resolveHost })
    pools.set(key, pool)
    return pool
  }

  function targetOf({ base, onlyOutside = false }: UpstreamAddress): Target | undefined {
    const key = `${onlyOutside} ${base}`
    const known = targets.get(key)
    if (known) return known
    if (!/^https?:/.test(base) || !URL.canParse(base)) return undefined
    const { origin, pathname } = new URL(base)
    const target = { pool: poolOf(origin, onlyOutside), prefix: pathname.replace(/\/$/, '') }
    targets.set(key, target)
    return target
  }

  function forward({
    path,
    headers,
    incoming,
    body: heldBody,
    ...address
  }: UpstreamCall): Promise<UpstreamResponse> {
    const reader = new ResponseReader({
      maxResponseMs,
      onEnd() {
        open.delete(reader)
        if (open.size === 0) onIdle()
      },
    })
    open.add(reader)
    if (closing) {
      reader.fail('unreachable', 'The gateway is closing.')
      return reader.response
    }
    const known = targetOf(address)
    if (!known) {
      reader.fail('unreachable', `${address.base} isn’t an address.`)
      return reader.response
    }
    const onBody: BodyReading['onBody'] = (body, length) => {
      if (reader.ended) return
      const { pool, prefix } = known
      const framed = length === undefined ? headers : [...headers, 'content-length', `${length}`]
      const method = (incoming.method ?? 'GET') as Dispatcher.HttpMethod
      const target = `${prefix}${path}`
      const rooted = target.startsWith('/') ? target : `/${target}`
      pool.dispatch({ path: rooted, method, headers: framed as string[], body }, reader)
    }
    if (heldBody) onBody(heldBody)
    else readRequestBody(incoming, { onBody, onFault: (reason) => reader.fail(reason) })
    return reader.response
  }

  return {
    forward,
    async close() {
      closing = true
      if (open.size > 0)
        await new Promise<void>((resolve) => {
          onIdle = resolve
        })
      await Promise.all([...pools.values()].map((pool) => pool.close()))
    },
    abort() {
      closing = true
      for (const reader of [...open]) reader.fail('unreachable', 'The gateway is closing.')
    },
  }
}
