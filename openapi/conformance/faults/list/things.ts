import { type Backend, type Call, faultsOf, type Mistake, type Reply } from '../fault.ts'
import {
  asks,
  field,
  instead,
  type JsonObject,
  json,
  jsonOf,
  problem,
  reading,
  replyOf,
  rowsOf,
  withBody,
  withJson,
} from '../mistakes.ts'

const keysOf = async (call: Call, backend: Backend): Promise<JsonObject[]> =>
  rowsOf(jsonOf(await backend.send(reading(call, '/api/user-subscription'))).data).flatMap(({ keys }) =>
    rowsOf(keys),
  )

/** Shows the named keys as revoked, and leaves them as they are. */
const confirmsRevocation: Mistake = instead(async (call, backend) => {
  const ids = jsonOf(call).key_ids
  const keys = await keysOf(call, backend)
  const named = Array.isArray(ids) ? keys.filter(({ key_id }) => ids.includes(key_id)) : []
  if (named.length === 0) return backend.send(call)
  return json(200, { data: named.map((key) => ({ ...key, status: 'REVOKED', grace_ends_at: null })) })
})

const revokesNothing: Mistake = instead(async (call, backend) => {
  const { user_id } = jsonOf(call)
  const account = await backend.send(reading(call, '/api/admin/user-subscription', `?user_id=${user_id}`))
  if (account.status !== 200) return backend.send(call)
  const revoked_at = new Date().toISOString()
  return withJson(account, { data: { user_id, revoked_keys: 1, revoked_at } })
})

/** Keys that stay, go or change when they should not. */
export const keyFaults = faultsOf('keys', [
  ['revoked-key-lives', 'revokeKeys', 'a revoked key goes on', confirmsRevocation],
  [
    'admin-revocation-does-nothing',
    'adminRevokeKeys',
    'keys go on after an administrator has revoked them',
    revokesNothing,
  ],
  [
    'grace-not-asked-for',
    'regenerateKey',
    'a key that was to end at once gets a grace',
    asks((call) =>
      jsonOf(call).grace_seconds === 0 ? withBody(call, { ...jsonOf(call), grace_seconds: 3600 }) : call,
    ),
  ],
  ['grace-without-end', 'getKeys', 'a key in grace has no end', field('data.*.grace_ends_at', () => null)],
  ['wrong-prefix', 'createKey', 'a test key is shown as a live one', field('data.prefix', () => 'sb_live_')],
  [
    'foreign-key-forbidden',
    'renameKey',
    'a key of somebody else is told apart from one that is not there',
    replyOf(404, () => problem(403, 'forbidden')),
  ],
])

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

const _confirmsRemoval: Mistake = instead(async (call, backend) => {
  const list = await backend.send(reading(call, '/api/webhooks'))
  const { webhook_id } = jsonOf(call)
  const isThere = rowsOf(jsonOf(list).data).some((one) => one.webhook_id === webhook_id)
  return isThere ? json(200, { data: { message: 'The webhook is removed.' } }) : backend.send(call)
})

/** Webhooks that tell their secret, lose a test, or stay. */
export const webhookFaults = faultsOf('webhooks', [
  [
    'test-delivery-lost',
    'testWebhook',
    'a test is confirmed, and nothing is sent',
    field('data.delivery_id', () => 'whd_conformance0'),
  ],
])

const keepsPreferences: Mistake = instead(async (call, backend) => {
  const before = await backend.send(reading(call, call.path))
  const reply = await backend.send(call)
  if (reply.status !== 200) return reply
  const preferences = rowsOf(jsonOf(before).data).map(({ kind, in_app, mail }) => ({ kind, in_app, mail }))
  await backend.send(withBody(call, { preferences }))
  return reply
})

const readsAtLook: Mistake = instead(async (call, backend) => {
  const reply = await backend.send(call)
  const rows = rowsOf(jsonOf(reply).data)
  const read_at = Math.floor(Date.now() / 1000)
  const marked = rows.map((row) => (row.read_at === 0 ? { ...row, read_at } : row))
  return reply.status === 200 ? withJson(reply, { ...jsonOf(reply), data: marked }) : reply
})

/** Notifications that are lost, or read when nobody has read them. */
export const notificationFaults = faultsOf('notifications', [
  [
    'unread-count-wrong',
    'markNotificationsRead',
    'the number of unread ones is wrong',
    field('data.unread', (value) => Number(value) + 1),
  ],
  ['read-by-looking', 'listNotificationHistory', 'looking marks as read', readsAtLook],
  [
    'preferences-not-kept',
    'updateNotificationPreferences',
    'a preference is confirmed and not kept',
    keepsPreferences,
  ],
])
