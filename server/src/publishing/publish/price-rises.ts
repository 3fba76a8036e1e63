import { pricesOf } from '../../modules/catalogue/publish.ts'
import { hasSubscribers } from '../../modules/subscriptions/repo.ts'
import type { Tx } from '../../platform/db/client.ts'
import { Problem } from '../../platform/http/problem.ts'
import { toDecimal } from '../../platform/money/decimals.ts'

/** A list price that would be higher than it is. */
export interface PriceRise {
  readonly operationId: string
  /** Hundredths of a credit. */
  readonly from: number
  readonly to: number
}

interface RiseQuery {
  readonly api: string
  /** List prices by operationId, before the publication. */
  readonly before: Readonly<Record<string, number>>
}

/**
 * Prices that a publication raises for subscribers, in the transaction that publishes: they are to be announced (decision 0094). None of an
 * API without subscribers, and none of an operation that is new.
 */
export async function priceRises(tx: Tx, { api, before }: RiseQuery): Promise<readonly PriceRise[]> {
  const after = await pricesOf(tx, api)
  const rises = Object.entries(after).flatMap(([operationId, to]) => {
    const from = before[operationId]
    return from !== undefined && to > from ? [{ operationId, from, to }] : []
  })
  return rises.length > 0 && (await hasSubscribers(tx, api)) ? rises : []
}

const mostNamed = 3

/** Such as `This raises prices for subscribers: checkSimSwap from 2.00 to 2.40. Announce it instead, or keep these prices.` */
export function riseWords(rises: readonly PriceRise[]): string {
  const named = rises
    .slice(0, mostNamed)
    .map(({ operationId, from, to }) => `${operationId} from ${toDecimal(from)} to ${toDecimal(to)}`)
  const more = rises.length > mostNamed ? [`and ${rises.length - mostNamed} more`] : []
  return `This raises prices for subscribers: ${[...named, ...more].join(', ')}. Announce it instead, or keep these prices.`
}

/** Throws where subscribers would pay more without having heard of it. */
export function requireNoRises(rises: readonly PriceRise[]): void {
  if (rises.length > 0) throw new Problem('announcement_required', riseWords(rises))
}
