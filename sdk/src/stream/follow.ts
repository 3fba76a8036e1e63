import type { Client } from 'openapi-fetch'
import { isApiError } from '../api-error.ts'
import type { paths } from '../generated/portal.ts'
import { maxMs } from '../retry-after.ts'
import { wait } from '../wait.ts'
import { type NotificationEvent, notificationEvents } from './events.ts'

export interface FollowOptions {
  /** Ends it. */
  signal: AbortSignal
  /**
   * When what is shown was read, in milliseconds since 1970: `ready` then says `unchanged` if nothing has changed since. After the first
   * event, when the last one came counts instead.
   */
  readAt?: number
  /** Is told what changed, and `ready` each time that a stream has begun: unless it is `unchanged`, read again what is shown. */
  onEvent: (event: NotificationEvent) => void
  /** How long nothing may come before the stream counts as dead. Default: 50 seconds. */
  silenceMs?: number
  /** The longest wait between two tries. Default: a minute. */
  maxWaitMs?: number
}

const firstWaitMs = 1_000
/** A stream that lasted so long was a good one; shorter ones are tried again ever later, as a response that a mock gives at once. */
const goodMs = 10_000
/** Statuses that a retry can't change. The session itself handles 401. */
const finalStatuses = new Set([401, 403, 404, 405, 406, 501])

/**
 * Follows the stream of events and connects again when it ends: at once where the server says so, else ever later, and never
 * before Retry-After. Resolves when it is aborted, or when the server refuses for good: then read the list from time to time.
 */
export async function followNotifications(
  client: Client<paths>,
  { signal, onEvent, readAt, silenceMs, maxWaitMs = 60_000 }: FollowOptions,
): Promise<void> {
  let failures = 0
  let knownAt = readAt
  while (!signal.aborted) {
    const begun = Date.now()
    let askedMs = 0
    try {
      const options = { signal, readAt: knownAt, ...(silenceMs && { silenceMs }) }
      for await (const event of notificationEvents(client, options)) {
        if (event.type === 'end') askedMs = event.retry_after * 1000
        else knownAt = Date.now()
        onEvent(event)
      }
    } catch (error) {
      if (signal.aborted) return
      // A logout aborts what is under way; the next try is told that the session is over.
      if (!isApiError(error) && (error as Error).name !== 'AbortError') throw error
      if (isApiError(error) && finalStatuses.has(error.status)) return
      if (isApiError(error)) askedMs = Math.min((error.retryAfter ?? 0) * 1000, maxMs)
    }
    failures = Date.now() - begun >= goodMs ? 0 : failures + 1
    const backOffMs = failures === 0 ? 0 : Math.min(firstWaitMs * 2 ** (failures - 1), maxWaitMs)
    // Spread, so that those who lost the same server do not come back together.
    await wait(Math.max(askedMs, backOffMs) * (1 + Math.random() / 4), signal)
  }
}
