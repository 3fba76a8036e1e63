import { type Hundredths, shareOf, toHundredths } from '../../base/format/money.ts'
import { businessCost, cheaperPlan, type Estimate, type PlanType } from './estimate.ts'
import { type AxisScale, niceScale } from './nice-scale.ts'
import { businessMonthly } from './plan-facts.ts'
import type { PriceBasis } from './prices.ts'
import { cheapestPurchase } from './purchase.ts'

/** So many calls of the same mix, and what they cost a month under each plan, in hundredths. */
export interface MonthAt {
  readonly calls: bigint
  readonly prepaid: Hundredths
  readonly postpaid: Hundredths
}

/** The first number of calls from which the other plan costs less. */
interface Crossing extends MonthAt {
  readonly cheaper: PlanType
}

export interface PlanCurves {
  readonly scale: AxisScale
  /** From no call to the end of the scale. */
  readonly points: readonly MonthAt[]
  readonly crossings: readonly Crossing[]
  /** The cheaper plan where the scale begins. */
  readonly first: PlanType
  /** The estimated month. */
  readonly month: MonthAt
  /** Points worth a table row: the marks of the scale, the crossings and the month. */
  readonly rows: readonly MonthAt[]
}

/** Close enough for a smooth line; each costs a search for the cheapest packs. */
const maxPoints = 96n

/**
 * How the cost of both plans grows with the number of calls, while each operation keeps its share of them. Wherever the cheaper plan of
 * two neighbouring points differs, the call that makes the difference is searched for between them: the lines are drawn from points, but
 * what is told of a crossing is exact. Undefined for a month that costs nothing.
 */
export function planCurves(month: Estimate, basis: PriceBasis): PlanCurves | undefined {
  if (month.prepaid.amount === 0n) return undefined
  const at = monthAt(month, basis)
  const scale = niceScale(farEnough(month, basis), 4n)
  const points = evenSteps(scale.end).map(at)
  const crossings: Crossing[] = []
  let before: Crossing | undefined
  let first: PlanType | undefined
  for (const point of points) {
    const cheaper = cheaperPlan(point.prepaid, point.postpaid)
    if (cheaper === 'SAME') continue
    if (before && before.cheaper !== cheaper)
      crossings.push({ ...firstWhere(cheaper, before, point, at), cheaper })
    before = { ...point, cheaper }
    first ??= cheaper
  }
  const marks = new Set([...scale.ticks, ...crossings.map(({ calls }) => calls), month.calls])
  const rows = [...marks].toSorted((a, b) => Number(a - b)).map(at)
  return first && { scale, points, crossings, first, month: at(month.calls), rows }
}

/** Rounded as an amount is: at the calls of the month itself, this is what the month costs. */
function monthAt({ calls: all, prepaid, postpaid }: Estimate, basis: PriceBasis) {
  return (calls: bigint): MonthAt => ({
    calls,
    prepaid: cheapestPurchase(shareOf(prepaid.credits, calls, all), basis).amount,
    postpaid: businessCost(shareOf(postpaid.credits, calls, all), basis).amount,
  })
}

/** Beyond the month itself, and beyond the calls whose list price is the monthly fee: around there a plan pays off, or hardly ever. */
function farEnough({ calls, prepaid }: Estimate, { credit_price }: PriceBasis): bigint {
  const beyondMonth = (calls * 5n) / 4n
  const listPrice = shareOf(prepaid.credits, toHundredths(credit_price), 100n)
  const beyondFee = (3n * calls * toHundredths(businessMonthly.price)) / listPrice
  return beyondMonth > beyondFee ? beyondMonth : beyondFee
}

function evenSteps(end: bigint): readonly bigint[] {
  const count = end < maxPoints ? end : maxPoints
  return Array.from({ length: Number(count) + 1 }, (_, index) => (end * BigInt(index)) / count)
}

/** Of two months of which the later one is cheaper under that plan, and the earlier one is not. */
function firstWhere(plan: PlanType, from: MonthAt, to: MonthAt, at: (calls: bigint) => MonthAt): MonthAt {
  if (to.calls - from.calls <= 1n) return to
  const middle = at((from.calls + to.calls) / 2n)
  return cheaperPlan(middle.prepaid, middle.postpaid) === plan
    ? firstWhere(plan, from, middle, at)
    : firstWhere(plan, middle, to, at)
}
