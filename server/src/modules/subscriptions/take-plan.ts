import type { Tx } from '../../platform/db/client.ts'
import { updateAccount } from '../accounts/repo.ts'
import { recordPlan } from '../pricing/plan-changes.ts'

/** Taking a product takes its plan, which may become the account's. */
export async function takePlan(tx: Tx, taken: Parameters<typeof recordPlan>[1]): Promise<void> {
  const plan = await recordPlan(tx, taken)
  if (plan) await updateAccount(tx, taken.userId, plan)
}
