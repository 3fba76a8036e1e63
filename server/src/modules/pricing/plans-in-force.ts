import { type Selectable, sql } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'
import type { PriceTables } from './tables.ts'

export interface PlanInForce {
  readonly plan: Plan
  /** The API's own plan; without, the plan is the account's. */
  readonly own: OwnPlan | undefined
  /** Null when the account has had it as long as we know. */
  readonly startedAt: Date | null
}

interface PlanQuery {
  readonly userId: string
  readonly api: string
  readonly on: string
}

/** The plan that calls of an API are charged by: its own, else the account's, else none. */
export async function planInForce(db: Queries, whose: PlanQuery): Promise<PlanInForce | undefined> {
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

type Plan = Selectable<PriceTables['plans']>

/** A plan taken for one API alone, by taking its product. */
export interface OwnPlan {
  readonly plan: Plan
  readonly api: string
  readonly subscriptionId: string
  readonly productId: string
  readonly startedAt: Date
  /** Null unless it was given up. */
  readonly lastDay: string | null
}

interface OwnPlansQuery {
  readonly userId: string
  readonly api?: string
  readonly on: string
}

interface Row extends Plan {
  readonly subscription_id: string
  readonly product_id: string
  readonly started_at: Date
  readonly last_day: string | null
}

/** The own plans that are in force on a day, the newest first. A subscription that is only prepared has none. */
export async function ownPlansOn(
  db: Queries,
  { userId, api, on }: OwnPlansQuery,
): Promise<readonly OwnPlan[]> {
  const { rows } = await sql<Row>`
    SELECT plans.*, subscriptions.id AS subscription_id, product.product_id, product.since AS started_at, last_day
    FROM subscriptions
    CROSS JOIN jsonb_to_recordset(subscriptions.products) AS product (product_id text, since timestamptz)
    JOIN products ON products.product_id = product.product_id
    JOIN plans ON plans.plan_id = products.plan_id AND plans.api = subscriptions.api
    LEFT JOIN plan_ends AS ends ON ends.subscription_id = subscriptions.id
      AND ends.product_id = product.product_id AND ends.started_at = product.since
    WHERE subscriptions.user_id = ${userId} AND subscriptions.status IN ('ACTIVE', 'SUSPENDED')
      AND (${api ?? null}::text IS NULL OR subscriptions.api = ${api ?? null})
      AND (last_day IS NULL OR last_day >= ${on})
    ORDER BY product.since DESC`.execute(db)
  return rows.map(ownPlanOf)
}

/** The own plans that charged calls on that day or later, also those that are over. */
export async function ownPlansSince(
  db: Queries,
  { userId, day }: { readonly userId: string; readonly day: string },
): Promise<readonly OwnPlan[]> {
  const { rows } = await sql<Row>`
    SELECT plans.*, ends.subscription_id, ends.product_id, started_at, last_day
    FROM plan_ends AS ends
    JOIN subscriptions ON subscriptions.id = ends.subscription_id AND subscriptions.user_id = ${userId}
    JOIN products ON products.product_id = ends.product_id
    JOIN plans ON plans.plan_id = products.plan_id
    WHERE ended_at IS NOT NULL AND last_day >= ${day}`.execute(db)
  return [...(await ownPlansOn(db, { userId, on: day })), ...rows.map(ownPlanOf)]
}

const ownPlanOf = ({ subscription_id, product_id, started_at, last_day, ...plan }: Row): OwnPlan => ({
  plan,
  api: plan.api ?? '',
  subscriptionId: subscription_id,
  productId: product_id,
  startedAt: started_at,
  lastDay: last_day,
})
