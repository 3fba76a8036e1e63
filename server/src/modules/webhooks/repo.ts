import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import { newId } from '../../platform/ids.ts'
import { after } from '../../platform/time/clock.ts'
import type { DeliveryRow, WebhookEventType, WebhookRow } from './rules.ts'
import type { Attempt } from './send.ts'

export const failedDeliveries = sql`SELECT 1 FROM webhook_deliveries WHERE status = 'FAILED'`

/** Oldest first. */
export const switchedOffOf = (userId: string) =>
  sql`SELECT 1 FROM webhooks WHERE user_id = ${userId} AND disabled_because IN ('FAILING', 'GONE')`

export const readWebhooks = (db: Queries, userId: string): Promise<WebhookRow[]> =>
  db
    .selectFrom('webhooks')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

const countedSeconds = 7 * 86_400

/** How many events of each webhook were given up lately, and not because its owner switched it off. */
export async function countFailed(db: Queries, userId: string, now: Date): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .select(['webhook_id', ({ fn }) => fn.countAll<number>().as('failed')])
    .where('user_id', '=', userId)
    .where('created_at', '>', after(now, -countedSeconds))
    .where('status', 'in', ['FAILED', 'GIVEN_UP'])
    .where('test', '=', false)
    .where(sql<boolean>`last_outcome IS DISTINCT FROM 'SWITCHED_OFF'`)
    .groupBy('webhook_id')
    .execute()
  return new Map(rows.map(({ webhook_id, failed }) => [webhook_id, failed]))
}

interface OwnedBy {
  readonly id: string
  readonly userId: string
}

/** A webhook of a person, held until the transaction ends. Undefined when it is somebody else's, or nobody's. */
export const lockWebhook = (tx: Tx, { id, userId }: OwnedBy): Promise<WebhookRow | undefined> =>
  tx
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const addWebhook = (tx: Tx, row: Insertable<Database['webhooks']>): Promise<WebhookRow> =>
  tx.insertInto('webhooks').values(row).returningAll().executeTakeFirstOrThrow()

/** Undefined once it is switched off. */
export const renewClaim = (db: Queries, id: string, until: Date): Promise<WebhookRow | undefined> =>
  db
    .updateTable('webhooks')
    .set({ claimed_until: until })
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .returningAll()
    .executeTakeFirst()

export const changeWebhook = (
  tx: Tx,
  id: string,
  change: Updateable<Database['webhooks']>,
): Promise<WebhookRow> =>
  tx.updateTable('webhooks').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** False where the person has no such webhook. */
export async function deleteWebhook(db: Queries, { id, userId }: OwnedBy): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('webhooks')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/**
 * A person's webhooks that listen to an event. Locked, so that none is switched off in the meantime: its delivery
 * would wait for good.
 */
export async function lockListeners(
  tx: Tx,
  { userId, type }: { readonly userId: string; readonly type: WebhookEventType },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('webhooks')
    .select('id')
    .where('user_id', '=', userId)
    .where('disabled_at', 'is', null)
    .where(sql<boolean>`${type} = ANY (events)`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

interface NewDeliveries extends Pick<DeliveryRow, 'payload' | 'test' | 'event'> {
  /** Held by the caller. */
  readonly webhooks: readonly string[]
  readonly userId: string
  readonly eventId: string
  readonly now: Date
}

export async function addDeliveries(
  tx: Tx,
  { webhooks, userId, eventId, now, ...event }: NewDeliveries,
): Promise<DeliveryRow[]> {
  const rows = webhooks.map((webhook_id) => ({
    ...event,
    id: newId('whd'),
    webhook_id,
    user_id: userId,
    event_id: eventId,
    status: 'WAITING' as const,
    created_at: now,
    next_attempt_at: now,
  }))
  const added = await tx.insertInto('webhook_deliveries').values(rows).returningAll().execute()
  await setDue(tx, webhooks, now)
  return added
}

const setDue = (tx: Tx, webhooks: readonly string[], at: Date) =>
  tx
    .updateTable('webhooks')
    .set({ due_at: sql<Date>`least(due_at, ${at}::timestamptz)` })
    .where('id', 'in', [...webhooks])
    .execute()

/** Has it sent again at once, with all attempts before it. The caller holds its webhook. */
export async function requeue(tx: Tx, { id, webhook_id }: DeliveryRow, now: Date): Promise<DeliveryRow> {
  const row = await tx
    .updateTable('webhook_deliveries')
    .set({ status: 'WAITING', tries: 0, next_attempt_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await setDue(tx, [webhook_id], now)
  return row
}

/** Deliveries waiting for a webhook that is switched off aren't sent any more. */
export async function failWaiting(tx: Tx, webhookId: string): Promise<void> {
  await tx
    .updateTable('webhook_deliveries')
    .set({
      status: 'FAILED',
      next_attempt_at: null,
      last_outcome: 'SWITCHED_OFF',
      last_status: null,
      last_error: 'The webhook was switched off.',
    })
    .where('webhook_id', '=', webhookId)
    .where('status', '=', 'WAITING')
    .execute()
}

export async function addAttempt(tx: Tx, deliveryId: string, attempt: Attempt): Promise<void> {
  await tx
    .insertInto('webhook_attempts')
    .values({ delivery_id: deliveryId, ...attempt })
    .execute()
}

export async function changeDelivery(
  tx: Tx,
  id: string,
  change: Updateable<Database['webhook_deliveries']>,
): Promise<DeliveryRow> {
  return tx
    .updateTable('webhook_deliveries')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const readDelivery = (db: Queries, id: string): Promise<DeliveryRow | undefined> =>
  db.selectFrom('webhook_deliveries').selectAll().where('id', '=', id).executeTakeFirst()

const maxAttemptsShown = 50

/** The last ones, newest first. */
export const readAttempts = (
  db: Queries,
  deliveryId: string,
): Promise<Selectable<Database['webhook_attempts']>[]> =>
  db
    .selectFrom('webhook_attempts')
    .selectAll()
    .where('delivery_id', '=', deliveryId)
    .orderBy('id', 'desc')
    .limit(maxAttemptsShown)
    .execute()

interface DeliveriesQuery {
  readonly userId: string
  readonly webhookId: string | undefined
  readonly event: WebhookEventType | undefined
  readonly status: 'WAITING' | 'SENT' | 'FAILED' | undefined
  readonly page: number
  readonly limit: number
}

/** One page, newest first, and the total. Deliveries that an administrator cancelled have failed for the owner. */
export async function listDeliveries(
  db: Queries,
  { userId, webhookId, event, status, page, limit }: DeliveriesQuery,
) {
  let query = db.selectFrom('webhook_deliveries').where('user_id', '=', userId)
  if (webhookId) query = query.where('webhook_id', '=', webhookId)
  if (event) query = query.where('event', '=', event)
  if (status) query = query.where('status', 'in', status === 'FAILED' ? ['FAILED', 'GIVEN_UP'] : [status])
  const rows = await query
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total }
}

const keptSeconds = 30 * 86_400

/** Deliveries that are over, with their attempts, once the log goes back no further. */
export async function purgeDeliveries({
  db,
  clock,
}: {
  readonly db: Queries
  readonly clock: () => Date
}): Promise<void> {
  await db
    .deleteFrom('webhook_deliveries')
    .where('created_at', '<', after(clock(), -keptSeconds))
    .where('status', '<>', 'WAITING')
    .execute()
}
