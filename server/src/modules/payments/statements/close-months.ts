import type { AppContext } from '../../../platform/app-context.ts'
import { audit } from '../../../platform/db/audit.ts'
import type { Queries } from '../../../platform/db/client.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import type { JobPayloads } from '../../../platform/jobs/payloads.ts'
import { dayIn, lastDayOfNextMonth, laterDay } from '../../../platform/time/days.ts'
import { readUser } from '../../accounts/repo.ts'
import { startOfDay } from '../../pricing/period.ts'
import { basePlan, feeProduct } from '../../pricing/plan-price.ts'
import { type Charge, monthlyCharges } from '../../pricing/plan-use.ts'
import { accountPlan } from '../../pricing/plans-repo.ts'
import { billedAccount, noteBilling, openAccount } from '../../wallet/billed-accounts-repo.ts'
import { addPaidPeriod, endPeriod, openEnd } from '../../wallet/paid-periods-repo.ts'
import { lockWallet } from '../../wallet/repo.ts'
import { addUp } from './books-repo.ts'
import { type BillingContext, closeCreditLine, openCreditLine, renewCreditLine } from './credit-line.ts'
import { issueInvoice } from './issue-invoice.ts'
import { addMonths, invoiceId, openMonth } from './months.ts'
import { accountsWithout, addStatement, readStatements } from './repo.ts'

/**
 * Closes every month of an account that is over and was not closed, and answers the account as it stands then. The job
 * does it for all; somebody who comes before the job does it for himself. The wallet's lock makes those who come at once
 * take turns, and the second finds nothing left to do.
 */
export async function closeMonths(billing: BillingContext): Promise<BilledAccount | undefined> {
  const { db, userId, clock, settings } = billing
  const { timeZone } = settings
  const read = () => openAccountOf(db, userId, { timeZone, now: clock() })
  const due = ({ since, month, left }: BilledAccount) =>
    !since || left || month < openMonth(timeZone, clock())

  let account = await read()
  if (!account || !due(account)) return account
  await lockWallet(db, userId)
  for (account = await read(); account && due(account); account = await read()) {
    if (!account.since) await openBooks(billing)
    else if (account.left) await reopenBooks(billing)
    else await closeMonth(billing, { ...account, since: account.since })
  }
  return account
}

/** Books begin where the plan begins to count usage, which is by the day, so the first day's earlier calls get their credits back, too. */
async function openBooks(billing: BillingContext): Promise<void> {
  const { db, userId, clock, settings } = billing
  const { timeZone } = settings
  const startedAt = (await accountPlan(db, userId))?.startedAt
  const today = dayIn(timeZone, clock())
  const firstDay = startedAt ? dayIn(timeZone, startedAt) : `${today.slice(0, 7)}-01`
  await openAccount(db, userId, startOfDay(timeZone, firstDay))
  await openCreditLine(billing)
  await record(billing, 'billing.open', {})
}

/** Goes on with the books of an account that had left its statements. */
async function reopenBooks(billing: BillingContext): Promise<void> {
  const { db, userId, clock, settings } = billing
  const startedAt = (await accountPlan(db, userId))?.startedAt ?? clock()
  const today = dayIn(settings.timeZone, startedAt)
  await endPeriod(db, { userId, productId: feeProduct(basePlan), day: today })
  await noteBilling(db, userId, { left_on: null, resumed_on: today })
  await openCreditLine(billing, `${clock().getTime()}`)
  await record(billing, 'billing.open', {})
}

/**
 * Ends the statements of an account whose plan pays from the wallet from today on, the first of a month. False while the last month can’t be
 * closed yet. The caller changes the plan.
 */
