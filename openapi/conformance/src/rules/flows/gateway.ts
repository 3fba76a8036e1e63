import type { Context } from '../../context/context.ts'
import type { Rule } from '../rule.ts'
import { dataOf, decimal, hundredths, judged, rowsOf, type Verdict } from '../verdict.ts'
import { balanceOf } from './credits.ts'
import { makeKey, revoke } from './keys.ts'
import { callGateway, findCall } from './priced-call.ts'

/** A call costs the listed price; a revoked key makes no further call. */
export const pricesAreCharged: Rule = {
  id: 'flows/prices-are-charged',
  title: 'A gateway call costs the listed price, and a revoked key can’t call',
  phase: 'flows',
  needs: ['portal', 'user', 'write', 'state'],
  operations: ['getCredits', 'listTransactions', 'revokeKeys'],
  run: judged(async (context, verdict) => {
    const priced = await findCall(context, 'getCredits')
    if (!priced) return
    const made = await makeKey(context, priced.subscription, 'LIVE')
    if (made.status !== 201) {
      context.leaveOut('getCredits', `no live key could be made: ${made.status} ${made.code}`)
      return
    }
    const { key_id, api_key } = dataOf(made)
    const before = await balanceOf(context)
    const tested = await callGateway({ ...priced, body: priced.testBody }, String(api_key))
    if (tested)
      verdict.expect(priced.shown, {
        check: 'test value with a live key',
        holds: tested.status === 403 && (await balanceOf(context)) === before,
        expected: '403 from the gateway, and nothing charged',
        got: `${tested.status}, and ${decimal(before - (await balanceOf(context)))} charged`,
      })
    const response = await callGateway(priced, String(api_key))
    const spent = before - (await balanceOf(context))
    const charged = response && hundredths(response.headers.get('x-credits-charged') ?? '0.00')
    if (!response) context.leaveOut('getCredits', `the gateway at ${priced.url.origin} cannot be reached`)
    else if (response.status >= 400)
      context.leaveOut('getCredits', `the gateway answered ${response.status}: it may cost nothing`)
    else {
      verdict.expect(priced.shown, {
        check: 'price charged',
        holds: charged === priced.price && spent === priced.price,
        expected: `${decimal(spent)} as the price of ${priced.method} ${priced.url.pathname}, which is what it cost`,
        got: decimal(priced.price),
      })
      await expectRow(context, verdict, spent)
    }
    const revoked = await revoke(context, key_id)
    const late = await callGateway(priced, String(api_key))
    if (response && late)
      verdict.expect(revoked, {
        check: 'revoked key',
        holds: late.status === 401,
        expected: '401 from the gateway for the revoked key, at once',
        got: `${late.status}`,
      })
  }),
}

async function expectRow(context: Context, verdict: Verdict, spent: number): Promise<void> {
  const ledger = await context.call('listTransactions', { as: 'user', query: { view: 'usage', limit: 1 } })
  const newest = rowsOf(ledger)[0]?.credits
  verdict.expect(ledger, {
    check: 'row of a call',
    holds: newest === decimal(-spent),
    expected: `${decimal(-spent)} as the newest row of usage`,
    got: newest ?? 'no row',
  })
}
