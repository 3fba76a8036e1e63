import type { Parts } from '../handler.ts'
import { mailTask } from '../mail/task.ts'
import { linkTask } from '../modules/accounts/link-task.ts'
import { sweep } from '../modules/accounts/sweep.ts'
import type { Payloads } from './payloads.ts'

type Task<Name extends keyof Payloads> = (payload: Payloads[Name], parts: Parts) => Promise<void>

export const tasks: { readonly [Name in keyof Payloads]: Task<Name> } = {
  mail: mailTask,
  mailLink: linkTask,
}

interface Due {
  readonly name: string
  /** A line of a crontab, in UTC. */
  readonly cron: string
  /** Does all that is due by the clock; doing it twice, or in two processes at once, does it once. */
  readonly run: (parts: Parts) => Promise<void>
}

/** Work that is due by the clock. */
export const schedule: readonly Due[] = [{ name: 'sweep', cron: '17 * * * *', run: sweep }]
