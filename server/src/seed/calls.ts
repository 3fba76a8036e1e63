import { sql } from 'kysely'
import { makePartition } from '../modules/usage/partitions-repo.ts'
import type { Tx } from '../platform/db/client.ts'
import { addDays } from '../platform/time/days.ts'

const days = 30
/** Whole days, the newest first, as long as they are not more calls than this. */
const maxCalls = 5_000

interface CallsInput {
  readonly tx: Tx
  readonly userId: string
  /** Whether the wallet is, so that calls are rejected. */
  readonly isEmpty: boolean
  readonly today: string
  readonly timeZone: string
}

/**
 * The request log, and the counts by key, behind an account's usage of the last days: its charged calls under their ids in the ledger, of which some
 * were answered with a 404, then the failed and the rejected ones.
 */
export async function logCalls({ tx, userId, isEmpty, today, timeZone }: CallsInput): Promise<void> {
  const liveKeyOf = (calls: string) => sql`
    SELECT api_keys.id, last_four FROM api_keys JOIN subscriptions ON subscriptions.id = subscription_id
    WHERE subscriptions.user_id = ${userId} AND subscriptions.api = ${sql.ref(`${calls}.api`)} AND type = 'LIVE'
    ORDER BY api_keys.id LIMIT 1`
  const first = addDays(today, 1 - days)
  for (const month of new Set([first.slice(0, 7), today.slice(0, 7)])) await makePartition(tx, month)
  await sql`
    WITH newest AS (
      SELECT day FROM (
        SELECT day, sum(sum(calls)) OVER (ORDER BY day DESC) AS calls_since
        FROM usage_days WHERE user_id = ${userId} AND day >= ${first} GROUP BY day
      ) AS counted WHERE calls_since <= ${maxCalls}
    ), used AS (
      SELECT usage_days.* FROM usage_days JOIN newest USING (day) WHERE user_id = ${userId}
    ), charged AS (
      SELECT used.day, used.api, ledger.created_at AS at, ledger.request_id, -ledger.amount AS credits,
        row_number() OVER (PARTITION BY used.day, used.api ORDER BY ledger.sequence) AS place
      FROM ledger JOIN used ON used.api = ledger.api
        AND used.day = (ledger.created_at AT TIME ZONE ${timeZone})::date
      WHERE ledger.user_id = ${userId} AND kind = 'USAGE'
    ), answered AS (
      SELECT charged.*, api = 'number-verification' AND place % 12 = 7 AS is_unknown FROM charged
    ), free AS (
      SELECT used.day, used.api, last.at + nth * interval '13 seconds' AS at,
        'req_' || substr(md5(${userId} || used.api || used.day || nth), 1, 12) AS request_id, 0 AS credits,
        CASE WHEN nth <= used.failed THEN 503 WHEN ${isEmpty} THEN 402 WHEN used.api = 'sim-swap' THEN 403 ELSE 422 END AS status,
        CASE WHEN nth <= used.failed THEN 'network_unavailable' WHEN ${isEmpty} THEN 'insufficient_credits'
          WHEN used.api = 'sim-swap' THEN 'consent_missing' ELSE 'validation_failed' END AS error_code,
        last.place + nth AS place
      FROM used JOIN LATERAL (
        SELECT max(at) - used.calls * interval '13 seconds' AS at, max(place) AS place FROM charged
        WHERE charged.day = used.day AND charged.api = used.api
      ) AS last ON last.place IS NOT NULL
      CROSS JOIN generate_series(1, used.calls - last.place) AS nth
    ), durations AS (
      SELECT used.day, used.api, round(1.1 ^ (bucket - 0.5)) AS ms,
        row_number() OVER (PARTITION BY used.day, used.api ORDER BY md5(bucket || used.day::text || nth)) AS place
      FROM used CROSS JOIN unnest(used.latencies) WITH ORDINALITY AS counted (calls, bucket)
      CROSS JOIN generate_series(1, counted.calls) AS nth
    ), written AS (
      INSERT INTO api_calls (at, request_id, user_id, api, version, operation, method, path, status, error_code,
        duration_ms, credits, key_id, key_last_four, key_type, free)
      SELECT calls.at, calls.request_id, ${userId}, calls.api, apis.version, apis.operations -> 0 ->> 'operation_id',
        apis.operations -> 0 ->> 'method', apis.operations -> 0 ->> 'path', calls.status, calls.error_code,
        durations.ms, calls.credits, coalesce(keys.id, 'key_ended'),
        coalesce(keys.last_four, substr(md5(${userId}), 1, 4)), 'LIVE', calls.credits = 0
      FROM (
        SELECT day, api, at, request_id, credits, CASE WHEN is_unknown THEN 404 ELSE 200 END AS status,
          CASE WHEN is_unknown THEN 'not_on_mobile_data' END AS error_code, place FROM answered
        UNION ALL SELECT * FROM free
      ) AS calls
      JOIN durations USING (day, api, place)
      JOIN LATERAL (SELECT * FROM apis WHERE apis.api = calls.api ORDER BY version DESC LIMIT 1) AS apis ON true
      LEFT JOIN LATERAL (${liveKeyOf('calls')}) AS keys ON true
      RETURNING *
    )
    INSERT INTO api_call_days (user_id, day, api, version, operation, method, path, status, key_id, calls,
      free_calls)
    SELECT user_id, (at AT TIME ZONE ${timeZone})::date, api, version, operation, method, path, status, key_id, count(*),
      count(*) FILTER (WHERE free)
    FROM written GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9`.execute(tx)
  await sql`
    INSERT INTO call_errors (user_id, day, api, version, operation, status, error_code, key_id, key_type, method, path, calls,
      first_at, last_at, last_request)
    SELECT user_id, (at AT TIME ZONE ${timeZone})::date, api, version, operation, status, coalesce(error_code, ''), key_id,
      min(key_type), min(method), min(path), count(*), min(at), max(at), (array_agg(request_id ORDER BY at DESC))[1]
    FROM api_calls WHERE user_id = ${userId} AND call_outcome(status, free) <> 'ANSWERED'
    GROUP BY 1, 2, 3, 4, 5, 6, 7, 8`.execute(tx)
  await sql`
    INSERT INTO usage_key_days (user_id, key_id, day, api, calls, failed, credits, latencies, last_at)
    SELECT user_id, coalesce(keys.id, 'key_ended'), day, days.api, calls, failed, credits, latencies,
      coalesce((SELECT max(at) FROM api_calls WHERE user_id = ${userId} AND api_calls.api = days.api
        AND at >= midnight_in(${timeZone}, day) AND at < midnight_in(${timeZone}, day + 1)),
        (day + time '12:00') AT TIME ZONE ${timeZone})
    FROM usage_days AS days LEFT JOIN LATERAL (${liveKeyOf('days')}) AS keys ON true WHERE user_id = ${userId}`.execute(
    tx,
  )
}
