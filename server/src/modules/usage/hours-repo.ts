import { sql } from 'kysely'
import type { AppContext } from '../../platform/app-context.ts'
import type { Queries } from '../../platform/db/client.ts'
import { hasRows } from '../../platform/db/has-rows.ts'
import type { Reads } from '../../platform/db/reads.ts'
import { buckets, growth } from '../../platform/time/latency.ts'

/** Days that hours are kept: twice the longest period that is shown, and the day on which it begins. */
const keptDays = 61

/** Counts the hours since the last count anew, at first all that are kept. The log is read by account: it has no order of its own by time. */
export async function countHours({
  db,
  clock,
}: Pick<AppContext, 'clock'> & { readonly db: Queries }): Promise<void> {
  const edge = new Date(clock().getTime() - keptDays * 86_400_000)
  await sql`
    WITH start AS (
      SELECT coalesce(max(hour) - interval '1 hour', date_trunc('hour', ${edge}::timestamptz, 'UTC')) AS at FROM api_hours
    ), accounts AS (
      SELECT DISTINCT user_id FROM api_version_callers, start WHERE last_called_on >= start.at::date - 1
    )
    INSERT INTO api_hours (hour, api, calls, failed, credits, latencies)
      SELECT date_trunc('hour', calls.at, 'UTC'), api, count(*),
        count(*) FILTER (WHERE call_outcome(status, free) = 'FAILED'), sum(credits),
        count_buckets(array_agg(least(${buckets}::integer, 1 + floor(ln(greatest(1, duration_ms)) / ln(${growth}::numeric))::integer)), ${buckets})
      FROM start, accounts JOIN api_calls AS calls USING (user_id)
      WHERE calls.at >= start.at AND key_type = 'LIVE'
      GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (hour, api) DO UPDATE SET calls = excluded.calls, failed = excluded.failed, credits = excluded.credits,
      latencies = excluded.latencies`.execute(db)
  await db.deleteFrom('api_hours').where('hour', '<', edge).execute()
}

/** Whether a live call succeeded in the hours that are kept. */
export const hasAnswered = (db: Queries) =>
  hasRows(db.selectFrom('api_hours').select('api').whereRef('calls', '>', 'failed'))

/** Parts of a period, of `hours` each, the first of which begins at `start`. */
interface PartsQuery {
  readonly start: Date
  readonly parts: number
  readonly hours: number
}

const partOf = ({ start, hours }: PartsQuery) =>
  sql<number>`floor(extract(epoch FROM hour - ${start}::timestamptz) / ${hours * 3600})::integer`
const inBoth = ({ start, parts, hours }: PartsQuery) =>
  sql<boolean>`hour >= ${new Date(start.getTime() - parts * hours * 3_600_000)}::timestamptz`

const sumOf = <Column extends 'calls' | 'failed' | 'credits'>(column: Column) =>
  sql<number>`sum(${sql.ref(column)})::bigint`.as(column)

/** The period’s parts with calls and, numbered below zero, those of the period before. */
export const readParts = (db: Reads, query: PartsQuery) =>
  db
    .selectFrom('api_hours')
    .select(['api', partOf(query).as('part')])
    .select([sumOf('calls'), sumOf('failed'), sumOf('credits')])
    .where(inBoth(query))
    .groupBy(['api', 'part'])
    .execute()

/** Calls by their latency, of the period and of the one before. */
export async function readLatencies(db: Reads, query: PartsQuery) {
  const { rows } = await sql<{
    readonly api: string
    readonly before: boolean
    readonly latencies: readonly number[]
  }>`
    SELECT api, before, array_agg(calls ORDER BY bucket) AS latencies FROM (
      SELECT api, hour < ${query.start}::timestamptz AS before, bucket, sum(counted)::integer AS calls
      FROM api_hours, unnest(latencies) WITH ORDINALITY AS counts (counted, bucket)
      WHERE ${inBoth(query)} GROUP BY 1, 2, 3
    ) AS sums GROUP BY 1, 2`.execute(db)
  return rows
}

/** Accounts by their live calls since a day and in the week before it, of each API and, where that is null, of all. */
export async function readCallers(db: Reads, start: string) {
  const { rows } = await sql<{
    readonly api: string | null
    readonly active: number
    readonly new: number
    readonly silent: number
    readonly affected: number
  }>`
    WITH days AS (
      SELECT days.user_id, days.api, day, failed FROM usage_key_days AS days
      JOIN api_keys AS keys ON keys.id = days.key_id AND keys.type = 'LIVE'
    ), callers AS (
      SELECT api, user_id, max(day) >= ${start} AS active, bool_or(day >= ${start} AND failed > 0) AS affected
      FROM days WHERE day >= ${start}::date - 7 GROUP BY GROUPING SETS ((api, user_id), (user_id))
    )
    SELECT api, count(*) FILTER (WHERE active)::integer AS active, count(*) FILTER (WHERE NOT active)::integer AS silent,
      count(*) FILTER (WHERE affected)::integer AS affected,
      count(*) FILTER (WHERE active AND NOT EXISTS (SELECT FROM days
        WHERE days.user_id = callers.user_id AND days.api = coalesce(callers.api, days.api) AND day < ${start}))::integer AS new
    FROM callers GROUP BY api`.execute(db)
  return rows
}
