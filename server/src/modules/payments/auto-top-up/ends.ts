// How the end of one automatic top-up affects the next. The caller has locked the payment's row.
import { after } from '../../../platform/time/clock.ts'
import { dayIn, dayInWords } from '../../../platform/time/days.ts'
import { notify } from '../../notifications/notify.ts'
import { watchRefill } from '../../wallet/refill.ts'
import { creditsInWords, moneyInWords } from '../format.ts'
import type { PaymentRow } from '../payment.ts'
import type { WebhookContext } from '../webhook-context.ts'
import { type AutoTopUpRow, changeAutoTopUp, lockAutoTopUp } from './repo.ts'
import { waitAfterDeclines } from './rules.ts'

const noWait = { waits_for: null, next_try_at: null } as const

export async function notePaid({ db }: WebhookContext, { user_id }: PaymentRow): Promise<void> {
  if (await lockAutoTopUp(db, user_id)) await changeAutoTopUp(db, user_id, { declines: 0, ...noWait })
}

/** Each decline in a row is followed by a longer wait, and the last by the end of it. */
export async function noteDeclined(
  context: WebhookContext,
  payment: PaymentRow,
  reason: string,
): Promise<void> {
  const { db, clock } = context
  const setting = await lockAutoTopUp(db, payment.user_id)
  if (!setting) return
  const declines = Math.min(setting.declines + 1, 3)
  const wait = setting.enabled ? waitAfterDeclines(declines) : undefined
  await changeAutoTopUp(db, payment.user_id, {
    declines,
    ...(wait ? { waits_for: 'RETRY', next_try_at: after(clock(), wait.seconds) } : noWait),
  })
  if (setting.enabled && !wait) await switchOff(context, payment.user_id, 'DECLINED')
  await notify(db, {
    userId: payment.user_id,
    kind: 'payments',
    message: declinedMessage(payment, reason, { setting, wait: wait?.words }),
    important: true,
    route: '/dashboard/wallet?tab=limits',
    text: 'Check the card',
    now: clock(),
  })
}

interface AfterDecline {
  readonly setting: AutoTopUpRow
  readonly wait: string | undefined
}

function declinedMessage({ credits }: PaymentRow, reason: string, { setting, wait }: AfterDecline): string {
  const failed = `Your automatic top-up of ${creditsInWords(credits ?? 0)} credits failed. ${reason}`
  if (wait) return `${failed} We’ll try again in ${wait}.`
  if (!setting.enabled) return failed
  return `${failed} It was the third time in a row, so automatic top-ups are now off. Save another card, or turn them on again.`
}

/** Support looks at money that came in another way than it was asked for: nothing more is charged until its owner says so. */
export async function noteReview({ db, clock }: WebhookContext, { user_id }: PaymentRow): Promise<void> {
  const setting = await lockAutoTopUp(db, user_id)
  if (!setting) return
  await changeAutoTopUp(db, user_id, noWait)
  if (setting.enabled) await switchOff({ db, clock }, user_id, 'REVIEW')
}

/** The provider does not know of it: nothing was taken. */
export async function noteExpired({ db, clock }: WebhookContext, { user_id }: PaymentRow): Promise<void> {
  const setting = await lockAutoTopUp(db, user_id)
  if (!setting) return
  // The wallet may still be low.
  await changeAutoTopUp(db, user_id, setting.enabled ? { waits_for: 'RETRY', next_try_at: clock() } : noWait)
}

/** The caller has locked the row. */
export async function switchOff(
  { db, clock }: Pick<WebhookContext, 'db' | 'clock'>,
  userId: string,
  off_reason: AutoTopUpRow['off_reason'],
): Promise<void> {
  const setting = await lockAutoTopUp(db, userId)
  if (!setting) return
  // A charge in progress still gets its result.
  const wait = setting.waits_for === 'CHARGE' ? {} : noWait
  await changeAutoTopUp(db, userId, { enabled: false, off_reason, ...wait })
  await watchRefill(db, { userId, below: null, now: clock() })
}

interface CapReached {
  readonly setting: AutoTopUpRow
  /** `2026-11` */
  readonly month: string
  /** When the next one begins. */
  readonly next: Date
}

/** Waits for the next month, and says so once a month. */
export async function noteCapReached(
  { db, clock, settings }: Pick<WebhookContext, 'db' | 'clock' | 'settings'>,
  { setting, month, next }: CapReached,
): Promise<void> {
  const { user_id, monthly_cap, cap_told_of } = setting
  await changeAutoTopUp(db, user_id, { waits_for: 'MONTH', next_try_at: next, cap_told_of: month })
  if (cap_told_of === month) return
  const cap = moneyInWords('PHP', monthly_cap)
  const day = dayInWords(dayIn(settings.timeZone, next))
  await notify(db, {
    userId: user_id,
    kind: 'payments',
    message: `Automatic top-ups have reached your cap of ${cap} for this month. They continue on ${day}. Raise the cap, or top up yourself.`,
    important: true,
    route: '/dashboard/wallet?tab=limits',
    text: 'View wallet',
    now: clock(),
  })
}
