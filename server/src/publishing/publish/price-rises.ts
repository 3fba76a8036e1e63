import { createMatcher, overlapOf } from '@switchboard/oas/paths'
import { pricesOf } from '../../modules/catalogue/publish.ts'
import { operationsByVersion } from '../../modules/catalogue/repo.ts'
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

/** The operations of each version of an API, with the list price in hundredths that a call of them is charged. */
type ListCharges = ReadonlyMap<string, readonly ChargedOperation[]>

interface ChargedOperation {
  readonly operationId: string
  readonly method: string
  readonly path: string
  readonly price: number
}

export async function listCharges(tx: Tx, api: string): Promise<ListCharges> {
  const prices = await pricesOf(tx, api)
  const versions = await operationsByVersion(tx, api)
  return new Map(
    versions.map(({ version, operations }) => [
      version,
      operations.map(({ operation_id: operationId, method, path }) => ({
        ...{ operationId, method, path },
        price: prices[operationId] ?? 0,
      })),
    ]),
  )
}

/**
 * Prices that a publication raises for subscribers, in the transaction that publishes: they are to be announced (decision 0094). None of an
 * API without subscribers.
 */
export async function priceRises(tx: Tx, api: string, before: ListCharges): Promise<readonly PriceRise[]> {
  const after = await listCharges(tx, api)
  const rises = [...before].flatMap(([version, operations]) => risesOf(operations, after.get(version) ?? []))
  const byOperation = [...Map.groupBy(rises, ({ operationId }) => operationId).values()].flatMap(
    ([first]) => first ?? [],
  )
  return byOperation.length > 0 && (await hasSubscribers(tx, api)) ? byOperation : []
}

/** Calls decide, whatever their operations are called: those that cost more than before, of the same operation or of one that takes them over. */
function risesOf(before: readonly ChargedOperation[], after: readonly ChargedOperation[]): PriceRise[] {
  const [matchBefore, matchAfter] = [createMatcher(before), createMatcher(after)]
  return after.flatMap((now) =>
    before.flatMap((was) => {
      if (was.method !== now.method || was.price >= now.price) return []
      const path = overlapOf(was.path, now.path)
      if (path === undefined) return []
      const isMoved =
        matchBefore(was.method, path).operation === was && matchAfter(now.method, path).operation === now
      return isMoved ? [{ operationId: now.operationId, from: was.price, to: now.price }] : []
    }),
  )
}

const mostNamed = 3

/** Changes that subscribers would meet without having heard of them. */
export interface UnannouncedChanges {
  readonly rises: readonly PriceRise[]
  /** Operations whose calls break. */
  readonly broken: readonly string[]
}

/** Such as `This raises prices for subscribers: checkSimSwap from 2.00 to 2.40. Announce it instead, or keep these prices.` Empty: none. */
export function unannouncedWords({ rises, broken }: UnannouncedChanges): string {
  const dearer = rises.map(
    ({ operationId, from, to }) => `${operationId} from ${toDecimal(from)} to ${toDecimal(to)}`,
  )
  return [
    broken.length > 0 &&
      `This breaks calls of subscribers: ${listed(broken)}. Announce it instead, or publish a new version.`,
    rises.length > 0 &&
      `This raises prices for subscribers: ${listed(dearer)}. Announce it instead, or keep these prices.`,
  ]
    .filter(Boolean)
    .join(' ')
}

const listed = (all: readonly string[]): string =>
  [
    ...all.slice(0, mostNamed),
    ...(all.length > mostNamed ? [`and ${all.length - mostNamed} more`] : []),
  ].join(', ')

/** Throws where subscribers would pay more, or their calls break, without having heard of it. */
export function requireAnnounced(unannounced: UnannouncedChanges): void {
  const words = unannouncedWords(unannounced)
  if (words !== '') throw new Problem('announcement_required', words)
}
