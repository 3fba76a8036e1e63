import { retryAfterMs } from '../retry-after.ts'
import { coolDownMs, longestPauseMs, mostTries } from './limits.ts'

/** Where failing refreshes are noted, such as `localStorage`. */
export type RefreshNotes = Pick<Storage, 'getItem' | 'setItem'>

interface CoolDown {
  readonly clock: () => number
  readonly notes: RefreshNotes | null | undefined
  readonly name: string
}

/**
 * Runs the job, but not before the pause after its last failure is over: then that failure is given again. The second try may come at
 * once, those after it ever later, at most six in a minute.
 */
export function createCoolDown<T>({ clock, notes, name }: CoolDown) {
  let last: unknown = new TypeError('Refreshes fail')
  let own = ''
  /** How many tries have not succeeded, when the last one was, and for how long none may follow it. */
  const read = () => (notes?.getItem(name) ?? own).split(',').map(Number) as [number, number, number]
  const write = (...numbers: number[]) => {
    own = `${numbers}`
    notes?.setItem(name, own)
  }
  return async (job: () => Promise<T>): Promise<T> => {
    const begun = clock()
    const [count, at, pauseMs] = read()
    const sinceMs = begun - at
    // A clock that was set back must lock nobody out.
    if (sinceMs >= 0 && sinceMs < pauseMs) throw last
    const tries = sinceMs < pauseMs + coolDownMs ? count + 1 : 1
    // Before it is sent: one that hangs counts for the tabs that do not wait for it.
    write(tries, begun, tries < mostTries ? 0 : longestPauseMs)
    try {
      const result = await job()
      write()
      return result
    } catch (failure) {
      const now = clock()
      const [failures] = read()
      // 0, 1, 2, 4, 8 seconds.
      const backOffMs = failures < mostTries ? ((2 ** failures) >> 2) * 1000 : longestPauseMs
      write(failures, now, Math.max(backOffMs, retryAfterMs(failure, now)))
      last = failure
      throw failure
    }
  }
}
