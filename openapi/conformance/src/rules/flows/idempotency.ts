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
import { adjust, balanceOf, isDone, userIdOf } from './credits.ts'
import { expectReplay } from './replay.ts'

const amount = 777
const copies = 3

/** The same key with the same body counts once, one after another and at once; with another body it is refused. */
const repeated = (operation: 'adminAddCredits' | 'adminDeductCredits'): Rule => ({
  id: `flows/repeated-${operation === 'adminAddCredits' ? 'add' : 'deduct'}`,
  title: `A repeated ${operation === 'adminAddCredits' ? 'addition' : 'deduction'} of credits counts once`,
  phase: 'flows',
  needs: ['portal', 'user', 'admin', 'write', 'state'],
  operations: [operation],
  run: judged(async (context, verdict) => {
    const user_id = await userIdOf(context)
    // The credits to deduct below have to exist.
    const filled = await adjust(context, { operation: 'adminAddCredits', user_id, hundredths: 10 * amount })
    if (!isDone(context, filled)) return
    const before = await balanceOf(context)
    const sign = operation === 'adminAddCredits' ? 1 : -1
    const send = (key: string, hundredths: number) => adjust(context, { operation, user_id, hundredths, key })

    const key = `conformance-${context.unique()}`
    const first = await send(key, amount)
    if (!isDone(context, first)) return
    expectReplay(
      verdict,
      first,
      await send(key, amount),
      ({ transaction }) => fieldsOf(transaction).transaction_id,
    )
    verdict.status(
      await send(key, amount + 1),
      409,
      'for a used key with another body',
      'idempotency_conflict',
    )
    const once = await balanceOf(context)
    verdict.expect(first, {
      check: 'balance after a repetition',
      holds: once === before + sign * amount,
      expected: `${decimal(before + sign * amount)}: moved once`,
      got: decimal(once),
    })

    const together = `conformance-${context.unique()}`
    const responses = await Promise.all(Array.from({ length: copies }, () => send(together, amount)))
    const twice = await balanceOf(context)
    verdict.expect(responses[0] as ReceivedResponse, {
      check: 'balance after parallel requests',
      holds: twice === once + sign * amount,
      expected: `${decimal(once + sign * amount)}: ${copies} requests with one key at once move once`,
      got: decimal(twice),
    })
    const undo = operation === 'adminAddCredits' ? 'adminDeductCredits' : 'adminAddCredits'
    const now = await balanceOf(context)
    if (sign > 0) await adjust(context, { operation: undo, user_id, hundredths: now - before + 10 * amount })
  }),
})

export const repeatedAdd = repeated('adminAddCredits')
export const repeatedDeduct = repeated('adminDeductCredits')

/** A payment is begun once, at the price that was shown. */
export const repeatedPayment: Rule = {
  id: 'flows/repeated-payment',
  title: 'A repeated payment starts once, and only at the listed price',
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
    const key = `conformance-${context.unique()}`
    const pay = (content: CallInput['body'], withKey = key) =>
      context.call('createPayment', { as: 'user', headers: { 'Idempotency-Key': withKey }, body: content })
    const count = async () =>
      Number(metaOf(await context.call('listPayments', { as: 'user', query: { limit: 1 } })).total)

    // Packs may make some amounts cheaper: an amount without a pack costs the price of its credits.
    const before = await count()
    const first = await pay(body(least + 100))
    if (first.status !== 201) {
      context.leaveOut('createPayment', `it returned ${first.status} ${first.code}`.trim())
      return
    }
    expectReplay(verdict, first, await pay(body(least + 100)), ({ transaction_id }) => transaction_id)
    verdict.status(
      await pay(body(least + 200)),
      409,
      'for a used key with another body',
      'idempotency_conflict',
    )
    const after = await count()
    verdict.expect(first, {
      check: 'payments',
      holds: after === before + 1,
      expected: `one payment more than ${before}`,
      got: after,
    })
    await expectListed(context, verdict, first)

    // A hundredth more, a hundredth less, and half of it.
    for (const off of [1, -1, -Math.round(((least + 100) * price) / 200)]) {
      const other = await pay(body(least + 100, off), `conformance-${context.unique()}`)
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
