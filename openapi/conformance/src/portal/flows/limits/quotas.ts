import type { Context, ReceivedResponse } from '../../../engine/context/context.ts'
import type { Rule } from '../../../engine/rules/rule.ts'
import { type Fields, fieldsOf, type Verdict, withVerdict } from '../../../engine/rules/verdict.ts'
import { rowsOf } from '../../fields.ts'
import { type LiveKey, withLiveKey } from '../gateway.ts'
import { accountOf } from '../wallet.ts'
import { expectRateLimits } from './rate-limit-headers.ts'
import { expectRejected, expectTooLow } from './rejected-calls.ts'

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
  needs: ['user', 'admin', 'write', 'state'],
  operations: ['adminSetLimits', 'adminListLimits', 'listLimits', 'getUserApiResponse', 'listTransactions'],
  run: withVerdict((context, verdict) =>
    withLiveKey(context, 'adminSetLimits', async (key) => {
      const { row: before } = await limitsOf(context, key, 'admin')
      if (Date.parse(String(before.day_ends_at)) - context.clock().getTime() < leastMs)
        return context.leaveOut('adminSetLimits', 'the day whose calls it counts is about to end')
      try {
        await expectQuota(context, verdict, key, before)
      } finally {
        // The plan's limits are in force again, unless others were set before.
        const removed = await setLimits(context, key, null)
        if (removed.status === 200) {
          const { row } = await limitsOf(context, key, 'admin')
          const check = 'limits of the plan'
          verdict.equal(removed, check, row.source, 'PLAN', 'the source where limits are null')
        }
        if (before.source === 'ADMIN') await setLimits(context, key, fieldsOf(before.limits))
      }
    }),
  ),
}

/** The subscription's own row of a list of limits. */
async function limitsOf(
  context: Context,
  { priced: { subscription } }: LiveKey,
  as: 'admin' | 'user',
): Promise<{ list: ReceivedResponse; row: Fields }> {
  const list =
    as === 'user'
      ? await context.call('listLimits', { as })
      : await context.call('adminListLimits', { as, query: { user_id: await accountOf(context, 'user') } })
  const isOwn = (one: Fields) => one.user_subscription_id === subscription.user_subscription_id
  return { list, row: rowsOf(list).find(isOwn) ?? {} }
}

const setLimits = (context: Context, { priced: { subscription } }: LiveKey, limits: Fields | null) =>
  context.call('adminSetLimits', {
    as: 'admin',
    body: {
      user_subscription_id: subscription.user_subscription_id,
      limits,
      reason: `Conformance ${context.unique()}`,
    },
  })

async function expectQuota(context: Context, verdict: Verdict, key: LiveKey, before: Fields): Promise<void> {
  const quota = Number(before.calls_today) + calls
  const limits = {
    calls_per_second: null,
    calls_per_minute: quota + 1_000,
    calls_per_day: quota,
    calls_per_month: null,
  }
  const set = await setLimits(context, key, limits)
  if (set.status !== 200)
    return context.leaveOut('adminSetLimits', `it rejects limits: ${set.status} ${set.code}`)
  const responses: Response[] = []
  for (let count = 0; count < calls; count += 1) {
    const response = await key.call()
    if (!response || (response.status >= 400 && response.status !== 429))
      return context.leaveOut('adminSetLimits', `the gateway answered ${response?.status ?? 'nothing'}`)
    responses.push(response)
  }
  const passed = responses.filter(({ status }) => status < 400)
  const check = 'calls within a quota'
  verdict.equal(set, check, passed.length, calls, `with calls_per_day at ${calls} more than were made`)
  expectRateLimits(verdict, set, { responses: passed, quota, left: [1, 0] })
  const seconds = (Date.parse(String(before.day_ends_at)) - context.clock().getTime()) / 1000
  await expectRejected(context, verdict, {
    key,
    set,
    status: 429,
    code: 'quota_exceeded',
    mostSeconds: Math.ceil(seconds) + clockSeconds,
  })
  for (const as of ['admin', 'user'] as const) {
    const { list, row } = await limitsOf(context, key, as)
    const used = `${row.calls_today ?? 'no such subscription'} of ${fieldsOf(row.limits).calls_per_day}`
    verdict.equal(list, 'use of a quota', used, `${quota} of ${quota}`, 'calls_today of calls_per_day')
  }
  const limitsNow = async () => fieldsOf((await limitsOf(context, key, 'admin')).row.limits)
  const was = await limitsNow()
  const tooLow = await setLimits(context, key, { ...limits, calls_per_second: 999, calls_per_day: quota - 1 })
  expectTooLow(verdict, { response: tooLow, name: 'calls_per_day', before: was, after: await limitsNow() })
}
