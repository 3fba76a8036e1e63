import type { Parts } from '../handler.ts'
import type { MailMessage } from '../mail/message.ts'
import { mailTask } from '../mail/task.ts'
import { type AskedLink, linkTask } from '../modules/accounts/link-task.ts'

/** Every job and what it is given. A job may run twice: it must do its work once. */
export interface Tasks {
  readonly mail: MailMessage
  readonly mailLink: AskedLink
}

export type Task<Name extends keyof Tasks> = (payload: Tasks[Name], parts: Parts) => Promise<void>

export const tasks: { readonly [Name in keyof Tasks]: Task<Name> } = {
  mail: mailTask,
  mailLink: linkTask,
}

/** Work that is due by the clock, each as a line of a crontab (UTC) and a task without payload. */
export const schedule: readonly {
  readonly name: string
  readonly cron: string
  readonly run: (parts: Parts) => Promise<void>
}[] = []
