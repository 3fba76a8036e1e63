import type { Unreachable } from './refresh-request.ts'

const windowMs = 60_000
const most = 6

/** After six refreshes in a minute that reached nobody, the last failure is given again without asking. */
export function createCoolDown(clock: () => number) {
  let failedAt: number[] = []
  let last: Unreachable | undefined
  return {
    standing(): Unreachable | undefined {
      failedAt = failedAt.filter((at) => clock() - at < windowMs)
      return failedAt.length < most ? undefined : last
    },
    failed(failure: Unreachable) {
      failedAt.push(clock())
      last = failure
    },
    reset() {
      failedAt = []
    },
  }
}
