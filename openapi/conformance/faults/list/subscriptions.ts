import { type Call, faultsOf, type Mistake, type Reply } from '../fault.ts'
import { body, instead, type JsonObject, json, jsonOf, objectOf, reading, rowsOf } from '../mistakes.ts'

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

const keysLive = (row: JsonObject): JsonObject =>
  row.status === 'CANCELLED'
    ? { ...row, keys: rowsOf(row.keys).map((key) => ({ ...key, status: 'ACTIVE' })) }
    : row

/** Subscriptions that do not begin, do not end, or leave something behind. */
export const subscriptionFaults = faultsOf('subscriptions', [
  [
    'subscription-stays',
    'unsubscribe',
    'the end of a subscription is confirmed, and it goes on',
    confirmsEnd,
  ],
  ['subscribed-twice', 'createUserSubscription', 'an API is subscribed to twice', subscribesTwice],
  [
    'keys-outlive-subscription',
    'listUserSubscriptions',
    'keys of an ended subscription are shown as working',
    body((answer) => ({ ...answer, data: rowsOf(answer.data).map(keysLive) })),
  ],
  [
    'subscription-without-keys',
    'createUserSubscription',
    'a new subscription comes without its keys',
    body((answer) => ({ ...answer, data: { ...objectOf(answer.data), keys: [] } })),
  ],
])
