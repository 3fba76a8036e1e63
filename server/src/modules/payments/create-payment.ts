import { audit } from '../../platform/db/audit.ts'
import { inTransaction, type RequestContext } from '../../platform/http/handler.ts'
import { refusedField } from '../../platform/http/problem.ts'
import { newId } from '../../platform/ids.ts'
import { after } from '../../platform/time/clock.ts'
import { paymentProvider } from './choose-provider.ts'
import { returnUrls, startedPaymentOf } from './payment.ts'
import { paymentQuote } from './payment-quote.ts'
import { orUnavailable } from './provider-error.ts'
import { addPayment } from './repo.ts'
import { holdStatements } from './statements/repo.ts'

export const createPayment = inTransaction<'createPayment', OpenCheckout>(async (call, opened) => {
  const { db, body, user, clock } = call
  const { source, currency, payment: method } = body
  const { transaction_id, reference_number, expires_at, checkoutUrl, checkoutId } = opened
  // Again, and under its locks: a statement may have been paid while the checkout was opened.
  const { amount, amount_php, credits, product_id, invoices } = await paymentQuote(call)
  const row = await addPayment(db, {
    amount,
    amount_php,
    credits,
    product_id,
    invoices,
    transaction_id,
    reference_number,
    user_id: user.id,
    status: 'PENDING',
    source,
    method,
    currency,
    checkout_url: checkoutUrl,
    checkout_id: checkoutId,
    created_at: clock(),
    expires_at,
  })
  if (source === 'BILLING') await holdStatements(db, row.invoices, transaction_id)
  const details = { source, amount, currency, credits, invoices }
  await audit(call, { action: 'payment.start', subject: transaction_id, details })
  return { status: 201, body: { data: startedPaymentOf(row, checkoutUrl) } }
}, openCheckout)

type OpenCheckout = Awaited<ReturnType<typeof openCheckout>>

/**
 * A checkout for what the person was shown. Whatever the provider takes for it, nothing of ours waits; one that is
 * opened in vain, of a call that is rejected afterwards, is known to nobody.
 */
async function openCheckout(call: RequestContext<'createPayment'>) {
  const { body, clock, settings } = call
  const { source, currency, payment: method } = body
  const provider = paymentProvider(call)
  const { methods, currencies } = provider.capabilities
  if (methods.length > 0 && !methods.includes(method)) {
    const message = 'This payment method isn’t available here. Choose another.'
    throw refusedField('#/payment', 'not_allowed', message)
  }
  if (currencies.length > 0 && !currencies.includes(currency)) {
    const message = `Payments in ${currency} aren’t available here. Pay in ${currencies[0]}.`
    throw refusedField('#/currency', 'not_allowed', message)
  }
  const { amount, description, lines } = await call.db
    .transaction()
    .execute((tx) => paymentQuote(Object.create(call, { db: { value: tx } })))
  const transaction_id = newId('txn')
  const reference_number = transaction_id.replace('txn_', 'pay_')
  const expires_at = after(clock(), settings.checkoutSeconds)
  const opened = await orUnavailable(
    call,
    provider.open({
      reference: reference_number,
      transactionId: transaction_id,
      amount,
      currency,
      method,
      description,
      lines,
      expiresAt: expires_at,
      returnUrls: returnUrls(settings.publicUrl, { source, transaction_id }),
    }),
  )
  return { ...opened, transaction_id, reference_number, expires_at }
}
