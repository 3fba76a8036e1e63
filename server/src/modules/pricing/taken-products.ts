import { sql } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'

export interface TakenProduct {
  readonly api: string
  readonly product_id: string
  readonly product_version_id: string
}

interface Whose {
  readonly userId: string
  /** One API; all without. */
  readonly api?: string
  readonly on: string
}

/** What an account has taken, by subscription. A plan that was given up is out after its last day, also before it is cleared away. */
export async function takenProducts(
  db: Queries,
  { userId, api, on }: Whose,
): Promise<readonly TakenProduct[]> {
  const { rows } = await sql<TakenProduct>`
    SELECT subscriptions.api, product.product_id, product.product_version_id
    FROM subscriptions,
      jsonb_to_recordset(products) AS product (product_id text, product_version_id text, since timestamptz)
    WHERE user_id = ${userId} AND status <> 'CANCELLED' AND (${api ?? null}::text IS NULL OR api = ${api ?? null})
      AND NOT EXISTS (SELECT FROM plan_ends AS ends WHERE ends.subscription_id = subscriptions.id
        AND ends.product_id = product.product_id AND ends.started_at = product.since AND ends.last_day < ${on})`.execute(
    db,
  )
  return rows
}
