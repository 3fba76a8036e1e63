import type { components } from '@switchboard/sdk'
import { formatCredits, formatMoney } from '../../base/format/format.ts'
import { isZero, shareOf, toHundredths } from '../../base/format/money.ts'
import { limitsInWords } from '../catalogue/call-limits.ts'

export type Plan = components['schemas']['Plan']
/** Administrators see where dollars follow the portal’s rate. */
type Terms = Omit<Plan, 'price_usd'> & { readonly price_usd: string | null }

const periods = { NONE: '', MONTHLY: ' a month', YEARLY: ' a year' } as const

/** The fee of a period: `PHP 1,200 a month`. */
export const feeOf = ({ price, period }: Pick<Plan, 'price' | 'period'>): string =>
  isZero(price) ? 'No fee' : `PHP ${formatCredits(price)}${periods[period]}`

/** Such as `14 days free, with 100 credits`. */
export const trialInWords = ({ days, credits }: components['schemas']['PlanTrial']): string =>
  `${days} days free${isZero(credits) ? '' : `, with ${formatCredits(credits)} credits`}`

/** The plan that an account begins with: the first one for everybody without a fee. */
export const startPlan = (plans: readonly Plan[]): Plan | undefined =>
  plans.find(({ plan_type, period }) => plan_type === 'PREPAID' && period === 'NONE')

/** A list price on a plan, in hundredths: the plan's own, or less its discount. */
export function planPrice(
  { own_prices, discount_percent }: Pick<Plan, 'own_prices' | 'discount_percent'>,
  api: string,
  operation: string,
  listPrice: string,
): bigint {
  const own = own_prices.find((one) => one.api === api && one.operation_id === operation)
  return own
    ? toHundredths(own.price)
    : shareOf(toHundredths(listPrice), BigInt(100 - discount_percent), 100n)
}

interface PlanFact {
  readonly name: string
  readonly value: string
  /** As an announced change names it; LIMITS is all of them. */
  readonly field?: 'PLAN_PRICE' | 'INCLUDED_CREDITS' | 'LIMITS'
}

/** The terms of a plan, in the same order for each. */
export function planFacts(plan: Terms): readonly PlanFact[] {
  const {
    plan_type,
    period,
    included_credits,
    discount_percent,
    own_prices,
    limits,
    kyb_required,
    price_usd,
    trial,
  } = plan
  const billed = plan_type === 'POSTPAID'
  const includes = !isZero(included_credits)
  const discount = discount_percent > 0 ? `${discount_percent}% off` : 'List price'
  return [
    {
      name: 'Fee',
      value: `${feeOf(plan)}${price_usd && !isZero(price_usd) ? ` (${formatMoney(price_usd, 'USD')})` : ''}`,
      field: 'PLAN_PRICE',
    },
    {
      name: 'Included',
      value: includes ? `${formatCredits(included_credits)} credits${periods[period]}` : 'None',
      field: 'INCLUDED_CREDITS',
    },
    { name: 'A call', value: own_prices.length > 0 ? `${discount}, some have their own price` : discount },
    { name: 'Billing', value: billed ? 'Monthly statement' : 'Prepaid credits' },
    {
      name: 'Unused credits',
      value: includes ? 'Included ones end with the period' : 'Purchased ones never expire',
    },
    { name: 'When credits run out', value: billed ? 'PHP 1.00 for each extra credit' : 'Top up first' },
    { name: 'Rate limits', value: limitsInWords(limits), field: 'LIMITS' },
    { name: 'Trial', value: trial ? trialInWords(trial) : 'None' },
    { name: 'Who it’s for', value: kyb_required ? 'Verified businesses' : 'Everyone' },
  ]
}
