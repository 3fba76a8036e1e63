import { sql } from 'kysely'
import type { AppContext } from '../app-context.ts'

/** Longer than any job takes. What is held longer was held by a worker that is gone; the queue itself waits four hours. */
const abandonedAfter = sql.lit('5 minutes')

export async function unlockAbandoned({ db }: AppContext): Promise<void> {
  await sql`SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by))
    FROM graphile_worker._private_jobs WHERE locked_at < now() - ${abandonedAfter}::interval
    HAVING count(*) > 0`.execute(db)
}
