import { Problem } from './problem.ts'

/** Of the ten connections that requests have: for an account, and for a network with all accounts that call from it. */
export const connectionsOfAccount = 5
export const connectionsOfNetwork = 8
/** A waiting request holds nothing that others need. */
const maxWaitMs = 15_000

/**
 * Work for one caller, an account or a network, takes turns before it takes what is scarce: connections, threads. As many at once as there
 * are of these would leave none for others. Per process, as they are.
 */
export class Turns {
  readonly #maxAtOnce: number
  readonly #callers = new Map<string, { running: number; readonly waiting: Set<() => void> }>()

  constructor({ maxAtOnce }: { readonly maxAtOnce: number }) {
    this.#maxAtOnce = maxAtOnce
  }

  /** Throws `unavailable` when the others took too long. */
  async take<Result>(caller: string, work: () => Promise<Result>): Promise<Result> {
    const turns = this.#callers.get(caller) ?? { running: 0, waiting: new Set() }
    this.#callers.set(caller, turns)
    if (turns.running < this.#maxAtOnce) turns.running += 1
    else await inTurn(turns.waiting)
    try {
      return await work()
    } finally {
      const [next] = turns.waiting
      if (next) next()
      else turns.running -= 1
      if (turns.running === 0) this.#callers.delete(caller)
    }
  }
}

/** Resolves with the place of one that has ended. */
function inTurn(waiting: Set<() => void>): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const begin = () => {
    clearTimeout(tooLong)
    waiting.delete(begin)
    resolve()
  }
  const tooLong = setTimeout(() => {
    waiting.delete(begin)
    reject(
      new Problem('unavailable', 'Your other calls are still being worked on. Try again in a few seconds.', {
        retryAfterSeconds: 5,
      }),
    )
  }, maxWaitMs)
  waiting.add(begin)
  return promise
}
