// Administrators that are programs, with their keys: decision 0149.
import { type Insertable, sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import type { StaffRole } from '../../platform/http/acting-account.ts'
import { newId } from '../../platform/ids.ts'

type Account = Omit<Insertable<Database['service_accounts']>, 'user_id' | 'announced_end'>

/** The audit log names it by its row of users, which is suspended and has no email address: no log-in is possible. */
export async function addServiceAccount(
  tx: Tx,
  { name, ...account }: Account & { readonly name: string },
): Promise<string> {
  const id = newId('svc')
  const person = { firstname: name, user_type: 'ADMIN', status: 'SUSPENDED' } as const
  await tx
    .insertInto('users')
    .values({ id, email: id, ...person, created_at: account.created_at })
    .execute()
  await tx
    .insertInto('service_accounts')
    .values({ user_id: id, ...account })
    .execute()
  return id
}

interface ServiceAccountChange extends Pick<Account, 'roles' | 'addresses' | 'expires_at'> {
  readonly name: string
}

export async function changeServiceAccount(
  tx: Tx,
  id: string,
  { name, ...change }: ServiceAccountChange,
): Promise<void> {
  await tx.updateTable('users').set({ firstname: name }).where('id', '=', id).execute()
  await tx.updateTable('service_accounts').set(change).where('user_id', '=', id).execute()
}

/** With its keys. Its name stays. */
export async function deleteServiceAccount(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('service_accounts').where('user_id', '=', id).execute()
}

/** Changes of one take turns. False where there is none. */
export async function lockServiceAccount(tx: Tx, id: string): Promise<boolean> {
  const locked = tx.selectFrom('service_accounts').select('user_id').where('user_id', '=', id)
  return (await locked.forNoKeyUpdate().executeTakeFirst()) !== undefined
}

interface StoredKey {
  readonly key_id: string
  readonly last_four: string
  /** Times as text. */
  readonly created_at: string
  readonly last_used_at: string | null
  readonly grace_ends_at: string | null
}

export interface ServiceAccountRow extends Required<Omit<Account, 'created_by'>> {
  readonly service_account_id: string
  readonly name: string
  readonly created_by_name: string | null
  readonly keys: readonly StoredKey[]
}

const maxAccounts = 1000

/** By name, each with its keys in force, the current one first; one of them alone, if named. */
export async function readServiceAccounts(
  db: Queries,
  now: Date,
  id?: string,
): Promise<readonly ServiceAccountRow[]> {
  const { rows } = await sql<ServiceAccountRow>`
    SELECT accounts.user_id AS service_account_id, users.firstname AS name, accounts.roles, addresses, expires_at,
      accounts.created_at, nullif(trim(concat_ws(' ', owner.firstname, owner.lastname)), '') AS created_by_name,
      (SELECT json_agg(json_build_object('key_id', keys.id, 'last_four', last_four, 'created_at', keys.created_at,
        'last_used_at', last_used_at, 'grace_ends_at', grace_ends_at) ORDER BY grace_ends_at DESC NULLS FIRST)
        FROM service_keys AS keys WHERE keys.user_id = accounts.user_id
          AND (grace_ends_at IS NULL OR grace_ends_at > ${now})) AS keys
    FROM service_accounts AS accounts JOIN users ON users.id = accounts.user_id LEFT JOIN users AS owner ON owner.id = created_by
    WHERE ${id ?? null}::text IS NULL OR accounts.user_id = ${id ?? null}
    ORDER BY lower(users.firstname), accounts.user_id LIMIT ${maxAccounts}`.execute(db)
  return rows
}

export async function addServiceKey(
  tx: Tx,
  key: Omit<Insertable<Database['service_keys']>, 'id' | 'last_used_at' | 'grace_ends_at'>,
): Promise<void> {
  await tx
    .insertInto('service_keys')
    .values({ id: newId('svk'), ...key })
    .execute()
}

interface KeyToReplace {
  readonly accountId: string
  readonly keyId: string
  readonly graceEnds: Date
}

/** False where the key was replaced already. One that was replaced before it ends. The caller has locked the account. */
export async function retireServiceKey(
  tx: Tx,
  { accountId, keyId, graceEnds }: KeyToReplace,
): Promise<boolean> {
  const retired = await tx
    .updateTable('service_keys')
    .set({ grace_ends_at: graceEnds })
    .where('user_id', '=', accountId)
    .where('id', '=', keyId)
    .where('grace_ends_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (retired.numUpdatedRows === 0n) return false
  await tx.deleteFrom('service_keys').where('user_id', '=', accountId).where('id', '<>', keyId).execute()
  return true
}

export interface ServiceKeyRow {
  readonly id: string
  readonly user_id: string
  readonly roles: readonly StaffRole[]
  readonly addresses: readonly string[]
  readonly expires_at: Date
  readonly grace_ends_at: Date | null
  readonly last_used_at: Date | null
  readonly security_version: number
}

/** Read with each request, so that whatever changes holds from the next one on, in every process. */
export async function findServiceKey(db: Queries, hash: Buffer): Promise<ServiceKeyRow | undefined> {
  const { rows } = await sql<ServiceKeyRow>`
    SELECT keys.id, keys.user_id, accounts.roles, addresses, expires_at, grace_ends_at, last_used_at, security_version
    FROM service_keys AS keys JOIN service_accounts AS accounts ON accounts.user_id = keys.user_id
      JOIN users ON users.id = keys.user_id
    WHERE hash = ${hash}`.execute(db)
  return rows[0]
}

/** Skips a locked row: its holder notes the same use, or replaces the key. */
export async function noteServiceKeyUse(db: Queries, id: string, now: Date): Promise<void> {
  await sql`
    UPDATE service_keys SET last_used_at = ${now}
    WHERE id IN (SELECT id FROM service_keys WHERE id = ${id} FOR NO KEY UPDATE SKIP LOCKED)`.execute(db)
}

/** Those that end before a moment, once for each end. */
export async function takeEndingServiceAccounts(
  tx: Tx,
  { now, before }: { readonly now: Date; readonly before: Date },
): Promise<readonly { readonly name: string; readonly expires_at: Date }[]> {
  const { rows } = await sql<{ name: string; expires_at: Date }>`
    UPDATE service_accounts AS accounts SET announced_end = expires_at FROM users
    WHERE users.id = user_id AND expires_at > ${now} AND expires_at <= ${before}
      AND announced_end IS DISTINCT FROM expires_at
    RETURNING firstname AS name, expires_at`.execute(tx)
  return rows
}
