// Lets other modules read users: no other file names their table.
import { sql } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'
import { hasRows } from '../../platform/db/has-rows.ts'
import type { StaffRole } from '../../platform/http/acting-account.ts'
import type { UserRow } from './repo.ts'

type PersonColumn =
  | ('id' | 'firstname' | 'lastname' | 'email' | 'company_name' | 'user_type' | 'status' | 'tc_agree')
  | ('plan_type' | 'plan_name' | 'created_at' | 'deleted_at' | 'security_version')

interface Person extends Pick<UserRow, PersonColumn> {
  /** First and last name; null if the account has neither, for example after deletion. */
  readonly name: string | null
  /** Of an administrator who has any. */
  readonly staff_roles: StaffRole[] | null
}

/** Users under an alias, for statements of other modules that join them. PostgreSQL plans as if it were the table. */
export const people = <Alias extends string>(alias: Alias) =>
  sql<Person>`(SELECT id, firstname, lastname, nullif(trim(concat_ws(' ', firstname, lastname)), '') AS name, email,
    company_name, user_type, status, tc_agree, plan_type, plan_name, created_at, deleted_at, security_version,
    (SELECT roles FROM staff WHERE user_id = users.id) AS staff_roles FROM users)`.as(alias)

export async function isDeleted(db: Queries, userId: string): Promise<boolean> {
  const deleted = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst()
  return deleted !== undefined
}

/** Whether anybody is there: an empty database gets the demo. */
export const hasUsers = (db: Queries): Promise<boolean> => hasRows(db.selectFrom('users').select('id'))

/** By their ids, which nobody can choose, as they could an email. */
export async function hasAnyUser(db: Queries, ids: readonly string[]): Promise<boolean> {
  const users = db.selectFrom('users').select('id').where('id', 'in', ids).where('deleted_at', 'is', null)
  return hasRows(users)
}

/** All that is kept of a person in the row, for their own export; no password. */
export async function exportUser(db: Queries, userId: string): Promise<Record<string, unknown> | undefined> {
  const { rows } = await sql<Record<string, unknown>>`
    SELECT id, email, firstname, lastname, user_type, is_sso, sso_by, sso_id, password_hash IS NOT NULL AS has_password,
      email_verified_at, status, tc_agree, is_one_globe, signed_in_at, last_login_date, company, company_name, reference,
      newly_registered, plan_type, plan_name, created_at,
      (SELECT roles FROM staff WHERE user_id = users.id) AS staff_roles FROM users WHERE id = ${userId}`.execute(
    db,
  )
  return rows[0]
}
