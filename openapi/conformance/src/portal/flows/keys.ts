import type { Context } from '../../engine/context/context.ts'
import type { Rule } from '../../engine/rules/rule.ts'
import { type Fields, withVerdict } from '../../engine/rules/verdict.ts'
import { dataOf, rowsOf } from '../fields.ts'

const graceSeconds = 600
/** Clocks of two machines may differ. */
const clockMs = 60_000

export const makeKey = (context: Context, { user_subscription_id }: Fields, type: 'TEST' | 'LIVE') =>
  context.call('createKey', {
    as: 'user',
    body: { user_subscription_id, type, name: `Conformance ${context.unique()}` },
  })

export const revoke = (context: Context, ...key_ids: unknown[]) =>
  context.call('revokeKeys', { as: 'user', body: { key_ids } })

/** The old one works on for its grace, and no longer. */
export const keysAreReplaced: Rule = {
  id: 'flows/keys-are-replaced',
  title: 'A replaced key gets the requested grace period, or none',
  phase: 'flows',
  needs: ['user', 'write', 'state'],
  operations: ['regenerateKey', 'getKeys'],
  run: withVerdict(async (context, verdict) => {
    const subscriptions = rowsOf(await context.call('listUserSubscriptions', { as: 'user' }))
    const subscription = subscriptions.find(({ status }) => status === 'ACTIVE')
    if (!subscription) return context.leaveOut('regenerateKey', 'the user has no active subscription')
    const { api, user_subscription_id } = subscription
    const made = await makeKey(context, subscription, 'TEST')
    if (made.status !== 201)
      return context.leaveOut('regenerateKey', `no key could be made: ${made.status} ${made.code}`)
    const replace = (key_id: unknown, grace_seconds: number) =>
      context.call('regenerateKey', {
        as: 'user',
        query: { userSubscriptionId: user_subscription_id },
        body: { type: 'TEST', key_id, grace_seconds },
      })
    const shown = async (key_id: unknown) => {
      const list = await context.call('getKeys', { as: 'user', body: { api } })
      return { list, key: rowsOf(list).find((one) => one.key_id === key_id) ?? {} }
    }
    const first = dataOf(made).key_id
    const next = await replace(first, graceSeconds)
    if (!verdict.status(next, 200, 'for a key that is replaced')) return
    const { list, key } = await shown(first)
    const ends = Date.parse(String(key.grace_ends_at))
    if (verdict.equal(next, 'grace', key.status ?? 'no such key', 'GRACE'))
      verdict.expect(list, {
        check: 'end of the grace',
        holds: Math.abs(ends - context.clock().getTime() - graceSeconds * 1000) < clockMs,
        expected: `grace_ends_at in ${graceSeconds} seconds`,
        got: key.grace_ends_at,
      })
    const second = dataOf(next).key_id
    const last = await replace(second, 0)
    const ended = (await shown(second)).key.status ?? 'no such key'
    verdict.equal(last, 'no grace', ended, 'REVOKED', `the status of ${second} at once`)
    await revoke(context, dataOf(last).key_id, first, second)
  }),
}
