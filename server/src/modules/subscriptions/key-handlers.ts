import { audit } from '../../platform/db/audit.ts'
import { handler, inTransaction } from '../../platform/http/handler.ts'
import { Problem } from '../../platform/http/problem.ts'
import { apiKeyOf } from './api-key.ts'
import { readKeys } from './key-repo.ts'
import { liveKeyRefused } from './live-key-refused.ts'
import { lockOwnSubscription } from './lock.ts'
import { notActive } from './not-active.ts'
import { publishedApi } from './published-api.ts'
import { regenerate } from './regenerate.ts'

const usualGraceSeconds = 3600

const regenerateKey = inTransaction<'regenerateKey'>(async (call) => {
  const { db, user, query, body, settings } = call
  const subscription = await lockOwnSubscription(db, { id: query.userSubscriptionId, userId: user.id })
  const refusal = notActive(subscription, settings.timeZone)
  if (refusal) throw refusal
  const { made, details } = await regenerate(call, {
    subscriptionId: subscription.id,
    ownerId: user.id,
    type: body.type,
    graceSeconds: body.grace_seconds ?? usualGraceSeconds,
    byAdmin: false,
    refuse: liveKeyRefused,
  })
  await audit(call, { action: 'key.regenerate', subject: subscription.id, details })
  return { status: 200, body: { data: made } }
})

/** Those of the subscription that lasts. A cancelled one is none; its keys are told in the list of subscriptions. */
const getKeys = handler<'getKeys'>(async ({ db, user, body: { api }, clock }) => {
  await publishedApi(db, api)
  const subscription = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', user.id)
    .where('api', '=', api)
    .where('status', '<>', 'CANCELLED')
    .executeTakeFirst()
  if (!subscription) {
    throw new Problem(
      'not_subscribed',
      'You have no subscription to this API, so there are no keys. Subscribe first.',
    )
  }
  const now = clock()
  const keys = (await readKeys(db, [subscription.id], now)).get(subscription.id) ?? []
  return { status: 200, body: { data: keys.map((key) => apiKeyOf(key, now)) } }
})

export const keyHandlers = { regenerateKey, getKeys }
