import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const program = new URL('fixed-work.ts', import.meta.url).pathname
const everyMs = 10_000
/** A step of a second or two is measured by what the minute before it was like, too. */
const beforeMs = 60_000

/**
 * Machines differ by a factor of three, and one that others use is slower in some minutes: a step’s cost is given as a
 * multiple of a fixed piece of work, done every ten seconds. Each time it is done in a process of its own, since tests
 * start processes as well: one that goes on has its code compiled, and feels less of a busy machine than they do.
 */
export class FixedWorkClock {
  readonly #done: { readonly atMs: number; readonly seconds: number }[] = []
  #timer: NodeJS.Timeout | undefined

  async start(): Promise<void> {
    await this.#work()
    // A sample that a signal ended is left out.
    this.#timer = setInterval(() => void this.#work().catch(() => undefined), everyMs)
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** The mean processor time of the fixed work, in seconds, from a minute before `startMs` (of `performance.now()`) until now. */
  secondsSince(startMs: number): number {
    const recent = this.#done.filter(({ atMs }) => atMs >= startMs - beforeMs)
    const counted = recent.length > 0 ? recent : this.#done
    return counted.reduce((sum, { seconds }) => sum + seconds, 0) / counted.length
  }

  async #work(): Promise<void> {
    const { stdout } = await promisify(execFile)(process.execPath, [program])
    this.#done.push({ atMs: performance.now(), seconds: Number(stdout) })
  }
}
