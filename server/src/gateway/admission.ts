import { Problem } from '../platform/http/problem.ts'

interface Limits {
  /** Limit of concurrent calls in this process. */
  readonly maxCalls: number
  /** Of these, calls to one API: a slow one must not take all places. */
  readonly maxCallsPerApi: number
}

const retryAfterSeconds = 1

/**
 * Limits the calls under way before anything is charged: a place is taken, which the returned function gives back, or there
 * is none, and a 503 is thrown. Per process, since it protects what a process has: memory, sockets,
 * and its share of database connections.
 */
export function createAdmission({ maxCalls, maxCallsPerApi }: Limits) {
  let calls = 0
  const byApi = new Map<string, number>()
  return {
    enter(): () => void {
      if (calls >= maxCalls) throw busy('The gateway is at capacity.')
      calls += 1
      return once(() => {
        calls -= 1
      })
    },
    enterApi(api: string): () => void {
      const ofApi = byApi.get(api) ?? 0
      if (ofApi >= maxCallsPerApi) throw busy('This API is at capacity.')
      byApi.set(api, ofApi + 1)
      return once(() => {
        const left = (byApi.get(api) ?? 1) - 1
        if (left > 0) byApi.set(api, left)
        else byApi.delete(api)
      })
    },
  }
}

const busy = (why: string): Problem =>
  new Problem('unavailable', `${why} You weren’t charged. Try again in a moment.`, { retryAfterSeconds })

function once(work: () => void): () => void {
  let done = false
  return () => {
    if (done) return
    done = true
    work()
  }
}
