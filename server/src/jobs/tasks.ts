import type { Parts } from '../handler.ts'
import type { MailMessage } from '../mail/message.ts'
import { mailTask } from '../mail/task.ts'
import { tellOfEndingCredits } from '../modules/wallet/ending-credits.ts'
import { expireCredits } from '../modules/wallet/expire-credits.ts'
import { type LowCredits, mailLowCredits } from '../modules/wallet/low-credits.ts'

/** Every job and what it is given. A job may run twice: it must do its work once. */
export interface Tasks {
  readonly mail: MailMessage
  /** Queued by the database: 0013_wallet.sql. */
  readonly lowCredits: LowCredits
}

export type Task<Name extends keyof Tasks> = (payload: Tasks[Name], parts: Parts) => Promise<void>

export const tasks: { readonly [Name in keyof Tasks]: Task<Name> } = {
  mail: mailTask,
  lowCredits: mailLowCredits,
}

/** Work that is due by the clock, each as a line of a crontab (UTC) and a task without payload. */
export const schedule: readonly {
  readonly name: string
  readonly cron: string
  readonly run: (parts: Parts) => Promise<void>
}[] = [
  // Midnight comes at a quarter of an hour in every zone.
  { name: 'expireCredits', cron: '*/15 * * * *', run: expireCredits },
  { name: 'tellOfEndingCredits', cron: '5 * * * *', run: tellOfEndingCredits },
]
