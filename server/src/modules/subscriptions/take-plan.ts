import type { Tx } from '../../platform/db/client.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { updateAccount } from '../accounts/repo.ts'
import { recordPlan } from '../pricing/plan-changes.ts'

/** Taking a product takes its plan, which may become the account's. */
export async function takePlan(tx: Tx, taken: Parameters<typeof recordPlan>[1]): Promise<void> {
  const plan = await recordPlan(tx, taken)
  if (!plan) return
  const { userId } = taken
  await updateAccount(tx, userId, plan)
  // Opens the books now: calls before the credit line is there would be paid from the wallet, and again by statement.
  if (plan.plan_type === 'POSTPAID') {
    await enqueue(tx, 'closeMonths', { payload: { userId }, jobKey: `close-months:${userId}` })
  }
}
