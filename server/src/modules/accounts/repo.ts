import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import type { Reads } from '../../platform/db/reads.ts'
import { newId } from '../../platform/ids.ts'
import { deletedDomain } from '../../platform/mail/email.ts'
import { sha256 } from '../../platform/sha256.ts'
import { openWallet } from '../ledger/open-wallet.ts'

export type UserRow = Selectable<Database['users']>

interface NewAccount {
  readonly email: string
  readonly now: Date
  /** Null for an account that signs in elsewhere. */
  readonly password_hash: string | null
  readonly reference: string | null
  readonly agreed: boolean
  /** Hash of the identifier of the browser that registers. */
  readonly registration_device?: Buffer | null
  /** Facts of the provider that the person signs in with. */
  readonly identity?: {
    readonly by: string
    readonly id: string
    readonly firstname: string
    readonly lastname: string
  }
}

/** A new account with its wallet; undefined when the address has one, also one that is being made at this moment. */
export async function createAccount(db: Tx, account: NewAccount): Promise<string | undefined> {
  const { email, now, password_hash, reference, agreed, registration_device = null, identity } = account
  const user = await db
    .insertInto('users')
    .values({
      id: newId('usr'),
      email,
      password_hash,
      firstname: identity?.firstname ?? '',
      lastname: identity?.lastname ?? '',
      user_type: 'USER',
      is_sso: identity !== undefined,
      sso_by: identity?.by ?? null,
      sso_id: identity?.id ?? null,
      email_verified_at: identity ? now : null,
      status: identity ? 'ACTIVE' : 'PENDING',
      tc_agree: agreed,
      is_one_globe: agreed,
      signed_in_at: null,
      last_login_date: null,
      company: null,
      company_name: null,
      reference,
      registration_device,
      plan_type: 'PREPAID',
      plan_name: 'Pay as you go',
      plan_consumption: 0,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (user) await openWallet(db, user.id)
  return user?.id
}

/** Case makes no other address. */
const ofAddress = (email: string) => sql<boolean>`lower(email) = ${email.trim().toLowerCase()}`

/** The account of an address, read. */
export const findByEmail = (db: Queries, email: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where(ofAddress(email)).executeTakeFirst()

/** The same, locked until the transaction ends: concurrent changes of the account take turns. */
export const lockByEmail = (tx: Tx, email: string): Promise<UserRow | undefined> =>
  tx.selectFrom('users').selectAll().where(ofAddress(email)).forNoKeyUpdate().executeTakeFirst()

/** A user of whom is known that they are there. */
export const readUser = (db: Reads, id: string): Promise<UserRow> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** A user, and no administrator. */
export const findNonAdmin = (db: Reads, id: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).where('user_type', '=', 'USER').executeTakeFirst()

/** Until the transaction ends, whoever else locks the user waits; rows that refer to them may come. */
export async function lockUser(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

/** Locks the user; false when the password is another by now. */
export async function lockWithPassword(
  tx: Tx,
  { id, password_hash }: Pick<UserRow, 'id' | 'password_hash'>,
): Promise<boolean> {
  const same = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return same !== undefined
}

/** By what their provider calls them. */
export const lockByIdentity = (tx: Tx, by: string, id: string): Promise<UserRow | undefined> =>
  tx
    .selectFrom('users')
    .selectAll()
    .where('sso_by', '=', by)
    .where('sso_id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

type Change = Partial<
  Pick<
    UserRow,
    | 'password_hash'
    | 'reference'
    | 'registration_device'
    | 'firstname'
    | 'lastname'
    | 'company'
    | 'company_name'
    | 'tc_agree'
    | 'is_one_globe'
    | 'plan_type'
    | 'plan_name'
    | 'is_sso'
    | 'sso_by'
    | 'sso_id'
    | 'email_verified_at'
    | 'status'
  >
>

export async function updateAccount(tx: Tx, id: string, change: Change): Promise<void> {
  await tx.updateTable('users').set(change).where('id', '=', id).execute()
}

interface PasswordChange {
  readonly id: string
  readonly from: string | null
  readonly to: string
}

/** Returns the address; undefined when another change came first, and the old password is the current one no more. */
export async function replacePassword(tx: Tx, { id, from, to }: PasswordChange): Promise<string | undefined> {
  const changed = await tx
    .updateTable('users')
    .set({ password_hash: to })
    .where('id', '=', id)
    .where('password_hash', '=', from)
    .returning('email')
    .executeTakeFirst()
  return changed?.email
}

/**
 * Following an emailed link proves that the person reads the address's mail. A suspended account stays suspended.
 * Returns the address. The browser that registered is forgotten: it counts for the first proof alone.
 */
export async function proveAddress(tx: Tx, id: string, now: Date): Promise<string> {
  const { email } = await tx
    .updateTable('users')
    .set({
      email_verified_at: sql<Date>`coalesce(email_verified_at, ${now})`,
      status: sql<'ACTIVE'>`CASE status WHEN 'PENDING' THEN 'ACTIVE' ELSE status END`,
      registration_device: null,
    })
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirstOrThrow()
  return email
}

/** Keeps an account out, its sessions aside. A deleted one stays as it is. */
export async function lockAccount(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ status: 'SUSPENDED' })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute()
}

/** Lets an account in again, as far as it was. Returns how it stands; a deleted one stays out. */
export async function unlockAccount(tx: Tx, id: string): Promise<UserRow['status']> {
  const { status } = await tx
    .updateTable('users')
    .set({
      status: sql<UserRow['status']>`CASE WHEN status <> 'SUSPENDED' OR deleted_at IS NOT NULL THEN status
        WHEN email_verified_at IS NULL THEN 'PENDING' ELSE 'ACTIVE' END`,
    })
    .where('id', '=', id)
    .returning('status')
    .executeTakeFirstOrThrow()
  return status
}

/**
 * `newly_registered` lasts through the first sign-in: it ends with the next one, but never before the terms are accepted,
 * since nobody has got past the door until then. Returns the address, and holds the row of the user from then on; undefined for an account that was deleted meanwhile.
 */
export async function noteSignIn(tx: Tx, id: string, now: Date): Promise<string | undefined> {
  const noted = await tx
    .updateTable('users')
    .set(({ ref }) => ({
      last_login_date: ref('signed_in_at'),
      signed_in_at: now,
      newly_registered: sql<boolean>`newly_registered AND (signed_in_at IS NULL OR NOT tc_agree)`,
    }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('email')
    .executeTakeFirst()
  return noted?.email
}

/** Addresses that may belong to nobody here are counted by their hash. Case makes no other address. */
export const addressHash = (email: string): Buffer => sha256(email.trim().toLowerCase())

/**
 * Nothing of a person is left in the row, which the ledger, payments and statements still name. Its address can register anew. As a
 * suspended account it opens nothing that is asked for it meanwhile.
 */
export async function eraseAccount(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      email: `${randomUUID()}@${deletedDomain}`,
      password_hash: null,
      firstname: '',
      lastname: '',
      is_sso: false,
      sso_by: null,
      sso_id: null,
      email_verified_at: null,
      status: 'SUSPENDED',
      tc_agree: false,
      is_one_globe: false,
      signed_in_at: null,
      last_login_date: null,
      company: null,
      company_name: null,
      reference: null,
      deleted_at: now,
    })
    .where('id', '=', id)
    .execute()
}

/**
 * Every row that does not outlive its account: those of tables that refer to it with ON DELETE CASCADE. A new table is erased by what
 * it says of itself, and needs no line here.
 */
export async function eraseDependentRows(tx: Tx, id: string): Promise<void> {
  const { rows } = await sql<{ name: string; column: string }>`
    SELECT relname AS name, attname AS column
    FROM pg_constraint
    JOIN pg_class ON pg_class.oid = conrelid
    JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
    WHERE contype = 'f' AND confrelid = 'users'::regclass AND confdeltype = 'c'
    ORDER BY relname`.execute(tx)
  for (const { name, column } of rows) {
    await sql`DELETE FROM ${sql.table(name)} WHERE ${sql.ref(column)} = ${id}`.execute(tx)
  }
}
