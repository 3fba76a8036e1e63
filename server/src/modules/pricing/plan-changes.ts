import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../platform/db/client.ts'
import { accountPlan } from './plans-in-force.ts'
import type { PriceTables } from './tables.ts'

/** As the account's own row has it. */
interface AccountPlan {
  readonly plan_type: 'PREPAID' | 'POSTPAID'
  readonly plan_name: string
}

interface RecordPlanInput {
  readonly userId: string
  readonly productId: string
  readonly now: Date
}

/**
 * Taking a product takes its plan. The first one becomes the account's plan; later a POSTPAID one takes the place of a
 * PREPAID one, never the other way round: paying one API per call ends no contract. An API's own plan leaves it alone.
 * Answers the plan that is the account's from now on; undefined where it stays.
 */
export async function recordPlan(
  db: Tx,
  { userId, productId, now }: RecordPlanInput,
): Promise<AccountPlan | undefined> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  const plan = await db
    .selectFrom('products')
    .innerJoin('plans', 'plans.plan_id', 'products.plan_id')
    .selectAll('plans')
    .where('product_id', '=', productId)
    .executeTakeFirst()
  if (!plan || plan.api !== null) return undefined
  const present = (await accountPlan(db, userId))?.plan
  const moves = !present || (present.plan_type === 'PREPAID' && plan.plan_type === 'POSTPAID')
  if (!moves) return undefined
  const { plan_id, plan_type, plan_name } = plan
  await db
    .insertInto('account_plans')
    .values({ user_id: userId, plan_id, started_at: now })
    // Two plans of one moment, such as those of a prepared subscription that starts: the last one is it.
    .onConflict((conflict) => conflict.columns(['user_id', 'started_at']).doUpdateSet({ plan_id }))
    .execute()
  return { plan_type, plan_name }
}

interface DropPlansInput {
  readonly subscriptionId: string
  /** One product; all of the subscription without. */
  readonly productId?: string
  readonly today: string
  readonly now: Date
}

/**
 * Own plans whose product is dropped at once, before its period is over: they end today. To be called before the product
 * is taken out of the subscription, so that the statement still knows them.
 */
export async function dropOwnPlans(
  tx: Tx,
  { subscriptionId, productId, today, now }: DropPlansInput,
): Promise<void> {
  await sql`
    INSERT INTO plan_ends (subscription_id, product_id, started_at, last_day, given_up_at, ended_at)
    SELECT subscriptions.id, product.product_id, product.since, ${today}, ${now}, ${now}
    FROM subscriptions
    CROSS JOIN jsonb_to_recordset(subscriptions.products) AS product (product_id text, since timestamptz)
    JOIN products ON products.product_id = product.product_id
    JOIN plans ON plans.plan_id = products.plan_id AND plans.api = subscriptions.api
    WHERE subscriptions.id = ${subscriptionId}
      AND (${productId ?? null}::text IS NULL OR product.product_id = ${productId ?? null})
    ON CONFLICT (subscription_id, product_id, started_at)
      DO UPDATE SET last_day = least(plan_ends.last_day, excluded.last_day), ended_at = excluded.ended_at`.execute(
    tx,
  )
}

export type PlanEnd = Selectable<PriceTables['plan_ends']>

/** The next of the plans that were given up whose last day is over. */
export const readDuePlanEnd = (tx: Tx, today: string): Promise<PlanEnd | undefined> =>
  tx
    .selectFrom('plan_ends')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('last_day', '<', today)
    .orderBy('last_day')
    .orderBy('subscription_id')
    .limit(1)
    .executeTakeFirst()

export async function closePlanEnd(
  tx: Tx,
  { subscription_id, product_id, started_at }: PlanEnd,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('plan_ends')
    .set({ ended_at: now })
    .where('subscription_id', '=', subscription_id)
    .where('product_id', '=', product_id)
    .where('started_at', '=', started_at)
    .where('ended_at', 'is', null)
    .execute()
}
