import { refundAbandoned } from './gateway/refund-abandoned.ts'
import { changeDuePlans, renewAccountPlans, tellOfTrialEnds } from './modules/account-plans/due-plans.ts'
import { takeDueChanges } from './modules/announcements/take-effect.ts'
import { purgeDocuments } from './modules/kyb/documents.ts'
import { countLedgerDays } from './modules/ledger/days-repo.ts'
import { resumeAutoTopUps } from './modules/payments/auto-top-up/run.ts'
import { askUnsettled } from './modules/payments/reconciliation/ask-provider.ts'
import { comparePayments } from './modules/payments/reconciliation/compare-day.ts'
import { resumeRefunds } from './modules/payments/refunds/send-refund.ts'
import { expirePayments } from './modules/payments/settle-payment.ts'
import { closeStatements } from './modules/payments/statements/close-months.ts'
import { mailRecoveryLinks } from './modules/second-factor/recovery.ts'
import { purgeCaptchas } from './modules/site/captcha.ts'
import { tellOfEndingServiceAccounts } from './modules/staff/service-accounts.ts'
import { countStatusDays } from './modules/status/count-status-days.ts'
import { endDuePlans } from './modules/subscriptions/end-due-plans.ts'
import { tellOfEndingKeys } from './modules/subscriptions/ending-keys.ts'
import { tellOfLimits } from './modules/subscriptions/limits/tell-limits.ts'
import { renewPlans } from './modules/subscriptions/renew-plans.ts'
import { warnOfRenewals } from './modules/subscriptions/warn-of-renewals.ts'
import { settleCircuits } from './modules/upstreams/health.ts'
import { countHours } from './modules/usage/hours-repo.ts'
import { tendCallPartitions } from './modules/usage/partitions-repo.ts'
import { tellOfEndingCredits } from './modules/wallet/ending-credits.ts'
import { expireCredits } from './modules/wallet/expire-credits.ts'
import { tellOfPastLevelChanges } from './modules/wallet/move-credits.ts'
import type { ScheduledTask } from './platform/jobs/run.ts'
import { unlockAbandoned } from './platform/jobs/run.ts'
import { purgeExpired } from './purge-expired.ts'

/** Work that is due by the clock. The queue knows each by its name, also in databases of earlier releases: names stay. */
export const schedule: readonly ScheduledTask[] = [
  { name: 'unlockAbandoned', cron: '*/5 * * * *', run: unlockAbandoned },
  { name: 'expirePayments', cron: '*/5 * * * *', run: expirePayments },
  { name: 'resumeAutoTopUps', cron: '* * * * *', run: resumeAutoTopUps },
  { name: 'askUnsettled', cron: '* * * * *', run: (context) => askUnsettled(context) },
  { name: 'comparePayments', cron: '50 3 * * *', run: (context) => comparePayments(context) },
  { name: 'resumeRefunds', cron: '25 * * * *', run: resumeRefunds },
  // Five minutes after midnight in every zone; their midnights are a quarter of an hour apart at most.
  { name: 'closeStatements', cron: '5,20,35,50 * * * *', run: closeStatements },
  // Midnight comes at a quarter of an hour in every zone.
  { name: 'expireCredits', cron: '*/15 * * * *', run: expireCredits },
  { name: 'tellOfEndingCredits', cron: '5 * * * *', run: tellOfEndingCredits },
  { name: 'tellOfPastLevelChanges', cron: '* * * * *', run: tellOfPastLevelChanges },
  // Some graces last minutes.
  { name: 'tellOfEndingKeys', cron: '* * * * *', run: tellOfEndingKeys },
  { name: 'tellOfEndingServiceAccounts', cron: '15 * * * *', run: tellOfEndingServiceAccounts },
  { name: 'tellOfLimits', cron: '* * * * *', run: tellOfLimits },
  { name: 'takeDueChanges', cron: '* * * * *', run: takeDueChanges },
  { name: 'endDuePlans', cron: '*/10 * * * *', run: endDuePlans },
  // Plans that end are out of the way by then.
  { name: 'renewPlans', cron: '1,16,31,46 * * * *', run: renewPlans },
  { name: 'changeDuePlans', cron: '* * * * *', run: changeDuePlans },
  { name: 'renewAccountPlans', cron: '2,17,32,47 * * * *', run: renewAccountPlans },
  { name: 'tellOfTrialEnds', cron: '12 * * * *', run: tellOfTrialEnds },
  { name: 'warnOfRenewals', cron: '10 * * * *', run: warnOfRenewals },
  { name: 'sweepDocuments', cron: '40 3 * * *', run: purgeDocuments },
  { name: 'mailRecoveryLinks', cron: '* * * * *', run: mailRecoveryLinks },
  { name: 'settleCircuits', cron: '* * * * *', run: settleCircuits },
  { name: 'refundAbandoned', cron: '* * * * *', run: refundAbandoned },
  { name: 'countLedgerDays', cron: '* * * * *', run: countLedgerDays },
  { name: 'countStatusDays', cron: '*/5 * * * *', run: countStatusDays },
  { name: 'countHours', cron: '*/2 * * * *', run: countHours },
  { name: 'tendCallPartitions', cron: '17 3 * * *', run: tendCallPartitions },
  { name: 'sweep', cron: '17 * * * *', run: purgeExpired },
  { name: 'forgetCaptchas', cron: '20 * * * *', run: purgeCaptchas },
]
