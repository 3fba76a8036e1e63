import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { Places } from '../platform/http/places.ts'
import { Problem } from '../platform/http/problem.ts'
import type { CallFacts } from './call-facts.ts'
import { failed, type Outcome } from './make-call.ts'
import { NoResponse } from './no-response.ts'
import { hasBody, readSmallBody } from './read-request.ts'

interface Limits {
  /** Limit of concurrent calls in this process. */
  readonly maxCalls: number
  /** Of these, calls to one API: a slow one must not take all places. */
  readonly maxCallsPerApi: number
  /** The most that one account can have of either, from 0 to 1. */
  readonly share: number
  readonly maxBodyMs: number
}

/** The body, whole, where it is small; an outcome where it didn’t arrive. */
export interface ReadBody {
  readonly body?: Buffer | undefined
  readonly outcome?: Outcome
}

export type Admission = ReturnType<typeof createAdmission>

const retryAfterSeconds = 1
const maxApis = 5_000

/**
 * Limits the calls under way before anything is charged: a place is taken, which the returned function gives back, or there
 * is none, and a problem is thrown. See decision 0112.
 */
export function createAdmission({ maxCalls, maxCallsPerApi, share, maxBodyMs }: Limits) {
  const arriving = new Places({ size: maxCalls, share })
  // Test calls are free, and take nothing from live ones.
  const calls = { LIVE: new Places({ size: maxCalls, share }), TEST: new Places({ size: maxCalls, share }) }
  const byApi = new LRUCache<string, Places>({ max: maxApis })

  function placesOf({ api, key_type: kind }: CallFacts): Places {
    const known = byApi.get(`${kind} ${api}`)
    if (known) return known
    const places = new Places({ size: maxCallsPerApi, share })
    byApi.set(`${kind} ${api}`, places)
    return places
  }

  return {
    /** For a network, while it isn’t known what is called. */
    arrive: (network: string) => placeIn(arriving, network, 'The gateway'),
    /** A small body is read before the call takes a place among those under way, which a slow caller would hold. */
    async readBody(incoming: IncomingMessage, account: string): Promise<ReadBody> {
      if (!hasBody(incoming.headers)) return {}
      const leave = placeIn(arriving, account, 'The gateway')
      try {
        return { body: await readSmallBody(incoming, maxBodyMs) }
      } catch (error) {
        if (error instanceof NoResponse) return { outcome: failed(error) }
        throw error
      } finally {
        leave()
      }
    },
    /** A call that can be charged and sent. */
    enter(facts: CallFacts): () => void {
      const leaveApi = placeIn(placesOf(facts), facts.user_id, 'This API')
      try {
        const leave = placeIn(calls[facts.key_type], facts.user_id, 'The gateway')
        return () => {
          leave()
          leaveApi()
        }
      } catch (error) {
        leaveApi()
        throw error
      }
    },
  }
}

function placeIn(places: Places, caller: string, what: string): () => void {
  const place = places.enter(caller)
  if (typeof place === 'function') return place
  if (place === 'full')
    throw new Problem('unavailable', `${what} is at capacity. You weren’t charged. Try again in a moment.`, {
      retryAfterSeconds,
    })
  throw new Problem(
    'too_many_requests',
    'As many of your calls are under way as you can have at a time. You weren’t charged. Wait for some to end, then try again.',
    { retryAfterSeconds },
  )
}
