import { sql } from 'kysely'
import type { Queries, Tx } from '../../../platform/db/client.ts'
import { newestApis } from '../../catalogue/repo.ts'
import type { CallLimits } from '../../pricing/limits.ts'
import { keyName } from '../keys.ts'
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
  let subscriptions = db
    .selectFrom('subscriptions')
    .innerJoin(newestApis(db).as('apis'), 'apis.api', 'subscriptions.api')
    .select([
      'subscriptions.id',
      'subscriptions.user_id',
      'subscriptions.api',
      'apis.name',
      'subscriptions.limits',
    ])
    .where('subscriptions.status', '<>', 'CANCELLED')
  if (userId !== undefined) subscriptions = subscriptions.where('subscriptions.user_id', '=', userId)
  if (id !== undefined) subscriptions = subscriptions.where('subscriptions.id', '=', id)
  return subscriptions.orderBy('apis.name').orderBy('subscriptions.id').limit(500).execute()
}

/** A change of its row is a change of the terms of its keys (`call_terms`). */
export async function setSubscriptionLimits(tx: Tx, id: string, limits: CallLimits | null): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ limits: limits && JSON.stringify(limits) })
    .where('id', '=', id)
    .execute()
}

interface Rename {
  readonly from: string
  readonly to: string
  /** Whether the key may call the former name, too. */
  readonly stays: boolean
}

/** Keys of an API that are limited to some operations may call the same under other names. */
export async function renameAllowed(db: Queries, api: string, renames: readonly Rename[]): Promise<void> {
  const byName = new Map(renames.map((one) => [one.from, one]))
  const limited = await db
    .selectFrom('api_keys')
    .innerJoin('subscriptions', 'subscriptions.id', 'api_keys.subscription_id')
    .select(['api_keys.id', 'api_keys.limits'])
    .where('subscriptions.api', '=', api)
    .where(sql<boolean>`api_keys.limits -> 'operations' ?| ${[...byName.keys()]}::text[]`)
    .execute()
  for (const { id, limits } of limited) {
    const operations = (limits.operations ?? []).flatMap((name) => {
      const rename = byName.get(name)
      if (!rename) return [name]
      return rename.stays ? [rename.to, name] : [rename.to]
    })
    await db
      .updateTable('api_keys')
      .set({ limits: JSON.stringify({ ...limits, operations: [...new Set(operations)] }) })
      .where('id', '=', id)
      .execute()
  }
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

/** Of agents, with limits, that aren’t revoked. */
export async function agentKeysWithLimits(db: Queries): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('api_keys')
    .select('id')
    .where('agent', '=', true)
    .where('revoked_at', 'is', null)
    .where(sql<boolean>`limits <> '{}'`)
    .execute()
  return rows.map(({ id }) => id)
}

/** A row of counts by its names: a subscription, or a key of one. Undefined where it is gone. */
export async function nameOfCounted(
  db: Queries,
  countedFor: string,
): Promise<{ readonly key: string | null; readonly subscription: LimitedSubscription } | undefined> {
  const key = db.selectFrom('api_keys').where('id', '=', countedFor)
  const ofKey = await key.select(['subscription_id', 'name', 'type']).executeTakeFirst()
  const [subscription] = await readLimitedSubscriptions(db, { id: ofKey?.subscription_id ?? countedFor })
  return subscription && { key: ofKey ? keyName(ofKey) : null, subscription }
}
