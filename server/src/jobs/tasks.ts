import type { Parts } from '../handler.ts'
import { mailTask } from '../mail/task.ts'
import { sweepDocuments } from '../modules/kyb/sweep-documents.ts'
import { forgetCaptchas } from '../modules/site/require-captcha.ts'
import { tellOfEndingCredits } from '../modules/wallet/ending-credits.ts'
import { expireCredits } from '../modules/wallet/expire-credits.ts'
import { mailLowCredits } from '../modules/wallet/low-credits.ts'
import type { Payloads } from './payloads.ts'

type Task<Name extends keyof Payloads> = (payload: Payloads[Name], parts: Parts) => Promise<void>

export const tasks: { readonly [Name in keyof Payloads]: Task<Name> } = {
  mail: mailTask,
  lowCredits: mailLowCredits,
}

interface Due {
  readonly name: string
  /** A line of a crontab, in UTC. */
  readonly cron: string
  /** Does all that is due by the clock; doing it twice, or in two processes at once, does it once. */
  readonly run: (parts: Parts) => Promise<void>
}

/** Work that is due by the clock. */
export const schedule: readonly Due[] = [
  // Midnight comes at a quarter of an hour in every zone.
  { name: 'expireCredits', cron: '*/15 * * * *', run: expireCredits },
  { name: 'tellOfEndingCredits', cron: '5 * * * *', run: tellOfEndingCredits },
  { name: 'sweepDocuments', cron: '40 3 * * *', run: sweepDocuments },
  { name: 'forgetCaptchas', cron: '20 * * * *', run: forgetCaptchas },
]
