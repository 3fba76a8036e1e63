import { setTimeout as pause } from 'node:timers/promises'

interface Batching<Item, Result> {
  readonly maxSize: number
  /** Handles a batch; results are in the order of the items. */
  readonly run: (items: readonly Item[]) => Promise<readonly Result[]>
}

interface Waiting<Item, Result> {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/** How long a batch waits for more, when the one before it was shared. */
const lingerMs = 1

/**
 * Handles together what arrives together. One batch is under way at a time, and what arrives meanwhile forms the next. A
 * single item is not kept waiting for company; but where there was company a moment ago, there is more to come.
 */
export function createBatcher<Item, Result>({ maxSize, run }: Batching<Item, Result>) {
  const queue: Waiting<Item, Result>[] = []
  let working: Promise<void> | undefined

  async function work(): Promise<void> {
    let last = 1
    while (queue.length > 0) {
      if (last > 1) await pause(lingerMs)
      const batch = queue.splice(0, maxSize)
      last = batch.length
      try {
        const results = await run(batch.map(({ item }) => item))
        for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result)
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    working = undefined
  }

  return {
    add: (item: Item): Promise<Result> =>
      new Promise((resolve, reject) => {
        queue.push({ item, resolve, reject })
        working ??= work()
      }),
    /** Resolves when nothing is waiting or under way. */
    idle: (): Promise<void> => working ?? Promise.resolve(),
  }
}
