import { creditOffer } from '../../pricing/credit-offer.ts'
import type { Charge } from '../../pricing/plan-use.ts'
import { issueDocument } from '../../tax-documents/issue.ts'
import { creditsInWords, moneyInWords, monthInWords } from '../format.ts'
import type { BillingContext } from './credit-line.ts'

export const invoiceSource = (invoiceId: string): string => `invoice:${invoiceId}`

interface ClosedMonth {
  readonly invoice_id: string
  readonly month: string
  readonly charges: readonly Charge[]
}

/** The invoice of a month that is to be paid. */
export const issueInvoice = (billing: BillingContext, { invoice_id, month, charges }: ClosedMonth) =>
  issueDocument(billing, {
    ...{ kind: 'INVOICE', userId: billing.userId, source: invoiceSource(invoice_id) },
    ...{ reference: invoice_id, currency: 'PHP', lines: charges.flatMap((charge) => linesOf(charge, month)) },
  })

/** The fee, and what was used beyond the included credits. */
function linesOf({ plan_name, api, fee, extra_credits, extra_amount }: Charge, month: string) {
  const plan = `${plan_name}${api ? ` (${api})` : ''}, ${monthInWords(month)}`
  const price = moneyInWords('PHP', creditOffer.creditPrice)
  const extra = `${plan}: ${creditsInWords(extra_credits)} extra credits at ${price}`
  return [
    { description: plan, amount: fee },
    { description: extra, amount: extra_amount },
  ].filter(({ amount }) => amount > 0)
}
