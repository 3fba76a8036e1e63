import type { InsightSummary } from '../types.ts'

interface Neighbours {
  readonly previous: InsightSummary | undefined
  readonly next: InsightSummary | undefined
}

/** What stands beside an insight in the list; nothing when the list does not know it. */
export function findNeighbours(list: readonly InsightSummary[], slug: string): Neighbours {
  const at = list.findIndex((insight) => insight.slug === slug)
  return at < 0 ? { previous: undefined, next: undefined } : { previous: list[at - 1], next: list[at + 1] }
}
