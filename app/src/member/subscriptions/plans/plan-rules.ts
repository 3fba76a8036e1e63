import type { components } from '@switchboard/sdk'
import { formatDate } from '../../../base/format/dates.ts'
import { formatCredits } from '../../../base/format/format.ts'
import { fromHundredths, isZero, toHundredths } from '../../../base/format/money.ts'

type UserPlan = components['schemas']['UserPlan']
type Terms = Pick<components['schemas']['ServicePlan'], 'price' | 'currency' | 'period'>

const periods: Readonly<Record<Terms['period'], string>> = {
  NONE: '',
  MONTHLY: ' a month',
  YEARLY: ' a year',
}

/** A plan's price per period: `PHP 1,200 a month`. */
export const periodPrice = ({ price, currency, period }: Terms): string =>
  isZero(price) ? 'None' : `${currency} ${formatCredits(price)}${periods[period]}`

type Plan = Pick<
  UserPlan,
  | 'plan_name'
  | 'plan_type'
  | 'scope'
  | 'price'
  | 'currency'
  | 'period'
  | 'included_left'
  | 'renews_at'
  | 'ends_at'
>

/** The last day of what ends at a moment: a period is over when the next day begins. */
export const lastDay = (end: string): string => formatDate(new Date(Date.parse(end) - 1).toISOString())

type PlanPayment = Pick<components['schemas']['ServicePlan'], 'plan_type' | 'price'>

/** Whether a plan's fee is taken from the wallet when a period begins. */
export const isPaidAhead = ({ plan_type, price }: PlanPayment): boolean =>
  plan_type === 'PREPAID' && !isZero(price)

/** Losses from ending an API's own plan before its period is over. */
export function planLoss(plan: Plan | null): readonly string[] {
  if (plan?.scope !== 'API') return []
  const until = plan.renews_at ?? plan.ends_at
  const { included_left: left } = plan
  const prepaid = plan.plan_type === 'PREPAID'
  return [
    ...(isZero(plan.price)
      ? []
      : [
          `${plan.plan_name} ends today${until ? ` instead of ${lastDay(until)}` : ''}. ${prepaid ? 'The fee of this period isn’t returned.' : `This period (${periodPrice(plan)}) is billed in full.`}`,
        ]),
    ...(isZero(left)
      ? []
      : prepaid
        ? [
            `${formatCredits(left)} included credits stay in your wallet${until ? ` until ${lastDay(until)}` : ''}.`,
          ]
        : [`${formatCredits(left)} included credits are lost.`]),
  ]
}

/** Usage beyond a period's included credits. */
export function beyondIncluded({
  included_credits,
  plan_consumption,
}: Pick<UserPlan, 'included_credits' | 'plan_consumption'>): string {
  const beyond = toHundredths(plan_consumption) - toHundredths(included_credits)
  return fromHundredths(beyond > 0n ? beyond : 0n)
}
