import type { RefundRow } from './repo.ts'

interface Whole {
  /** Hundredths of a credit, and of the currency. */
  readonly credits: number
  readonly amount: number
}

/**
 * The price of a part of a top-up. Parts are rounded down together, not one by one: they never add up to more than the whole, and the
 * last one takes the rest.
 */
export function priceOfPart(whole: Whole, earlier: Whole, credits: number): number {
  const until = (part: number) => Number((BigInt(whole.amount) * BigInt(part)) / BigInt(whole.credits))
  return Math.max(0, until(earlier.credits + credits) - earlier.amount)
}

/** Both sums of the refunds that were not rejected. */
export function refundedOf(refunds: readonly RefundRow[]): Whole {
  const gone = refunds.filter(({ status }) => status !== 'FAILED')
  const sumOf = (field: keyof Whole) => gone.reduce((sum, one) => sum + one[field], 0)
  return { credits: sumOf('credits'), amount: sumOf('amount') }
}
