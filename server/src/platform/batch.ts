interface BatcherOptions<Item, Result> {
  readonly maxSize: number
  /** Handles a batch; results are in the order of the items. */
  readonly run: (items: readonly Item[]) => Promise<readonly Result[]>
}

interface QueuedItem<Item, Result> {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/**
 * Handles together what arrives together. One batch is under way at a time, and what arrives meanwhile forms the next: a
 * single item is never kept waiting for company, and the busier it gets, the larger the batches are. Waiting a moment for
 * more, and two batches at once, were tried: neither handled more calls.
 */
export function createBatcher<Item, Result>({ maxSize, run }: BatcherOptions<Item, Result>) {
  const queue: QueuedItem<Item, Result>[] = []
  let working = false

  async function work(): Promise<void> {
    working = true
    while (queue.length > 0) {
      const batch = queue.splice(0, maxSize)
      try {
        const results = await run(batch.map(({ item }) => item))
        for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result)
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    working = false
  }

  return {
    add: (item: Item): Promise<Result> =>
      new Promise((resolve, reject) => {
        queue.push({ item, resolve, reject })
        if (!working) void work()
      }),
  }
}
