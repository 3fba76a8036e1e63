import { createPayment } from './create-payment.ts'
import { listBillingStatements } from './list-billing-statements.ts'
import { getBillingTransactionStatus, getTransactionStatus } from './payment-status.ts'
import { resendPayment } from './resend-payment.ts'

export const paymentHandlers = {
  createPayment,
  resendPayment,
  getTransactionStatus,
  getBillingTransactionStatus,
  listBillingStatements,
}
