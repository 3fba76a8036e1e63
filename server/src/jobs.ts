import type { TaskList } from 'graphile-worker'
import type { Pool } from 'pg'
import type { AppContext } from './platform/app-context.ts'
import { createTaskList, type Jobs, runJobs } from './platform/jobs/run.ts'
import { schedule } from './schedule.ts'
import { tasks } from './tasks.ts'

const work = { tasks, schedule }

export const taskList = (context: AppContext): TaskList => createTaskList(work, context)

export const startJobs = (pgPool: Pool, context: AppContext, onError: (error: unknown) => void): Jobs =>
  runJobs({ pgPool, context, work, onError })
