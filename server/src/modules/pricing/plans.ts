import type { components } from '@switchboard/sdk'
import type { Queries } from '../../platform/db/client.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import { addDays, dayIn } from '../../platform/time/days.ts'
import { limitsOf } from './limits.ts'
import { offeredPlans, plansOnSale } from './offered-plans-repo.ts'
import { startOfDay } from './period.ts'
import { planUse } from './plan-use.ts'
import { accountPlan, asPaid, type PlanInForce, planInForce } from './plans-repo.ts'

interface UserPlanQuery {
  readonly userId: string
  readonly inForce: PlanInForce
  readonly now: Date
  readonly timeZone: string
}

/** A plan in force as the contract has it. */
export async function userPlanOf(
  db: Queries,
  { userId, inForce, now, timeZone }: UserPlanQuery,
): Promise<components['schemas']['UserPlan']> {
  const { plan, own, startedAt } = inForce
  const { period, used, included, left } = await planUse(db, {
    userId,
    inForce,
    today: dayIn(timeZone, now),
    timeZone,
  })
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
    included_credits: toDecimal(included),
    limits: limitsOf(plan.limits),
    included_left: toDecimal(left),
    plan_consumption: toDecimal(used),
    period_started_at: (startedAt && startedAt > begin ? startedAt : begin).toISOString(),
    renews_at: ends_at === null ? endOf(period.lastDay) : null,
    ends_at,
  }
}

interface ServicePlansQuery {
  readonly userId: string
  readonly api: string
  readonly on: string
}

const maxPlans = 50

interface LimitedPlan extends Pick<PlanInForce['plan'], 'plan_id' | 'plan_type' | 'plan_name' | 'limits'> {
  readonly has_own_limits?: boolean
}

/** The limits of the plans of accounts, or of those that an API is offered with, the cheapest first. */
export async function limitsOfPlans(
  db: Queries,
  api: string | undefined,
): Promise<components['schemas']['PlanLimits'][]> {
  const offered: LimitedPlan[] = api === undefined ? await plansOnSale(db, {}) : await offeredPlans(db, api)
  return onePerPlan(offered).map(({ plan_id, plan_type, plan_name, limits, has_own_limits = false }) => ({
    plan_id,
    plan_type,
    plan_name,
    source: has_own_limits ? 'API' : 'PLAN',
    limits: limitsOf(limits),
  }))
}

/** Several products of an API may have the same plan. */
const onePerPlan = <One extends { readonly plan_id: string }>(plans: readonly One[]): One[] =>
  [...Map.groupBy(plans, ({ plan_id }) => plan_id).values()]
    .flatMap(([first]) => first ?? [])
    .slice(0, maxPlans)

/** The plans an API is offered with, the cheapest first, each with the product to take. */
export async function servicePlans(
  db: Queries,
  query: ServicePlansQuery,
): Promise<components['schemas']['ServicePlan'][]> {
  const current = await planInForce(db, query)
  const account = (await accountPlan(db, query.userId))?.plan
  const offered = await offeredPlans(db, query.api, query.userId)
  return onePerPlan(offered).map((plan) => ({
    plan_id: plan.plan_id,
    plan_type: (plan.plan_id === current?.plan.plan_id ? current.plan : asPaid(plan, account)).plan_type,
    plan_name: plan.plan_name,
    description: plan.description,
    scope: plan.api === null ? 'ACCOUNT' : 'API',
    period: plan.period,
    price: toDecimal(plan.price),
    currency: 'PHP',
    included_credits: toDecimal(plan.included_credits),
    limits: limitsOf(plan.limits),
    kyb_required: plan.kyb_required,
    product_id: plan.product_id,
    current: plan.plan_id === current?.plan.plan_id,
  }))
}
