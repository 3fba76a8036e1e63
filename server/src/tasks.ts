import { tendCallPartitions } from './gateway/partitions.ts'
import { refundAbandoned } from './gateway/refund-abandoned.ts'
import { sweep } from './modules/auth/purge-expired.ts'
import { linkTask } from './modules/email-tokens/mail-link.ts'
import { sweepDocuments } from './modules/kyb/sweep-documents.ts'
import { expirePayments } from './modules/payments/expire-payments.ts'
import { deliverEvent } from './modules/payments/sandbox/deliver-event.ts'
import { closeMonthsTask, closeStatements } from './modules/payments/statements/close-statements.ts'
import { endDuePlans } from './modules/pricing/end-due-plans.ts'
import { forgetCaptchas } from './modules/site/require-captcha.ts'
import { tellOfEndingCredits } from './modules/wallet/ending-credits.ts'
import { expireCredits } from './modules/wallet/expire-credits.ts'
import { mailLowCredits } from './modules/wallet/low-credits.ts'
import type { Parts } from './platform/http/handler.ts'
import type { Payloads } from './platform/jobs/payloads.ts'
import { unlockAbandoned } from './platform/jobs/unlock-abandoned.ts'
import { mailTask } from './platform/mail/task.ts'

/** `jobId` stays the same when a job is tried again. */
type Task<Name extends keyof Payloads> = (
  payload: Payloads[Name],
  parts: Parts,
  jobId: string,
) => Promise<void>

export const tasks: { readonly [Name in keyof Payloads]: Task<Name> } = {
  mail: mailTask,
  sandboxEvent: deliverEvent,
  closeMonths: closeMonthsTask,
  lowCredits: mailLowCredits,
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
export const schedule: readonly Due[] = [
  { name: 'unlockAbandoned', cron: '*/5 * * * *', run: unlockAbandoned },
  { name: 'expirePayments', cron: '*/5 * * * *', run: expirePayments },
  // Five minutes after midnight in every zone; their midnights are a quarter of an hour apart at most.
  { name: 'closeStatements', cron: '5,20,35,50 * * * *', run: closeStatements },
  // Midnight comes at a quarter of an hour in every zone.
  { name: 'expireCredits', cron: '*/15 * * * *', run: expireCredits },
  { name: 'tellOfEndingCredits', cron: '5 * * * *', run: tellOfEndingCredits },
  { name: 'endDuePlans', cron: '*/10 * * * *', run: endDuePlans },
  { name: 'sweepDocuments', cron: '40 3 * * *', run: sweepDocuments },
  { name: 'refundAbandoned', cron: '* * * * *', run: refundAbandoned },
  { name: 'tendCallPartitions', cron: '17 3 * * *', run: tendCallPartitions },
  { name: 'sweep', cron: '17 * * * *', run: sweep },
  { name: 'forgetCaptchas', cron: '20 * * * *', run: forgetCaptchas },
]
