import { sql } from 'kysely'
import type { Db } from '../../src/platform/db/client.ts'

interface LoggedCalls {
  readonly userId: string
  /** Of the newest. */
  readonly at: string
  readonly count: number
  /** Between one call and the one before it; 0: all share one moment. */
  readonly stepMicroseconds: number
  /** Begins their request ids. */
  readonly prefix: string
  readonly path?: string
}

/** Calls as the gateway writes them down, many at once, with their count by day. */
export async function logCalls(
  db: Db,
  { userId, at, count, stepMicroseconds, prefix, path = '/messages' }: LoggedCalls,
): Promise<void> {
  await sql`INSERT INTO api_calls
    SELECT ${at}::timestamptz - n * ${stepMicroseconds}::integer * interval '1 microsecond', ${prefix}::text || n, ${userId},
      'messaging', 'v1', 'sendMessage', 'POST', ${path}, 200, NULL, 80, 60, 'key_1', 'f3Lb', 'LIVE'
    FROM generate_series(0, ${count - 1}::integer) AS n`.execute(db)
  await sql`INSERT INTO api_call_days
    SELECT user_id, (at AT TIME ZONE 'Asia/Manila')::date, api, operation, method, path, status, count(*), version, key_id
    FROM api_calls WHERE user_id = ${userId} AND starts_with(request_id, ${prefix}) GROUP BY 1, 2, 3, 4, 5, 6, 7, 9, 10
    ON CONFLICT (user_id, day, api, version, operation, method, path, status, key_id)
      DO UPDATE SET calls = api_call_days.calls + excluded.calls`.execute(db)
}
