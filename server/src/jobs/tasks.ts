import { tendCallPartitions } from '../gateway/partitions.ts'
import { refundAbandoned } from '../gateway/refund-abandoned.ts'
import type { Parts } from '../handler.ts'
import type { MailMessage } from '../mail/message.ts'
import { mailTask } from '../mail/task.ts'

/** Every job and what it is given. A job may run twice: it must do its work once. */
export interface Tasks {
  readonly mail: MailMessage
}

export type Task<Name extends keyof Tasks> = (payload: Tasks[Name], parts: Parts) => Promise<void>

export const tasks: { readonly [Name in keyof Tasks]: Task<Name> } = {
  mail: mailTask,
}

/** Work that is due by the clock, each as a line of a crontab (UTC) and a task without payload. */
export const schedule: readonly {
  readonly name: string
  readonly cron: string
  readonly run: (parts: Parts) => Promise<void>
}[] = [
  { name: 'refund-abandoned-calls', cron: '* * * * *', run: refundAbandoned },
  { name: 'tend-call-partitions', cron: '17 3 * * *', run: tendCallPartitions },
]
