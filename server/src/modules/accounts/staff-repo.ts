// The administrators and their roles.
import { sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { StaffRole } from '../../platform/http/acting-account.ts'
import { newId } from '../../platform/ids.ts'

/**
 * Administrators of before there were roles are owners. Not in a migration, whose locks would wait for all users to be read; and
 * only where there is no staff, since an owner always stays.
 */
export async function addFirstOwners(db: Queries): Promise<void> {
  await sql`
    INSERT INTO staff (user_id, roles, added_at) SELECT id, '{OWNER}', created_at FROM users
    WHERE user_type = 'ADMIN' AND deleted_at IS NULL AND NOT EXISTS (SELECT FROM staff)
    ON CONFLICT DO NOTHING`.execute(db)
}

/** Administrators with one of the roles who can log in. */
export async function listStaff(db: Queries, roles: readonly StaffRole[]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('staff', 'staff.user_id', 'users.id')
    .select('users.id')
    .where('status', '=', 'ACTIVE')
    .where('email_verified_at', 'is not', null)
    .where('roles', '&&', sql<StaffRole[]>`${[...roles]}`)
    .orderBy('users.id')
    .execute()
  return rows.map(({ id }) => id)
}

export interface StaffRow {
  readonly user_id: string
  readonly name: string | null
  readonly email: string
  readonly roles: StaffRole[]
  readonly last_sign_in: Date | null
  readonly invited: boolean
}

/** By their addresses; one of them alone, if named. */
export async function readStaff(db: Queries, userId?: string): Promise<readonly StaffRow[]> {
  const { rows } = await sql<StaffRow>`
    SELECT id AS user_id, nullif(trim(concat_ws(' ', firstname, lastname)), '') AS name, email, roles,
      signed_in_at AS last_sign_in, email_verified_at IS NULL AS invited
    FROM staff JOIN users ON users.id = staff.user_id
    WHERE ${userId ?? null}::text IS NULL OR users.id = ${userId ?? null} ORDER BY lower(email)`.execute(db)
  return rows
}

/** Changes of the staff take turns: each locks the rows of all owners, and then reads their sign-in states. */
export async function lockOwners(tx: Tx): Promise<readonly string[]> {
  await sql`SELECT FROM staff WHERE 'OWNER' = ANY (roles) ORDER BY user_id FOR NO KEY UPDATE`.execute(tx)
  return listStaff(tx, ['OWNER'])
}

interface NewStaff {
  readonly email: string
  readonly roles: readonly StaffRole[]
  readonly now: Date
}

/** An account without a password, whose address is unproved: nothing opens it but a link that is emailed to it. */
export async function addAdministrator(tx: Tx, { email, roles, now }: NewStaff): Promise<string> {
  const { id } = await tx
    .insertInto('users')
    .values({ id: newId('usr'), email, user_type: 'ADMIN', status: 'ACTIVE', created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await setStaffRoles(tx, { userId: id, roles, now })
  return id
}

/** The same of an administrator who was removed, or has lost every way in. */
export async function reopenAdministrator(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ password_hash: null, email_verified_at: null, status: 'ACTIVE' })
    .where('id', '=', userId)
    .execute()
}

interface StaffRoles {
  readonly userId: string
  readonly roles: readonly StaffRole[]
  readonly now: Date
}

export async function setStaffRoles(tx: Tx, { userId, roles, now }: StaffRoles): Promise<void> {
  await tx
    .insertInto('staff')
    .values({ user_id: userId, roles: [...roles], added_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ roles: [...roles] }))
    .execute()
}

export async function deleteStaff(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('staff').where('user_id', '=', userId).execute()
}
