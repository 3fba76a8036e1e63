import { mailEmailToken } from './modules/email-tokens/mail-link.ts'
import { mailNotice } from './modules/notifications/mail-notice.ts'
import { deliverEvent } from './modules/payments/sandbox/deliver-event.ts'
import { closeMonthsTask } from './modules/payments/statements/close-months.ts'
import { tellDeprecation } from './modules/subscriptions/tell-deprecation.ts'
import { mailLowCredits } from './modules/wallet/low-credits.ts'
import type { Tasks } from './platform/jobs/run.ts'
import { mailTask } from './platform/mail/task.ts'

/** What each queued job does, by its name. */
export const tasks: Tasks = {
  mail: mailTask,
  sandboxEvent: deliverEvent,
  closeMonths: closeMonthsTask,
  lowCredits: mailLowCredits,
  mailLink: mailEmailToken,
  mailNotice,
  tellDeprecation,
}
