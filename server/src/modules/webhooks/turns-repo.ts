import { sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { DeliveryRow, WebhookRow } from './rules.ts'

interface Claim {
  readonly now: Date
  readonly until: Date
  readonly limit: number
  readonly except: readonly string[]
}

/**
 * Claims webhooks with something to send, those first whose last turn was longest ago: one with a long backlog doesn’t come before others
 * again and again. The claim is exclusive until it expires.
 */
export async function claimWebhooks(
  db: Queries,
  { now, until, limit, except }: Claim,
): Promise<WebhookRow[]> {
  const { rows } = await sql<WebhookRow>`
    UPDATE webhooks SET claimed_until = ${until} WHERE id = ANY (ARRAY(
      SELECT id FROM webhooks
      WHERE due_at <= ${now} AND disabled_at IS NULL AND coalesce(claimed_until <= ${now}, true)
        AND id <> ALL (${except}::text[])
      ORDER BY claimed_until NULLS FIRST, due_at LIMIT ${limit} FOR NO KEY UPDATE SKIP LOCKED))
    RETURNING *`.execute(db)
  return rows
}

/** The delivery of a webhook that has waited longest past its time. */
export const nextDue = (db: Queries, webhookId: string, now: Date): Promise<DeliveryRow | undefined> =>
  db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .where('status', '=', 'WAITING')
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** In two statements: the second sees what was added while the first waited for the lock. The claim says when its turn ended. */
export async function releaseWebhook(tx: Tx, id: string, now: Date): Promise<void> {
  const webhook = await tx
    .selectFrom('webhooks')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!webhook) return
  await tx
    .updateTable('webhooks')
    .set(({ selectFrom }) => ({
      claimed_until: now,
      due_at: selectFrom('webhook_deliveries')
        .select(({ fn }) => fn.min('next_attempt_at').as('next'))
        .where('webhook_id', '=', id)
        .where('status', '=', 'WAITING'),
    }))
    .where('id', '=', id)
    .execute()
}
