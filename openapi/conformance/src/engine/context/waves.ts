import type { Operation } from '../contract/contract.ts'
import { groupBy } from '../group-by.ts'

/** How many calls are under way at once. */
const workers = 4

/** Does the work for each item, a few at a time; those of a wave when those before it are done. */
export async function inWaves<Item>(
  waves: readonly (readonly Item[])[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  for (const wave of waves) {
    const waiting = [...wave]
    const worker = async () => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
    }
    await Promise.all(Array.from({ length: workers }, worker))
  }
}

/** Lists first, then operations that create things, then those that name one; removing comes last, inner things first. */
export function wavesOf(operations: readonly Operation[]): readonly (readonly Operation[])[] {
  const waves = groupBy(operations, ({ method, path, isRead }) => {
    const depth = path.split('{').length - 1
    return method === 'DELETE' ? 1_000 - depth : 2 * depth + Number(!isRead)
  })
  return [...waves].toSorted(([one], [other]) => one - other).map(([, wave]) => wave)
}
