import type { components } from '@switchboard/sdk'
import { env } from '../../lib/env.ts'
import { formatDate } from '../../lib/format/dates.ts'
import { formatCredits } from '../../lib/format/format.ts'
import { dayIn } from '../../lib/format/market-days.ts'
import { fromHundredths, isZero, toHundredths } from '../../lib/format/money.ts'

type UserPlan = components['schemas']['UserPlan']
type Terms = Pick<components['schemas']['ServicePlan'], 'price' | 'currency' | 'period'>

const periods: Readonly<Record<Terms['period'], string>> = {
  NONE: '',
  MONTHLY: ' a month',
  YEARLY: ' a year',
}

/** What a plan costs for as long as its period is: `PHP 1,200 a month`. */
export const periodPrice = ({ price, currency, period }: Terms): string =>
  isZero(price) ? 'None' : `${currency} ${formatCredits(price)}${periods[period]}`

type Plan = Pick<
  UserPlan,
  | 'plan_name'
  | 'scope'
  | 'price'
  | 'currency'
  | 'period'
  | 'included_credits'
  | 'plan_consumption'
  | 'renews_at'
  | 'ends_at'
>

/** A day of the market, in which periods are counted wherever the reader is. */
export const marketDay = (time: string): string => formatDate(dayIn(env.timeZone, new Date(time)))

/** The last day of what ends at a moment: a period is over when the next day begins. */
export const lastDay = (end: string): string => marketDay(new Date(Date.parse(end) - 1).toISOString())

/** What of a plan that was taken for the API alone is lost by ending it before its period is over. */
export function planLoss(plan: Plan | null): readonly string[] {
  if (plan?.scope !== 'API') return []
  const until = plan.renews_at ?? plan.ends_at
  const left = includedLeft(plan)
  return [
    ...(isZero(plan.price)
      ? []
      : [
          `${plan.plan_name} ends today${until ? ` instead of ${lastDay(until)}` : ''}. This period (${periodPrice(plan)}) is billed in full.`,
        ]),
    ...(isZero(left) ? [] : [`${formatCredits(left)} included credits are lost.`]),
  ]
}

/** What is left of the credits that a period includes. */
export function includedLeft({
  included_credits,
  plan_consumption,
}: Pick<Plan, 'included_credits' | 'plan_consumption'>): string {
  const left = toHundredths(included_credits) - toHundredths(plan_consumption)
  return fromHundredths(left > 0n ? left : 0n)
}

/** What was used beyond them. */
export function beyondIncluded({
  included_credits,
  plan_consumption,
}: Pick<Plan, 'included_credits' | 'plan_consumption'>): string {
  const beyond = toHundredths(plan_consumption) - toHundredths(included_credits)
  return fromHundredths(beyond > 0n ? beyond : 0n)
}
