/** How many begin at a time. A machine that is short of time is not helped by nineteen that share it. */
const maxAtOnce = 3
/**
 * A slower handshake continues, but no longer holds up the others: it may be on its way to a database that never
 * answers.
 */
const holdUpMs = 4_000
const minPauseMs = 50
const maxPauseMs = 1_000

/**
 * Connections to one database begin a few at a time, and after a failure with pauses that grow. Shared by the pools of a
 * process. See decision 0065.
 */
export class Handshakes {
  readonly #waiting: (() => void)[] = []
  #running = 0
  #failures = 0
  #pausing: NodeJS.Timeout | undefined

  /** Rejects as `connect` does. */
  async take(connect: () => Promise<void>): Promise<void> {
    await this.#turn()
    let isCounted = true
    const makeRoom = () => {
      if (!isCounted) return
      isCounted = false
      this.#running -= 1
      this.#next()
    }
    const heldUpEnough = setTimeout(makeRoom, holdUpMs).unref()
    try {
      await connect()
      this.#failures = 0
    } catch (error) {
      this.#failures += 1
      this.#pausing ??= this.#pauseAfterFailure()
      throw error
    } finally {
      clearTimeout(heldUpEnough)
      makeRoom()
    }
  }

  #turn(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
      this.#next()
    })
  }

  #next(): void {
    while (!this.#pausing && this.#running < maxAtOnce) {
      const begin = this.#waiting.shift()
      if (!begin) return
      this.#running += 1
      begin()
    }
  }

  #pauseAfterFailure(): NodeJS.Timeout {
    const ms = Math.min(minPauseMs * 2 ** this.#failures, maxPauseMs)
    const goOn = () => {
      this.#pausing = undefined
      this.#next()
    }
    // Staggered, since many processes may have lost the same database.
    return setTimeout(goOn, ms * (0.5 + Math.random() / 2)).unref()
  }
}
