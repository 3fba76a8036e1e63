import type { Queries } from '../../platform/db/client.ts'
import { dayIn } from '../../platform/time/days.ts'
import { type OwnPlan, ownPlansSince } from './own-plans.ts'
import { type Period, periodOn } from './period.ts'
import type { PlanInForce } from './plan-in-force.ts'

interface Asked {
  readonly userId: string
  readonly inForce: PlanInForce
  readonly today: string
  readonly timeZone: string
}

export interface PlanUse {
  readonly period: Period
  /** Hundredths of a credit. */
  readonly used: number
  /** What is left of the included credits. */
  readonly left: number
}

/** What a plan was used for in the running period. Usage is kept by the day: the day it began on counts whole. */
export async function planUse(db: Queries, { userId, inForce, today, timeZone }: Asked): Promise<PlanUse> {
  const { plan, own, startedAt } = inForce
  const period = periodOn(plan.period, today, startedAt && dayIn(timeZone, startedAt))
  const days = await usageSince(db, { userId, from: period.firstDay, to: today })
  const others = own ? [] : await ownPlansSince(db, { userId, day: period.firstDay })
  const counted = own
    ? days.filter((day) => isChargedBy(own, day, timeZone))
    : days.filter((day) => !others.some((other) => isChargedBy(other, day, timeZone)))
  const used = counted.reduce((sum, { credits }) => sum + credits, 0)
  return { period, used, left: Math.max(0, plan.included_credits - used) }
}

interface UsageDay {
  readonly day: string
  readonly api: string
  readonly credits: number
}

function isChargedBy({ api, startedAt, lastDay }: OwnPlan, usage: UsageDay, timeZone: string): boolean {
  if (usage.api !== api || usage.day < dayIn(timeZone, startedAt)) return false
  return lastDay === null || usage.day <= lastDay
}

const usageSince = (
  db: Queries,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<UsageDay[]> =>
  db
    .selectFrom('usage_days')
    .select(['day', 'api', 'credits'])
    .where('user_id', '=', userId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute()
