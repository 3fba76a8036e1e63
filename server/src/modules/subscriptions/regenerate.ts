import type { components } from '@switchboard/sdk'
import type { Tx } from '../../platform/db/client.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import type { Clock } from '../../platform/time/clock.ts'
import { notify } from '../notifications/notify.ts'
import { type KeyType, prefixOf } from './key-secret.ts'
import { inTimeZone } from './key-times.ts'
import { replaceKey } from './replace-key.ts'
import { readSubscription } from './repo.ts'

type LiveBlocker = components['schemas']['LiveBlocker']

interface Call {
  readonly db: Tx
  readonly clock: Clock
  readonly settings: Settings
}

interface Regenerating {
  /** Active, and locked by the caller. */
  readonly subscriptionId: string
  readonly ownerId: string
  readonly type: KeyType
  readonly graceSeconds: number
  readonly byAdmin: boolean
  /** Thrown when a live key is asked for and may not be. */
  readonly refuse: (blocker: LiveBlocker, apiName: string) => Error
}

/** A new key, its owner told. What is to be written into the audit log comes with it. */
export async function regenerate({ db, clock, settings }: Call, regenerating: Regenerating) {
  const { subscriptionId, ownerId, type, graceSeconds, byAdmin, refuse } = regenerating
  const now = clock()
  const { name, live_blocker } = await readSubscription(db, {
    userId: ownerId,
    id: subscriptionId,
    now,
    timeZone: settings.timeZone,
  })
  if (type === 'LIVE' && live_blocker) throw refuse(live_blocker, name)
  const { made, replaced } = await replaceKey(db, { subscriptionId, type, graceSeconds, now })
  const kind = type.toLowerCase()
  const what = byAdmin
    ? `An administrator made a new ${kind} key for ${name}.`
    : `A new ${kind} key was made for ${name}.`
  await notify(db, {
    userId: ownerId,
    message: [what, replaced && endOf(replaced, { type, timeZone: settings.timeZone })]
      .filter(Boolean)
      .join(' '),
    important: byAdmin,
    route: '/subscriptions',
    text: 'See the keys',
    now,
  })
  const details = {
    subscription_id: subscriptionId,
    type,
    grace_seconds: graceSeconds,
    key_id: made.key_id,
    replaced: replaced?.id ?? null,
  }
  return { made, details }
}

function endOf(
  { last_four, grace_ends_at }: { readonly last_four: string; readonly grace_ends_at: Date | null },
  { type, timeZone }: { readonly type: KeyType; readonly timeZone: string },
): string {
  const old = `The old one (${prefixOf(type)}…${last_four})`
  return grace_ends_at
    ? `${old} is accepted until ${inTimeZone(grace_ends_at, timeZone)}.`
    : `${old} is refused from now on.`
}
