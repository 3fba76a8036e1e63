import { sql } from 'kysely'
import type { Reads } from '../../platform/db/reads.ts'
import { accountPlan, type PlanInForce } from './plans-repo.ts'

export interface PastPlan extends PlanInForce {
  /** Null for the present one. */
  readonly endedAt?: Date | null
}

/** The plans that an account had, the oldest first, and the present one. */
export async function pastPlans(db: Reads, userId: string): Promise<readonly PastPlan[]> {
  const rows = await db
    .selectFrom('account_plans as began')
    .innerJoin('plans', 'plans.plan_id', 'began.plan_id')
    .selectAll('plans')
    .select('began.started_at')
    .select(sql<Date | null>`lead(began.started_at) OVER (ORDER BY began.started_at)`.as('ended_at'))
    .where('began.user_id', '=', userId)
    .orderBy('began.started_at')
    .execute()
  if (rows.length > 0)
    return rows.map(({ started_at: startedAt, ended_at: endedAt, ...plan }) => ({
      ...{ plan, own: undefined, startedAt, endedAt },
    }))
  const present = await accountPlan(db, userId)
  return present ? [present] : []
}
