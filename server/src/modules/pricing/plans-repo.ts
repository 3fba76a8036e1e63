import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import type { Reads } from '../../platform/db/reads.ts'
import { people } from '../accounts/people-repo.ts'
import { paidPeriodOn } from '../wallet/paid-periods-repo.ts'
import { apiLimits } from './api-limits-repo.ts'
import type { CallLimits } from './limits.ts'
import { basePlan } from './plan-price.ts'

export interface PlanInForce {
  readonly plan: Plan
  /** The API's own plan; without, the plan is the account's. */
  readonly own: OwnPlan | undefined
  /** Null when the account has had it as long as we know. */
  readonly startedAt: Date | null
  /** Of the account's plan, while its trial runs. */
  readonly trial?: Trial
}

export interface Trial {
  readonly lastDay: string
  readonly afterwards: 'CONTINUE' | 'GO_BACK'
}

interface PlanQuery {
  readonly userId: string
  readonly api: string
  readonly on: string
}

/** The plan that calls of an API are charged by: its own, else the account's, else none. */
export async function planInForce(db: Queries, whose: PlanQuery): Promise<PlanInForce | undefined> {
  const [own] = await ownPlansOn(db, whose)
  const account = await accountPlan(db, whose.userId)
  if (!own) return account && withLimitsOf(db, whose.api, account)
  const isPaid = await paidPeriodOn(db, { userId: whose.userId, productId: own.productId, day: whose.on })
  const plan = isPaid ? { ...own.plan, plan_type: 'PREPAID' as const } : asPaid(own.plan, account?.plan)
  return withLimitsOf(db, whose.api, { plan, own, startedAt: own.startedAt })
}

/** A plan with the limits that are set for one API, where they are. */
async function withLimitsOf(db: Queries, api: string, inForce: PlanInForce): Promise<PlanInForce> {
  const { plan } = inForce
  const limits = await apiLimits(db, { api, planId: plan.plan_id })
  return limits ? { ...inForce, plan: { ...plan, limits } } : inForce
}

/** Limits of the plan that charges calls to an API. */
export const planLimits = async (db: Queries, of: PlanQuery): Promise<CallLimits> =>
  (await planInForce(db, of))?.plan.limits ?? {}

type PlanTerms = Pick<Plan, 'api' | 'plan_type'>

/** A plan of one API is paid as its account pays: from the wallet, unless the account is billed monthly. */
export const asPaid = <One extends PlanTerms>(plan: One, account: PlanTerms | undefined): One =>
  plan.api !== null && account?.plan_type !== 'POSTPAID' ? { ...plan, plan_type: 'PREPAID' } : plan

/** The account's own plan; none before the first. */
export async function accountPlan(db: Reads, userId: string): Promise<PlanInForce | undefined> {
  const row = await db
    .selectFrom(people('users'))
    .innerJoin('plans', 'plans.plan_type', 'users.plan_type')
    .leftJoin('account_plans as began', (join) =>
      join.onRef('began.user_id', '=', 'users.id').onRef('began.plan_id', '=', 'plans.plan_id'),
    )
    .selectAll('plans')
    .select(['began.started_at', 'began.trial_last_day', 'began.trial_then'])
    .where('users.id', '=', userId)
    .where('plans.api', 'is', null)
    .where('plans.status', '<>', 'DRAFT')
    .orderBy(sql`plans.plan_name = users.plan_name`, 'desc')
    .orderBy('began.started_at', (order) => order.desc().nullsLast())
    .orderBy('plans.created_at')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const { started_at, trial_last_day: lastDay, trial_then: afterwards, ...plan } = row
  return {
    plan,
    own: undefined,
    startedAt: started_at,
    ...(lastDay && afterwards && { trial: { lastDay, afterwards } }),
  }
}

/** Of the account's plan; pay as you go before the first. */
export const planIdOf = async (db: Reads, userId: string): Promise<string> =>
  (await accountPlan(db, userId))?.plan.plan_id ?? basePlan

