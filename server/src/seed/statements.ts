import { closeMonths } from '../modules/payments/statements/close-months.ts'
import { addMonths, openMonth } from '../modules/payments/statements/months.ts'
import { startOfDay } from '../modules/pricing/period.ts'
import { putTaxData } from '../modules/tax-documents/repo.ts'
import type { Tx } from '../platform/db/client.ts'
import { newId } from '../platform/ids.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { after } from '../platform/time/clock.ts'
import { dayIn } from '../platform/time/days.ts'
import { paidPayment, savePayments } from './payments.ts'

interface BilledMonth {
  readonly db: Tx
  readonly userId: string
  /** When the account's books were opened. */
  readonly since: Date
  readonly now: Date
  readonly settings: Settings
}

const daySeconds = 86_400
const daysToPayment = 17
const secondsToClosing = 360
const taxData = {
  legal_name: 'Lakbay Freight Corporation',
  address: '14 Pier Road, Tondo, Manila 1013',
  tin: '009-123-456-00000',
}

/** Statements of the months that a history covers, made from its ledger: the older ones paid, the last one due. */
export async function addStatements({ db, userId, since, now, settings }: BilledMonth): Promise<void> {
  await db.insertInto('billed_accounts').values({ user_id: userId, since }).execute()
  await putTaxData(db, userId, taxData)
  const { timeZone } = settings
  for (let month = dayIn(timeZone, since).slice(0, 7); month < openMonth(timeZone, now); ) {
    month = addMonths(month, 1)
    const closedAt = after(startOfDay(timeZone, `${month}-01`), secondsToClosing)
    await closeMonths({ db, userId, clock: () => closedAt, settings })
  }
  const statements = await db
    .selectFrom('statements')
    .select(['invoice_id', 'month', 'amount_due'])
    .where('user_id', '=', userId)
    .orderBy('month', 'desc')
    .execute()
  for (const { invoice_id, month, amount_due: amount } of statements.slice(1)) {
    const end = new Date(`${month}-28T06:14:09Z`)
    const at = new Date(Math.min(after(end, daysToPayment * daySeconds).getTime(), now.getTime()))
    const reference = newId('pay')
    const price = { amount, currency: 'PHP' as const, amount_php: amount }
    const payment = paidPayment({
      userId,
      at,
      reference,
      method: 'BANK',
      ...price,
      credits: null,
      invoices: [invoice_id],
    })
    await savePayments(db, [payment])
    await db
      .updateTable('statements')
      .set({ paid_at: at, payment_id: payment.transaction_id })
      .where('invoice_id', '=', invoice_id)
      .execute()
  }
}
