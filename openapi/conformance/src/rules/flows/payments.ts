import type { CallInput, Context, ReceivedResponse } from '../../context/context.ts'
import type { Rule } from '../rule.ts'
import {
  dataOf,
  decimal,
  fieldsOf,
  hundredths,
  judged,
  metaOf,
  rowsIn,
  rowsOf,
  type Verdict,
} from '../verdict.ts'

/** A payment is begun at the price that was shown. */
export const pricedPayment: Rule = {
  id: 'flows/priced-payment',
  title: 'A payment is listed, and starts only at the listed price',
  phase: 'flows',
  needs: ['portal', 'user', 'write', 'state'],
  operations: ['createPayment', 'listPayments', 'getTransactionStatus'],
  run: judged(async (context, verdict) => {
    const prices = dataOf(await context.call('listPublicSkus'))
    const [price, least] = [prices.credit_price, prices.min_credits].map(hundredths) as [number, number]
    const body = (credits: number, surcharge = 0) => ({
      amount: decimal(Math.round((credits * price) / 100) + surcharge),
      currency: prices.currency,
      payment: 'CARD',
      source: 'TOPUP',
      credits: decimal(credits),
    })
    const pay = (content: CallInput['body']) =>
      context.call('createPayment', {
        as: 'user',
        headers: { 'Idempotency-Key': `conformance-${context.unique()}` },
        body: content,
      })
    const count = async () =>
      Number(metaOf(await context.call('listPayments', { as: 'user', query: { limit: 1 } })).total)

    // Packs may make some amounts cheaper: an amount without a pack costs the price of its credits.
    const before = await count()
    const first = await pay(body(least + 100))
    if (first.status !== 201) {
      context.leaveOut('createPayment', `it returned ${first.status} ${first.code}`.trim())
      return
    }
    const after = await count()
    verdict.expect(first, {
      check: 'payments',
      holds: after === before + 1,
      expected: `one payment more than ${before}`,
      got: after,
    })
    await expectListed(context, verdict, first)
    const query = { transactionId: dataOf(first).transaction_id }
    if (context.accounts.has('other')) {
      const foreign = await context.call('getTransactionStatus', { as: 'other', query })
      verdict.status(foreign, 404, 'for a payment of another user')
    }

    // A hundredth more, a hundredth less, and half of it.
    for (const off of [1, -1, -Math.round(((least + 100) * price) / 200)]) {
      const other = await pay(body(least + 100, off))
      if (!verdict.status(other, 422, 'for another amount than the price')) break
      const [error] = rowsIn(fieldsOf(other.body).errors)
      verdict.expect(other, {
        check: 'pointer of the amount',
        holds: error?.code === 'amount_differs' && error.pointer === '#/amount',
        expected: 'amount_differs at #/amount',
        got: `${error?.code} at ${error?.pointer}`,
      })
    }
  }),
}

async function expectListed(context: Context, verdict: Verdict, payment: ReceivedResponse): Promise<void> {
  const { transaction_id } = dataOf(payment)
  const list = await context.call('listPayments', { as: 'user', query: { limit: 1 } })
  verdict.expect(list, {
    check: 'newest payment',
    holds: rowsOf(list)[0]?.transaction_id === transaction_id,
    expected: `${transaction_id} first`,
    got: rowsOf(list)[0]?.transaction_id ?? 'no payment',
  })
  const status = await context.call('getTransactionStatus', {
    as: 'user',
    query: { transactionId: transaction_id },
  })
  verdict.expect(status, {
    check: 'status of a payment',
    holds: dataOf(status).status === 'PENDING' && dataOf(status).amount === dataOf(payment).amount,
    expected: `PENDING, ${dataOf(payment).amount}`,
    got: `${status.status} ${dataOf(status).status}, ${dataOf(status).amount}`,
  })
}
