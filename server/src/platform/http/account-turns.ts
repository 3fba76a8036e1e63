import { Problem } from './problem.ts'

/** Of the ten connections that requests have. */
const maxAtOnce = 5
/** A waiting request holds nothing that others need. */
const maxWaitMs = 15_000

/**
 * Work for one account takes turns before it takes a connection: changes of an account wait for locks of its wallet
 * and its rows, and as many at once as there are connections would leave none for others. Per process, as connections
 * are.
 */
export class AccountTurns {
  readonly #accounts = new Map<string, { running: number; readonly waiting: Set<() => void> }>()

  /** Throws `unavailable` when the others took too long. */
  async take<Result>(account: string, work: () => Promise<Result>): Promise<Result> {
    const turns = this.#accounts.get(account) ?? { running: 0, waiting: new Set() }
    this.#accounts.set(account, turns)
    if (turns.running < maxAtOnce) turns.running += 1
    else await inTurn(turns.waiting)
    try {
      return await work()
    } finally {
      const [next] = turns.waiting
      if (next) next()
      else turns.running -= 1
      if (turns.running === 0) this.#accounts.delete(account)
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
      new Problem(
        'unavailable',
        'Other calls of this account are still being worked on. Try again in a few seconds.',
        {
          retryAfterSeconds: 5,
        },
      ),
    )
  }, maxWaitMs)
  waiting.add(begin)
  return promise
}
