import type { Context, ReceivedResponse } from '../../../engine/context/context.ts'
import type { Rule } from '../../../engine/rules/rule.ts'
import { type Fields, fieldsOf, type Verdict, withVerdict } from '../../../engine/rules/verdict.ts'
import { dataOf, decimal, rowsIn, rowsOf } from '../../fields.ts'
import { type LiveKey, withLiveKey } from '../gateway.ts'
import { expectRejected, expectTooLow } from './rejected-calls.ts'

const none = {
  credits_per_day: null,
  credits_per_month: null,
  credits_in_all: null,
  operations: null,
  addresses: null,
}
/** For documentation alone (RFC 5737): no call comes from there. */
const elsewhere = '203.0.113.7'

/** Limits that the owner sets to a key made for the purpose. */
export const budgets: Rule = {
  id: 'flows/budgets',
  title: 'A key spends its budget and no more, and calls only the operations it may, from where it may',
  phase: 'flows',
  needs: ['user', 'write', 'state'],
  operations: ['setKeyLimits', 'listLimits', 'getUserApiResponse', 'listTransactions'],
  run: withVerdict((context, verdict) =>
    withLiveKey(context, 'setKeyLimits', async (key) => {
      await expectBudget(context, verdict, key)
      const { operation, shown } = key.priced
      const other = rowsIn(dataOf(shown).prices).find(({ operation_id }) => operation_id !== operation)
      const ofOthers = [
        ...(other ? [['operation_not_allowed', { operations: [other.operation_id] }] as const] : []),
        ['address_not_allowed', { addresses: [elsewhere] }] as const,
      ]
      for (const [code, limits] of ofOthers) {
        const set = await setLimits(context, key, limits)
        if (verdict.status(set, 200, `for ${Object.keys(limits)} of a key`))
          await expectRejected(context, verdict, { key, set, status: 403, code })
      }
      if (context.accounts.has('other'))
        verdict.status(await setLimits(context, key, {}, 'other'), 404, 'for a key of another user')
      // All limits are set together: one that is null is gone.
      const set = await setLimits(context, key, {})
      if (!verdict.status(set, 200, 'for no limits')) return
      const limits = fieldsOf((await useOf(context, key)).use.limits)
      verdict.expect(set, {
        check: 'limits that were removed',
        holds: Object.keys(none).every((name) => limits[name] === null),
        expected: 'null for each limit',
        got: limits,
      })
    }),
  ),
}

const setLimits = (context: Context, { id }: LiveKey, limits: Fields, as: 'user' | 'other' = 'user') =>
  context.call('setKeyLimits', { as, body: { key_id: id, limits: { ...none, ...limits } } })

async function useOf(context: Context, { id }: LiveKey): Promise<{ list: ReceivedResponse; use: Fields }> {
  const list = await context.call('listLimits', { as: 'user' })
  const keys = rowsOf(list).flatMap((one) => rowsIn(one.keys))
  return { list, use: keys.find(({ key_id }) => key_id === id) ?? {} }
}

/** Enough for one call, then for another. */
async function expectBudget(context: Context, verdict: Verdict, key: LiveKey): Promise<void> {
  const { price, operation } = key.priced
  for (const calls of [1, 2]) {
    const set = await setLimits(context, key, { credits_in_all: decimal(calls * price) })
    if (!verdict.status(set, 200, 'for a budget of a key')) return
    const response = await key.call()
    if (!response || (response.status >= 400 && response.status !== 402))
      return context.leaveOut('setKeyLimits', `the gateway answered ${response?.status ?? 'nothing'}`)
    verdict.expect(set, {
      check: 'call within a budget',
      holds: response.status < 400,
      expected: 'a call through the gateway, which its budget is enough for',
      got: `${response.status}`,
    })
    if (calls > 1) continue
    await expectRejected(context, verdict, { key, set, status: 402, code: 'budget_exceeded' })
    const before = (await useOf(context, key)).use.limits
    const limits = { credits_in_all: decimal(price - 1), credits_per_day: '9999.99', operations: [operation] }
    const tooLow = await setLimits(context, key, limits)
    const after = (await useOf(context, key)).use.limits
    expectTooLow(verdict, { response: tooLow, name: 'credits_in_all', before, after })
  }
  const { list, use } = await useOf(context, key)
  const used = use.credits_in_all ?? 'no such key'
  verdict.equal(list, 'use of a budget', used, decimal(2 * price), 'credits_in_all, as two calls cost')
}
