import type { Context, ReceivedResponse } from '../../../context/context.ts'
import type { Rule } from '../../rule.ts'
import {
  dataOf,
  decimal,
  type Fields,
  fieldsOf,
  judged,
  pointersOf,
  rowsIn,
  rowsOf,
  type Verdict,
} from '../../verdict.ts'
import { makeKey, revoke } from '../keys.ts'
import { callGateway, findCall, type PricedCall } from '../priced-call.ts'
import { expectRefused } from './refused-calls.ts'

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
  needs: ['portal', 'user', 'write', 'state'],
  operations: ['setKeyLimits', 'listLimits', 'getUserApiResponse', 'listTransactions'],
  run: judged(async (context, verdict) => {
    const priced = await findCall(context, 'setKeyLimits')
    if (!priced) return
    const newKey = await makeKey(context, priced.subscription, 'LIVE')
    if (newKey.status !== 201)
      return context.leaveOut('setKeyLimits', `no live key could be made: ${newKey.status} ${newKey.code}`)
    const { key_id, api_key } = dataOf(newKey)
    const key = { priced, id: key_id, call: () => callGateway(priced, String(api_key)) }
    try {
      await expectBudget(context, verdict, key)
      await expectOperations(context, verdict, key)
      await expectAddresses(context, verdict, key)
      await expectNone(context, verdict, key)
      await expectOwn(context, verdict, key)
    } finally {
      await revoke(context, key_id)
    }
  }),
}

interface Key {
  readonly priced: PricedCall
  readonly id: unknown
  readonly call: () => Promise<Response | undefined>
}

const setLimits = (context: Context, { id }: Key, limits: Fields, as: 'user' | 'other' = 'user') =>
  context.call('setKeyLimits', { as, body: { key_id: id, limits: { ...none, ...limits } } })

async function useOf(context: Context, { id }: Key): Promise<{ list: ReceivedResponse; use: Fields }> {
  const list = await context.call('listLimits', { as: 'user' })
  const keys = rowsOf(list).flatMap((one) => rowsIn(one.keys))
  return { list, use: keys.find(({ key_id }) => key_id === id) ?? {} }
}

/** Enough for one call, then for another. */
async function expectBudget(context: Context, verdict: Verdict, key: Key): Promise<void> {
  const { price } = key.priced
  const set = await setLimits(context, key, { credits_in_all: decimal(price) })
  if (!verdict.status(set, 200, 'for a budget of a key')) return
  const first = await key.call()
  if (!first || (first.status >= 400 && first.status !== 402))
    return context.leaveOut('setKeyLimits', `the gateway answered ${first?.status ?? 'nothing'}`)
  expectPassed(verdict, set, first)
  await expectRefused(context, verdict, { call: key.call, set, status: 402, code: 'budget_exceeded' })
  await expectTooLow(context, verdict, key)
  const raised = await setLimits(context, key, { credits_in_all: decimal(2 * price) })
  if (!verdict.status(raised, 200, 'for a higher budget')) return
  expectPassed(verdict, raised, await key.call())
  const { list, use } = await useOf(context, key)
  verdict.expect(list, {
    check: 'use of a budget',
    holds: use.credits_in_all === decimal(2 * price),
    expected: `credits_in_all: ${decimal(2 * price)}, as two calls cost`,
    got: use.credits_in_all ?? 'no such key',
  })
}

function expectPassed(verdict: Verdict, set: ReceivedResponse, response: Response | undefined): void {
  if (!response) return
  verdict.expect(set, {
    check: 'call within a budget',
    holds: response.status < 400,
    expected: 'a call through the gateway, which its budget is enough for',
    got: `${response.status}`,
  })
}

/** A budget below what was spent is rejected whole. */
async function expectTooLow(context: Context, verdict: Verdict, key: Key): Promise<void> {
  const { operation, price } = key.priced
  const before = (await useOf(context, key)).use
  const limits = { credits_in_all: decimal(price - 1), credits_per_day: '9999.99', operations: [operation] }
  const rejected = await setLimits(context, key, limits)
  if (!verdict.status(rejected, 422, 'for a budget below what was spent')) return
  verdict.expect(rejected, {
    check: 'field of a budget that is too low',
    holds: pointersOf(rejected).join() === '#/limits/credits_in_all',
    expected: 'errors that point at #/limits/credits_in_all alone',
    got: pointersOf(rejected).join(', ') || 'no errors',
  })
  const after = (await useOf(context, key)).use
  verdict.expect(rejected, {
    check: 'limits after a rejection',
    holds: JSON.stringify(after.limits) === JSON.stringify(before.limits),
    expected: 'the limits as they were',
    got: after.limits,
  })
}

async function expectOperations(context: Context, verdict: Verdict, key: Key): Promise<void> {
  const { operation } = key.priced
  const other = rowsIn(dataOf(key.priced.shown).prices).find(({ operation_id }) => operation_id !== operation)
  if (!other) return
  const set = await setLimits(context, key, { operations: [other.operation_id] })
  if (verdict.status(set, 200, 'for operations of the API'))
    await expectRefused(context, verdict, { call: key.call, set, status: 403, code: 'operation_not_allowed' })
}

async function expectAddresses(context: Context, verdict: Verdict, key: Key): Promise<void> {
  const set = await setLimits(context, key, { addresses: [elsewhere] })
  if (verdict.status(set, 200, 'for addresses of a key'))
    await expectRefused(context, verdict, { call: key.call, set, status: 403, code: 'address_not_allowed' })
}

/** All limits are set together: one that is null is gone. */
async function expectNone(context: Context, verdict: Verdict, key: Key): Promise<void> {
  const set = await setLimits(context, key, {})
  if (!verdict.status(set, 200, 'for no limits')) return
  const limits = fieldsOf((await useOf(context, key)).use.limits)
  verdict.expect(set, {
    check: 'limits that were removed',
    holds: Object.keys(none).every((name) => limits[name] === null),
    expected: 'null for each limit',
    got: limits,
  })
}

/** Another account's keys aren't found. */
async function expectOwn(context: Context, verdict: Verdict, key: Key): Promise<void> {
  if (!context.accounts.has('other')) return
  const set = await setLimits(context, key, {}, 'other')
  verdict.status(set, 404, 'for a key of another user')
  const theirs = await context.call('listLimits', { as: 'other' })
  verdict.expect(theirs, {
    check: 'limits of another user',
    holds: !theirs.text.includes(String(key.id)),
    expected: 'no key of another user',
    got: String(key.id),
  })
}
