import { sql } from 'kysely'
import type { AppContext } from '../app-context.ts'
import { Problem } from './problem.ts'

/** Counts the call in its window of time, in the database, so that the limit holds over all processes. */
export async function enforceRateLimit(
  { db, clock, settings }: Pick<AppContext, 'db' | 'clock' | 'settings'>,
  operation: string,
  caller: string,
): Promise<void> {
  const limit = settings.callLimits[operation]
  if (!limit) return
  const window = Math.floor(clock().getTime() / 1000 / limit.seconds) * limit.seconds
  const { rows } = await sql<{ calls: number }>`
    INSERT INTO call_counts AS counts (operation, caller, window_start, calls)
    VALUES (${operation}, ${caller}, to_timestamp(${window}), 1)
    ON CONFLICT (operation, caller) DO UPDATE SET window_start = excluded.window_start,
      calls = CASE WHEN counts.window_start = excluded.window_start THEN counts.calls + 1 ELSE 1 END
    RETURNING calls`.execute(db)
  if ((rows[0]?.calls ?? 0) <= limit.calls) return
  const retryAfterSeconds = Math.max(1, Math.ceil(window + limit.seconds - clock().getTime() / 1000))
  throw new Problem(
    'too_many_requests',
    'Too many attempts in a short time. Wait a moment, then try again.',
    {
      retryAfterSeconds,
    },
  )
}
