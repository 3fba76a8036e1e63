import { sql } from 'kysely'
import type { Tx } from '../../platform/db/client.ts'
import { Problem } from '../../platform/http/problem.ts'
import { dayInWords, monthInWords, timeInWords } from './format.ts'
import { statusAt } from './payment.ts'

interface PayableStatementsQuery {
  readonly db: Tx
  readonly userId: string
  readonly invoices: readonly string[]
  readonly now: Date
  readonly timeZone: string
}

/**
 * Locks statements that can be paid, oldest first, and answers them. Of two payments that want one of them at once, the
 * second waits here and then finds it held.
 */
export async function lockPayableStatements({ db, userId, invoices, now, timeZone }: PayableStatementsQuery) {
  const rows = await db
    .selectFrom('statements')
    .select(['invoice_id', 'month', 'amount_due', 'paid_at'])
    .where('user_id', '=', userId)
    .where('invoice_id', 'in', [...invoices])
    .orderBy('month')
    .forNoKeyUpdate()
    .execute()
  for (const invoice of invoices) {
    if (!rows.some(({ invoice_id }) => invoice_id === invoice)) {
      throw new Problem('not_found', `You have no statement ${invoice}. No payment was started.`)
    }
  }
  for (const { month, paid_at } of rows) {
    if (!paid_at) continue
    const paid = `The statement of ${monthInWords(month)} was paid on ${dayInWords(paid_at, timeZone)}.`
    throw new Problem('statement_paid', `${paid} No payment was started.`)
  }
  await requireFree(db, { invoices, now, timeZone })
  return rows
}

// Read in a statement of its own: one that waited for a lock still shows what was joined to it before.
async function requireFree(
  db: Tx,
  { invoices, now, timeZone }: Pick<PayableStatementsQuery, 'invoices' | 'now' | 'timeZone'>,
): Promise<void> {
  const payments = await db
    .selectFrom('statements')
    .innerJoin('payments', 'payments.transaction_id', 'statements.payment_id')
    .select(['month', 'reference_number', 'status', 'expires_at', 'automatic'])
    .where('invoice_id', 'in', [...invoices])
    .orderBy('month')
    .execute()
  const holding = payments.find((payment) => statusAt(payment, now) === 'PENDING')
  if (!holding) return
  const until = timeInWords(holding.expires_at, timeZone)
  const what = `${holding.reference_number} pays the statement of ${monthInWords(holding.month)}`
  throw new Problem(
    'statement_in_payment',
    `${what} and is open until ${until}. Finish it, or wait until it closes.`,
  )
}

export async function holdStatements(db: Tx, invoices: readonly string[], paymentId: string): Promise<void> {
  await db
    .updateTable('statements')
    .set({ payment_id: paymentId })
    .where('invoice_id', '=', sql<string>`any(${invoices}::text[])`)
    .execute()
}
