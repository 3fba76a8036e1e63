import type { components } from '@switchboard/sdk'
import type { Queries } from '../../platform/db/client.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import { planInForce } from './plan-in-force.ts'

interface Asked {
  readonly userId: string
  readonly api: string
  readonly on: string
}

const most = 50

/** The plans an API is offered with, the cheapest first, each with the product to take. */
export async function servicePlans(
  db: Queries,
  asked: Asked,
): Promise<components['schemas']['ServicePlan'][]> {
  const current = await planInForce(db, asked)
  const offered = await db
    .selectFrom('products')
    .innerJoin('plans', 'plans.plan_id', 'products.plan_id')
    .select(['products.product_id', 'products.kyb_required', 'plans.plan_id', 'plans.plan_type'])
    .select(['plan_name', 'plans.description', 'period', 'price', 'included_credits'])
    .where('products.api', '=', asked.api)
    .orderBy('price')
    .orderBy('products.position')
    .orderBy('products.product_id')
    .execute()
  const plans = [...Map.groupBy(offered, ({ plan_id }) => plan_id).values()].flatMap(([first]) => first ?? [])
  return plans.slice(0, most).map((plan) => ({
    plan_id: plan.plan_id,
    plan_type: plan.plan_type,
    plan_name: plan.plan_name,
    description: plan.description,
    period: plan.period,
    price: toDecimal(plan.price),
    currency: 'PHP',
    included_credits: toDecimal(plan.included_credits),
    kyb_required: plan.kyb_required,
    product_id: plan.product_id,
    current: plan.plan_id === current?.plan.plan_id,
  }))
}
