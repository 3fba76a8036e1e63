import { type Insertable, sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import { people } from '../accounts/people-repo.ts'
import { planOfUsers } from '../pricing/sold-plans-repo.ts'

/** The change of plan that is ahead of an account. */
export const plannedPlan = (db: Queries, userId: string) =>
  db
    .selectFrom('planned_plans')
    .innerJoin('plans', 'plans.plan_id', 'planned_plans.plan_id')
    .select(['planned_plans.plan_id', 'plan_name', 'starts_on', 'cause'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** One takes the place of another. */
export async function planAhead(tx: Tx, planned: Insertable<Database['planned_plans']>): Promise<void> {
  const row = { told_at: null, ...planned }
  await tx
    .insertInto('planned_plans')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

/** Returns whether there was one. */
export async function dropPlanned(tx: Tx, userId: string, cause?: 'CHOSEN'): Promise<boolean> {
  let planned = tx.deleteFrom('planned_plans').where('user_id', '=', userId)
  if (cause) planned = planned.where('cause', '=', cause)
  return (await planned.executeTakeFirstOrThrow()).numDeletedRows > 0n
}

/** Accounts whose change is due. */
export const duePlanned = (db: Queries, today: string) =>
  db
    .selectFrom('planned_plans')
    .select('user_id')
    .where('starts_on', '<=', today)
    .orderBy('starts_on')
    .execute()

/** Takes the ends of trials that are near and not told. */
export const takeUntold = (tx: Tx, until: string, now: Date) =>
  tx
    .updateTable('planned_plans')
    .set({ told_at: now })
    .where('cause', '=', 'TRIAL_END')
    .where('told_at', 'is', null)
    .where('starts_on', '<=', until)
    .returning(['user_id', 'plan_id', 'starts_on'])
    .execute()

/** Accounts whose prepaid plan has a period to pay today, and no change that is due. */
export async function accountsToRenew(db: Queries, today: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT users.id FROM ${people('users')} CROSS JOIN ${planOfUsers} AS account
    WHERE users.plan_type = 'PREPAID' AND users.deleted_at IS NULL AND account.period <> 'NONE'
      AND NOT EXISTS (SELECT FROM paid_periods AS paid WHERE paid.user_id = users.id
        AND product_id = 'prd_fee-' || account.plan_id AND ${today} BETWEEN first_day AND last_day)
      AND NOT EXISTS (SELECT FROM planned_plans AS planned WHERE planned.user_id = users.id AND starts_on <= ${today})`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

interface Subscriber {
  readonly id: string
  readonly started_at: Date | null
}

export async function accountsOn(db: Queries, planId: string): Promise<readonly Subscriber[]> {
  const { rows } = await sql<Subscriber>`SELECT users.id, account.started_at FROM ${people('users')}
    CROSS JOIN ${planOfUsers} AS account WHERE users.deleted_at IS NULL AND account.plan_id = ${planId}`.execute(
    db,
  )
  return rows
}

export async function countAccounts(db: Queries): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{
    plan_id: string
    accounts: number
  }>`SELECT account.plan_id, count(*)::int AS accounts
    FROM ${people('users')} CROSS JOIN ${planOfUsers} AS account WHERE users.deleted_at IS NULL GROUP BY 1`.execute(
    db,
  )
  return new Map(rows.map(({ plan_id, accounts }) => [plan_id, accounts]))
}
