import type { components } from '@switchboard/sdk'
import type { Queries } from '../../platform/db/client.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { dayIn } from '../../platform/time/days.ts'
import { limitsOf } from '../pricing/limits.ts'
import { plansOnSale } from '../pricing/offered-plans-repo.ts'
import { planUse } from '../pricing/plan-use.ts'
import { accountPlan, type PlanInForce } from '../pricing/plans-repo.ts'
import type { Plan } from '../pricing/sold-plans-repo.ts'
import { plannedPlan } from './repo.ts'
import { hadTrial } from './trials-repo.ts'

type Schemas = components['schemas']

/** A plan as the contract has it. */
export const planOf = (
  plan: Plan,
  { pesosPerDollar }: Pick<Settings, 'pesosPerDollar'>,
): Schemas['Plan'] => ({
  plan_id: plan.plan_id,
  plan_type: plan.plan_type,
  plan_name: plan.plan_name,
  description: plan.description,
  period: plan.period,
  price: toDecimal(plan.price),
  price_usd: toDecimal(plan.price_usd ?? Math.round((plan.price * 100) / pesosPerDollar)),
  included_credits: toDecimal(plan.included_credits),
  discount_percent: plan.discount_percent,
  own_prices: plan.own_prices.map((own) => ({ ...own, price: toDecimal(own.price) })),
  limits: limitsOf(plan.limits),
  kyb_required: plan.kyb_required,
  trial:
    plan.trial_days === null ? null : { days: plan.trial_days, credits: toDecimal(plan.trial_credits ?? 0) },
})

interface AccountQuery {
  readonly db: Queries
  readonly user: { readonly id: string }
  readonly now: Date
  readonly settings: Settings
  readonly link: string | undefined
}

export async function accountPlanOf({
  db,
  user: { id: userId },
  now,
  settings,
  link,
}: AccountQuery): Promise<Schemas['AccountPlan']> {
  const { timeZone } = settings
  const present = await accountPlan(db, userId)
  const onSale = await plansOnSale(db, { userId, link })
  const presentId = present?.plan.plan_id
  const isSold = onSale.some(({ plan_id }) => plan_id === presentId)
  const offered = present && !isSold ? [present.plan, ...onSale] : onSale
  const withTrial = onSale.filter(({ trial_days }) => trial_days !== null).map(({ plan_id }) => plan_id)
  const taken = await hadTrial(db, userId, withTrial)
  const upcoming = await plannedPlan(db, userId)
  return {
    current: present ? await currentOf(present, { db, userId, today: dayIn(timeZone, now), settings }) : null,
    upcoming: upcoming ?? null,
    offers: offered.map((plan) => ({
      plan: planOf(plan, settings),
      current: plan.plan_id === presentId,
      trial_available:
        withTrial.includes(plan.plan_id) &&
        plan.plan_id !== presentId &&
        present?.plan.plan_type !== 'POSTPAID' &&
        !taken.has(plan.plan_id),
    })),
  }
}

interface CurrentQuery {
  readonly db: Queries
  readonly userId: string
  readonly today: string
  readonly settings: Settings
}

async function currentOf(
  inForce: PlanInForce,
  { db, userId, today, settings }: CurrentQuery,
): Promise<Schemas['CurrentPlan']> {
  const { timeZone } = settings
  const { plan, startedAt, trial } = inForce
  const use = await planUse(db, { userId, inForce, today, timeZone })
  return {
    plan: planOf(plan, settings),
    on_sale: plan.status === 'ON_SALE',
    started_on: startedAt && startedAt.getTime() > 0 ? dayIn(timeZone, startedAt) : null,
    period_ends_on: use.period.lastDay,
    included_credits: toDecimal(use.included),
    included_left: toDecimal(use.left),
    trial_ends_on: trial?.lastDay ?? null,
    trial_then: trial?.afterwards ?? null,
  }
}
