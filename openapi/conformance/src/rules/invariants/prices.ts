import type { Context } from '../../context/context.ts'
import type { Rule } from '../rule.ts'
import {
  dataOf,
  type Fields,
  fieldsOf,
  hundredths,
  judged,
  metaOf,
  rowsIn,
  rowsOf,
  type Verdict,
} from '../verdict.ts'

/** Prices and credits of an account are the same wherever they appear. */
export const pricesAgree: Rule = {
  id: 'invariants/prices-agree',
  title: 'Prices and credits are the same everywhere',
  phase: 'invariants',
  needs: ['portal', 'user', 'state'],
  operations: ['getCredits', 'listSkus'],
  run: judged(async (context, verdict) => {
    const subscriptions = rowsOf(await context.call('listUserSubscriptions', { as: 'user' }))
    const active = subscriptions.filter(({ status }) => status === 'ACTIVE')
    if (active.length === 0) context.leaveOut('getCredits', 'the user has no active subscription')
    const skus = await context.call('listSkus', { as: 'user' })
    const own = rowsIn(dataOf(skus).skus)
    for (const { api } of active.slice(0, 3)) {
      const response = await context.call('getCredits', { as: 'user', body: { api } })
      const wallet = await context.call('getWalletCredits', { as: 'user' })
      const { wallet_credits, prices } = dataOf(response)
      verdict.expect(response, {
        check: 'wallet_credits',
        holds: wallet_credits === dataOf(wallet).wallet_credits,
        expected: `wallet_credits ${dataOf(wallet).wallet_credits}, as the wallet has it`,
        got: wallet_credits,
      })
      for (const price of rowsIn(prices)) {
        const sku = own.find((one) => one.api === api && one.operation_id === price.operation_id)
        if (!sku) continue
        verdict.expect(response, {
          check: 'price',
          holds: sku.own_price_credits === price.price,
          expected: `${price.operation_id} at ${sku.own_price_credits}, as in the own price list`,
          got: price.price,
        })
      }
    }
  }),
}

/** The days of a range make its totals. */
export const usageAddsUp: Rule = {
  id: 'invariants/usage-adds-up',
  title: 'Daily usage adds up to the totals, and list and summary agree',
  phase: 'invariants',
  needs: ['portal', 'user', 'state'],
  operations: ['listApiUsage', 'getUsageSummary'],
  run: judged(async (context, verdict) => {
    const days = await compareUsage(context, verdict, {})
    // A range that leaves days out at both ends.
    const used = days
      .filter(({ calls }) => Number(calls) > 0)
      .map(({ period }) => String(period))
      .toSorted()
    const [start_date, end_date] = used.length > 2 ? [used[1], used.at(-2)] : []
    if (start_date !== undefined) await compareUsage(context, verdict, { start_date, end_date })
    if (used.length === 0) context.leaveOut('listApiUsage', 'the user hasn’t made a call yet')
  }),
}

/** Of one range. The days. */
async function compareUsage(context: Context, verdict: Verdict, range: Fields): Promise<readonly Fields[]> {
  const list = await context.call('listApiUsage', { as: 'user', query: { limit: 200, ...range } })
  const summary = await context.call('getUsageSummary', { as: 'user', query: range })
  const totals = (metaOf(list).totals ?? {}) as Fields
  const days = rowsOf(list)
  const sums = { calls: 0, answered: 0, failed: 0 }
  let credits = 0
  for (const day of days) {
    for (const name of ['calls', 'answered', 'failed'] as const) sums[name] += Number(day[name])
    credits += hundredths(day.credits)
  }
  for (const [name, sum] of Object.entries(sums))
    verdict.expect(list, {
      check: `total ${name}`,
      holds: totals[name] === sum,
      expected: `${sum} ${name}, the sum of the days`,
      got: totals[name],
    })
  verdict.expect(list, {
    check: 'total credits',
    holds: hundredths(totals.credits) === credits,
    expected: 'the sum of the days',
    got: totals.credits,
  })
  const counted = fieldsOf(fieldsOf(dataOf(summary).range).totals)
  for (const name of ['calls', 'answered', 'failed', 'credits'])
    if (name in counted)
      verdict.expect(summary, {
        check: name,
        holds: counted[name] === totals[name],
        expected: `${totals[name]} ${name}, as the list has them`,
        got: counted[name],
      })
  const before = fieldsOf(metaOf(list).before)
  const earlier = fieldsOf(fieldsOf(dataOf(summary).before).totals)
  for (const name of ['calls', 'failed', 'credits'].filter((one) => one in before && one in earlier)) {
    const promised = {
      check: `${name} before`,
      holds: before[name] === earlier[name],
      expected: `the same ${name} of the time before in list and summary`,
      got: `${before[name]} and ${earlier[name]}`,
    }
    if (!verdict.expect(list, promised)) verdict.expect(summary, promised)
  }
  return days
}
