import { type Selectable, sql } from 'kysely'
import type { Queries } from '../../db/client.ts'
import type { PriceTables } from '../prices/tables.ts'

export type Plan = Selectable<PriceTables['plans']>

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

interface Whose {
  readonly userId: string
  readonly api?: string
  readonly on: string
}

/** The own plans that are in force on a day, the newest first. A subscription that is only prepared has none. */
export async function ownPlansOn(db: Queries, { userId, api, on }: Whose): Promise<readonly OwnPlan[]> {
  const { rows } = await sql<
    Plan & { subscription_id: string; product_id: string; since: Date; last_day: string | null }
  >`
    SELECT plans.*, subscriptions.id AS subscription_id, product.product_id, product.since, ends.last_day
    FROM subscriptions
    CROSS JOIN jsonb_to_recordset(subscriptions.products) AS product (product_id text, since timestamptz)
    JOIN products ON products.product_id = product.product_id
    JOIN plans ON plans.plan_id = products.plan_id AND plans.api = subscriptions.api
    LEFT JOIN plan_ends AS ends ON ends.subscription_id = subscriptions.id
      AND ends.product_id = product.product_id AND ends.started_at = product.since
    WHERE subscriptions.user_id = ${userId} AND subscriptions.status IN ('ACTIVE', 'SUSPENDED')
      AND (${api ?? null}::text IS NULL OR subscriptions.api = ${api ?? null})
      AND (ends.last_day IS NULL OR ends.last_day >= ${on})
    ORDER BY product.since DESC`.execute(db)
  return rows.map(({ subscription_id, product_id, since, last_day, ...plan }) => ({
    plan,
    api: plan.api ?? '',
    subscriptionId: subscription_id,
    productId: product_id,
    startedAt: since,
    lastDay: last_day,
  }))
}
