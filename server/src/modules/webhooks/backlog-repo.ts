import { sql } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'

interface DueDeliveries {
  readonly waiting: number
  /** How long the oldest is due. */
  readonly oldest_seconds: number
}

export async function countDueDeliveries(db: Queries, now: Date): Promise<DueDeliveries> {
  const { rows } = await sql<DueDeliveries>`
    SELECT count(*) AS waiting,
      coalesce(extract(epoch FROM ${now}::timestamptz - min(next_attempt_at)), 0)::float8 AS oldest_seconds
    FROM webhook_deliveries AS deliveries JOIN webhooks ON webhooks.id = webhook_id AND disabled_at IS NULL
    WHERE status = 'WAITING' AND next_attempt_at <= ${now}`.execute(db)
  return rows[0] ?? { waiting: 0, oldest_seconds: 0 }
}
