import type { StorageArea } from '../browser/storage.ts'

const key = 'switchboard.refreshes'
const mostTries = 6
const pauseMs = 60_000

interface Dependencies {
  /** Shared by all tabs, and kept over a reload. Null where site data is blocked. */
  readonly storage: StorageArea | null
  readonly now: () => number
}

type Send = (request: Request) => Promise<Response>

/**
 * An endpoint that does not answer is asked six times a minute, by all tabs and page loads together. The SDK keeps the same
 * limit within one of them. A response that settles the matter, either way, begins the count anew.
 */
export function limitRefreshes(send: Send, { storage, now }: Dependencies): Send {
  if (!storage) return send
  return async (request) => {
    if (!request.url.endsWith('/api/refresh-token')) return send(request)
    const tries = (storage.getItem(key) ?? '')
      .split(',')
      .map(Number)
      .filter((at) => at > 0 && at <= now() && now() - at < pauseMs)
    if (tries.length >= mostTries) throw new TypeError('Refreshes fail. The next try waits for a minute.')
    // Before it is sent: one that hangs counts for those who do not wait for it.
    storage.setItem(key, [...tries, now()].join())
    const response = await send(request)
    if (response.status < 500 && response.status !== 408 && response.status !== 429) storage.removeItem(key)
    return response
  }
}
