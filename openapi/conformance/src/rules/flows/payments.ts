import type { CallInput } from '../../context/context.ts'
import type { Rule } from '../rule.ts'
import { dataOf, decimal, fieldsOf, hundredths, judged, rowsIn } from '../verdict.ts'

/** A payment is begun at the price that was shown. */
export const pricedPayment: Rule = {
  id: 'flows/priced-payment',
  title: 'A payment starts only at the listed price',
  phase: 'flows',
  needs: ['portal', 'user', 'write', 'state'],
  operations: ['createPayment'],
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
    // Packs may make some amounts cheaper: an amount without a pack costs the price of its credits.
    const first = await pay(body(least + 100))
    if (first.status !== 201) {
      context.leaveOut('createPayment', `it returned ${first.status} ${first.code}`.trim())
      return
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
