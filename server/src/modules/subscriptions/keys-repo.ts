import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import type { Reads } from '../../platform/db/reads.ts'
import { after } from '../../platform/time/clock.ts'
import type { KeyType } from './key-secret.ts'

export type KeyRow = Selectable<Database['api_keys']>

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
const lastUse = sql<Date | null>`last_use_of(api_keys)`.as('last_used_at')

/** Length of a list of keys. */
const maxKeys = 200
const keptSeconds = 30 * 86_400

/**
 * Keys by subscription, newest first. Those that ended stay listed for a while, so that people see what became of them;
 * when there are too many, ended ones are left out first.
 */
export async function readKeys(db: Reads, subscriptionIds: readonly string[], now: Date) {
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

export async function addKey(tx: Tx, row: Insertable<Database['api_keys']>): Promise<void> {
  await tx.insertInto('api_keys').values(row).execute()
}

interface KeysOfType {
  readonly subscriptionId: string
  readonly type: KeyType
  readonly now: Date
}

const workingKeys = (db: Queries, { subscriptionId, type, now }: KeysOfType) =>
  db
    .selectFrom('api_keys')
    .where('subscription_id', '=', subscriptionId)
    .where('type', '=', type)
    .where(inForce(now))

export async function countWorkingKeys(db: Queries, of: KeysOfType): Promise<number> {
  const counted = workingKeys(db, of).select(({ fn }) => fn.countAll<number>().as('count'))
  return Number((await counted.executeTakeFirstOrThrow()).count)
}

/** The newest key that none has taken the place of; of several the named one. */
export function findKeyInPlace(
  db: Queries,
  { keyId, ...of }: KeysOfType & { readonly keyId: string | undefined },
) {
  let inPlace = workingKeys(db, of)
    .select(['id', 'name', 'limits', 'agent', 'creator_id', 'created_at', 'expires_at'])
    .where('grace_ends_at', 'is', null)
  if (keyId !== undefined) inPlace = inPlace.where('id', '=', keyId)
  return inPlace.orderBy('created_at', 'desc').orderBy('id').executeTakeFirst()
}

interface ReplacedKeys {
  readonly subscriptionId: string
  /** Of the key that took their place. */
  readonly keyId: string
  readonly now: Date
}

export async function revokeReplacedBy(tx: Tx, { subscriptionId, keyId, now }: ReplacedKeys): Promise<void> {
  await tx
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('subscription_id', '=', subscriptionId)
    .where('replaced_by', '=', keyId)
    .where(inForce(now))
    .execute()
}

interface Replacement {
  readonly by: string
  readonly now: Date
  /** Without, the key ends now. */
  readonly graceEnds: Date | undefined
}

/** Ends a key that another takes the place of, though never after its own expiry. */
export function endReplaced(tx: Tx, keyId: string, { by, now, graceEnds }: Replacement) {
  const end = graceEnds
    ? { grace_ends_at: sql<Date>`least(expires_at, ${graceEnds}::timestamptz)` }
    : { revoked_at: now }
  return tx
    .updateTable('api_keys')
    .set({ ...end, replaced_by: by })
    .where('id', '=', keyId)
    .returning(['id', 'last_four', 'grace_ends_at'])
    .executeTakeFirstOrThrow()
}

interface KeyName {
  readonly id: string
  readonly userId: string
  readonly name: string
}

/** Undefined where the person has no such key. */
export const renameKey = (tx: Tx, { id, userId, name }: KeyName): Promise<KeyRow | undefined> =>
  tx
    .updateTable('api_keys')
    .set({ name })
    .where('id', '=', id)
    .where('subscription_id', 'in', (from) =>
      from.selectFrom('subscriptions').select('id').where('user_id', '=', userId),
    )
    .returningAll()
    .returning(lastUse)
    .executeTakeFirst()

/** Held until the transaction ends, in the order of their ids. */
export const lockSubscriptionsOfKeys = (tx: Tx, userId: string, keyIds: readonly string[]) =>
  tx
    .selectFrom('subscriptions')
    .select(['subscriptions.id', 'subscriptions.api'])
    .where('user_id', '=', userId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('api_keys')
          .select('api_keys.id')
          .whereRef('api_keys.subscription_id', '=', 'subscriptions.id')
          .where('api_keys.id', 'in', [...keyIds]),
      ),
    )
    .orderBy('subscriptions.id')
    .forNoKeyUpdate()
    .execute()

