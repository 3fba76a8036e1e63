import { sql } from 'kysely'
import type { Reads } from '../../platform/db/reads.ts'
import type { CallOutcome, StatusDay, UsageRow } from './rules.ts'

interface UsageRowsQuery {
  readonly userId: string
  readonly start: string
  readonly end: string
  /** Words of the API's name, or its identifier. */
  readonly search?: string
  readonly api?: string | undefined
  readonly key?: string | undefined
}

/** One row for each day and API: a year of six APIs is some two thousand. A key has its own, one a day. */
export async function readUsage(
  db: Reads,
  { userId, start, end, search = '', api, key }: UsageRowsQuery,
): Promise<readonly UsageRow[]> {
  const counts = key
    ? db.selectFrom('usage_key_days as days').where('days.key_id', '=', key)
    : db.selectFrom('usage_days as days')
  let rows = counts
    .leftJoin(
      (apis) => apis.selectFrom('apis').select(['api', 'name']).distinctOn('api').orderBy('api').as('apis'),
      (join) => join.onRef('apis.api', '=', 'days.api'),
    )
    .select(['day', 'days.api', 'calls', 'failed', 'credits'])
    .select(sql<string>`array_to_json(latencies)::text`.as('latencies'))
    .select(({ fn, ref }) => fn.coalesce(ref('apis.name'), ref('days.api')).as('api_name'))
    .where('user_id', '=', userId)
    .where('day', '>=', start)
    .where('day', '<=', end)
  if (api) rows = rows.where('days.api', '=', api)
  for (const word of search.toLowerCase().split(/\s+/).filter(Boolean)) {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    rows = rows.where(sql<boolean>`lower(coalesce(apis.name, '') || ' ' || days.api) LIKE ${pattern}`)
  }
  const days = await rows.orderBy('day').execute()
  // A hundred numbers a row: as a text they are read ten times as quickly.
  return days.map((row) => ({ ...row, latencies: JSON.parse(row.latencies) }))
}

const callsWith = (outcome: CallOutcome) => sql<number>`sum(calls_with(api_call_days, ${outcome}))::bigint`

type RangeQuery = Omit<UsageRowsQuery, 'search'>

/** How often each status came with each outcome on each day, as far as the log goes back: some tens of rows a day, read by their key. */
export async function readStatusDays(
  db: Reads,
  { userId, start, end, api, key }: RangeQuery,
): Promise<readonly StatusDay[]> {
  const outcomes = sql<{ outcome: CallOutcome }>`(VALUES ('ANSWERED'), ('REJECTED'), ('LIMITED'), ('FAILED'))`
  const calls = sql<number>`sum(calls_with(api_call_days, outcome))::bigint`
  let rows = db
    .selectFrom(['api_call_days', outcomes.as<'outcomes'>(sql`outcomes (outcome)`)])
    .select(['day', 'api', 'status', 'outcome', calls.as('calls')])
    .having(calls, '>', 0)
    .where('user_id', '=', userId)
    .where('day', '>=', start)
    .where('day', '<=', end)
  if (api) rows = rows.where('api', '=', api)
  if (key) rows = rows.where('key_id', '=', key)
  return rows.groupBy(['day', 'api', 'status', 'outcome']).execute()
}

/**
 * The range by key, the most used first; a key that is deleted has null for what its row would say. Without latencies: those of all keys
 * are megabytes, and one key's are shown when it alone is asked for.
 */
export async function readKeyUsage(db: Reads, { userId, start, end, api, key }: RangeQuery) {
  let days = db
    .selectFrom('usage_key_days')
    .select(['key_id', 'api'])
    .select(sql<number>`sum(calls)::bigint`.as('calls'))
    .select(sql<number>`sum(failed)::bigint`.as('failed'))
    .select(sql<number>`sum(credits)::bigint`.as('credits'))
    .where('user_id', '=', userId)
    .where('day', '>=', start)
    .where('day', '<=', end)
    .groupBy(['key_id', 'api'])
  if (api) days = days.where('api', '=', api)
  if (key) days = days.where('key_id', '=', key)
  return db
    .selectFrom(days.as('days'))
    .leftJoin('api_keys as keys', 'keys.id', 'days.key_id')
    .select(['days.key_id', 'days.api', 'calls', 'failed', 'credits'])
    .select(['keys.name', 'type', 'last_four', 'revoked_at', 'expires_at', 'grace_ends_at'])
    .select((apis) =>
      apis.selectFrom('apis').select('name').whereRef('apis.api', '=', 'days.api').limit(1).as('api_name'),
    )
    .orderBy('calls', 'desc')
    .orderBy('days.key_id')
    .limit(10_000)
    .execute()
}

/** The range by operation, the most called first, of days that the log holds. */
export async function readOperationUsage(db: Reads, { userId, start, end, api, key }: RangeQuery) {
  let rows = db
    .selectFrom('api_call_days')
    .select(['api', 'version', 'operation', 'method'])
    .select(sql<number>`sum(calls)::bigint`.as('calls'))
    .select([callsWith('ANSWERED').as('answered'), callsWith('REJECTED').as('rejected')])
    .select([callsWith('LIMITED').as('limited'), callsWith('FAILED').as('failed')])
    .where('user_id', '=', userId)
    .where('day', '>=', start)
    .where('day', '<=', end)
  if (api) rows = rows.where('api', '=', api)
  if (key) rows = rows.where('key_id', '=', key)
  return rows
    .groupBy(['api', 'version', 'operation', 'method'])
    .orderBy('calls', 'desc')
    .orderBy('operation')
    .limit(10_000)
    .execute()
}

/** Rejected and limited calls by key, of days that the log holds. */
export async function readUnansweredByKey(db: Reads, { userId, start, end, api, key }: RangeQuery) {
  let rows = db
    .selectFrom('api_call_days')
    .select(['key_id', callsWith('REJECTED').as('rejected'), callsWith('LIMITED').as('limited')])
    .where('user_id', '=', userId)
    .where('day', '>=', start)
    .where('day', '<=', end)
    .groupBy('key_id')
  if (api) rows = rows.where('api', '=', api)
  if (key) rows = rows.where('key_id', '=', key)
  return new Map((await rows.execute()).map(({ key_id, ...counts }) => [key_id, counts]))
}

/** First day that calls are counted by key; null: all days are. */
export async function keysSince(db: Reads): Promise<string | null> {
  const { rows } = await sql<{
    since: string | null
  }>`SELECT keys_counted_since AS since FROM market`.execute(db)
  return rows[0]?.since ?? null
}

export async function firstDayOf(db: Reads, userId: string): Promise<string | null> {
  const { first } = await db
    .selectFrom('usage_days')
    .select(({ fn }) => fn.min('day').as('first'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return first
}

interface SubscribedQuery {
  readonly userId: string
  readonly api: string
}

/** Also when it has ended since. */
export async function wasSubscribed(db: Reads, { userId, api }: SubscribedQuery): Promise<boolean> {
  const subscription = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where('api', '=', api)
    .executeTakeFirst()
  return subscription !== undefined
}
