import { type Hundredths, shareOf, toHundredths } from '../../base/format/money.ts'
import { type Plan, planPrice } from '../../domain/plans/plan-facts.ts'
import { keyOf, type MixLine } from './mix.ts'
import { formatCredits } from './money.ts'
import type { PriceBasis, Sku } from './prices.ts'
import { cheapestPurchase, type Purchase, purchaseName } from './purchase.ts'

export interface EstimateLine extends MixLine {
  readonly sku: Sku
  /** At list prices, in hundredths of a credit. */
  readonly credits: bigint
}

/** The cost of some credits of calls in a month of a plan, in hundredths. */
interface PlanCost {
  readonly amount: Hundredths
  /** Beyond the included credits. */
  readonly beyond: bigint
  /** The credits to buy, where the wallet pays. */
  readonly purchase: Purchase | undefined
}

/** A month of calls on one plan, in hundredths. */
export interface PlanMonth extends PlanCost {
  readonly plan: Plan
  /** At the plan's prices. */
  readonly credits: bigint
}

export interface Estimate {
  readonly lines: readonly EstimateLine[]
  readonly calls: bigint
  /** At list prices. */
  readonly credits: bigint
  /** One for each plan, in the plans' order. */
  readonly months: readonly PlanMonth[]
  /** The first of those that cost the least; none without a plan. */
  readonly cheapest: PlanMonth | undefined
}

/** How the credits of a month are paid: `1 × Medium and 300.00 credits`. */
export function wayToPay({ credits, beyond, purchase }: PlanMonth): string {
  const included = credits - beyond
  return [
    ...(included > 0n ? [`${formatCredits(included)} credits included`] : []),
    ...(purchase
      ? [purchase.bought.map(purchaseName).join(' and ')]
      : beyond > 0n
        ? [`${formatCredits(beyond)} extra`]
        : []),
  ]
    .filter(Boolean)
    .join(', ')
}

/** Operations that are no longer sold are left out: an estimate may be older than the price list. */
export function estimate(
  mix: readonly MixLine[],
  skus: readonly Sku[],
  basis: PriceBasis,
  plans: readonly Plan[],
): Estimate {
  const sold = new Map(skus.map((sku) => [keyOf({ api: sku.api, operationId: sku.operation_id }), sku]))
  const lines = mix.flatMap((line) => {
    const sku = sold.get(keyOf(line))
    return sku ? [{ ...line, sku, credits: BigInt(line.calls) * toHundredths(sku.price_credits) }] : []
  })
  const months = plans.map((plan) => {
    const credits = lines.reduce(
      (sum, { api, operationId, calls, sku }) =>
        sum + BigInt(calls) * planPrice(plan, api, operationId, sku.price_credits),
      0n,
    )
    return { plan, credits, ...planCost(plan, credits, basis) }
  })
  return {
    lines,
    calls: lines.reduce((sum, { calls }) => sum + BigInt(calls), 0n),
    credits: lines.reduce((sum, line) => sum + line.credits, 0n),
    months,
    cheapest: months[cheapestOf(months.map(({ amount }) => amount))],
  }
}

/** The place of the lowest amount. Of equal ones it's `now`, else the first. */
export function cheapestOf(amounts: readonly Hundredths[], now = -1): number {
  const first = amounts.reduce((best, amount, index) => (amount < (amounts[best] ?? 0n) ? index : best), 0)
  return now >= 0 && amounts[now] === amounts[first] ? now : first
}

/** A month of a plan that is paid by the year counts as a twelfth. */
export const monthly = ({ period }: Plan, amount: string): Hundredths =>
  shareOf(toHundredths(amount), 1n, period === 'YEARLY' ? 12n : 1n)

/**
 * The fee, and what is used beyond the included credits. A statement bills it at the price of a credit. The wallet pays both in credits,
 * which are bought for it the cheapest way.
 */
export function planCost(plan: Plan, credits: Hundredths, basis: PriceBasis): PlanCost {
  const fee = monthly(plan, plan.price)
  const over = credits - monthly(plan, plan.included_credits)
  const beyond = over > 0n ? over : 0n
  if (plan.plan_type === 'POSTPAID')
    return {
      beyond,
      amount: fee + shareOf(beyond, toHundredths(basis.credit_price), 100n),
      purchase: undefined,
    }
  const purchase = cheapestPurchase(fee + beyond, basis)
  return { beyond, purchase, amount: purchase.amount }
}
