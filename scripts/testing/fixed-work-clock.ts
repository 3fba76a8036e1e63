import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const program = fileURLToPath(new URL('fixed-work.ts', import.meta.url))
const everyMs = 10_000
/** A step of a second or two is measured by what the minute before it was like, too. */
const minute = 60_000 / everyMs

/**
 * Machines differ by a factor of three, and one that others use is slower in some minutes: a step’s cost is given as a
 * multiple of a fixed piece of work, done every ten seconds. Each time it is done in a process of its own, since tests
 * start processes as well: one that goes on has its code compiled, and feels less of a busy machine than they do.
 */
export class FixedWorkClock {
  /** Its processor time each time it was done, in seconds. */
  readonly #done: number[] = []
  #timer: NodeJS.Timeout | undefined

  async start(): Promise<void> {
    await this.#work()
    // A sample that a signal ended is left out.
    this.#timer = setInterval(() => void this.#work().catch(() => undefined), everyMs)
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** Starts a measurement, which gives the mean processor time of the fixed work from a minute before until it is asked, in seconds. */
  measure(): () => number {
    const first = Math.max(0, this.#done.length - minute)
    return () => {
      const done = this.#done.slice(first)
      return done.reduce((sum, seconds) => sum + seconds, 0) / done.length
    }
  }

  async #work(): Promise<void> {
    const { stdout } = await promisify(execFile)(process.execPath, [program])
    this.#done.push(Number(stdout))
  }
}
