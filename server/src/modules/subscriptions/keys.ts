import type { components } from '@switchboard/sdk'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/schema.ts'
import { newId } from '../../platform/ids.ts'
import { after } from '../../platform/time/clock.ts'
import { hashKey, type KeyType, newKey, prefixOf } from './key-secret.ts'

type ApiKey = components['schemas']['ApiKey']
type KeyRow = Selectable<Database['api_keys']>

/** A key as the contract has it: everything but the secret, which nobody has any more. */
export function apiKeyOf(row: KeyRow, now: Date): ApiKey {
  const status = keyStatus(row, now)
  return {
    key_id: row.id,
    name: keyName(row),
    type: row.type,
    prefix: prefixOf(row.type),
    last_four: row.last_four,
    status,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
    grace_ends_at: status === 'GRACE' ? (row.grace_ends_at?.toISOString() ?? null) : null,
  }
}

/** Keys of before keys had names are called by their type. */
export const keyName = ({ name, type }: Pick<KeyRow, 'name' | 'type'>): string =>
  name || (type === 'TEST' ? 'Test key' : 'Live key')

type KeyTimes = Pick<KeyRow, 'revoked_at' | 'expires_at' | 'grace_ends_at'>

export function keyStatus({ revoked_at, expires_at, grace_ends_at }: KeyTimes, now: Date): ApiKey['status'] {
  if (revoked_at) return 'REVOKED'
  if (expires_at && expires_at <= now) return 'EXPIRED'
  if (!grace_ends_at) return 'ACTIVE'
  return grace_ends_at > now ? 'GRACE' : 'EXPIRED'
}

/** A key in force, as a condition on `api_keys`. It is accepted while its subscription is active, too. */
export const inForce = (now: Date) => sql<boolean>`(api_keys.revoked_at IS NULL
  AND (api_keys.expires_at IS NULL OR api_keys.expires_at > ${now})
  AND (api_keys.grace_ends_at IS NULL OR api_keys.grace_ends_at > ${now}))`

type KeysStatus = 'ACTIVE' | 'GRACE' | 'REVOKED' | 'NONE'

/** A key that is accepted now, where `api_keys` is joined with its `subscriptions`. */
export const accepted = (now: Date) => sql<boolean>`(subscriptions.status = 'ACTIVE' AND ${inForce(now)})`

/** How the keys of a group stand together. `those` leaves out keys of the group. */
export const keysStatus = (now: Date, those: RawBuilder<unknown> = sql`api_keys.id IS NOT NULL`) =>
  sql<KeysStatus>`CASE
    WHEN count(*) FILTER (WHERE ${those}) = 0 THEN 'NONE'
    WHEN count(*) FILTER (WHERE ${those} AND ${accepted(now)}) = 0 THEN 'REVOKED'
    WHEN count(*) FILTER (WHERE ${those} AND ${accepted(now)} AND api_keys.grace_ends_at IS NOT NULL) > 0 THEN 'GRACE'
    ELSE 'ACTIVE' END`

/** By the counts of its calls, in place of what the row of a key says: that is from before there were any. */
export const lastUse = sql<Date | null>`last_use_of(api_keys)`.as('last_used_at')

/** What a list of keys holds at most. */
const maxKeys = 200
const keptSeconds = 30 * 86_400

/**
 * Keys by subscription, newest first. Those that ended stay listed for a while, so that people see what became of them;
 * when there are too many, ended ones are left out first.
 */
export async function readKeys(db: Queries, subscriptionIds: readonly string[], now: Date) {
  if (subscriptionIds.length === 0) return new Map<string, never[]>()
  const ended = sql<Date | null>`coalesce(revoked_at, least(expires_at, grace_ends_at))`
  const rows = await db
    .selectFrom((keys) =>
      keys
        .selectFrom('api_keys')
        .selectAll()
        .select(lastUse)
        .select(
          sql<number>`row_number() OVER (PARTITION BY subscription_id ORDER BY revoked_at DESC NULLS FIRST,
            created_at DESC)`.as('place'),
        )
        .where('subscription_id', 'in', [...subscriptionIds])
        .where(sql<boolean>`coalesce(${ended} > ${after(now, -keptSeconds)}, true)`)
        .as('kept'),
    )
    .selectAll()
    .where('place', '<=', maxKeys)
    .orderBy('created_at', 'desc')
    .orderBy('type', 'desc')
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ subscription_id }) => subscription_id)
}

export async function hasLiveKey(db: Queries, subscriptionId: string, now: Date): Promise<boolean> {
  const live = await db
    .selectFrom('api_keys')
    .select('id')
    .where('subscription_id', '=', subscriptionId)
    .where('type', '=', 'LIVE')
    .where(inForce(now))
    .executeTakeFirst()
  return live !== undefined
}

interface MakeKeyInput {
  readonly subscriptionId: string
  readonly type: KeyType
  readonly now: Date
  readonly name?: string | undefined
  readonly expiresAt?: Date | undefined
}

/** Makes a key. Its secret is in what this answers, and nowhere else. */
export async function makeKey(
  tx: Tx,
  { subscriptionId, type, now, name = '', expiresAt }: MakeKeyInput,
): Promise<components['schemas']['ApiKeyCreated']> {
  const secret = newKey(type)
  const row = {
    id: newId('key'),
    subscription_id: subscriptionId,
    type,
    name,
    replaced_by: null,
    hash: hashKey(secret),
    last_four: secret.slice(-4),
    created_at: now,
    last_used_at: null,
    expires_at: expiresAt ?? null,
    grace_ends_at: null,
    revoked_at: null,
    told_end: null,
  }
  await tx.insertInto('api_keys').values(row).execute()
  return { ...apiKeyOf(row, now), api_key: secret }
}

/** Ends every key in force of the subscriptions, which the caller has locked. Returns how many there were. */
export async function revokeKeys(
  tx: Tx,
  { subscriptionIds, now }: { readonly subscriptionIds: readonly string[]; readonly now: Date },
): Promise<number> {
  if (subscriptionIds.length === 0) return 0
  const { numUpdatedRows } = await tx
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('subscription_id', 'in', [...subscriptionIds])
    .where(inForce(now))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
