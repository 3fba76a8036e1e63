import { type Call, faultsOf, type Mistake, type Reply } from '../fault.ts'
import { instead, json, jsonOf, reading, rowsOf } from '../mistakes.ts'

/** Confirms the end of a subscription, and leaves it as it is. */
const confirmsEnd: Mistake = instead(async (call, backend) => {
  const { user_subscription_id, product_id } = jsonOf(call)
  const list = await backend.send(reading(call, '/api/user-subscription'))
  const subscription = rowsOf(jsonOf(list).data).find(
    (one) => one.user_subscription_id === user_subscription_id,
  )
  if (subscription?.status !== 'ACTIVE' || product_id !== undefined) return backend.send(call)
  const keys = rowsOf(subscription.keys).map((key) => ({ ...key, status: 'REVOKED', grace_ends_at: null }))
  const cancelled_at = new Date().toISOString()
  return json(200, { data: { ...subscription, status: 'CANCELLED', plan: null, keys, cancelled_at } })
})

/** Subscribing a second time answers the subscription that there is. */
const subscribesTwice: Mistake = (operation) => {
  const first = new Map<unknown, Reply>()
  const apiOf = (call: Call): unknown => jsonOf(call).api
  return async (call, backend) => {
    const reply = await backend.send(call)
    if (call.operation !== operation) return reply
    if (reply.status === 201) first.set(apiOf(call), reply)
    return (reply.status === 409 && first.get(apiOf(call))) || reply
  }
}

/** Subscriptions that do not begin, do not end, or leave something behind. */
export const subscriptionFaults = faultsOf('subscriptions', [
  [
    'subscription-stays',
    'unsubscribe',
    'the end of a subscription is confirmed, and it goes on',
    confirmsEnd,
  ],
  ['subscribed-twice', 'createUserSubscription', 'an API is subscribed to twice', subscribesTwice],
])
