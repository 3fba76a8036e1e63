import { sql } from 'kysely'
import type { Queries } from '../db/client.ts'

export interface Backlog {
  /** Jobs that are due and have not begun. */
  readonly waiting: number
  /** How long the oldest of them waits. */
  readonly oldest_seconds: number
  /** Jobs that failed as often as they may, and are not tried again. */
  readonly given_up: number
}

export async function readBacklog(db: Queries): Promise<Backlog> {
  const { rows } = await sql<Backlog>`
    SELECT count(*) FILTER (WHERE is_due) AS waiting,
      coalesce(extract(epoch FROM now() - min(run_at) FILTER (WHERE is_due)), 0)::float8 AS oldest_seconds,
      count(*) FILTER (WHERE attempts >= max_attempts) AS given_up
    FROM (SELECT *, run_at <= now() AND locked_at IS NULL AND attempts < max_attempts AS is_due FROM graphile_worker.jobs) AS jobs`.execute(
    db,
  )
  return rows[0] ?? { waiting: 0, oldest_seconds: 0, given_up: 0 }
}
