import type { components } from '@switchboard/sdk'
import { toDecimal } from '../../platform/money/decimals.ts'
import { dayIn, lastDayOfNextMonth } from '../../platform/time/days.ts'
import { creditOffer } from '../pricing/credit-offer.ts'
import { type Charge, monthlyCharges } from '../pricing/plan-use.ts'
import { statusAt } from './payment.ts'
import { addUp, type Books } from './statements/books-repo.ts'
import type { BilledAccount } from './statements/close-months.ts'
import { amountDue, closeMonths } from './statements/close-months.ts'
import type { BillingContext } from './statements/credit-line.ts'
import { invoiceId } from './statements/months.ts'
import { readStatements } from './statements/repo.ts'

const maxStatements = 120

/** Newest first; the running month before the closed ones. */
export async function listStatements(
  billing: BillingContext,
): Promise<components['schemas']['BillingStatement'][]> {
  const account = await closeMonths(billing)
  const running = account?.since
    ? [await runningStatement(billing, { ...account, since: account.since })]
    : []
  return [...running, ...(await closedStatements(billing, maxStatements - running.length))]
}

async function runningStatement(
  { db, userId, settings }: BillingContext,
  { month, since, closing }: BilledAccount & { readonly since: Date },
) {
  const { timeZone } = settings
  const books = await addUp(db, { userId, month, since, openingFrom: closing })
  const charges = await monthlyCharges(db, { userId, month, timeZone })
  return statementOf({
    ...books,
    invoice_id: invoiceId(userId, month),
    month,
    status: 'OPEN',
    amount_due: amountDue(charges),
    charges,
    due_date: lastDayOfNextMonth(`${month}-01`),
    paid_at: null,
    payment_reference: null,
  })
}

async function closedStatements({ db, userId, clock, settings }: BillingContext, limit: number) {
  const now = clock()
  const today = dayIn(settings.timeZone, now)
  const rows = await readStatements(db, userId, limit)
  return rows.map(({ reference_number, status, expires_at, automatic, ...row }) => {
    const payment =
      status && expires_at && statusAt({ status, expires_at, automatic: automatic ?? false }, now)
    const counts = payment === 'PAID' || payment === 'PENDING'
    return statementOf({
      ...row,
      charges: row.charges ?? [],
      status: row.paid_at ? 'PAID' : row.due_date < today ? 'OVERDUE' : 'DUE',
      payment_reference: counts ? reference_number : null,
    })
  })
}

interface Statement extends Books {
  readonly invoice_id: string
  readonly month: string
  readonly status: components['schemas']['StatementStatus']
  readonly amount_due: number
  readonly due_date: string
  readonly paid_at: Date | null
  readonly payment_reference: string | null
  readonly charges: readonly Charge[]
}

/** Months that were closed earlier don't have them. */
const knownCredits = (credits: number | undefined): string | null =>
  credits === undefined ? null : toDecimal(credits)

/** A statement as the contract has it. */
function statementOf(row: Statement): components['schemas']['BillingStatement'] {
  return {
    invoice_id: row.invoice_id,
    month: row.month,
    status: row.status,
    opening_credits: toDecimal(row.opening),
    funded_credits: toDecimal(row.funded),
    used_credits: toDecimal(row.used),
    expired_credits: toDecimal(row.expired),
    closing_credits: toDecimal(row.closing),
    amount_due: toDecimal(row.amount_due),
    currency: 'PHP',
    due_date: row.due_date,
    paid_at: row.paid_at?.toISOString() ?? null,
    payment_reference: row.payment_reference,
    pdf_url: null,
    charges: row.charges.map(({ plan_name, api, ...charge }) => ({
      plan_name,
      api,
      fee: toDecimal(charge.fee),
      included_credits: knownCredits(charge.included_credits),
      used_credits: knownCredits(charge.used_credits),
      credit_price: toDecimal(creditOffer.creditPrice),
      extra_credits: toDecimal(charge.extra_credits),
      extra_amount: toDecimal(charge.extra_amount),
      amount: toDecimal(charge.amount),
    })),
  }
}
