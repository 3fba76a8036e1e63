import type { Context, ReceivedResponse } from '../../context/context.ts'
import { witnessed } from '../../deeds/witness.ts'
import type { Rule } from '../rule.ts'
import { dataOf, type Fields, judged, rowsIn, rowsOf } from '../verdict.ts'
import { accountOf } from './credits.ts'

const needs = ['portal', 'user', 'write', 'state'] as const
const graceSeconds = 600
/** Clocks of two machines may differ. */
const clockMs = 60_000

/** The subscription that keys are made for; undefined, and left out, where the user has none. */
async function subscriptionOf(context: Context, operation: string): Promise<Fields | undefined> {
  const found = rowsOf(await context.call('listUserSubscriptions', { as: 'user' })).find(
    ({ status }) => status === 'ACTIVE',
  )
  if (!found) context.leaveOut(operation, 'the user has no active subscription')
  return found
}

export const makeKey = (
  context: Context,
  { user_subscription_id }: Fields,
  type: 'TEST' | 'LIVE',
  key = context.unique(),
) =>
  context.call('createKey', {
    as: 'user',
    headers: { 'Idempotency-Key': `conformance-${key}` },
    body: { user_subscription_id, type, name: `Conformance ${key}` },
  })

export const revoke = (context: Context, ...key_ids: unknown[]) =>
  context.call('revokeKeys', { as: 'user', body: { key_ids } })

const listKeys = (context: Context, { api }: Fields) => context.call('getKeys', { as: 'user', body: { api } })

async function keyOf(
  context: Context,
  subscription: Fields,
  key_id: unknown,
): Promise<{ list: ReceivedResponse; key: Fields }> {
  const list = await listKeys(context, subscription)
  return { list, key: rowsOf(list).find((one) => one.key_id === key_id) ?? {} }
}

/** The old one works on for its grace, and no longer. */
export const keysAreReplaced: Rule = {
  id: 'flows/keys-are-replaced',
  title: 'A replaced key gets the requested grace period, or none',
  phase: 'flows',
  needs: [...needs],
  operations: ['regenerateKey', 'getKeys'],
  run: judged(async (context, verdict) => {
    const subscription = await subscriptionOf(context, 'regenerateKey')
    if (!subscription) return
    const made = await makeKey(context, subscription, 'TEST')
    if (made.status !== 201) {
      context.leaveOut('regenerateKey', `no key could be made: ${made.status} ${made.code}`)
      return
    }
    const replace = (key_id: unknown, grace_seconds: number) =>
      context.call('regenerateKey', {
        as: 'user',
        query: { userSubscriptionId: subscription.user_subscription_id },
        headers: { 'Idempotency-Key': `conformance-${context.unique()}` },
        body: { type: 'TEST', key_id, grace_seconds },
      })
    const first = dataOf(made).key_id
    const next = await replace(first, graceSeconds)
    if (!verdict.status(next, 200, 'for a key that is replaced')) return
    const old = await keyOf(context, subscription, first)
    const ends = Date.parse(String(old.key.grace_ends_at))
    const isInGrace = old.key.status === 'GRACE'
    verdict.expect(next, {
      check: 'grace',
      holds: isInGrace,
      expected: `${first} in GRACE`,
      got: old.key.status ?? 'no such key',
    })
    if (isInGrace)
      verdict.expect(old.list, {
        check: 'end of the grace',
        holds: Math.abs(ends - context.clock().getTime() - graceSeconds * 1000) < clockMs,
        expected: `grace_ends_at in ${graceSeconds} seconds`,
        got: old.key.grace_ends_at,
      })

    const second = dataOf(next).key_id
    const last = await replace(second, 0)
    const ended = (await keyOf(context, subscription, second)).key.status
    verdict.expect(last, {
      check: 'no grace',
      holds: ended === 'REVOKED',
      expected: `${second} REVOKED at once`,
      got: ended ?? 'no such key',
    })
    await revoke(context, dataOf(last).key_id, first, second)
  }),
}

/** All keys of the user end, so new ones are left behind for those that were there. */
export const adminRevokes: Rule = {
  id: 'flows/administrators-revoke',
  title: 'An administrator revokes all keys of a user at once',
  phase: 'flows',
  needs: ['portal', 'user', 'admin', 'write', 'state'],
  operations: ['adminRevokeKeys'],
  run: judged(async (context, verdict) => {
    const subscription = await subscriptionOf(context, 'adminRevokeKeys')
    if (!subscription) return
    const subscriptions = rowsOf(await context.call('listUserSubscriptions', { as: 'user' }))
    const working = subscriptions
      .flatMap(({ keys }) => rowsIn(keys))
      .filter(({ status, name }) => isWorking(status) && !isOurs(name))
    if (working.length > 0) {
      context.leaveAlone('adminRevokeKeys', 'the user has keys that somebody may use: it would end them')
      return
    }
    const made = await makeKey(context, subscription, 'TEST')
    const user_id = await accountOf(context, 'user')
    const input = { as: 'admin', body: { user_id } } as const
    const revoked = await witnessed(context, verdict, { id: 'adminRevokeKeys', input })
    if (made.status !== 201 || !verdict.status(revoked, 200, 'for the keys of a user')) return
    const { key } = await keyOf(context, subscription, dataOf(made).key_id)
    verdict.expect(revoked, {
      check: 'revocation',
      holds: key.status === 'REVOKED',
      expected: 'every key REVOKED',
      got: key.status,
    })
  }),
}

const isWorking = (status: unknown): boolean => status === 'ACTIVE' || status === 'GRACE'
const isOurs = (name: unknown): boolean => /^(Conformance|Renamed) /.test(String(name))
