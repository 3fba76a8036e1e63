import { parseCronItems, run, type TaskList } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Parts } from '../handler.ts'
import { quiet } from './migrate.ts'
import { schedule, tasks } from './tasks.ts'

/** Every task by its name, as the worker calls it. */
export function taskList(parts: Parts): TaskList {
  const queued = Object.entries(tasks).map(([name, task]) => [
    name,
    (payload: unknown) => (task as (payload: unknown, parts: Parts) => Promise<void>)(payload, parts),
  ])
  const scheduled = schedule.map(({ name, run }) => [name, () => run(parts)])
  return Object.fromEntries([...queued, ...scheduled])
}

interface Jobs {
  /** Lets the jobs that run end, and takes no more. */
  stop(): Promise<void>
}

/** Any number of processes may work on the same database; a job goes to one of them. */
export async function startJobs(
  pgPool: Pool,
  parts: Parts,
  onError: (error: unknown) => void,
): Promise<Jobs> {
  const runner = await run({
    pgPool,
    logger: quiet,
    noHandleSignals: true,
    concurrency: 4,
    pollInterval: 2_000,
    taskList: taskList(parts),
    parsedCronItems: parseCronItems(
      schedule.map(({ name, cron }) => ({
        task: name,
        match: cron,
        options: { backfillPeriod: 86_400_000 },
      })),
    ),
  })
  runner.events.on('job:error', ({ error }) => onError(error))
  return { stop: () => runner.stop() }
}
