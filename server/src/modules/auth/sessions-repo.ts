import { type Insertable, sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import type { StaffRole, TeamRole } from '../../platform/http/acting-account.ts'
import { people } from '../accounts/people-repo.ts'
import { securityVersionOf } from '../accounts/security-version-repo.ts'

type NewSession = Omit<Insertable<Database['session_families']>, 'security_version'>

export async function addSession(tx: Tx, row: NewSession): Promise<void> {
  const security_version = securityVersionOf(row.user_id)
  await tx
    .insertInto('session_families')
    .values({ ...row, security_version })
    .execute()
}

interface PairRow {
  /** Hashes. */
  readonly refresh: Buffer
  readonly access: Buffer
  readonly family_id: string
  readonly generation: number
  /** Of the access token. */
  readonly expires_at: Date
}

/** The active pair of its session from now on. */
export async function addPair(
  tx: Tx,
  { refresh, access, family_id, generation, expires_at }: PairRow,
): Promise<void> {
  await tx.insertInto('refresh_tokens').values({ hash: refresh, family_id, generation }).execute()
  await tx.insertInto('access_tokens').values({ hash: access, family_id, expires_at }).execute()
  await tx.updateTable('session_families').set({ generation }).where('id', '=', family_id).execute()
}

/** Undefined once it was swept away. */
export async function endOfAccessToken(db: Queries, hash: Buffer): Promise<Date | undefined> {
  const token = db.selectFrom('access_tokens').select('expires_at').where('hash', '=', hash)
  return (await token.executeTakeFirst())?.expires_at
}

/** The session of a refresh token: racing refreshes of one take turns here. */
export const lockByRefreshToken = (tx: Tx, hash: Buffer) =>
  tx
    .selectFrom('refresh_tokens')
    .innerJoin('session_families', 'session_families.id', 'refresh_tokens.family_id')
    .select(['refresh_tokens.family_id', 'refresh_tokens.generation'])
    .select(['session_families.generation as active', 'expires_at', 'revoked_at'])
    .where('hash', '=', hash)
    .forNoKeyUpdate('session_families')
    .executeTakeFirst()

export async function revokeSession(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('session_families').set({ revoked_at: now }).where('id', '=', id).execute()
}

export async function revokeByRefreshToken(tx: Tx, hash: Buffer, now: Date): Promise<void> {
  await tx
    .updateTable('session_families')
    .set({ revoked_at: now })
    .where('revoked_at', 'is', null)
    .where('id', '=', (query) =>
      query.selectFrom('refresh_tokens').select('family_id').where('hash', '=', hash),
    )
    .execute()
}

interface OpenSessions {
  readonly userId: string
  readonly now: Date
}

interface SessionsToRevoke extends OpenSessions {
  readonly only?: string
  readonly except?: string
}

/** Returns how many were open. */
export async function revokeOpenSessions(
  tx: Tx,
  { userId, only, except, now }: SessionsToRevoke,
): Promise<number> {
  let open = tx
    .updateTable('session_families')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
  if (only !== undefined) open = open.where('id', '=', only)
  if (except !== undefined) open = open.where('id', '<>', except)
  return Number((await open.executeTakeFirstOrThrow()).numUpdatedRows)
}

const maxSessions = 100

/** The named one first, then by their last use. */
export const listOpenSessions = (
  db: Queries,
  { userId, first, now }: OpenSessions & { readonly first: string },
) =>
  db
    .selectFrom('session_families')
    .selectAll()
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy(({ eb }) => eb('id', '=', first), 'desc')
    .orderBy('last_used_at', 'desc')
    .limit(maxSessions)
    .execute()

export interface Session {
  readonly id: string
  readonly user_type: 'USER' | 'ADMIN'
  readonly staff_roles: readonly StaffRole[] | null
  readonly email: string
  readonly tc_agree: boolean
  readonly security_version: number
  readonly status: 'ACTIVE' | 'PENDING' | 'SUSPENDED'
  readonly family_id: string
  readonly expires_at: Date
  readonly revoked_at: Date | null
  readonly last_used_at: Date
  readonly company_name: string | null
  readonly team_id: string | null
  readonly team_role: TeamRole | null
  readonly team_name: string | null
  readonly team_status: 'ACTIVE' | 'PENDING' | 'SUSPENDED' | null
}

/** The session of an access token, its user, and the account they act for. */
export async function findSession(db: Queries, hash: Buffer): Promise<Session | undefined> {
  // As text: each call with a token waits for it, and building it anew would take longer than running it.
  const { rows } = await sql<Session>`
    SELECT users.id, users.user_type, users.staff_roles, users.email, users.tc_agree, users.security_version, users.status, access.family_id, access.expires_at, families.revoked_at,
      families.last_used_at, users.company_name, team_members.account_id AS team_id, team_members.role AS team_role,
      owner.company_name AS team_name, owner.status AS team_status
    FROM access_tokens AS access
    JOIN session_families AS families ON families.id = access.family_id
    JOIN ${people('users')} ON users.id = families.user_id
    LEFT JOIN team_members ON team_members.user_id = users.id
    LEFT JOIN ${people('owner')} ON owner.id = team_members.account_id
    WHERE access.hash = ${hash}`.execute(db)
  return rows[0]
}

interface SessionUse {
  readonly id: string
  readonly now: Date
  readonly network: string
  /** Of a session that was used later, nothing is noted. */
  readonly unusedSince: Date
}

/** Skips a locked row: its holder is changing the session or noting the same use. */
export async function noteUse(db: Queries, { id, now, network, unusedSince }: SessionUse): Promise<void> {
  await db
    .updateTable('session_families')
    .set({ last_used_at: now, network })
    .where('id', 'in', (query) =>
      query
        .selectFrom('session_families')
        .select('id')
        .where('id', '=', id)
        .where('last_used_at', '<', unusedSince)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .execute()
}
