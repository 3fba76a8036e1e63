import { sql } from 'kysely'
import type { Queries } from '../db/client.ts'
import type { JobPayloads } from './payloads.ts'

interface JobOptions {
  readonly runAt?: Date
  /** A job that waits under the same key is replaced. */
  readonly jobKey?: string
}

/** Queues a job in the transaction that causes it: it runs when that commits, and never when it does not. */
export async function enqueue<Name extends keyof JobPayloads>(
  db: Queries,
  name: Name,
  { payload, runAt, jobKey }: JobOptions & { readonly payload: JobPayloads[Name] },
): Promise<void> {
  await sql`SELECT graphile_worker.add_job(${name}::text, ${JSON.stringify(payload)}::json,
    run_at => ${runAt ?? null}::timestamptz, job_key => ${jobKey ?? null}::text, max_attempts => 12)`.execute(
    db,
  )
}

/** How many wait, or are tried again. */
export async function waitingJobs(db: Queries, name: keyof JobPayloads): Promise<number> {
  const { rows } = await sql<{ waiting: string }>`
    SELECT count(*) AS waiting FROM graphile_worker.jobs WHERE task_identifier = ${name}`.execute(db)
  return Number(rows[0]?.waiting ?? 0)
}
