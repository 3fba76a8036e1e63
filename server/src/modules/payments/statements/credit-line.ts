import type { AppContext } from '../../../platform/app-context.ts'
import type { Tx } from '../../../platform/db/client.ts'
import { toGroupedDecimal } from '../../../platform/money/decimals.ts'
import { dayIn } from '../../../platform/time/days.ts'
import { notify } from '../../notifications/notify.ts'
import { takeWithheld, withhold } from '../../wallet/billed-accounts-repo.ts'
import { readBought } from '../../wallet/lots-repo.ts'
import { moveCredits } from '../../wallet/move-credits.ts'
import { billedUse } from '../../wallet/statements-repo.ts'
import { type Books, givenBack } from './books-repo.ts'
import { invoiceId } from './months.ts'
import { hasOverdueStatement } from './repo.ts'

export interface BillingContext extends Pick<AppContext, 'clock' | 'settings'> {
  readonly db: Tx
  readonly userId: string
}

/** An account on a monthly plan spends from a line of credits, on top of those that it bought. */
export async function openCreditLine(
  { db, userId, clock, settings }: BillingContext,
  /** Another one each time that it comes back to statements. */
  opening = 'credit-line',
): Promise<void> {
  const line = { amount: settings.creditLine, reference: 'credit-line', key: `credit-line:${opening}` }
  await fill({ db, userId, now: clock(), ...line }, 'opened')
}

/** Takes back what is lent, once the last month is closed. Credits that wait for an overdue statement were taken back with it. */
export async function closeCreditLine({ db, userId, clock, settings }: BillingContext): Promise<void> {
  const lent = settings.creditLine - (await takeWithheld(db, userId))
  const amount = -Math.max(0, Math.min(lent, await readBought(db, userId)))
  const now = clock()
  const posting = {
    userId,
    kind: 'ADJUSTMENT',
    amount,
    reference: 'credit-line',
    actor: 'SYSTEM',
    now,
  } as const
  const key = `credit-line-closed:${now.getTime()}`
  if (amount < 0) await moveCredits(db, { ...posting, description: 'Credit line closed', key, lots: 'PAID' })
}

interface ClosingMonth {
  readonly month: string
  /** Start of billing. */
  readonly since: Date
  readonly books: Books
}

/**
 * Gives back what the month's calls took, in the books of that month: the statement bills them. So the line is full again, and bought credits
 * that stood in for an empty line are whole (decision 0082). While a statement is overdue, nothing is lent anew: the credits wait for its payment.
 */
export async function renewCreditLine(
  billing: BillingContext,
  { month, since, books }: ClosingMonth,
): Promise<Books> {
  const { db, userId, clock } = billing
  const reference = invoiceId(userId, month)
  const used = await billedUse(db, { userId, month, since })
  const amount = Math.max(0, used - (await givenBack(db, userId, reference)))
  if (amount > 0 && (await isOverdue(billing))) {
    await withhold(db, userId, amount)
    await tellOfWithheld(billing, amount)
    return books
  }
  await fill({ db, userId, now: clock(), amount, reference, key: `credit-line:${reference}` }, 'renewed')
  return { ...books, funded: books.funded + amount, closing: books.closing + amount }
}

const isOverdue = ({ db, userId, clock, settings }: BillingContext): Promise<boolean> =>
  hasOverdueStatement(db, userId, dayIn(settings.timeZone, clock()))

/** After a payment: gives back what was withheld, once nothing is overdue. In the books of the month in which it is paid. */
export async function releaseCreditLine(billing: BillingContext, paymentId: string): Promise<void> {
  const { db, userId, clock } = billing
  if (await isOverdue(billing)) return
  const amount = await takeWithheld(db, userId)
  const key = `credit-line:${paymentId}`
  await fill({ db, userId, now: clock(), amount, reference: 'credit-line', key }, 'renewed')
}

const tellOfWithheld = ({ db, userId, clock }: BillingContext, amount: number) =>
  notify(db, {
    userId,
    kind: 'payments',
    message: `A statement is overdue, so your credit line wasn’t renewed. Pay it to restore ${toGroupedDecimal(amount)} credits.`,
    important: true,
    route: '/dashboard/pay',
    text: 'Pay',
    now: clock(),
  })

interface FillCreditLineInput {
  readonly db: Tx
  readonly userId: string
  readonly now: Date
  readonly amount: number
  readonly reference: string
  readonly key: string
}

async function fill(
  { db, userId, now, amount, reference, key }: FillCreditLineInput,
  what: string,
): Promise<void> {
  if (amount <= 0) return
  const description = `Credit line ${what}`
  await moveCredits(db, { userId, kind: 'TOPUP', amount, description, reference, actor: 'SYSTEM', key, now })
}
