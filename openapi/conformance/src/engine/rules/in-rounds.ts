import { groupBy } from '../group-by.ts'

/**
 * Items that each change one field of a call, put together so that a few calls carry them all: the first of each field in the first call,
 * the second in the second. An operation that is limited may be called no more often.
 */
export function inRounds<Item extends { readonly field: string }>(
  items: readonly Item[],
  mostRounds: number,
): readonly (readonly Item[])[] {
  const byField = [...groupBy(items, ({ field }) => field).values()]
  const rounds = Array.from({ length: mostRounds }, (_, round) =>
    byField.flatMap((own) => own.slice(round, round + 1)),
  )
  return rounds.filter((round) => round.length > 0)
}
