import type { components } from '@switchboard/sdk'
import { dayIn, lastDayOfNextMonth } from '../../platform/time/days.ts'
import { statusAt } from './payment.ts'
import type { BilledAccount } from './statements/account.ts'
import { amountDue } from './statements/amount-due.ts'
import { addUp } from './statements/books.ts'
import { closeMonths } from './statements/close-months.ts'
import type { Billing } from './statements/credit-line.ts'
import { invoiceId } from './statements/months.ts'
import { statementOf } from './statements/statement.ts'

const most = 120

/** Newest first; the running month before the closed ones. */
export async function listStatements(billing: Billing): Promise<components['schemas']['BillingStatement'][]> {
  const account = await closeMonths(billing)
  const running = account?.since
    ? [await runningStatement(billing, { ...account, since: account.since })]
    : []
  return [...running, ...(await closedStatements(billing, most - running.length))]
}

async function runningStatement(
  { db, userId, settings }: Billing,
  { month, since, closing }: BilledAccount & { readonly since: Date },
) {
  const { timeZone } = settings
  const books = await addUp(db, { userId, month, timeZone, since, openingFrom: closing })
  return statementOf({
    ...books,
    invoice_id: invoiceId(userId, month),
    month,
    status: 'OPEN',
    amount_due: await amountDue(db, { userId, month, timeZone }),
    due_date: lastDayOfNextMonth(`${month}-01`),
    paid_at: null,
    payment_reference: null,
  })
}

async function closedStatements({ db, userId, clock, settings }: Billing, limit: number) {
  const now = clock()
  const today = dayIn(settings.timeZone, now)
  const rows = await db
    .selectFrom('statements')
    .leftJoin('payments', 'payments.transaction_id', 'statements.payment_id')
    .selectAll('statements')
    .select(['payments.reference_number', 'payments.status', 'payments.expires_at'])
    .where('statements.user_id', '=', userId)
    .orderBy('month', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ reference_number, status, expires_at, ...row }) => {
    const payment = status && expires_at && statusAt({ status, expires_at }, now)
    const counts = payment === 'PAID' || payment === 'PENDING'
    return statementOf({
      ...row,
      status: row.paid_at ? 'PAID' : row.due_date < today ? 'OVERDUE' : 'DUE',
      payment_reference: counts ? reference_number : null,
    })
  })
}
