import type { Context, ReceivedResponse } from '../../../context/context.ts'
import type { Rule } from '../../rule.ts'
import { dataOf, type Fields, fieldsOf, judged, pointersOf, rowsOf, type Verdict } from '../../verdict.ts'
import { accountOf } from '../credits.ts'
import { makeKey, revoke } from '../keys.ts'
import { callGateway, findCall, type PricedCall } from '../priced-call.ts'
import { expectRateLimits } from './rate-limit-headers.ts'
import { expectRefused } from './refused-calls.ts'

/** Calls that the quota lets through. */
const calls = 2
/** A day that ends while the rule looks would count from nothing again. */
const leastMs = 120_000
const clockSeconds = 60

/** An administrator's quota, counted to the call. The limits are put back whatever the result. */
export const quotas: Rule = {
  id: 'flows/quotas',
  title:
    'A quota lets exactly its calls through and refuses the next at no cost, and RateLimit counts it down',
  phase: 'flows',
  needs: ['portal', 'user', 'admin', 'write', 'state'],
  operations: ['adminSetLimits', 'adminListLimits', 'listLimits', 'getUserApiResponse', 'listTransactions'],
  run: judged(async (context, verdict) => {
    const priced = await findCall(context, 'adminSetLimits')
    if (!priced) return
    const before = await seenByAdmin(context, priced)
    if (Date.parse(String(before.row.day_ends_at)) - context.clock().getTime() < leastMs)
      return context.leaveOut('adminSetLimits', 'the day whose calls it counts is about to end')
    const newKey = await makeKey(context, priced.subscription, 'LIVE')
    if (newKey.status !== 201)
      return context.leaveOut('adminSetLimits', `no live key could be made: ${newKey.status} ${newKey.code}`)
    const { key_id, api_key } = dataOf(newKey)
    try {
      await expectQuota(context, verdict, { priced, key: String(api_key), before: before.row })
    } finally {
      await putBack(context, verdict, { priced, before: before.row })
      await revoke(context, key_id)
    }
  }),
}

interface Seen {
  readonly list: ReceivedResponse
  /** The subscription's own. */
  readonly row: Fields
}

const rowOf = (list: ReceivedResponse, { subscription }: PricedCall): Seen => ({
  list,
  row: rowsOf(list).find((one) => one.user_subscription_id === subscription.user_subscription_id) ?? {},
})

const seenByAdmin = async (context: Context, priced: PricedCall): Promise<Seen> => {
  const query = { user_id: await accountOf(context, 'user') }
  return rowOf(await context.call('adminListLimits', { as: 'admin', query }), priced)
}

const setLimits = (context: Context, { subscription }: PricedCall, limits: Fields | null) =>
  context.call('adminSetLimits', {
    as: 'admin',
    body: {
      user_subscription_id: subscription.user_subscription_id,
      limits,
      reason: `Conformance ${context.unique()}`,
    },
  })

/** The plan's limits are in force again, unless others were set before. */
async function putBack(
  context: Context,
  verdict: Verdict,
  { priced, before: { source, limits } }: Omit<Quota, 'key'>,
): Promise<void> {
  const removed = await setLimits(context, priced, null)
  if (removed.status === 200) {
    const { row } = await seenByAdmin(context, priced)
    verdict.expect(removed, {
      check: 'limits of the plan',
      holds: row.source === 'PLAN',
      expected: 'source: PLAN where limits are null',
      got: row.source ?? 'no such subscription',
    })
  }
  if (source === 'ADMIN') await setLimits(context, priced, fieldsOf(limits))
}

interface Quota {
  readonly priced: PricedCall
  readonly key: string
  /** The subscription's limits and use before. */
  readonly before: Fields
}

async function expectQuota(
  context: Context,
  verdict: Verdict,
  { priced, key, before }: Quota,
): Promise<void> {
  const quota = Number(before.calls_today) + calls
  const limits = {
    calls_per_second: null,
    calls_per_minute: quota + 1_000,
    calls_per_day: quota,
    calls_per_month: null,
  }
  const set = await setLimits(context, priced, limits)
  if (set.status !== 200) {
    context.leaveOut('adminSetLimits', `it rejects limits: ${set.status} ${set.code}`)
    return
  }
  const responses: Response[] = []
  for (let count = 0; count < calls; count += 1) {
    const response = await callGateway(priced, key)
    if (!response || (response.status >= 400 && response.status !== 429))
      return context.leaveOut('adminSetLimits', `the gateway answered ${response?.status ?? 'nothing'}`)
    responses.push(response)
  }
  const passed = responses.filter(({ status }) => status < 400)
  verdict.expect(set, {
    check: 'calls within a quota',
    holds: passed.length === calls,
    expected: `${calls} more calls with calls_per_day at ${calls} more than were made`,
    got: `${passed.length}, then 429`,
  })
  expectRateLimits(verdict, set, { responses: passed, quota, left: [1, 0] })
  const seconds = (Date.parse(String(before.day_ends_at)) - context.clock().getTime()) / 1000
  await expectRefused(context, verdict, {
    call: () => callGateway(priced, key),
    set,
    status: 429,
    code: 'quota_exceeded',
    mostSeconds: Math.ceil(seconds) + clockSeconds,
  })
  await expectCounted(context, verdict, { priced, quota })
  await expectTooLow(context, verdict, { priced, limits })
}

async function expectCounted(
  context: Context,
  verdict: Verdict,
  { priced, quota }: { readonly priced: PricedCall; readonly quota: number },
): Promise<void> {
  const own = rowOf(await context.call('listLimits', { as: 'user' }), priced)
  for (const { list, row } of [await seenByAdmin(context, priced), own])
    verdict.expect(list, {
      check: 'use of a quota',
      holds: row.calls_today === quota && fieldsOf(row.limits).calls_per_day === quota,
      expected: `calls_today: ${quota}, all of calls_per_day`,
      got: `${row.calls_today ?? 'no such subscription'} of ${fieldsOf(row.limits).calls_per_day}`,
    })
}

/** A quota below what was called already is rejected whole. */
async function expectTooLow(
  context: Context,
  verdict: Verdict,
  { priced, limits }: { readonly priced: PricedCall; readonly limits: Fields },
): Promise<void> {
  const lower = { ...limits, calls_per_second: 999, calls_per_day: Number(limits.calls_per_day) - 1 }
  const rejected = await setLimits(context, priced, lower)
  if (!verdict.status(rejected, 422, 'for fewer calls than were made')) return
  verdict.expect(rejected, {
    check: 'field of a quota that is too low',
    holds: pointersOf(rejected).join() === '#/limits/calls_per_day',
    expected: 'errors that point at #/limits/calls_per_day alone',
    got: pointersOf(rejected).join(', ') || 'no errors',
  })
  const after = fieldsOf((await seenByAdmin(context, priced)).row.limits)
  verdict.expect(rejected, {
    check: 'limits after a rejection',
    holds: Object.entries(limits).every(([name, limit]) => after[name] === limit),
    expected: 'the limits as they were',
    got: after,
  })
}
