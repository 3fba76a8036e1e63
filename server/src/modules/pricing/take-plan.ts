import type { Tx } from '../../platform/db/client.ts'
import { accountPlan } from './plan-in-force.ts'

interface Taken {
  readonly userId: string
  readonly productId: string
  readonly now: Date
}

/**
 * Taking a product takes its plan. The first one becomes the account's plan; later a POSTPAID one takes the place of a
 * PREPAID one, never the other way round: paying one API per call ends no contract. An API's own plan leaves it alone.
 */
export async function takePlan(db: Tx, { userId, productId, now }: Taken): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  const plan = await db
    .selectFrom('products')
    .innerJoin('plans', 'plans.plan_id', 'products.plan_id')
    .selectAll('plans')
    .where('product_id', '=', productId)
    .executeTakeFirst()
  if (!plan || plan.api !== null) return
  const present = (await accountPlan(db, userId))?.plan
  const moves = !present || (present.plan_type === 'PREPAID' && plan.plan_type === 'POSTPAID')
  if (!moves) return
  const { plan_id, plan_type, plan_name } = plan
  await db.updateTable('users').set({ plan_type, plan_name }).where('id', '=', userId).execute()
  await db
    .insertInto('account_plans')
    .values({ user_id: userId, plan_id, started_at: now })
    // Two plans of one moment, such as those of a prepared subscription that starts: the last one is it.
    .onConflict((conflict) => conflict.columns(['user_id', 'started_at']).doUpdateSet({ plan_id }))
    .execute()
}
