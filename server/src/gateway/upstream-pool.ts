import { buildConnector, Pool } from 'undici'
import { lookupOutside, type ResolveHost, requireOutside } from '../platform/http/outside-hosts.ts'

/** Below the 5 s after which many servers close an idle connection, so that a call seldom meets one that just closed. */
const keepAliveMs = 4_000
/** The most that an API's own `Keep-Alive` can make of it. */
const maxKeepAliveMs = 30_000
const maxConnectMs = 10_000

interface PoolOptions {
  readonly silenceMs: number
  readonly onlyOutside: boolean
  readonly resolveHost: ResolveHost | undefined
}

/** Connections to one origin. Nothing on the way retries, follows redirects or unpacks: those are interceptors, and there is none. */
export function openPool(origin: string, { silenceMs, onlyOutside, resolveHost }: PoolOptions): Pool {
  const connect = buildConnector({
    timeout: Math.min(maxConnectMs, silenceMs),
    allowH2: false,
    // Said aloud, so that NODE_TLS_REJECT_UNAUTHORIZED cannot turn it off.
    rejectUnauthorized: true,
    ...(onlyOutside && { lookup: lookupOutside(resolveHost) }),
  })
  return new Pool(origin, {
    // One exchange at a time on a connection: a response can only be that of the request before it.
    pipelining: 1,
    allowH2: false,
    headersTimeout: silenceMs,
    bodyTimeout: silenceMs,
    keepAliveTimeout: keepAliveMs,
    keepAliveMaxTimeout: maxKeepAliveMs,
    connect(options, callback) {
      try {
        if (onlyOutside) requireOutside(options.hostname)
      } catch (error) {
        callback(error as Error, null)
        return
      }
      connect(options, (...[error, socket]) => {
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