type Plan = Selectable<Database['plans']>

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
export async function ownPlansOn(db: Reads, { userId, api, on }: OwnPlansQuery): Promise<readonly OwnPlan[]> {
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

/** Accounts that have a plan of one API. */
export async function ownersOfPlans(db: Queries): Promise<readonly string[]> {
  const { rows } = await sql<{ user_id: string }>`
    SELECT DISTINCT subscriptions.user_id FROM plans JOIN products ON products.plan_id = plans.plan_id
    JOIN subscriptions ON subscriptions.api = plans.api AND subscriptions.status = 'ACTIVE'
      AND products @> jsonb_build_array(jsonb_build_object('product_id', products.product_id))`.execute(db)
  return rows.map(({ user_id }) => user_id)
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

interface DropPlansInput {
  readonly subscriptionId: string
  /** One product; all of the subscription without. */
  readonly productId?: string
  readonly today: string
  readonly now: Date
}

/**
 * Plans whose product is dropped immediately, before its period is over: they end today. To be called before the
 * product leaves the subscription, so that the statement still knows them.
 */
export async function dropOwnPlans(
  tx: Tx,
  { subscriptionId, productId, today, now }: DropPlansInput,
): Promise<void> {
  await sql`
    INSERT INTO plan_ends (subscription_id, product_id, started_at, last_day, given_up_at, ended_at)
    SELECT subscriptions.id, product.product_id, product.since, ${today}, ${now}, ${now}
    FROM subscriptions
    CROSS JOIN jsonb_to_recordset(subscriptions.products) AS product (product_id text, since timestamptz)
    JOIN products ON products.product_id = product.product_id
    JOIN plans ON plans.plan_id = products.plan_id AND plans.api = subscriptions.api
    WHERE subscriptions.id = ${subscriptionId}
      AND (${productId ?? null}::text IS NULL OR product.product_id = ${productId ?? null})
    ON CONFLICT (subscription_id, product_id, started_at)
      DO UPDATE SET last_day = least(plan_ends.last_day, excluded.last_day), ended_at = excluded.ended_at`.execute(
    tx,
  )
}

export type PlanEnd = Selectable<Database['plan_ends']>

export const savePlanEnd = (tx: Tx, end: PlanEnd) => tx.insertInto('plan_ends').values(end).execute()

/** The next of the plans that were given up whose last day is over. */
export const readDuePlanEnd = (tx: Tx, today: string): Promise<PlanEnd | undefined> =>
  tx
    .selectFrom('plan_ends')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('last_day', '<', today)
    .orderBy('last_day')
    .orderBy('subscription_id')
    .limit(1)
    .executeTakeFirst()

export async function closePlanEnd(
  tx: Tx,
  { subscription_id, product_id, started_at }: PlanEnd,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('plan_ends')
    .set({ ended_at: now })
    .where('subscription_id', '=', subscription_id)
    .where('product_id', '=', product_id)
    .where('started_at', '=', started_at)
    .where('ended_at', 'is', null)
    .execute()
}

export const planOfProduct = (db: Queries, productId: string): Promise<Plan | undefined> =>
  db
    .selectFrom('products')
    .innerJoin('plans', 'plans.plan_id', 'products.plan_id')
    .selectAll('plans')
    .where('product_id', '=', productId)
    .executeTakeFirst()

export const saveAccountPlan = (tx: Tx, plan: Insertable<Database['account_plans']>) =>
  tx
    .insertInto('account_plans')
    .values(plan)
    // Two plans of one moment, such as those of a prepared subscription that starts: the last one is it.
    .onConflict((conflict) => conflict.columns(['user_id', 'started_at']).doUpdateSet(plan))
    .execute()

/** Concurrent cancellations, also while a product is taken or dropped, take turns. */
export const lockSubscription = (tx: Tx, userId: string, api: string) =>
  tx
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where('api', '=', api)
    .where('status', '<>', 'CANCELLED')
    .forNoKeyUpdate()
    .execute()

export interface UsageDay {
  readonly day: string
  readonly api: string
  /** Hundredths of a credit. */
  readonly credits: number
}

interface UsageQuery {
  readonly userId: string
  readonly from: string
  /** The last day, which counts. */
  readonly to: string
}

export const usageBetween = (db: Queries, { userId, from, to }: UsageQuery): Promise<UsageDay[]> =>
  db
    .selectFrom('usage_days')
    .select(['day', 'api', 'credits'])
    .where('user_id', '=', userId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute()
