import type { components } from '@switchboard/sdk'
import { type RawBuilder, sql } from 'kysely'
import { audit } from '../../platform/db/audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { inTransaction } from '../../platform/http/handler.ts'
import { Problem } from '../../platform/http/problem.ts'
import { notify } from '../notifications/notify.ts'
import type { KeyType } from '../subscriptions/key-secret.ts'
import { inForce, revokeKeys } from '../subscriptions/keys.ts'
import { regenerate } from '../subscriptions/regenerate-key.ts'
import { lockSubscription } from '../subscriptions/repo.ts'
import { requireActive } from '../subscriptions/rules.ts'
import { findUser } from './find-user.ts'

export const adminRegenerateKeys = inTransaction<'adminRegenerateKeys'>(async (call) => {
  const { db, body, clock, settings } = call
  const owner = await findUser(db, body.user_id)
  const subscription = await lockSubscription(db, { id: body.subscription_id, userId: owner.id })
  if (!subscription) {
    throw new Problem('not_found', `${owner.id} has no subscription ${body.subscription_id}.`)
  }
  requireActive(subscription, settings.timeZone)
  const { made, details } = await regenerate(call, {
    subscriptionId: subscription.id,
    ownerId: owner.id,
    type: body.type ?? (await defaultType(db, subscription.id, clock())),
    graceSeconds: body.grace_seconds ?? 0,
    byAdmin: true,
    refuse: ({ code }, api) => liveKeyRefused(code, api, `${owner.firstname} ${owner.lastname}`),
  })
  await audit(call, { action: 'admin.key.regenerate', subject: owner.id, details })
  return { status: 200, body: { data: made } }
})

/** An administrator mostly acts on a leak, and a leaked live key does more harm. */
async function defaultType(tx: Tx, subscriptionId: string, now: Date): Promise<KeyType> {
  const live = await tx
    .selectFrom('api_keys')
    .select('id')
    .where('subscription_id', '=', subscriptionId)
    .where('type', '=', 'LIVE')
    .where(inForce(now))
    .executeTakeFirst()
  return live ? 'LIVE' : 'TEST'
}

function liveKeyRefused(
  code: components['schemas']['LiveBlocker']['code'],
  api: string,
  owner: string,
): Problem {
  const why = {
    kyb_required: `${owner} has sent no documents`,
    kyb_in_review: `the documents of ${owner} are still in review`,
    kyb_rejected: `the documents of ${owner} were refused`,
    subscription_pending: 'the subscription is not started',
    subscription_suspended: 'the subscription is suspended',
  }[code]
  const detail = `Live keys of ${api} need a verified business, and ${why}. A test key can be made.`
  if (code === 'subscription_pending' || code === 'subscription_suspended') {
    return new Problem('subscription_not_active', detail)
  }
  return new Problem(code, detail)
}

export const adminRevokeKeys = inTransaction<'adminRevokeKeys'>(async (call) => {
  const { db, body, clock } = call
  const owner = await findUser(db, body.user_id)
  const now = clock()
  // A key that is being made at this moment is waited for, and ended too.
  const subscriptions = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', owner.id)
    .orderBy('id')
    .forUpdate()
    .execute()
  const revoked = await revokeKeys(db, { subscriptionIds: subscriptions.map(({ id }) => id), now })
  if (revoked > 0) {
    await notify(db, {
      userId: owner.id,
      message: `An administrator ended all your keys, ${revoked} in number. Your subscriptions stay; make new keys there.`,
      important: true,
      route: '/subscriptions',
      text: 'Make new keys',
      now,
    })
  }
  await audit(call, { action: 'admin.keys.revoke', subject: owner.id, details: { revoked_keys: revoked } })
  return {
    status: 200,
    body: { data: { user_id: owner.id, revoked_keys: revoked, revoked_at: now.toISOString() } },
  }
})

type KeysStatus = 'ACTIVE' | 'GRACE' | 'REVOKED' | 'NONE'

/** A key that is accepted now, where `api_keys` is joined with its `subscriptions`. */
export const accepted = (now: Date) => sql<boolean>`(subscriptions.status = 'ACTIVE' AND ${inForce(now)})`

/** How the keys of a group stand together. `those` leaves out keys of the group. */
export const keysStatus = (now: Date, those: RawBuilder<unknown> = sql`api_keys.id IS NOT NULL`) =>
  sql<KeysStatus>`CASE
    WHEN count(*) FILTER (WHERE ${those}) = 0 THEN 'NONE'
    WHEN count(*) FILTER (WHERE ${those} AND ${accepted(now)}) = 0 THEN 'REVOKED'
    WHEN count(*) FILTER (WHERE ${those} AND ${accepted(now)} AND api_keys.grace_ends_at IS NOT NULL) > 0 THEN 'GRACE'
    ELSE 'ACTIVE' END`
