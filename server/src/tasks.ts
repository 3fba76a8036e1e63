import { tellAnnouncement } from './modules/announcements/tell-announcement.ts'
import { tellChanges } from './modules/announcements/tell-changes.ts'
import { tellDeprecation } from './modules/announcements/tell-deprecation.ts'
import { mailEmailToken } from './modules/email-tokens/mail-link.ts'
import { mailNotice } from './modules/notifications/mail-notice.ts'
import { forgetCard } from './modules/payments/auto-top-up/cards.ts'
import { runAutoTopUp } from './modules/payments/auto-top-up/run.ts'
import { sendRefund } from './modules/payments/refunds/send-refund.ts'
import { deliverCardEvent, deliverEvent } from './modules/payments/sandbox/deliver-event.ts'
import { closeCheckout } from './modules/payments/settle-payment.ts'
import { closeMonthsTask } from './modules/payments/statements/close-months.ts'
import { mailLowCredits } from './modules/wallet/low-credits.ts'
import type { Tasks } from './platform/jobs/run.ts'
import { mailTask } from './platform/mail/task.ts'
import { republish } from './publishing/republish.ts'

/** The handlers of queued jobs by name. */
export const tasks: Tasks = {
  mail: mailTask,
  sandboxEvent: deliverEvent,
  sandboxCardEvent: deliverCardEvent,
  autoTopUp: (payload, context) => runAutoTopUp(payload, context),
  refundPayment: (payload, context) => sendRefund(payload, context),
  forgetCard,
  closeCheckout,
  closeMonths: closeMonthsTask,
  lowCredits: mailLowCredits,
  mailLink: mailEmailToken,
  mailNotice,
  tellDeprecation,
  tellChanges,
  tellAnnouncement,
  republish,
}
