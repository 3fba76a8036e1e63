import type { TaskList } from 'graphile-worker'
import type { Pool } from 'pg'
import { sendWebhooks } from './modules/webhooks/deliver.ts'
import type { AppContext } from './platform/app-context.ts'
import { createTaskList, type Jobs, runJobs } from './platform/jobs/run.ts'
import { schedule } from './schedule.ts'
import { tasks } from './tasks.ts'

const work = { tasks, schedule }

export const taskList = (context: AppContext): TaskList => createTaskList(work, context)

/** The queue, and beside it the webhooks: receivers that are slow must not keep mails waiting. */
export function startJobs(pgPool: Pool, context: AppContext, onError: (error: unknown) => void): Jobs {
  const jobs = runJobs({ pgPool, context, work, onError })
  const webhooks = sendWebhooks(context, onError)
  return {
    async stop() {
      await Promise.all([jobs.stop(), webhooks.stop()])
    },
  }
}