export async function leaveStatements(billing: BillingContext): Promise<boolean> {
  const { db, userId, clock, settings } = billing
  const today = dayIn(settings.timeZone, clock())
  const account = await closeMonths(billing)
  if (!account) return true
  if (account.month < today.slice(0, 7)) return false
  await closeCreditLine(billing)
  const left_on = `${today.slice(0, 7)}-01`
  await noteBilling(db, userId, { left_on, resumed_on: null })
  await addPaidPeriod(db, {
    ...{ user_id: userId, product_id: feeProduct(basePlan), api: '*', first_day: left_on, last_day: openEnd },
    ...{ included_by: null, fee: 0, included: 0 },
  })
  return true
}

async function closeMonth(
  billing: BillingContext,
  { month, since, closing }: BilledAccount & { readonly since: Date },
): Promise<void> {
  const { db, userId, clock, settings } = billing
  const { timeZone } = settings
  const asUsed = await addUp(db, { userId, month, since, openingFrom: closing })
  const books = await renewCreditLine(billing, { month, since, books: asUsed })
  const charges = await monthlyCharges(db, { userId, month, timeZone })
  const amount_due = amountDue(charges)
  const invoice_id = invoiceId(userId, month)
  await addStatement(db, {
    ...books,
    invoice_id,
    user_id: userId,
    month,
    amount_due,
    charges: JSON.stringify(charges),
    due_date: lastDayOfNextMonth(`${month}-01`),
    closed_at: clock(),
    // A month that cost nothing waits for no payment.
    paid_at: amount_due === 0 ? clock() : null,
  })
  if (amount_due > 0) await issueInvoice(billing, { invoice_id, month, charges })
  await record(billing, 'statement.close', { invoice_id, month, amount_due })
}

const record = ({ db, clock, userId }: BillingContext, action: string, details: object): Promise<void> =>
  audit({ db, clock, user: { id: 'billing' }, requestId: null }, { action, subject: userId, details })

/** An account that gets a statement a month. */
export interface BilledAccount {
  /** Undefined before its books were opened. */
  readonly since: Date | undefined
  /** Closing balance of its newest closed month. */
  readonly closing: number | undefined
  /** The first month that is not closed. */
  readonly month: string
  /** Whether its statements were left, and are to go on. */
  readonly left: boolean
}

/** Undefined for an account that pays as it goes. */
async function openAccountOf(
  db: Queries,
  userId: string,
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): Promise<BilledAccount | undefined> {
  const user = await readUser(db, userId)
  if (user.plan_type !== 'POSTPAID' || user.deleted_at) return undefined
  const { since: opened, left_on, resumed_on } = (await billedAccount(db, userId)) ?? {}
  const [last] = await readStatements(db, userId, 1)
  const resumed = resumed_on ? resumed_on.slice(0, 7) : ''
  const next = last ? addMonths(last.month, 1) : dayIn(timeZone, opened ?? now).slice(0, 7)
  const month = laterDay(next, resumed)
  // Of the month in which they go on, what came before is on no statement.
  const isResumed = resumed_on && month === resumed
  const since = isResumed ? startOfDay(timeZone, resumed_on) : opened
  return { since, closing: isResumed ? undefined : last?.closing, month, left: Boolean(left_on) }
}

/** The prices of the account's plans, and of what was used beyond their included credits. Hundredths of a peso. */
export const amountDue = (charges: readonly Charge[]): number =>
  charges.reduce((sum, { amount }) => sum + amount, 0)

declare module '../../../platform/jobs/payloads.ts' {
  interface JobPayloads {
    readonly closeMonths: { readonly userId: string }
  }
}

/** Queues a job for each account with a month to close: one that fails is tried again and holds nobody else up. */
export async function closeStatements({ db, clock, settings }: AppContext): Promise<void> {
  const open = openMonth(settings.timeZone, clock())
  const accounts = await accountsWithout(db, addMonths(open, -1))
  for (const { id } of accounts) {
    await enqueue(db, 'closeMonths', { payload: { userId: id }, jobKey: `close-months:${id}` })
  }
}

export async function closeMonthsTask(
  { userId }: JobPayloads['closeMonths'],
  { db, clock, settings }: AppContext,
): Promise<void> {
  await db.transaction().execute((tx) => closeMonths({ db: tx, userId, clock, settings }))
}
