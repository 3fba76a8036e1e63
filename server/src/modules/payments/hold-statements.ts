import type { Tx } from '../../platform/db/client.ts'
import { Problem } from '../../platform/http/problem.ts'
import { dayInWords, monthInWords, timeInWords } from './format.ts'
import { statusAt } from './payment.ts'
import { lockStatements, paymentsOf } from './statements/repo.ts'

interface PayableStatementsQuery {
  readonly db: Tx
  readonly userId: string
  readonly invoices: readonly string[]
  readonly now: Date
  readonly timeZone: string
}

/**
 * Locks payable statements, oldest first, and returns them. Of two concurrent payments for the same one, the second
 * waits here and then finds it taken.
 */
export async function lockPayableStatements({ db, userId, invoices, now, timeZone }: PayableStatementsQuery) {
  const rows = await lockStatements(db, userId, invoices)
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
  const payments = await paymentsOf(db, invoices)
  const holding = payments.find((payment) => statusAt(payment, now) === 'PENDING')
  if (!holding) return
  const until = timeInWords(holding.expires_at, timeZone)
  const what = `${holding.reference_number} pays the statement of ${monthInWords(holding.month)}`
  throw new Problem(
    'statement_in_payment',
    `${what} and is open until ${until}. Finish it, or wait until it closes.`,
  )
}
