import type { components } from '@switchboard/sdk'
import { audit } from '../../platform/db/audit.ts'
import { inTransaction } from '../../platform/http/handler.ts'
import { Problem } from '../../platform/http/problem.ts'
import { notify } from '../notifications/notify.ts'
import { hasLiveKey, revokeKeys } from '../subscriptions/keys-repo.ts'
import { regenerate } from '../subscriptions/regenerate-key.ts'
import { lockSubscription, lockSubscriptionsOf } from '../subscriptions/repo.ts'
import { requireActive } from '../subscriptions/rules.ts'
import { lockUserToChange } from './find-user.ts'

export const adminRegenerateKeys = inTransaction<'adminRegenerateKeys'>(async (call) => {
  const { db, body, clock, settings } = call
  const owner = await lockUserToChange(db, body.user_id)
  const subscription = await lockSubscription(db, { id: body.subscription_id, userId: owner.id })
  if (!subscription) {
    throw new Problem('not_found', `${owner.id} has no subscription ${body.subscription_id}.`)
  }
  requireActive(subscription, settings.timeZone)
  const { key, details } = await regenerate(call, {
    subscriptionId: subscription.id,
    ownerId: owner.id,
    // An administrator mostly acts on a leak, and a leaked live key does more harm.
    type: body.type ?? ((await hasLiveKey(db, subscription.id, clock())) ? 'LIVE' : 'TEST'),
    graceSeconds: body.grace_seconds ?? 0,
    byAdmin: true,
    refuse: ({ code }, api) => liveKeyRefused(code, api, `${owner.firstname} ${owner.lastname}`),
  })
  await audit(call, { action: 'admin.key.regenerate', subject: owner.id, details })
  return { status: 200, body: { data: key } }
})

function liveKeyRefused(
  code: components['schemas']['LiveBlocker']['code'],
  api: string,
  owner: string,
): Problem {
  const why = {
    kyb_required: `${owner} has sent no documents`,
    kyb_in_review: `the documents of ${owner} are still in review`,
    kyb_rejected: `the documents of ${owner} were rejected`,
    subscription_pending: 'the subscription isn’t started',
    subscription_suspended: 'the subscription is suspended',
  }[code]
  const detail = `Live keys of ${api} need a verified business, and ${why}. You can create a test key.`
  if (code === 'subscription_pending' || code === 'subscription_suspended') {
    return new Problem('subscription_not_active', detail)
  }
  return new Problem(code, detail)
}

export const adminRevokeKeys = inTransaction<'adminRevokeKeys'>(async (call) => {
  const { db, body, clock } = call
  const owner = await lockUserToChange(db, body.user_id)
  const now = clock()
  // A key that is being made at this moment is waited for, and ended too.
  const subscriptionIds = await lockSubscriptionsOf(db, owner.id)
  const revoked = await revokeKeys(db, { subscriptionIds, now })
  if (revoked > 0) {
    await notify(db, {
      userId: owner.id,
      kind: 'keys',
      message: `An administrator revoked all your keys (${revoked}). Your subscriptions stay: create new keys there.`,
      important: true,
      route: '/subscriptions',
      text: 'Create new keys',
      now,
    })
  }
  await audit(call, { action: 'admin.keys.revoke', subject: owner.id, details: { revoked_keys: revoked } })
  return {
    status: 200,
    body: { data: { user_id: owner.id, revoked_keys: revoked, revoked_at: now.toISOString() } },
  }
})
