import type { Queries } from '../../platform/db/client.ts'
import { addDays, dayIn } from '../../platform/time/days.ts'
import { paidPeriodOn, paidPeriodsSince } from '../wallet/paid-periods-repo.ts'
import { creditOffer } from './credit-offer.ts'
import { type PastPlan, pastPlans } from './past-plans-repo.ts'
import { inShare, type Period, periodOn, shareOf, startOfDay } from './period.ts'
import { feeProduct } from './plan-price.ts'
import { planAsOf } from './plan-terms-repo.ts'
import { type OwnPlan, ownPlansSince, type PlanInForce, type UsageDay, usageBetween } from './plans-repo.ts'

interface PlanUseQuery {
  readonly userId: string
  readonly inForce: PlanInForce
  readonly today: string
  readonly timeZone: string
}

interface PlanUse {
  readonly period: Period
  /** Hundredths of a credit. */
  readonly used: number
  /** Included credits of the period, and those that are unused. */
  readonly included: number
  readonly left: number
}

/** Usage of a plan in the current period. Usage is stored by day, so its first day counts whole. */
export async function planUse(
  db: Queries,
  { userId, inForce, today, timeZone }: PlanUseQuery,
): Promise<PlanUse> {
  const { plan, own, startedAt, trial } = inForce
  const startedOn = startedAt && dayIn(timeZone, startedAt)
  const running = periodOn(plan.period, today, startedOn)
  const period = trial ? { ...running, lastDay: trial.lastDay } : running
  const days = await usageBetween(db, { userId, from: period.firstDay, to: today })
  const others = (await ownPlansSince(db, { userId, day: period.firstDay })).filter(
    (other) => !own || (other.api === own.api && other.startedAt > own.startedAt),
  )
  // A statement doesn't count what the wallet pays.
  const periods =
    plan.plan_type === 'POSTPAID' ? await paidPeriodsSince(db, { userId, day: period.firstDay }) : []
  const used = days
    .filter((day) => !own || isChargedBy(own, day, timeZone))
    .filter((day) => !others.some((other) => isChargedBy(other, day, timeZone)))
    .filter(
      ({ api, day }) =>
        !periods.some((one) => [api, '*'].includes(one.api) && one.first_day <= day && day <= one.last_day),
    )
    .reduce((sum, { credits }) => sum + credits, 0)
  const productId = own?.productId ?? feeProduct(plan.plan_id)
  const inWallet = await paidPeriodOn(db, { userId, productId, day: today })
  const terms = await planAsOf(db, plan, periodBegin({ period, startedAt, timeZone }))
  const share = shareOf({ kind: plan.period, today, startedOn })
  const included = own
    ? terms.included_credits
    : (inWallet?.included ?? inShare(terms.included_credits, share))
  return { period, used, included, left: inWallet?.left ?? Math.max(0, included - used) }
}

interface PeriodBegin {
  readonly period: Pick<Period, 'firstDay'>
  /** Of the plan. */
  readonly startedAt: Date | null
  readonly timeZone: string
}

/** The moment whose terms hold for a period: a change that was announced for later leaves it alone. */
export function periodBegin({ period, startedAt, timeZone }: PeriodBegin): Date {
  const begin = startOfDay(timeZone, period.firstDay)
  return startedAt && startedAt > begin ? startedAt : begin
}

function isChargedBy({ api, startedAt, lastDay }: OwnPlan, usage: UsageDay, timeZone: string): boolean {
  if (usage.api !== api || usage.day < dayIn(timeZone, startedAt)) return false
  return lastDay === null || usage.day <= lastDay
}

interface MonthlyChargesQuery {
  readonly userId: string
  /** `2026-11`. */
  readonly month: string
  readonly timeZone: string
}

export interface Charge {
  readonly plan_id: string
  readonly plan_name: string
  /** Null for the account's plan. */
  readonly api: string | null
  /** Hundredths of a peso: the price of a period that began in the month. */
  readonly fee: number
  /** Hundredths of a credit that a period includes, and that were used of the period in which the month ends. */
  readonly included_credits: number
  readonly used_credits: number
  /** Hundredths of a credit that were used beyond the included ones, and of a peso that they cost. */
  readonly extra_credits: number
  readonly extra_amount: number
  /** Both together. */
  readonly amount: number
}

const whole = { days: 1, periodDays: 1 }

/** Monthly charges of an account's plans, for its statement. PREPAID plans have none. */
export async function monthlyCharges(
  db: Queries,
  { userId, month, timeZone }: MonthlyChargesQuery,
): Promise<Charge[]> {
  const firstDay = `${month}-01`
  const lastDay = addDays(`${addDays(firstDay, 31).slice(0, 7)}-01`, -1)
  const own = await ownPlansSince(db, { userId, day: firstDay })
  const plans: PastPlan[] = own.map((one) => ({ plan: one.plan, own: one, startedAt: one.startedAt }))
  const charges: Charge[] = []
  for (const inForce of [...(await pastPlans(db, userId)), ...plans]) {
    const { plan, own: ofApi, startedAt, endedAt } = inForce
    if (plan.plan_type === 'PREPAID') continue
    const startedOn = startedAt && dayIn(timeZone, startedAt)
    const endsOn = endedAt ? addDays(dayIn(timeZone, endedAt), -1) : undefined
    const until = endsOn !== undefined && endsOn < lastDay ? endsOn : lastDay
    if (until < firstDay || (startedOn && startedOn > until)) continue
    if (ofApi && (await paidPeriodOn(db, { userId, productId: ofApi.productId, day: lastDay }))) continue
    const beyondOn = async (today: string) => {
      const { period, used } = await planUse(db, { userId, inForce, today, timeZone })
      const terms = await planAsOf(db, plan, periodBegin({ period, startedAt, timeZone }))
      // An API's own plan is taken and paid by the whole period.
      const share = ofApi ? whole : shareOf({ kind: plan.period, today, startedOn, endsOn })
      const included_credits = inShare(terms.included_credits, share)
      const beyond = Math.max(0, used - included_credits)
      return { period, used, fee: inShare(terms.price, share), included_credits, beyond }
    }
    const { period, used: used_credits, beyond, included_credits, ...paid } = await beyondOn(until)
    const begun = period.firstDay >= firstDay
    const earlier = begun ? 0 : (await beyondOn(addDays(firstDay, -1))).beyond
    const fee = begun ? paid.fee : 0
    const extra_credits = beyond - earlier
    const extra_amount = Math.round((extra_credits * creditOffer.creditPrice) / 100)
    const { plan_id, plan_name, api } = plan
    const use = { included_credits, used_credits, extra_credits, extra_amount }
    charges.push({ plan_id, plan_name, api, fee, ...use, amount: fee + extra_amount })
  }
  return charges
}
