import { sql } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'
import { type OwnPlan, ownPlansOn, type Plan } from './own-plans.ts'

export interface PlanInForce {
  readonly plan: Plan
  /** The API's own plan; without, the plan is the account's. */
  readonly own: OwnPlan | undefined
  /** Null when the account has had it as long as we know. */
  readonly startedAt: Date | null
}

interface Whose {
  readonly userId: string
  readonly api: string
  readonly on: string
}

/** The plan that calls of an API are charged by: its own, else the account's, else none. */
export async function planInForce(db: Queries, whose: Whose): Promise<PlanInForce | undefined> {
  const [own] = await ownPlansOn(db, whose)
  return own ? { plan: own.plan, own, startedAt: own.startedAt } : accountPlan(db, whose.userId)
}

/** The account's own plan; none before the first. */
export async function accountPlan(db: Queries, userId: string): Promise<PlanInForce | undefined> {
  const row = await db
    .selectFrom('users')
    .innerJoin('plans', 'plans.plan_type', 'users.plan_type')
    .leftJoin('account_plans as began', (join) =>
      join.onRef('began.user_id', '=', 'users.id').onRef('began.plan_id', '=', 'plans.plan_id'),
    )
    .selectAll('plans')
    .select('began.started_at')
    .where('users.id', '=', userId)
    .where('plans.api', 'is', null)
    .orderBy(sql`plans.plan_name = users.plan_name`, 'desc')
    .orderBy('began.started_at', (order) => order.desc().nullsLast())
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const { started_at, ...plan } = row
  return { plan, own: undefined, startedAt: started_at }
}
