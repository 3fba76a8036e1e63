import type { components } from '@switchboard/sdk'
import type { Tx } from '../../platform/db/client.ts'
import type { RequestContext } from '../../platform/http/handler.ts'
import { Problem, refusedField } from '../../platform/http/problem.ts'
import { findProduct } from '../pricing/repo.ts'
import { capital, creditsInWords, monthInWords, statementsInWords } from './format.ts'
import { lockPayableStatements } from './hold-statements.ts'
import type { PaymentRow } from './payment.ts'
import type { CheckoutLine } from './provider.ts'
import { creditsToBuy, priceOf, requireShown } from './rules.ts'
import { closeMonths } from './statements/close-months.ts'

type PaymentCall = RequestContext<'createPayment', Tx>
type Request = components['schemas']['PaymentRequest']

/** The purpose of a payment and its price. */
interface PaymentQuote
  extends Pick<PaymentRow, 'amount' | 'amount_php' | 'credits' | 'product_id' | 'invoices'> {
  /** In words for the person. */
  readonly description: string
  readonly lines: readonly CheckoutLine[]
}

export const paymentQuote = (call: PaymentCall): Promise<PaymentQuote> =>
  call.body.source === 'TOPUP' ? topUp(call) : bill(call)

async function topUp({ db, body, settings }: PaymentCall): Promise<PaymentQuote> {
  const { credits: requestedCredits, api_product_id: product_id = null, currency } = body
  refuseAlien(body, 'invoices', 'A top-up doesn’t pay statements. Omit this.')
  if (requestedCredits === undefined)
    throw refusedField('#/credits', 'required', 'Enter how many credits to buy.')
  const credits = creditsToBuy(requestedCredits)
  const words = `${creditsInWords(credits)} credits`
  const price = priceOf(credits, currency, settings.pesosPerDollar)
  requireShown(body, price, `${words} cost`)
  if (product_id !== null) {
    if (!(await findProduct(db, product_id)))
      throw new Problem('not_found', `There’s no product ${product_id}. No payment was started.`)
  }
  const lines = [{ name: words, amount: price.amount }]
  return { ...rowOf(price), credits, product_id, invoices: [], description: words, lines }
}

async function bill(call: PaymentCall): Promise<PaymentQuote> {
  const { db, body, user, clock, settings } = call
  refuseAlien(body, 'credits', 'Statements are paid in full. Omit this.')
  refuseAlien(body, 'api_product_id', 'Statements don’t belong to a product. Omit this.')
  const { invoices: requestedIds } = body
  if (!requestedIds) throw refusedField('#/invoices', 'required', 'Name the statements to pay.')
  if (body.currency !== 'PHP') {
    throw refusedField('#/currency', 'other_currency', 'These statements are in PHP. Pay them in PHP.')
  }
  // A statement may have become due since the job came by.
  await closeMonths({ db, userId: user.id, clock, settings })
  const { timeZone } = settings
  const statements = await lockPayableStatements({
    db,
    userId: user.id,
    invoices: requestedIds,
    now: clock(),
    timeZone,
  })
  const amount = statements.reduce((sum, { amount_due }) => sum + amount_due, 0)
  const words = statementsInWords(statements.map(({ month }) => month))
  const price = { amount, amountPhp: amount }
  requireShown(body, price, `${capital(words)} ${statements.length === 1 ? 'comes' : 'come'} to`)
  const invoices = statements.map(({ invoice_id }) => invoice_id)
  const lines = statements.map(({ month, amount_due }) => ({
    name: `Statement of ${monthInWords(month)}`,
    amount: amount_due,
  }))
  return { ...rowOf(price), credits: null, product_id: null, invoices, description: words, lines }
}

const rowOf = ({ amount, amountPhp }: { amount: number; amountPhp: number }) => ({
  amount,
  amount_php: amountPhp,
})

function refuseAlien(body: Request, field: keyof Request, message: string): void {
  if (body[field] !== undefined) throw refusedField(`#/${field}`, 'not_taken', message)
}
