import { type Hundredths, larger, shareOf, toHundredths } from '../../base/format/money.ts'
import { cheapestOf, type Estimate, monthly, planCost } from './estimate.ts'
import { type AxisScale, niceScale } from './nice-scale.ts'
import type { PriceBasis } from './prices.ts'

/** So many calls of the same mix, and what they cost a month under each plan, in hundredths. */
export interface MonthAt {
  readonly calls: bigint
  readonly amounts: readonly Hundredths[]
}

/** The first number of calls from which another plan costs the least: its place. */
interface Crossing extends MonthAt {
  readonly cheapest: number
}

export interface PlanCurves {
  readonly scale: AxisScale
  /** From no call to the end of the scale. */
  readonly points: readonly MonthAt[]
  readonly crossings: readonly Crossing[]
  /** The place of the cheapest plan where the scale begins. */
  readonly first: number
  /** The estimated month. */
  readonly month: MonthAt
  /** Points worth a table row: the marks of the scale, the crossings and the month. */
  readonly rows: readonly MonthAt[]
}

/** Close enough for a smooth line; each costs a search for the cheapest packs. */
const maxPoints = 96n

/**
 * How the cost of each plan grows with the number of calls, while each operation keeps its share of them. Wherever the cheapest plan of
 * two neighbouring points differs, the call that makes the difference is searched for between them: the lines are drawn from points, but
 * what is told of a crossing is exact. Undefined for a month that costs nothing, and where there is nothing to compare.
 */
export function planCurves(month: Estimate, basis: PriceBasis): PlanCurves | undefined {
  if (month.credits === 0n || month.months.length < 2) return undefined
  const at = monthAt(month, basis)
  const scale = niceScale(farEnough(month, basis), 4n)
  const points = evenSteps(scale.end).map(at)
  const crossings: Crossing[] = []
  const first = cheapestOf(at(0n).amounts)
  let [now, from] = [first, at(0n)]
  for (const to of points) {
    while (cheapestOf(to.amounts, now) !== now) {
      from = firstWithout(now, from, to, at)
      now = cheapestOf(from.amounts, now)
      crossings.push({ ...from, cheapest: now })
    }
    from = to
  }
  const marks = new Set([...scale.ticks, ...crossings.map(({ calls }) => calls), month.calls])
  const rows = [...marks].toSorted((a, b) => Number(a - b)).map(at)
  return { scale, points, crossings, first, month: at(month.calls), rows }
}

/** Rounded as an amount is: at the calls of the month itself, this is what the month costs. */
function monthAt({ calls: all, months }: Estimate, basis: PriceBasis) {
  return (calls: bigint): MonthAt => ({
    calls,
    amounts: months.map(({ plan, credits }) => planCost(plan, shareOf(credits, calls, all), basis).amount),
  })
}

/** Beyond the month itself, and beyond the calls whose list price is the highest fee: around there a plan pays off, or hardly ever. */
function farEnough({ calls, credits, months }: Estimate, { credit_price }: PriceBasis): bigint {
  const beyondMonth = (calls * 5n) / 4n
  const listPrice = shareOf(credits, toHundredths(credit_price), 100n)
  return months
    .map(({ plan }) => (3n * calls * monthly(plan, plan.price)) / listPrice)
    .reduce(larger, beyondMonth)
}

function evenSteps(end: bigint): readonly bigint[] {
  const count = end < maxPoints ? end : maxPoints
  return Array.from({ length: Number(count) + 1 }, (_, index) => (end * BigInt(index)) / count)
}

/** Of two months of which the earlier one is cheapest on that plan, and the later one is not. */
function firstWithout(plan: number, from: MonthAt, to: MonthAt, at: (calls: bigint) => MonthAt): MonthAt {
  if (to.calls - from.calls <= 1n) return to
  const middle = at((from.calls + to.calls) / 2n)
  return cheapestOf(middle.amounts, plan) === plan
    ? firstWithout(plan, middle, to, at)
    : firstWithout(plan, from, middle, at)
}
