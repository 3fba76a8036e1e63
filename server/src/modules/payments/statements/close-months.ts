import { audit } from '../../../platform/db/audit.ts'
import { lastDayOfNextMonth } from '../../../platform/time/days.ts'
import { type BilledAccount, billedAccount } from './account.ts'
import { amountDue } from './amount-due.ts'
import { addUp } from './books.ts'
import { type Billing, openCreditLine, renewCreditLine } from './credit-line.ts'
import { invoiceId, openMonth } from './months.ts'

/**
 * Closes every month of an account that is over and was not closed, and answers the account as it stands then. The job
 * does it for all; somebody who comes before the job does it for himself. The wallet's lock makes those who come at once
 * take turns, and the second finds nothing left to do.
 */
export async function closeMonths(billing: Billing): Promise<BilledAccount | undefined> {
  const { db, userId, clock, settings } = billing
  const { timeZone } = settings
  const read = () => billedAccount(db, userId, { timeZone, now: clock() })
  const due = ({ since, month }: BilledAccount) => !since || month < openMonth(timeZone, clock())

  let account = await read()
  if (!account || !due(account)) return account
  await db.selectFrom('wallets').select('user_id').where('user_id', '=', userId).forUpdate().execute()
  for (account = await read(); account && due(account); account = await read()) {
    if (account.since) await closeMonth(billing, { ...account, since: account.since })
    else await openBooks(billing)
  }
  return account
}

async function openBooks(billing: Billing): Promise<void> {
  const { db, userId, clock } = billing
  await db.insertInto('billed_accounts').values({ user_id: userId, since: clock() }).execute()
  await openCreditLine(billing)
  await record(billing, 'billing.open', {})
}

async function closeMonth(
  billing: Billing,
  { month, since, closing }: BilledAccount & { readonly since: Date },
): Promise<void> {
  const { db, userId, clock, settings } = billing
  const { timeZone } = settings
  const asUsed = await addUp(db, { userId, month, timeZone, since, openingFrom: closing })
  const books = await renewCreditLine(billing, { month, books: asUsed })
  const amount_due = await amountDue(db, { userId, month, timeZone })
  const invoice_id = invoiceId(userId, month)
  await db
    .insertInto('statements')
    .values({
      ...books,
      invoice_id,
      user_id: userId,
      month,
      amount_due,
      due_date: lastDayOfNextMonth(`${month}-01`),
      closed_at: clock(),
      // A month that cost nothing waits for no payment.
      paid_at: amount_due === 0 ? clock() : null,
    })
    .execute()
  await record(billing, 'statement.close', { invoice_id, month, amount_due })
}

const record = ({ db, clock, userId }: Billing, action: string, details: object): Promise<void> =>
  audit({ db, clock, user: { id: 'billing' }, requestId: null }, { action, subject: userId, details })
