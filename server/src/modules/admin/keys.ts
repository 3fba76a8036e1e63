import type { components } from '@switchboard/sdk'
import { audit } from '../../platform/db/audit.ts'
import { inTransaction } from '../../platform/http/handler.ts'
import { Problem, refusedField } from '../../platform/http/problem.ts'
import { notify } from '../notifications/notify.ts'
import { endOwnKeys } from '../subscriptions/end-keys.ts'
import { prefixOf } from '../subscriptions/key-secret.ts'
import { apiKeyOf } from '../subscriptions/keys.ts'
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
    creatorId: null,
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

export const adminRevokeKey = inTransaction<'adminRevokeKey'>(async (call) => {
  const { db, body, clock } = call
  const reason = body.reason.trim()
  if (reason.length < 3) throw refusedField('#/reason', 'min_length', 'Give a reason for the audit log.')
  const owner = await lockUserToChange(db, body.user_id)
  const now = clock()
  const { keys, ended } = await endOwnKeys(db, { userId: owner.id, keyIds: [body.key_id], now })
  const [key] = keys
  if (!key) throw new Error(`${body.key_id} was there a moment ago.`)
  for (const { name } of ended) {
    const keyText = `${prefixOf(key.type)}…${key.last_four}`
    await notify(db, {
      userId: owner.id,
      kind: 'keys',
      message: `An administrator revoked the ${key.type.toLowerCase()} key ${keyText} for ${name}. Your other keys still work.`,
      important: true,
      route: '/subscriptions',
      text: 'Manage keys',
      now,
    })
    const details = { key_id: key.id, key: keyText, type: key.type, reason }
    await audit(call, { action: 'admin.key.revoke', subject: owner.id, details })
  }
  return { status: 200, body: { data: apiKeyOf(key, now) } }
})

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
      message: `An administrator revoked all your keys (${revoked}). Your subscriptions still work: create new keys.`,
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