/** Returns those that were in force. */
export async function revokeNamedKeys(
  tx: Tx,
  keyIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const revoked = await tx
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('id', 'in', [...keyIds])
    .where(inForce(now))
    .returning('id')
    .execute()
  return new Set(revoked.map(({ id }) => id))
}

/** Of the named keys those of these subscriptions, newest first. */
export async function readOwnKeys(tx: Tx, subscriptionIds: readonly string[], keyIds: readonly string[]) {
  if (subscriptionIds.length === 0) return []
  return tx
    .selectFrom('api_keys')
    .selectAll()
    .select(lastUse)
    .where('id', 'in', [...keyIds])
    .where('subscription_id', 'in', [...subscriptionIds])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
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

const secondsAhead = 7 * 86_400

interface EndingKey {
  readonly id: string
  readonly user_id: string
  readonly type: KeyType
  readonly last_four: string
  readonly api: string
  readonly ends_at: Date
  readonly in_grace: boolean
}

const isEnding = (now: Date) => sql`revoked_at IS NULL
  AND least(expires_at, grace_ends_at) > ${now}
  AND least(expires_at, grace_ends_at) <= ${after(now, secondsAhead)}
  AND told_end IS DISTINCT FROM least(expires_at, grace_ends_at)`

/** Of which nobody was told yet, those that end first before. */
export async function listEndingKeys(db: Queries, now: Date): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM api_keys WHERE ${isEnding(now)} ORDER BY least(expires_at, grace_ends_at), id`.execute(db)
  return rows.map(({ id }) => id)
}

/** For whoever tells of the key; undefined once it is told, and of a subscription that was cancelled. */
export async function takeEndingKey(tx: Tx, id: string, now: Date): Promise<EndingKey | undefined> {
  const { rows } = await sql<EndingKey>`
    UPDATE api_keys SET told_end = least(expires_at, grace_ends_at) FROM subscriptions
    WHERE api_keys.id = ${id} AND ${isEnding(now)}
      AND subscriptions.id = subscription_id AND subscriptions.status <> 'CANCELLED'
    RETURNING api_keys.id, user_id, type, last_four, api, told_end AS ends_at,
      grace_ends_at IS NOT NULL AS in_grace`.execute(tx)
  return rows[0]
}

/** A key in force by its id, with what it is proved by. */
export const findKeyInForce = (db: Queries, id: string, now: Date) =>
  db
    .selectFrom('api_keys')
    .select(['id', 'type', 'hash', 'agent'])
    .where('id', '=', id)
    .where(inForce(now))
    .executeTakeFirst()

/** A key may have been deleted with its account. */
export const ownersOfKeys = (tx: Tx, keyIds: readonly string[]) =>
  keyIds.length === 0
    ? []
    : tx
        .selectFrom('api_keys')
        .innerJoin('subscriptions', 'subscriptions.id', 'api_keys.subscription_id')
        .select(['api_keys.id as key_id', 'subscriptions.user_id'])
        .where('api_keys.id', 'in', [...keyIds])
        .execute()

/** Makes every process read the terms of the key’s calls anew: they change with its subscription. */
export async function touchTermsOfKey(tx: Tx, keyId: string): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set(({ ref }) => ({ user_id: ref('user_id') }))
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('api_keys').select('subscription_id').where('id', '=', keyId),
    )
    .execute()
}
