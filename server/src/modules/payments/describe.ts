import { sql } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'
import type { PaymentRow } from './payment.ts'
import { creditsInWords, statementsInWords } from './words.ts'

/** The statements of a payment, oldest first. */
export const statementsOf = (db: Queries, { invoices }: Pick<PaymentRow, 'invoices'>) =>
  db
    .selectFrom('statements')
    .select(['invoice_id', 'month', 'amount_due'])
    .where('invoice_id', '=', sql<string>`any(${invoices}::text[])`)
    .orderBy('month')
    .execute()

/** What a payment is for, such as `1,000 credits` or `the statement of October 2026`. */
export async function describe(db: Queries, row: Pick<PaymentRow, 'credits' | 'invoices'>): Promise<string> {
  if (row.credits !== null) return `${creditsInWords(row.credits)} credits`
  return statementsInWords((await statementsOf(db, row)).map(({ month }) => month))
}
