import { type Selectable, sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import type { TeamRole } from '../../platform/http/acting-account.ts'
import { people } from '../accounts/people-repo.ts'

export type MemberRole = Database['team_members']['role']

export interface PersonRow {
  readonly user_id: string
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  readonly role: TeamRole
  readonly joined_at: Date
  readonly last_active_at: Date | null
}

/** The owner first, then members by when they joined; of one person alone where `userId` is given. */
export async function listPeople(db: Queries, accountId: string, userId?: string): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    SELECT users.id AS user_id, firstname, lastname, email, people.role, people.joined_at,
      (SELECT max(last_used_at) FROM session_families WHERE session_families.user_id = users.id) AS last_active_at
    FROM (
      SELECT id AS user_id, 'OWNER' AS role, created_at AS joined_at, 0 AS place FROM ${people('owner')} WHERE id = ${accountId}
      UNION ALL
      SELECT user_id, role, joined_at, 1 FROM team_members WHERE account_id = ${accountId}
    ) AS people
    JOIN ${people('users')} ON users.id = people.user_id
    WHERE ${userId ?? null}::text IS NULL OR users.id = ${userId ?? null}
    ORDER BY people.place, people.joined_at, users.id`.execute(db)
  return rows
}

export const findMembership = (
  db: Queries,
  userId: string,
): Promise<Selectable<Database['team_members']> | undefined> =>
  db.selectFrom('team_members').selectAll().where('user_id', '=', userId).executeTakeFirst()

export async function countMembers(db: Queries, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('team_members')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function addMember(tx: Tx, row: Selectable<Database['team_members']>): Promise<void> {
  await tx.insertInto('team_members').values(row).execute()
}

interface Membership {
  readonly accountId: string
  readonly userId: string
}

/** Held as it is until the transaction ends; others may hold it, too. */
export const shareMembership = (tx: Tx, { accountId, userId }: Membership) =>
  tx
    .selectFrom('team_members')
    .select('role')
    .where('user_id', '=', userId)
    .where('account_id', '=', accountId)
    .forShare()
    .executeTakeFirst()

/** Returns the role before; undefined where there is no such member. */
export async function setRole(
  tx: Tx,
  { accountId, userId }: Membership,
  role: MemberRole,
): Promise<MemberRole | undefined> {
  const member = await tx
    .selectFrom('team_members')
    .select('role')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (member) await tx.updateTable('team_members').set({ role }).where('user_id', '=', userId).execute()
  return member?.role
}

/** False where there is no such member, or no more. */
export async function deleteMember(tx: Tx, { accountId, userId }: Membership): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('team_members')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** All of a team. Returns who they were. */
export async function deleteMembers(tx: Tx, accountId: string): Promise<readonly string[]> {
  const gone = await tx
    .deleteFrom('team_members')
    .where('account_id', '=', accountId)
    .returning('user_id')
    .execute()
  return gone.map(({ user_id }) => user_id)
}

interface ActivityRow {
  readonly id: number
  readonly at: Date
  readonly action: string
  readonly actor_id: string
  readonly name: string | null
  readonly subject: string
}

/** Activity of an account, newest first. Names are looked up for this page only. */
export async function listActivity(
  db: Queries,
  accountId: string,
  { page, limit }: { readonly page: number; readonly limit: number },
) {
  const counted = await sql<{ total: number }>`
    SELECT count(*) AS total FROM audit_log WHERE account_id = ${accountId}`.execute(db)
  const { rows } = await sql<ActivityRow>`
    SELECT entries.id, at, action, actor_id, subject, users.name
    FROM (SELECT * FROM audit_log WHERE account_id = ${accountId} ORDER BY id DESC
      LIMIT ${limit} OFFSET ${(page - 1) * limit}) AS entries
    LEFT JOIN ${people('users')} ON users.id = entries.actor_id
    ORDER BY entries.id DESC`.execute(db)
  return { rows, total: Number(counted.rows[0]?.total ?? 0) }
}
