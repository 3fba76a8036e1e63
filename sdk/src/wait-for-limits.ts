import type { Fetch } from './fetch.ts'
import { retryAfterMs } from './retry-after.ts'
import { wait as waitFor } from './wait.ts'

export interface WaitForLimitsOptions {
  /** The longest that a call waits, all its waits together. One that would have to wait longer has its 429 at once. */
  maxSeconds: number
  /** Default: the global fetch. */
  fetch?: Fetch
  /** Resolves after so many milliseconds, or when the signal aborts. Default: by `setTimeout`. */
  wait?: (ms: number, signal: AbortSignal) => Promise<void>
}

/**
 * A fetch for `createApi` and `createPortal` that waits after a 429 for as long as `Retry-After` says, then sends the call again, whatever
 * its method: a call that was refused has done nothing. A 429 that was charged came from the API itself and is left to the caller, as are
 * budgets (402), which no wait raises, and 5xx, after which nobody knows what was done.
 */
export function waitForLimits({
  maxSeconds,
  fetch = (request) => globalThis.fetch(request),
  wait = waitFor,
}: WaitForLimitsOptions): Fetch {
  return async (request) => {
    let leftMs = maxSeconds * 1000
    for (;;) {
      // A body can be sent once; the request keeps one for the next time.
      const response = await fetch(request.clone())
      const askedMs = isRefused(response) ? retryAfterMs(response, Date.now()) : 0
      if (askedMs === 0 || askedMs > leftMs) return response
      // A body that nobody reads keeps its connection busy.
      response.body?.cancel().catch(() => {})
      // Spread, so that calls which were refused together do not come back together.
      const waitMs = Math.min(askedMs * (1 + Math.random() / 4), leftMs)
      leftMs -= waitMs
      await wait(waitMs, request.signal)
      request.signal.throwIfAborted()
    }
  }
}

const isRefused = ({ status, headers }: Response): boolean =>
  status === 429 && Number(headers.get('X-Credits-Charged')) === 0
