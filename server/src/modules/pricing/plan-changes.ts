import type { Tx } from '../../platform/db/client.ts'
import { lockUser } from '../accounts/repo.ts'
import { accountPlan, planOfProduct, saveAccountPlan } from './plans-repo.ts'

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
 * Returns the plan that is the account's from now on; undefined where it stays.
 */
export async function recordPlan(
  db: Tx,
  { userId, productId, now }: RecordPlanInput,
): Promise<AccountPlan | undefined> {
  // Two concurrent changes of an account's plan take turns.
  await lockUser(db, userId)
  const plan = await planOfProduct(db, productId)
  if (!plan || plan.api !== null) return undefined
  const present = (await accountPlan(db, userId))?.plan
  const moves = !present || (present.plan_type === 'PREPAID' && plan.plan_type === 'POSTPAID')
  if (!moves) return undefined
  const { plan_id, plan_type, plan_name } = plan
  await saveAccountPlan(db, { user_id: userId, plan_id, started_at: now })
  return { plan_type, plan_name }
}
