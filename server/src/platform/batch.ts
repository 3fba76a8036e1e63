import type { OpenSpan, Tracing } from './tracing/tracing.ts'

interface BatcherOptions<Item, Result> {
  readonly maxSize: number
  /** Handles a batch; results are in the order of the items. */
  readonly run: (items: readonly Item[]) => Promise<readonly Result[]>
  readonly tracing?: Tracing | undefined
}

interface QueuedItem<Item, Result> {
  readonly item: Item
  readonly span: OpenSpan | undefined
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/**
 * Handles together what arrives together. One batch is under way at a time, and what arrives meanwhile forms the next: a
 * single item is never kept waiting for company, and the busier it gets, the larger the batches are. Waiting a moment for
 * more, and two batches at once, were tried: neither handled more calls.
 */
export function createBatcher<Item, Result>({ maxSize, run, tracing }: BatcherOptions<Item, Result>) {
  const queue: QueuedItem<Item, Result>[] = []
  let working = false

  async function work(): Promise<void> {
    working = true
    while (queue.length > 0) {
      const batch = queue.splice(0, maxSize)
      try {
        const handle = () => run(batch.map(({ item }) => item))
        const spans = batch.map(({ span }) => span)
        const results = await (tracing ? tracing.together(spans, handle) : handle())
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
        queue.push({ item, span: tracing?.current(), resolve, reject })
        if (!working) void work()
      }),
  }
}
