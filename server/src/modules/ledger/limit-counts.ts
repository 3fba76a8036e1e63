import { sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'

interface CallsQuery {
  readonly userId: string
  readonly subscriptionId: string
  readonly api: string
  /** Day, in the market's zone. */
  readonly day: string
}

interface CallsMade {
  readonly in_day: number
  readonly in_month: number
}

/** Live calls of a subscription on a day and in its month, as the next charge will find them. */
export async function readCallsMade(
  db: Queries,
  { userId, subscriptionId, api, day }: CallsQuery,
): Promise<CallsMade> {
  const { rows } = await sql<CallsMade>`
    SELECT in_day_of(counts, ${day}::date) AS in_day, in_month_of(counts, ${day}::date) AS in_month
      FROM limit_counts AS counts WHERE counted_for = ${subscriptionId}
    UNION ALL
    SELECT made.in_day, made.in_month FROM calls_made(${userId}, ${api}, ${day}::date) AS made
      WHERE NOT EXISTS (SELECT FROM limit_counts WHERE counted_for = ${subscriptionId})`.execute(db)
  return rows[0] ?? { in_day: 0, in_month: 0 }
}

interface Spent {
  readonly in_day: number
  readonly in_month: number
  readonly in_all: number
}

/** Hundredths that a key has spent, calls under way included. */
export async function readKeySpent(
  db: Queries,
  { userId, keyId, day }: { readonly userId: string; readonly keyId: string; readonly day: string },
): Promise<Spent> {
  const { rows } =
    await sql<Spent>`SELECT * FROM keys_spent(${userId}, ARRAY[${keyId}], ${day}::date)`.execute(db)
  return rows[0] ?? { in_day: 0, in_month: 0, in_all: 0 }
}

/**
 * Before limits are changed: no charge is under way from here to the end of the transaction, and the next one counts anew from what there
 * is. Of a key, or of a subscription with both kinds of its keys.
 */
export async function forgetCounts(
  tx: Tx,
  { userId, countedFor }: { readonly userId: string; readonly countedFor: string },
): Promise<void> {
  await tx.selectFrom('wallets').select('user_id').where('user_id', '=', userId).forNoKeyUpdate().execute()
  await tx
    .deleteFrom('limit_counts')
    .where('counted_for', 'in', [countedFor, `${countedFor}:TEST`])
    .execute()
}

/** Of an account that is deleted. */
export async function forgetAllCounts(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('limit_counts').where('user_id', '=', userId).execute()
  await tx.deleteFrom('spend_caps').where('user_id', '=', userId).execute()
}

interface SpendCap {
  /** Null for the cap of the account. */
  readonly member_id: string | null
  /** Hundredths a month; null without a cap. */
  readonly credits: number | null
}

interface SpendCapUse extends SpendCap {
  readonly spent: number
  /** Whether it is spent, or has rejected a call in this month. */
  readonly rejects_calls: boolean
}

/** The account first, capped or not, then each capped member, with the hundredths that their calls have cost in the month of a day. */
export async function readSpendCaps(
  db: Queries,
  { userId, day }: { readonly userId: string; readonly day: string },
): Promise<readonly SpendCapUse[]> {
  const { rows } = await sql<SpendCapUse>`
    SELECT whose.member_id, credits, spent.in_month AS spent, credits IS NOT NULL AND (spent.in_month >= credits
      OR coalesce(told ->> 'month_refused' = left(${day}, 7) || ':' || credits, false)) AS rejects_calls
    FROM (SELECT NULL AS member_id UNION SELECT member_id FROM spend_caps WHERE user_id = ${userId}) AS whose
    LEFT JOIN spend_caps AS caps ON caps.user_id = ${userId} AND caps.member_id IS NOT DISTINCT FROM whose.member_id
    LEFT JOIN limit_counts ON counted_for = cap_counts(${userId}, whose.member_id)
    CROSS JOIN LATERAL keys_spent(${userId}, cap_keys(${userId}, whose.member_id), ${day}::date) AS spent
    ORDER BY whose.member_id NULLS FIRST`.execute(db)
  return rows
}

/**
 * Its trigger makes every process read the terms of the account’s keys anew. A cap that is changed goes on counting, so that nobody is
 * notified of one amount twice.
 */
export async function setSpendCap(
  tx: Tx,
  { userId, member_id, credits }: SpendCap & { readonly userId: string },
): Promise<void> {
  const change =
    credits === null
      ? sql`DELETE FROM spend_caps WHERE user_id = ${userId} AND member_id IS NOT DISTINCT FROM ${member_id}
          RETURNING true AS is_new, cap_counts(user_id, member_id) AS counted_for`
      : sql`INSERT INTO spend_caps (user_id, member_id, credits) VALUES (${userId}, ${member_id}, ${credits})
          ON CONFLICT (user_id, member_id) DO UPDATE SET credits = excluded.credits
          RETURNING xmax = 0 AS is_new, cap_counts(user_id, member_id) AS counted_for`
  const { rows } = await sql<{ is_new: boolean; counted_for: string }>`${change}`.execute(tx)
  if (rows[0]?.is_new) await forgetCounts(tx, { userId, countedFor: rows[0].counted_for })
}

export interface NearLimit {
  readonly counted_for: string
  readonly user_id: string
  readonly period: 'day' | 'month' | 'all'
  /** Calls, or hundredths of a key. */
  readonly used: number
  readonly size: number
  /** Percent; 100 also where a dearer call would exceed it and was refused. Of spend caps 75 stands in place of 80. */
  readonly level: 50 | 75 | 80 | 100
  /** Told once of each period: the day or month, the size and the level. */
  readonly mark: string
}

interface NearLimitsQuery {
  readonly day: string
  /** Keys whose owners are told of the half, too. */
  readonly halfOf: readonly string[]
}

/** Quotas, budgets and caps of which so much is used, or that refuse calls, that their owner is to be told, and is not yet. */
export async function readNearLimits(
  db: Queries,
  { day, halfOf }: NearLimitsQuery,
): Promise<readonly NearLimit[]> {
  const { rows } = await sql<NearLimit>`
    SELECT counted_for, user_id, period, used, size, level, mark
    FROM limit_counts AS counts
    CROSS JOIN LATERAL (VALUES
      ('day', in_day_of(counts, ${day}::date), per_day, ${day}),
      ('month', in_month_of(counts, ${day}::date), per_month, left(${day}, 7)),
      ('all', in_all, per_all, '')) AS one (period, used, size, time)
    CROSS JOIN LATERAL (SELECT time || ':' || size AS name, counted_for LIKE 'cap:%' AS is_cap) AS named
    CROSS JOIN LATERAL (SELECT CASE WHEN is_cap THEN 75 ELSE 80 END AS warning) AS warned
    CROSS JOIN LATERAL (SELECT used >= size OR coalesce(told ->> (period || '_refused') = name, false) AS is_full) AS filled
    CROSS JOIN LATERAL (SELECT CASE WHEN is_full THEN 100 WHEN used * 100 >= size * warning THEN warning ELSE 50 END AS level) AS reached
    CROSS JOIN LATERAL (SELECT name || ':' || level AS mark) AS telling
    WHERE (level > 50 OR used * 2 >= size AND (is_cap OR counted_for = ANY(${halfOf}))) AND counted_for NOT LIKE '%:TEST'
      AND coalesce(told ->> period, '') NOT IN (mark, name || ':100')
      AND (level > 50 OR told ->> period IS DISTINCT FROM name || ':' || warning)
    ORDER BY user_id, counted_for`.execute(db)
  return rows
}

/** False where another process has told of it. */
export async function noteTold(tx: Tx, { counted_for, period, mark }: NearLimit): Promise<boolean> {
  const { rows } = await sql`
    UPDATE limit_counts SET told = told || jsonb_build_object(${period}::text, ${mark}::text)
    WHERE counted_for = ${counted_for} AND told ->> ${period} IS DISTINCT FROM ${mark} RETURNING 1`.execute(
    tx,
  )
  return rows.length > 0
}
