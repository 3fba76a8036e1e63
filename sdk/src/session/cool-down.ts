import { coolDownMs, mostFailures } from './limits.ts'

/** Runs the job, but not again when it has failed too often of late: then the last failure is given again. */
export function createCoolDown<T>(clock: () => number) {
  let failedAt: number[] = []
  let last: unknown
  return async (job: () => Promise<T>): Promise<T> => {
    if (clock() - Number(failedAt[mostFailures - 1]) < coolDownMs) throw last
    return job().catch((failure) => {
      failedAt = [clock(), ...failedAt].slice(0, mostFailures)
      last = failure
      throw failure
    })
  }
}
