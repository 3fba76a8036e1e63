import type { AppContext } from '../../../platform/app-context.ts'
import { audit } from '../../../platform/db/audit.ts'
import type { Queries } from '../../../platform/db/client.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import type { JobPayloads } from '../../../platform/jobs/payloads.ts'
import { dayIn, lastDayOfNextMonth } from '../../../platform/time/days.ts'
import { readUser } from '../../accounts/repo.ts'
import { startOfDay } from '../../pricing/period.ts'
import { type Charge, monthlyCharges } from '../../pricing/plan-use.ts'
import { accountPlan } from '../../pricing/plans-repo.ts'
import { openAccount, openedSince } from '../../wallet/billed-accounts-repo.ts'
import { lockWallet } from '../../wallet/repo.ts'
import { addUp } from './books-repo.ts'
import { type BillingContext, openCreditLine, renewCreditLine } from './credit-line.ts'
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
  const read = () => billedAccount(db, userId, { timeZone, now: clock() })
  const due = ({ since, month }: BilledAccount) => !since || month < openMonth(timeZone, clock())

  let account = await read()
  if (!account || !due(account)) return account
  await lockWallet(db, userId)
  for (account = await read(); account && due(account); account = await read()) {
    if (account.since) await closeMonth(billing, { ...account, since: account.since })
    else await openBooks(billing)
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
}

/** Undefined for an account that pays as it goes. */
async function billedAccount(
  db: Queries,
  userId: string,
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): Promise<BilledAccount | undefined> {
  const user = await readUser(db, userId)
  if (user.plan_type !== 'POSTPAID' || user.deleted_at) return undefined
  const since = await openedSince(db, userId)
  const [last] = await readStatements(db, userId, 1)
  const month = last ? addMonths(last.month, 1) : dayIn(timeZone, since ?? now).slice(0, 7)
  return { since, closing: last?.closing, month }
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
