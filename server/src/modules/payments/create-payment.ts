import { audit } from '../../platform/db/audit.ts'
import { inTransaction } from '../../platform/http/handler.ts'
import { newId } from '../../platform/ids.ts'
import { after } from '../../platform/time/clock.ts'
import { paymentProvider } from './choose-provider.ts'
import { returnUrls, startedPaymentOf } from './payment.ts'
import { paymentQuote } from './payment-quote.ts'
import { addPayment } from './repo.ts'
import { holdStatements } from './statements/repo.ts'

export const createPayment = inTransaction<'createPayment'>(async (call) => {
  const { db, body, user, clock, settings } = call
  const { description, ...paid } = await paymentQuote(call)
  const { amount } = paid
  const { source, currency, payment: method } = body
  const transaction_id = newId('txn')
  const reference_number = transaction_id.replace('txn_', 'pay_')
  const { checkoutUrl } = await paymentProvider(call).open({
    reference: reference_number,
    transactionId: transaction_id,
    amount,
    currency,
    method,
    description,
    returnUrls: returnUrls(settings.publicUrl, { source, transaction_id }),
  })
  const row = await addPayment(db, {
    ...paid,
    transaction_id,
    reference_number,
    user_id: user.id,
    status: 'PENDING',
    source,
    method,
    currency,
    checkout_url: checkoutUrl,
    created_at: clock(),
    expires_at: after(clock(), settings.checkoutSeconds),
  })
  if (source === 'BILLING') await holdStatements(db, row.invoices, transaction_id)
  const details = { source, amount, currency, credits: row.credits, invoices: row.invoices }
  await audit(call, { action: 'payment.start', subject: transaction_id, details })
  return { status: 201, body: { data: startedPaymentOf(row, checkoutUrl) } }
})
