import type { TaskList } from 'graphile-worker'
import type { Pool } from 'pg'
import { writeExports } from './modules/exports/write-exports.ts'
import { keepArchiving } from './modules/usage/archive/archive-calls.ts'
import { sendWebhooks } from './modules/webhooks/deliver.ts'
import type { AppContext } from './platform/app-context.ts'
import { createTaskList, type Jobs, runJobs } from './platform/jobs/run.ts'
import { schedule } from './schedule.ts'
import { tasks } from './tasks.ts'

const work = { tasks, schedule }

export const taskList = (context: AppContext): TaskList => createTaskList(work, context)

interface JobPools {
  readonly queue: Pool
  /** Of the context. */
  readonly tasks: Pool
}

/** The queue, and beside it webhooks, exports and the archive: receivers that are slow, and files that are long, must not keep mails waiting. */
export function startJobs(pools: JobPools, context: AppContext, onError: (error: unknown) => void): Jobs {
  const jobs = runJobs({ pgPool: pools.queue, context, work, onError })
  const webhooks = sendWebhooks(context, onError)
  const exports = writeExports(context, onError)
  const archive = keepArchiving(context, pools.tasks, onError)
  return {
    async stop() {
      await Promise.all([jobs.stop(), webhooks.stop(), exports.stop(), archive.stop()])
    },
  }
}
