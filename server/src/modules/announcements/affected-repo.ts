import { type Insertable, sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import { addDays, dayIn } from '../../platform/time/days.ts'
import { people } from '../accounts/people-repo.ts'
import { planOfUsers } from '../pricing/sold-plans-repo.ts'
import type { Subject } from './repo.ts'

export interface Moment {
  readonly now: Date
  readonly timeZone: string
}

/** Days in which a call makes an account one that a change of what it called affects. */
export const callerDays = 90

/** First of those days. */
export const callersSince = ({ now, timeZone }: Moment): string =>
  addDays(dayIn(timeZone, now), 1 - callerDays)

interface AffectedQuery extends Subject {
  /** First day of the calls that count. */
  readonly since: string
}

/** Accounts on a plan, by the rule of `accountPlan` or for one API; or subscribed to an API, or calling its version. */
const affected = ({ plan_id, api, version, since }: AffectedQuery) => sql`(
  SELECT DISTINCT subscriptions.user_id FROM subscriptions
    JOIN ${people('users')} ON users.id = subscriptions.user_id AND users.deleted_at IS NULL
    CROSS JOIN ${planOfUsers} AS account
    WHERE subscriptions.status <> 'CANCELLED' AND account.plan_id = ${plan_id}
  UNION SELECT subscriptions.user_id FROM products
    JOIN plans ON plans.plan_id = products.plan_id AND plans.api IS NOT NULL
    JOIN subscriptions ON subscriptions.api = plans.api AND subscriptions.status <> 'CANCELLED'
      AND subscriptions.products @> jsonb_build_array(jsonb_build_object('product_id', products.product_id))
    WHERE products.plan_id = ${plan_id}
  UNION SELECT user_id FROM subscriptions WHERE api = ${api} AND status <> 'CANCELLED'
  UNION SELECT user_id FROM api_version_callers
    WHERE api = ${api} AND version = ${version} AND last_called_on >= ${since})`

export async function countAffected(db: Queries, query: AffectedQuery): Promise<number> {
  const { rows } = await sql<{ total: number }>`SELECT count(*) AS total FROM ${affected(query)} AS affected
    JOIN ${people('users')} ON users.id = user_id AND users.deleted_at IS NULL`.execute(db)
  return rows[0]?.total ?? 0
}

interface VersionQuery {
  readonly api: string
  readonly version: string
  /** First day of the calls that count. */
  readonly since: string
}

/** Subscribers of an API, and accounts that called the version. */
export async function readAffectedBy(db: Queries, version: VersionQuery): Promise<readonly string[]> {
  const { rows } = await sql<{
    user_id: string
  }>`SELECT user_id FROM ${affected({ plan_id: null, ...version })}
    AS affected ORDER BY user_id`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

export interface ChangedOperation {
  readonly operation_id: string
  readonly summary: string
}

interface CallersQuery extends VersionQuery {
  /** By their IDs. */
  readonly operations: readonly string[]
}

interface Caller {
  readonly user_id: string
  /** IDs of those operations that the account called. */
  readonly called: readonly string[]
}

/** Accounts that called any of some operations, each with which. */
export async function callersOf(
  db: Queries,
  { api, version, operations, since }: CallersQuery,
): Promise<readonly Caller[]> {
  const { rows } = await sql<Caller>`
    SELECT user_id, array_agg(DISTINCT operation) AS called FROM api_call_days
    WHERE api = ${api} AND version = ${version} AND day >= ${since} AND operation = ANY(${operations})
    GROUP BY user_id ORDER BY user_id`.execute(db)
  return rows
}

/** Whether an API has a subscriber on a plan. One with a plan of this API alone counts for the account's plan, too. */
export async function hasSubscribersOn(
  db: Queries,
  { planId, api }: { readonly planId: string; readonly api: string },
): Promise<boolean> {
  const onPlan = affected({ plan_id: planId, api: null, version: null, since: 'infinity' })
  const { rows } = await sql`SELECT FROM ${onPlan} AS affected
    JOIN subscriptions USING (user_id) WHERE api = ${api} AND status <> 'CANCELLED' LIMIT 1`.execute(db)
  return rows.length > 0
}

/** Affected accounts that weren't told of the change yet. */
export async function readUntold(
  db: Queries,
  query: AffectedQuery & { readonly id: string },
): Promise<readonly string[]> {
  const { rows } = await sql<{ user_id: string }>`SELECT user_id FROM ${affected(query)} AS affected
    JOIN ${people('users')} ON users.id = user_id AND users.deleted_at IS NULL
    WHERE NOT EXISTS (SELECT FROM announcement_notices AS told
      WHERE told.announcement_id = ${query.id} AND told.user_id = affected.user_id AND NOT cancelled)
    ORDER BY user_id`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

/** Accounts that know of a change, and not yet that it was cancelled. */
export async function readMisinformed(db: Queries, id: string): Promise<readonly string[]> {
  const { rows } = await sql<{ user_id: string }>`SELECT user_id FROM announcement_notices
    WHERE announcement_id = ${id} GROUP BY user_id HAVING NOT bool_or(cancelled) ORDER BY user_id`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

type Notice = Database['announcement_notices']
type NoticeKey = Pick<Notice, 'announcement_id' | 'user_id' | 'cancelled'>

/** Returns whether nobody was first. */
export async function addNotice(tx: Tx, notice: Insertable<Notice>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('announcement_notices')
    .values(notice)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

export const completeNotice = (
  tx: Tx,
  { announcement_id, user_id, cancelled }: NoticeKey,
  channels: Pick<Notice, 'in_app' | 'mail' | 'webhooks'>,
) =>
  tx
    .updateTable('announcement_notices')
    .set(channels)
    .where('announcement_id', '=', announcement_id)
    .where('user_id', '=', user_id)
    .where('cancelled', '=', cancelled)
    .execute()

export async function countTold(db: Queries, id: string): Promise<number> {
  const notices = db.selectFrom('announcement_notices').where('announcement_id', '=', id)
  const counted = notices.where('cancelled', '=', false).select(({ fn }) => fn.countAll<number>().as('told'))
  return (await counted.executeTakeFirstOrThrow()).told
}

interface AffectedRow {
  readonly user_id: string
  readonly name: string | null
  readonly email: string
  readonly told_at: Date | null
  readonly in_app: boolean | null
  readonly mail: boolean | null
  readonly webhooks: number | null
  readonly cancellation_told_at: Date | null
}

interface AffectedPage extends AffectedQuery {
  readonly id: string
  readonly page: number
  readonly limit: number
}

/** Accounts that are affected or were told, by email address. */
export async function readAffectedPage(db: Queries, { page, limit, id, ...query }: AffectedPage) {
  const all = sql`(SELECT user_id FROM ${affected(query)} AS affected
    UNION SELECT user_id FROM announcement_notices WHERE announcement_id = ${id}) AS accounts
    JOIN ${people('users')} ON users.id = user_id AND users.deleted_at IS NULL`
  const counted = await sql<{ total: number }>`SELECT count(*) AS total FROM ${all}`.execute(db)
  const { rows } = await sql<AffectedRow>`
    SELECT accounts.user_id, users.name, users.email, told.told_at, told.in_app, told.mail, told.webhooks,
      ended.told_at AS cancellation_told_at
    FROM ${all}
    LEFT JOIN announcement_notices AS told
      ON told.announcement_id = ${id} AND told.user_id = accounts.user_id AND NOT told.cancelled
    LEFT JOIN announcement_notices AS ended
      ON ended.announcement_id = ${id} AND ended.user_id = accounts.user_id AND ended.cancelled
    ORDER BY users.email LIMIT ${limit} OFFSET ${(page - 1) * limit}`.execute(db)
  return { total: counted.rows[0]?.total ?? 0, data: rows }
}
