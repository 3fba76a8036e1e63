import type { Context, ReceivedResponse } from '../../context/context.ts'
import type { Rule } from '../rule.ts'
import { dataOf, type Fields, fieldsOf, judged, rowsIn, rowsOf, type Verdict } from '../verdict.ts'

/** A subscription gives keys once, and takes all of them with it. */
export const subscribing: Rule = {
  id: 'flows/subscribing',
  title: 'Subscribing works once per API, and unsubscribing ends the subscription and its keys',
  phase: 'examples',
  needs: ['portal', 'user', 'write', 'state'],
  operations: ['createUserSubscription', 'listUserSubscriptions', 'unsubscribe'],
  run: judged(async (context, verdict) => {
    const api = await freeApi(context)
    if (api === undefined) {
      context.leaveOut(
        'createUserSubscription',
        'the user has subscribed to every API that needs no verification',
      )
      return
    }
    const key = `conformance-${context.unique()}`
    const response = await subscribe(context, api, key)
    if (response.status !== 201) {
      context.leaveOut('createUserSubscription', `it returned ${response.status} ${response.code}`.trim())
      return
    }
    await expectStarted(context, verdict, response)
    const second = await subscribe(context, api, `conformance-${context.unique()}`)
    verdict.status(second, 409, 'for an API that is subscribed to already')
    await expectEnded(context, verdict, { api, user_subscription_id: idOf(dataOf(response)) })
  }),
}

const idOf = ({ subscription }: Fields): unknown => fieldsOf(subscription).user_subscription_id

const subscribe = (context: Context, api: unknown, key: string): Promise<ReceivedResponse> =>
  context.call('createUserSubscription', {
    as: 'user',
    headers: { 'Idempotency-Key': key },
    body: { api },
  })

/** An API that the user has no subscription to, and that asks for no verification. */
async function freeApi(context: Context): Promise<unknown> {
  const apis = rowsOf(await context.call('listUserSubscriptions', { as: 'user' }))
    .filter(({ status }) => status !== 'CANCELLED')
    .map(({ api }) => api)
  const offered = rowsOf(await context.call('listPublicApis', { as: 'visitor' }))
  return offered.find(
    ({ api, status, kyb_required }) => status === 'ACTIVE' && kyb_required === false && !apis.includes(api),
  )?.api
}

async function find(
  context: Context,
  id: unknown,
): Promise<{ list: ReceivedResponse; subscription: Fields }> {
  const list = await context.call('listUserSubscriptions', { as: 'user' })
  const subscription = rowsOf(list).find(({ user_subscription_id }) => user_subscription_id === id)
  return { list, subscription: subscription ?? {} }
}

const statusesOf = ({ keys }: Fields): string =>
  [...new Set(rowsIn(keys).map(({ status }) => status))].join(', ') || 'no keys'

async function expectStarted(context: Context, verdict: Verdict, response: ReceivedResponse): Promise<void> {
  const { subscription, keys } = dataOf(response)
  const id = fieldsOf(subscription).user_subscription_id
  const secrets = rowsIn(keys).map(({ api_key }) => String(api_key))
  verdict.expect(response, {
    check: 'keys of a subscription',
    holds: secrets.some((secret) => secret.startsWith('sb_test_')),
    expected: 'a test key with its secret',
    got: secrets.length === 0 ? 'no keys' : 'no test key',
  })
  const { list, subscription: listed } = await find(context, id)
  verdict.expect(list, {
    check: 'new subscription',
    holds: listed.status === 'ACTIVE' && statusesOf(listed) === 'ACTIVE',
    expected: `${id} ACTIVE, with keys that are`,
    got: `${listed.status ?? 'no such subscription'}, ${statusesOf(listed)}`,
  })
  verdict.expect(list, {
    check: 'listed secrets',
    holds: !secrets.some((secret) => list.text.includes(secret)),
    expected: 'no secrets',
    got: 'a secret',
  })
}

async function expectEnded(context: Context, verdict: Verdict, body: Fields): Promise<void> {
  const id = body.user_subscription_id
  if (context.accounts.has('other')) {
    const foreign = await context.call('unsubscribe', { as: 'other', body })
    verdict.status(foreign, 404, 'for a subscription of another user')
  }
  const ended = await context.call('unsubscribe', { as: 'user', body })
  if (!verdict.status(ended, 200, 'for a subscription of one’s own')) return
  const { list, subscription } = await find(context, id)
  verdict.expect(ended, {
    check: 'end of a subscription',
    holds: dataOf(ended).status === 'CANCELLED' && subscription.status === 'CANCELLED',
    expected: `${id} CANCELLED, also in the list`,
    got: `${dataOf(ended).status}, ${subscription.status ?? 'no such subscription'} in the list`,
  })
  const isEnded = dataOf(ended).status === 'CANCELLED' && subscription.status === 'CANCELLED'
  verdict.expect(isEnded && statusesOf(dataOf(ended)) === 'REVOKED' ? list : ended, {
    check: 'keys of an ended subscription',
    holds: statusesOf(subscription) === 'REVOKED',
    expected: 'every key REVOKED',
    got: statusesOf(subscription),
  })
  const again = await context.call('unsubscribe', { as: 'user', body })
  verdict.status(again, 409, 'for a subscription that has ended')
}
