import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import { basePlan } from './plan-price.ts'

export type Plan = Selectable<Database['plans']>

/** Held until the transaction ends: its status and terms don't change meanwhile. */
export const holdPlan = (tx: Tx, planId: string) =>
  tx.selectFrom('plans').select('plan_id').where('plan_id', '=', planId).forShare().execute()

/** Undefined where it doesn't exist, or is of one API. */
export const lockPlan = (tx: Tx, planId: string): Promise<Plan | undefined> =>
  tx
    .selectFrom('plans')
    .selectAll()
    .where('plan_id', '=', planId)
    .where('api', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

type PlanRow = Insertable<Database['plans']>

/** Puts a draft in, or changes the plan of that id. */
export const savePlan = (tx: Tx, row: PlanRow): Promise<Plan> =>
  tx
    .insertInto('plans')
    .values(row)
    .onConflict((conflict) => conflict.column('plan_id').doUpdateSet(row))
    .returningAll()
    .executeTakeFirstOrThrow()

export async function setPlanStatus(tx: Tx, planId: string, status: 'ON_SALE' | 'RETIRED'): Promise<Plan> {
  return await tx
    .updateTable('plans')
    .set(({ eb }) => ({ status, revision: eb('revision', '+', 1) }))
    .where('plan_id', '=', planId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const discardPlan = (tx: Tx, planId: string) =>
  tx.deleteFrom('plans').where('plan_id', '=', planId).where('status', '=', 'DRAFT').execute()

/** Whether another plan on sale has the name. */
export async function isNameTaken(db: Queries, name: string, but: readonly string[]): Promise<boolean> {
  const { rows } = await sql`SELECT FROM plans WHERE lower(plan_name) = lower(${name}) AND status = 'ON_SALE'
    AND plan_id <> ALL (${but}::text[])`.execute(db)
  return rows.length > 0
}

/** The plans that every API is offered with: those on sale, and retired ones that accounts still have. */
export const plansOfApis = (db: Queries): Promise<Plan[]> =>
  db
    .selectFrom('plans')
    .selectAll()
    .where('api', 'is', null)
    .where('status', '<>', 'DRAFT')
    .orderBy('plan_id')
    .execute()

/** The products that sell APIs at list prices. */
export const listedProducts = (db: Queries) =>
  db
    .selectFrom('products')
    .select(['product_id', 'api'])
    .where('plan_id', '=', basePlan)
    .where('api', '<>', '*')
    .execute()

/** The plan_id of each row of `users`, by the rule of `accountPlan`. */
export const planOfUsers = sql`LATERAL (
  SELECT plans.plan_id, plans.period, plans.plan_type, began.started_at FROM plans
  LEFT JOIN account_plans AS began ON began.user_id = users.id AND began.plan_id = plans.plan_id
  WHERE plans.plan_type = users.plan_type AND plans.api IS NULL AND plans.status <> 'DRAFT'
  ORDER BY plans.plan_name = users.plan_name DESC, began.started_at DESC NULLS LAST, plans.created_at LIMIT 1
)`
