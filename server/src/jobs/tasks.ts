import type { Parts } from '../handler.ts'
import { mailTask } from '../mail/task.ts'
import { endDuePlans } from '../modules/plans/end-due-plans.ts'
import type { Payloads } from './payloads.ts'

type Task<Name extends keyof Payloads> = (payload: Payloads[Name], parts: Parts) => Promise<void>

export const tasks: { readonly [Name in keyof Payloads]: Task<Name> } = {
  mail: mailTask,
}

interface Due {
  readonly name: string
  /** A line of a crontab, in UTC. */
  readonly cron: string
  /** Does all that is due by the clock; doing it twice, or in two processes at once, does it once. */
  readonly run: (parts: Parts) => Promise<void>
}

/** Work that is due by the clock. */
export const schedule: readonly Due[] = [{ name: 'endDuePlans', cron: '*/10 * * * *', run: endDuePlans }]
