const windowMs = 60_000
const most = 6

/** Runs the job. After six failures within a minute the last one is given again instead. */
export function createCoolDown<T>(clock: () => number) {
  let failedAt: number[] = []
  let last: unknown
  return async (job: () => Promise<T>): Promise<T> => {
    if (clock() - Number(failedAt[most - 1]) < windowMs) throw last
    return job().catch((failure) => {
      failedAt = [clock(), ...failedAt].slice(0, most)
      last = failure
      throw failure
    })
  }
}
