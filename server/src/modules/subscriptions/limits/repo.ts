import { sql } from 'kysely'
import type { Queries, Tx } from '../../../platform/db/client.ts'
import type { CallLimits } from '../../pricing/limits.ts'
import type { KeyLimits } from './key-limits.ts'

export interface LimitedSubscription {
  readonly id: string
  readonly user_id: string
  readonly api: string
  readonly name: string
  /** By an administrator; null: those of the plan. */
  readonly limits: CallLimits | null
}

/** Subscriptions that last, by the name of their API: those of a person, or one. */
export async function readLimitedSubscriptions(
  db: Queries,
  { userId, id }: { readonly userId?: string; readonly id?: string },
): Promise<readonly LimitedSubscription[]> {
  const { rows } = await sql<LimitedSubscription>`
    SELECT subscriptions.id, subscriptions.user_id, subscriptions.api, subscriptions.limits,
      coalesce((SELECT name FROM apis WHERE apis.api = subscriptions.api ORDER BY position LIMIT 1), subscriptions.api) AS name
    FROM subscriptions WHERE status <> 'CANCELLED'
      AND (${userId ?? null}::text IS NULL OR user_id = ${userId ?? null}) AND (${id ?? null}::text IS NULL OR id = ${id ?? null})
    ORDER BY name, id LIMIT 500`.execute(db)
  return rows
}

/** A change of its row is a change of the terms of its keys (`call_terms`). */
export async function setSubscriptionLimits(tx: Tx, id: string, limits: CallLimits | null): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ limits: limits && JSON.stringify(limits) })
    .where('id', '=', id)
    .execute()
}

interface LimitsOfKey {
  readonly keyId: string
  readonly subscriptionId: string
  readonly limits: KeyLimits
  /** Undefined: as it was. */
  readonly expiresAt: Date | null | undefined
}

export async function setLimitsOfKey(
  tx: Tx,
  { keyId, subscriptionId, limits, expiresAt }: LimitsOfKey,
): Promise<void> {
  await tx
    .updateTable('api_keys')
    .set({ limits: JSON.stringify(limits), ...(expiresAt !== undefined && { expires_at: expiresAt }) })
    .where('id', '=', keyId)
    .execute()
  // Its terms are told by the row of the subscription.
  await tx
    .updateTable('subscriptions')
    .set(({ ref }) => ({ user_id: ref('user_id') }))
    .where('id', '=', subscriptionId)
    .execute()
}

/** They name addresses. */
export async function eraseKeyLimits(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('api_keys')
    .set({ limits: '{}' })
    .where('subscription_id', 'in', (from) =>
      from.selectFrom('subscriptions').select('id').where('user_id', '=', userId),
    )
    .execute()
}

/** A row of counts by its names: a subscription, or a key of one. Undefined where it is gone. */
export async function nameOfCounted(
  db: Queries,
  countedFor: string,
): Promise<{ readonly key: string | null; readonly api: string } | undefined> {
  const { rows } = await sql<{ key: string | null; api: string }>`
    SELECT coalesce(nullif(keys.name, ''), initcap(keys.type) || ' key') AS key,
      coalesce((SELECT name FROM apis WHERE apis.api = subscriptions.api ORDER BY position LIMIT 1), subscriptions.api) AS api
    FROM subscriptions LEFT JOIN api_keys AS keys ON keys.id = ${countedFor} AND keys.subscription_id = subscriptions.id
    WHERE subscriptions.status <> 'CANCELLED' AND (subscriptions.id = ${countedFor} OR keys.id IS NOT NULL) LIMIT 1`.execute(
    db,
  )
  return rows[0]
}
