import { sql } from 'kysely'
import type { Tx } from '../../platform/db/client.ts'

interface Dropped {
  readonly subscriptionId: string
  /** One product; all of the subscription without. */
  readonly productId?: string
  readonly today: string
  readonly now: Date
}

/**
 * Own plans whose product is dropped at once, before its period is over: they end today. To be called before the product
 * is taken out of the subscription, so that the statement still knows them.
 */
export async function dropOwnPlans(
  tx: Tx,
  { subscriptionId, productId, today, now }: Dropped,
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
