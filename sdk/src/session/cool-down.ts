import { retryAfterMs } from '../retry-after.ts'
import { coolDownMs, mostFailures } from './limits.ts'

/**
 * Runs the job, but not again when it has failed too often of late, or before the time that the failed response named:
 * then the last failure is given again. The second try may come at once, those after it ever later.
 */
export function createCoolDown<T>(clock: () => number) {
  let failedAt: number[] = []
  let openAt = 0
  let last: unknown
  return async (job: () => Promise<T>): Promise<T> => {
    const begun = clock()
    if (begun < openAt || begun - Number(failedAt[mostFailures - 1]) < coolDownMs) throw last
    try {
      const result = await job()
      failedAt = []
      return result
    } catch (failure) {
      const now = clock()
      failedAt = [now, ...failedAt].slice(0, mostFailures)
      // 0, 1, 2, 4, 8 seconds.
      const backOffMs = ((2 ** failedAt.length) >> 2) * 1000
      openAt = now + Math.max(backOffMs, retryAfterMs(failure, now))
      last = failure
      throw failure
    }
  }
}
