import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type JobHelpers,
  parseCronItems,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import { sql } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import type { AppContext } from '../app-context.ts'
import { inTrace } from '../tracing/tracing.ts'
import { quiet } from './migrate.ts'
import type { JobPayloads } from './payloads.ts'

/** `jobId` stays the same when a job is tried again. */
type Task<Name extends keyof JobPayloads> = (
  payload: JobPayloads[Name],
  context: AppContext,
  jobId: string,
  isLastAttempt: boolean,
) => Promise<void>

/** Handlers of the queued jobs. */
export type Tasks = { readonly [Name in keyof JobPayloads]: Task<Name> }

export interface ScheduledTask {
  readonly name: string
  /** A line of a crontab, in UTC. */
  readonly cron: string
  /** Does all that is due by the clock; running twice, or in two processes, has the effect of once. */
  readonly run: (context: AppContext) => Promise<void>
}

/** All that a process works off. */
interface WorkerTasks {
  readonly tasks: Tasks
  readonly schedule: readonly ScheduledTask[]
}

type UntypedTask = (...given: Parameters<Task<keyof JobPayloads>>) => Promise<void>

/** Every task by its name, as the worker calls it. */
export function createTaskList({ tasks, schedule }: WorkerTasks, context: AppContext): TaskList {
  const runInTrace = (name: string, run: () => Promise<void>, attributes = {}) =>
    inTrace(context.tracing, `job ${name}`, run, attributes)
  const queued = Object.entries(tasks).map(([name, task]) => [
    name,
    (payload: unknown, { job }: JobHelpers) => {
      const isLastAttempt = job.attempts >= job.max_attempts
      const run = () => (task as UntypedTask)(payload as never, context, job.id, isLastAttempt)
      return runInTrace(name, run, { 'switchboard.job_id': job.id })
    },
  ])
  const scheduled = schedule.map(({ name, run }) => [name, () => runInTrace(name, () => run(context))])
  return Object.fromEntries([...queued, ...scheduled])
}

export interface Jobs {
  /** Lets the jobs that run end, and takes no more. One that is cut off then is given to another by `unlockAbandoned`. */
  stop(): Promise<void>
}

interface JobsOptions {
  readonly pgPool: Pool
  readonly context: AppContext
  readonly work: WorkerTasks
  readonly onError: (error: unknown) => void
}

const pauseMs = 1_000
const concurrency = 4

type ConnectCallback = (error: Error | undefined, client: PoolClient | undefined, release: () => void) => void

/**
 * By some codes of a connection that fails (57P03, EHOSTUNREACH, ETIMEDOUT) the worker waits longer each time, for up to
 * two minutes after the database is back; without one, it tries again with its next poll.
 */
function retryPromptly(pool: Pool): void {
  const connect = pool.connect.bind(pool)
  const connectPromptly = (callback?: ConnectCallback) => {
    if (!callback) return connect().catch((cause) => Promise.reject(withoutCode(cause)))
    return connect((error, client, release) => callback(error && withoutCode(error), client, release))
  }
  pool.connect = connectPromptly as Pool['connect']
}

const withoutCode = (cause: Error): Error => new Error(`No connection: ${cause.message}`, { cause })

/**
 * Works off the queue until it is stopped. Any number of processes may work on the same database; a job goes to one
 * of them. The worker gives up when the database dies under it, and is started again.
 */
export function runJobs({ pgPool, context, work, onError }: JobsOptions): Jobs {
  retryPromptly(pgPool)
  const stopping = new AbortController()
  let runner: Runner | undefined
  const ended = new Set<string>()
  const keepRunning = async () => {
    while (!stopping.signal.aborted) {
      try {
        await unlockJobsOf(context, ended)
        runner = await startRunner({ pgPool, context, work, onError }, (id) => ended.add(id))
        // A stop before this moment had no worker to stop.
        if (stopping.signal.aborted) await runner.stop()
        await runner.promise
      } catch (error) {
        onError(error)
      }
      await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const kept = keepRunning()
  return {
    async stop() {
      stopping.abort()
      await runner?.stop().catch(() => {})
      await kept
    },
  }
}

async function startRunner(
  { pgPool, context, work, onError }: JobsOptions,
  onPool: (id: string) => void,
): Promise<Runner> {
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => onPool(workerPool.id))
  const runner = await run({
    pgPool,
    events,
    logger: quiet,
    noHandleSignals: true,
    concurrency,
    pollInterval: 2_000,
    // Otherwise the worker awaits nothing while it records a job as done, and the rejection of a lost connection is
    // unhandled. This way it ends the worker, and a new one begins.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    taskList: createTaskList(work, context),
    parsedCronItems: parseCronItems(
      work.schedule.map(({ name, cron }) => ({
        task: name,
        match: cron,
        options: { backfillPeriod: 86_400_000 },
      })),
    ),
  })
  events.on('job:error', ({ error }) => onError(error))
  events.on('pool:fatalError', ({ error }) => onError(error))
  endWhenItFailsAgainAndAgain(runner)
  return runner
}

/** Workers that ended because a connection was lost leave jobs behind, locked by their pool. */
async function unlockJobsOf({ db }: AppContext, pools: Set<string>): Promise<void> {
  if (pools.size === 0) return
  await sql`SELECT graphile_worker.force_unlock_workers(${[...pools]}::text[])`.execute(db)
  pools.clear()
}

/** The worker looks its tasks up once and remembers a failure of that for good; only a new one looks again. */
function endWhenItFailsAgainAndAgain(runner: Runner): void {
  let failures = 0
  runner.events.on('worker:getJob:error', () => {
    failures += 1
    // Not before the worker is done with this failure: else it prints it.
    if (failures === 2 * concurrency) setImmediate(() => runner.stop().catch(() => {}))
  })
  for (const event of ['worker:getJob:empty', 'job:start'] as const) {
    runner.events.on(event, () => {
      failures = 0
    })
  }
}

/** Longer than any job takes. A lock held longer belongs to a worker that is gone; the queue itself waits four hours. */
const abandonedAfter = sql.lit('5 minutes')

export async function unlockAbandoned({ db }: AppContext): Promise<void> {
  await sql`SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by))
    FROM graphile_worker._private_jobs WHERE locked_at < now() - ${abandonedAfter}::interval
    HAVING count(*) > 0`.execute(db)
}
