import type { components } from '@switchboard/sdk'
import type { Queries } from '../../platform/db/client.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import { addDays, dayIn } from '../../platform/time/days.ts'
import { startOfDay } from './period.ts'
import type { PlanInForce } from './plan-in-force.ts'
import { planUse } from './plan-use.ts'

interface Asked {
  readonly userId: string
  readonly inForce: PlanInForce
  readonly now: Date
  readonly timeZone: string
}

/** A plan in force as the contract has it. */
export async function userPlanOf(
  db: Queries,
  { userId, inForce, now, timeZone }: Asked,
): Promise<components['schemas']['UserPlan']> {
  const { plan, own, startedAt } = inForce
  const { period, used } = await planUse(db, { userId, inForce, today: dayIn(timeZone, now), timeZone })
  const begin = startOfDay(timeZone, period.firstDay)
  const endOf = (day: string | null) => day && startOfDay(timeZone, addDays(day, 1)).toISOString()
  const ends_at = endOf(own?.lastDay ?? null)
  return {
    plan_id: plan.plan_id,
    plan_type: plan.plan_type,
    plan_name: plan.plan_name,
    scope: own ? 'API' : 'ACCOUNT',
    status: ends_at === null ? 'ACTIVE' : 'ENDING',
    period: plan.period,
    price: toDecimal(plan.price),
    currency: 'PHP',
    included_credits: toDecimal(plan.included_credits),
    plan_consumption: toDecimal(used),
    period_started_at: (startedAt && startedAt > begin ? startedAt : begin).toISOString(),
    renews_at: ends_at === null ? endOf(period.lastDay) : null,
    ends_at,
  }
}
