import { type Selectable, sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import type { CallLimits } from './limits.ts'
import { discountedPrice, ownPriceOf } from './plan-price.ts'

type Plan = Selectable<Database['plans']>

export const findPlan = (db: Queries, id: string): Promise<Plan | undefined> =>
  db.selectFrom('plans').selectAll().where('plan_id', '=', id).executeTakeFirst()

/** Plans for all APIs first, by position, then those of one API by name. */
export const readPlans = (db: Queries): Promise<Plan[]> =>
  db
    .selectFrom('plans')
    .selectAll()
    .orderBy(sql`api IS NULL`, 'desc')
    .orderBy('position')
    .orderBy('plan_name')
    .orderBy('plan_id')
    .limit(500)
    .execute()

/** A plan as it was at a moment: the price and included credits of the period that began then. */
export async function planAsOf<One extends Pick<Plan, 'plan_id' | 'price' | 'included_credits'>>(
  db: Queries,
  plan: One,
  at: Date,
): Promise<One> {
  const former = await db
    .selectFrom('former_plan_terms')
    .select(['price', 'included_credits'])
    .where('plan_id', '=', plan.plan_id)
    .where('until', '>', at)
    .orderBy('until')
    .executeTakeFirst()
  return { ...plan, ...former }
}

interface PlanTerms {
  readonly price: number
  readonly included_credits: number
  readonly limits: CallLimits
}

/** Other terms from a moment on. Periods that have begun by then keep their price and their credits. */
export async function setPlanTerms(
  tx: Tx,
  { plan_id, price, included_credits }: Plan,
  { limits, ...terms }: PlanTerms,
  from: Date,
): Promise<void> {
  if (price !== terms.price || included_credits !== terms.included_credits)
    await tx
      .insertInto('former_plan_terms')
      .values({ plan_id, until: from, price, included_credits })
      .execute()
  await tx
    .updateTable('plans')
    .set({ ...terms, limits: JSON.stringify(limits) })
    .where('plan_id', '=', plan_id)
    .execute()
}

interface ListPrices {
  readonly api: string
  readonly changes: readonly PriceChange[]
  /** In the market's zone. */
  readonly today: string
  /** Since when they hold. */
  readonly from: Date
}

interface PriceChange {
  readonly operation: string
  /** Hundredths of a credit, as lists have it now and will have it. */
  readonly before: number
  readonly after: number
}

/**
 * Other prices of some operations in every list that holds, those that subscribers keep included. A lower price raises none that was
 * agreed on. Prices of the other operations stay, and so do lists of plans for one API and prices that a plan sets itself.
 */
export async function setListPrices(tx: Tx, { api, changes, today, from }: ListPrices): Promise<void> {
  for (const plan of await readPlans(tx)) {
    if (plan.api !== null) continue
    const priced = changes
      .filter(({ operation }) => ownPriceOf(plan, api, operation) === undefined)
      .map((change) => ({ ...change, price: discountedPrice(change.after, plan.discount_percent) }))
    await sql`UPDATE product_versions AS lists
      SET prices_set_at = ${from}, prices = lists.prices || (
        SELECT coalesce(jsonb_object_agg(operation, CASE WHEN after < before
          THEN least((lists.prices ->> operation)::bigint, price) ELSE price END), '{}')
        FROM jsonb_to_recordset(${JSON.stringify(priced)}::jsonb)
          AS change (operation text, before bigint, after bigint, price bigint)
        WHERE lists.prices ? operation)
      FROM products
      WHERE products.product_id = lists.product_id AND products.api = ${api} AND products.plan_id = ${plan.plan_id}
        AND lists.prices ?| ${priced.map(({ operation }) => operation)}
        AND (lists.ends_on IS NULL OR lists.ends_on >= ${today})`.execute(tx)
  }
}
