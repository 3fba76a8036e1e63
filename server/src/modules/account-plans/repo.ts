import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import { sha256 } from '../../platform/sha256.ts'
import { people } from '../accounts/people-repo.ts'
import { planOfUsers } from '../pricing/plans-repo.ts'

export type Plan = Selectable<Database['plans']>

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

export const duePlanned = (db: Queries, today: string) =>
  db.selectFrom('planned_plans').selectAll().where('starts_on', '<=', today).orderBy('starts_on').execute()

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
    .forUpdate()
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

/** One address for all that reach the same mailbox: without a tag after +, and dots where the mail service ignores them. */
export function mailbox(email: string): string {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  const name = local.replace(/\+.*$/, '')
  return ['gmail.com', 'googlemail.com'].includes(domain)
    ? `${name.replaceAll('.', '')}@gmail.com`
    : `${name}@${domain}`
}

/** Hashes of the mailboxes of an account: its owner and the team. */
export async function identitiesOf(db: Queries, userId: string): Promise<readonly Buffer[]> {
  const { rows } = await sql<{ email: string }>`SELECT email FROM ${people('users')} WHERE id = ${userId}
    OR id IN (SELECT user_id FROM team_members WHERE account_id = ${userId})`.execute(db)
  return rows.map(({ email }) => sha256(mailbox(email)))
}

export async function hadTrial(
  db: Queries,
  userId: string,
  planIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (planIds.length === 0) return new Set()
  const taken = await db
    .selectFrom('plan_trials')
    .select('plan_id')
    .where('plan_id', 'in', planIds)
    .where('identity', 'in', await identitiesOf(db, userId))
    .execute()
  return new Set(taken.map(({ plan_id }) => plan_id))
}

export async function noteTrial(tx: Tx, userId: string, planId: string, now: Date): Promise<void> {
  const rows = (await identitiesOf(tx, userId)).map((identity) => ({
    plan_id: planId,
    identity,
    taken_at: now,
  }))
  await tx
    .insertInto('plan_trials')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
