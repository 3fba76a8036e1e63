import type { Context } from '../../engine/context/context.ts'
import type { Rule } from '../../engine/rules/rule.ts'
import { type Fields, fieldsOf, type Verdict, withVerdict } from '../../engine/rules/verdict.ts'
import { dataOf, decimal, hundredths, metaOf, rowsOf } from '../fields.ts'

/** The days of a range make its totals. */
export const usageAddsUp: Rule = {
  id: 'invariants/usage-adds-up',
  title: 'Daily usage adds up to the totals, and list and summary agree',
  phase: 'invariants',
  needs: ['user', 'state'],
  operations: ['listApiUsage', 'getUsageSummary'],
  run: withVerdict(async (context, verdict) => {
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
  const totals = fieldsOf(metaOf(list).totals)
  const days = rowsOf(list)
  for (const name of ['calls', 'answered', 'failed']) {
    const sum = days.reduce((total, day) => total + Number(day[name]), 0)
    verdict.equal(list, `total ${name}`, totals[name], sum, 'the sum of the days')
  }
  const credits = decimal(days.reduce((total, day) => total + hundredths(day.credits), 0))
  verdict.equal(list, 'total credits', totals.credits, credits, 'the sum of the days')
  const counted = fieldsOf(fieldsOf(dataOf(summary).range).totals)
  for (const name of ['calls', 'answered', 'rejected', 'limited', 'failed', 'credits'].filter(
    (one) => one in counted,
  ))
    verdict.equal(summary, name, counted[name], totals[name], 'as the list has them')
  const before = fieldsOf(metaOf(list).before)
  const earlier = fieldsOf(fieldsOf(dataOf(summary).before).totals)
  for (const name of ['calls', 'failed', 'credits'].filter((one) => one in before && one in earlier)) {
    const why = `the same ${name} of the time before in list and summary`
    if (!verdict.equal(list, `${name} before`, before[name], earlier[name], why))
      verdict.equal(summary, `${name} before`, earlier[name], before[name], why)
  }
  return days
}
