import { Pool } from 'undici'
import { outsideConnector, type TlsMaterial } from '../modules/upstreams/connector.ts'
import type { ResolveHost } from '../platform/http/outside-hosts.ts'

/** Below the 5 s after which many servers close an idle connection, so that a call seldom meets one that just closed. */
const keepAliveMs = 4_000
/** The most that an API's own `Keep-Alive` can make of it. */
const maxKeepAliveMs = 30_000

export interface PoolOptions {
  readonly connectMs: number
  readonly silenceMs: number
  readonly onlyOutside: boolean
  readonly tls: TlsMaterial
  /** By default, the system’s. */
  readonly resolveHost?: ResolveHost
}

/** Connections to one origin. Nothing on the way retries, follows redirects or unpacks: those are interceptors, and there is none. */
export function openPool(origin: string, { silenceMs, ...options }: PoolOptions): Pool {
  const connect = outsideConnector(options)
  return new Pool(origin, {
    // One exchange at a time on a connection: a response can only be that of the request before it.
    pipelining: 1,
    allowH2: false,
    headersTimeout: silenceMs,
    bodyTimeout: silenceMs,
    keepAliveTimeout: keepAliveMs,
    keepAliveMaxTimeout: maxKeepAliveMs,
    connect(target, callback) {
      connect(target, (...[error, socket]) => {
        if (error) {
          callback(error, null)
          return
        }
        socket.on('error', tellResetFromEnd)
        callback(null, socket)
      })
    },
  })
}

/** undici takes ECONNRESET for the end of a body without a length, so that a broken response would pass for a whole one. */
function tellResetFromEnd(error: NodeJS.ErrnoException): void {
  if (error.code === 'ECONNRESET') error.code = 'UPSTREAM_RESET'
}
