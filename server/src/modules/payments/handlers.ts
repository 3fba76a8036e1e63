import { handler, inTransaction } from '../../platform/http/handler.ts'
import { Problem } from '../../platform/http/problem.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import { autoTopUpOperations } from './auto-top-up/operations.ts'
import { createPayment } from './create-payment.ts'
import { listStatements } from './list-statements.ts'
import { recordOf, standOf, withReturns } from './payment.ts'
import { reconciliationOperations } from './reconciliation/operations.ts'
import { adminRefundPayment } from './refunds/refund-payment.ts'
import { findPayment, listOwnPayments, readArrival } from './repo.ts'
import { resendPayment } from './resend-payment.ts'
import { statementsOf } from './statements/repo.ts'

const listBillingStatements = inTransaction<'listBillingStatements'>(
  async ({ db, user, clock, settings }) => ({
    status: 200,
    body: { data: await listStatements({ db, userId: user.id, clock, settings }) },
  }),
)

const listPayments = handler<'listPayments'>(async ({ db, user, query, clock }) => {
  const { page = 1, limit = 20, status, source } = query
  const now = clock()
  const { rows, total } = await listOwnPayments(db, { userId: user.id, status, source, now, page, limit })
  return {
    status: 200,
    body: {
      data: (await withReturns(db, rows)).map((row) => recordOf(row, now)),
      meta: { page, limit, total },
    },
  }
})

const getTransactionStatus = handler<'getTransactionStatus'>(async ({ db, user, query, clock }) => {
  const row = await findPayment(db, { source: 'TOPUP', userId: user.id, id: query.transactionId })
  if (!row || row.credits === null) {
    throw new Problem('not_found', `You have no top-up ${query.transactionId}.`)
  }
  const arrival = row.paid_at && (await readArrival(db, row))
  const data = {
    ...standOf(row, clock()),
    credits: toDecimal(row.credits),
    balance_after: arrival && toDecimal(arrival.balance),
    ...(arrival?.debt && { debt_credits: toDecimal(arrival.debt) }),
  }
  return { status: 200, body: { data } }
})

const getBillingTransactionStatus = handler<'getBillingTransactionStatus'>(
  async ({ db, user, query, clock }) => {
    const row = await findPayment(db, { source: 'BILLING', userId: user.id, id: query.transactionId })
    if (!row) {
      throw new Problem('not_found', `You have no statement payment ${query.transactionId}.`)
    }
    const statements = (await statementsOf(db, row)).map(({ amount_due, ...statement }) => ({
      ...statement,
      amount_due: toDecimal(amount_due),
    }))
    return { status: 200, body: { data: { ...standOf(row, clock()), statements } } }
  },
)

export const paymentHandlers = {
  createPayment,
  resendPayment,
  listPayments,
  getTransactionStatus,
  getBillingTransactionStatus,
  listBillingStatements,
  adminRefundPayment,
  ...reconciliationOperations,
  ...autoTopUpOperations,
}
