import { formatCount } from '../../base/format/format.ts'
import { shareOf, toHundredths } from '../../base/format/money.ts'
import { formatCredits } from './money.ts'
import type { PriceBasis } from './prices.ts'

export interface PurchaseLine {
  /** Null for credits outside a pack. */
  readonly pack: string | null
  readonly count: bigint
  readonly credits: bigint
  readonly amount: bigint
}

/** `2 × Large`, `300.00 credits`. */
export const purchaseName = ({ pack, count, credits }: PurchaseLine): string =>
  pack === null ? `${formatCredits(credits)} credits` : `${formatCount(count)} × ${pack}`

/** All in hundredths. */
export interface Purchase {
  readonly bought: readonly PurchaseLine[]
  readonly amount: bigint
  /** Bought beyond what was asked for. */
  readonly left: bigint
}

interface Pack {
  readonly name: string
  readonly credits: bigint
  readonly amount: bigint
}

interface Basis {
  /** Those that are cheaper than single credits, the best price of a credit first. */
  readonly packs: readonly Pack[]
  readonly price: bigint
  readonly least: bigint
  readonly most: bigint
}

// Enough for every price list in sight; each makes the search below four times as long.
const packsLookedAt = 5

/** The least that buys so many credits, in packs and in single credits; each top-up has a smallest and a largest size. */
export function cheapestPurchase(credits: bigint, prices: PriceBasis): Purchase {
  const basis = readBasis(prices)
  const bought = credits > 0n ? cover(credits, basis, 0) : []
  return {
    bought,
    amount: totalOf(bought, 'amount'),
    left: totalOf(bought, 'credits') - (credits > 0n ? credits : 0n),
  }
}

/**
 * Of each pack: as many as fit, one fewer (the rest may fall below the smallest top-up), one more (it may cost less than
 * the rest), or none. The rest goes on to the next pack, and at the end to single credits.
 */
function cover(rest: bigint, basis: Basis, index: number): readonly PurchaseLine[] {
  if (rest <= 0n) return []
  const pack = basis.packs[index]
  if (!pack) return single(rest, basis)
  const fit = rest / pack.credits
  const counts = new Set([fit, fit - 1n, fit + 1n, 0n])
  const ways = [...counts]
    .filter((count) => count >= 0n)
    .map((count) => [...ofPack(pack, count), ...cover(rest - count * pack.credits, basis, index + 1)])
  return ways.reduce((best, way) => (totalOf(way, 'amount') < totalOf(best, 'amount') ? way : best))
}

const ofPack = ({ name, credits, amount }: Pack, count: bigint): readonly PurchaseLine[] =>
  count === 0n ? [] : [{ pack: name, count, credits: credits * count, amount: amount * count }]

function single(rest: bigint, { price, least, most }: Basis): readonly PurchaseLine[] {
  const whole = rest / most
  const over = rest % most
  const count = whole + (over > 0n ? 1n : 0n)
  const credits = whole * most + (over > 0n && over < least ? least : over)
  return [{ pack: null, count, credits, amount: shareOf(credits, price, 100n) }]
}

function readBasis({ packs, credit_price, min_credits, max_credits }: PriceBasis): Basis {
  const price = toHundredths(credit_price)
  const useful = packs
    .map(({ name, credits, amount_php }) => ({
      name,
      credits: toHundredths(credits),
      amount: toHundredths(amount_php),
    }))
    .filter(({ credits, amount }) => credits > 0n && amount * 100n < credits * price)
    .toSorted((a, b) => Number(a.amount * b.credits - b.amount * a.credits))
  return {
    packs: useful.slice(0, packsLookedAt),
    price,
    least: toHundredths(min_credits),
    most: toHundredths(max_credits),
  }
}

const totalOf = (bought: readonly PurchaseLine[], what: 'credits' | 'amount'): bigint =>
  bought.reduce((sum, one) => sum + one[what], 0n)
