import { type Hundredths, shareOf, toHundredths } from '../../base/format/money.ts'
import { keyOf, type MixLine } from './mix.ts'
import { formatCredits } from './money.ts'
import { businessMonthly, payAsYouGo } from './plan-facts.ts'
import type { PriceBasis, Sku } from './prices.ts'
import { cheapestPurchase, type Purchase, purchaseName } from './purchase.ts'

export interface EstimateLine extends MixLine {
  readonly sku: Sku
  /** At list prices, in hundredths of a credit. */
  readonly credits: bigint
}

export type PlanType = 'PREPAID' | 'POSTPAID'

/** The cost of a month, in hundredths. */
export interface Estimate {
  readonly lines: readonly EstimateLine[]
  readonly calls: bigint
  readonly prepaid: { readonly credits: bigint; readonly amount: bigint; readonly purchase: Purchase }
  readonly postpaid: { readonly credits: bigint; readonly amount: bigint; readonly beyond: bigint }
  readonly cheaper: PlanType | 'SAME'
  /** Between the two. */
  readonly difference: bigint
}

interface Way {
  readonly amount: Hundredths
  readonly plan: string
  /** The credits to buy, or those included: `1 × Medium and 300 credits`. */
  readonly how: string
}

/** The cheaper plan of a month, and how the credits are bought under it. */
export function cheapestWay({ prepaid, postpaid, cheaper }: Estimate): Way {
  if (cheaper === 'POSTPAID') {
    const { amount, credits, beyond } = postpaid
    const extra = beyond > 0n ? `, ${formatCredits(beyond)} extra` : ''
    return {
      amount,
      plan: businessMonthly.name,
      how: `${formatCredits(credits - beyond)} credits included${extra}`,
    }
  }
  const bought = prepaid.purchase.bought.map(purchaseName)
  return { amount: prepaid.amount, plan: payAsYouGo.name, how: bought.join(' and ') || 'nothing to buy' }
}

/** Operations that are no longer sold are left out: an estimate may be older than the price list. */
export function estimate(mix: readonly MixLine[], skus: readonly Sku[], basis: PriceBasis): Estimate {
  const sold = new Map(skus.map((sku) => [keyOf({ api: sku.api, operationId: sku.operation_id }), sku]))
  const lines = mix.flatMap((line) => {
    const sku = sold.get(keyOf(line))
    return sku ? [{ ...line, sku, credits: BigInt(line.calls) * toHundredths(sku.price_credits) }] : []
  })
  const prepaid = payAsYouGoMonth(lines, basis)
  const postpaid = businessMonth(lines, basis)
  const difference = prepaid.amount - postpaid.amount
  return {
    lines,
    calls: lines.reduce((sum, { calls }) => sum + BigInt(calls), 0n),
    prepaid,
    postpaid,
    cheaper: cheaperPlan(prepaid.amount, postpaid.amount),
    difference: difference < 0n ? -difference : difference,
  }
}

export function cheaperPlan(prepaid: Hundredths, postpaid: Hundredths): PlanType | 'SAME' {
  if (prepaid === postpaid) return 'SAME'
  return prepaid < postpaid ? 'PREPAID' : 'POSTPAID'
}

function payAsYouGoMonth(lines: readonly EstimateLine[], basis: PriceBasis): Estimate['prepaid'] {
  const credits = lines.reduce((sum, line) => sum + line.credits, 0n)
  const purchase = cheapestPurchase(credits, basis)
  return { credits, purchase, amount: purchase.amount }
}

function businessMonth(lines: readonly EstimateLine[], basis: PriceBasis): Estimate['postpaid'] {
  const { share } = businessMonthly
  const credits = lines.reduce(
    (sum, { calls, sku }) =>
      sum + BigInt(calls) * shareOf(toHundredths(sku.price_credits), share.part, share.whole),
    0n,
  )
  return { credits, ...businessCost(credits, basis) }
}

/** The price of the plan, and what is used beyond its included credits at the price of a credit. */
export function businessCost(credits: Hundredths, { credit_price }: PriceBasis) {
  const { price, includedCredits } = businessMonthly
  const over = credits - toHundredths(includedCredits)
  const beyond = over > 0n ? over : 0n
  return { beyond, amount: toHundredths(price) + shareOf(beyond, toHundredths(credit_price), 100n) }
}
