import type { Queries } from '../../platform/db/client.ts'
import { addDays, dayIn } from '../../platform/time/days.ts'
import { creditOffer } from './credit-offer.ts'
import { ownPlansSince } from './own-plans.ts'
import { accountPlan, type PlanInForce } from './plan-in-force.ts'
import { planUse } from './plan-use.ts'

interface Asked {
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
  /** Hundredths of a peso: the price of a period that began in the month, and what was used beyond its credits. */
  readonly amount: number
}

/** What the plans of an account cost in a month, for its statement. PREPAID plans cost nothing there. */
export async function monthlyCharges(db: Queries, { userId, month, timeZone }: Asked): Promise<Charge[]> {
  const firstDay = `${month}-01`
  const lastDay = addDays(`${addDays(firstDay, 31).slice(0, 7)}-01`, -1)
  const account = await accountPlan(db, userId)
  const own = await ownPlansSince(db, { userId, day: firstDay })
  const plans: PlanInForce[] = own.map((one) => ({ plan: one.plan, own: one, startedAt: one.startedAt }))
  const charges: Charge[] = []
  for (const inForce of account ? [account, ...plans] : plans) {
    const { plan, startedAt } = inForce
    if (plan.plan_type === 'PREPAID') continue
    if (startedAt && dayIn(timeZone, startedAt) > lastDay) continue
    const beyondOn = async (today: string) => {
      const { period, used } = await planUse(db, { userId, inForce, today, timeZone })
      return { period, beyond: Math.max(0, used - plan.included_credits) }
    }
    const { period, beyond } = await beyondOn(lastDay)
    const begun = period.firstDay >= firstDay
    const earlier = begun ? 0 : (await beyondOn(addDays(firstDay, -1))).beyond
    const credits = beyond - earlier
    const amount = (begun ? plan.price : 0) + Math.round((credits * creditOffer.creditPrice) / 100)
    charges.push({ plan_id: plan.plan_id, plan_name: plan.plan_name, api: plan.api, amount })
  }
  return charges
}
