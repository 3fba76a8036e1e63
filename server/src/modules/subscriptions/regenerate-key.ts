import type { components } from '@switchboard/sdk'
import type { Tx } from '../../platform/db/client.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { after, type Clock } from '../../platform/time/clock.ts'
import { notify } from '../notifications/notify.ts'
import { type KeyType, prefixOf } from './key-secret.ts'
import { makeKey } from './keys.ts'
import { endReplaced, findKeyInPlace, readOwnKeys, revokeReplacedBy } from './keys-repo.ts'
import { readSubscription } from './repo.ts'

type LiveBlocker = components['schemas']['LiveBlocker']

interface KeyContext {
  readonly db: Tx
  readonly clock: Clock
  readonly settings: Settings
}

interface RegenerateKeyInput {
  /** Active, and locked by the caller. */
  readonly subscriptionId: string
  readonly ownerId: string
  readonly type: KeyType
  /** Of several of the type; the newest without. */
  readonly keyId?: string | undefined
  readonly graceSeconds: number
  readonly byAdmin: boolean
  /** Null for an administrator, who makes it for another. */
  readonly creatorId: string | null
  /** Thrown when a live key is asked for and may not be. */
  readonly refuse: (blocker: LiveBlocker, apiName: string) => Error
}

/** Replaces a key and notifies its owner. Returns the details for the audit log as well. */
export async function regenerate({ db, clock, settings }: KeyContext, regenerating: RegenerateKeyInput) {
  const { subscriptionId, ownerId, type, keyId, graceSeconds, byAdmin, refuse } = regenerating
  const now = clock()
  const { name, live_blocker } = await readSubscription(db, {
    userId: ownerId,
    id: subscriptionId,
    now,
    timeZone: settings.timeZone,
  })
  if (type === 'LIVE' && live_blocker) throw refuse(live_blocker, name)
  const { key, replaced } = await replaceKey(db, { ...regenerating, keyId, now })
  const kind = type.toLowerCase()
  const what = byAdmin
    ? `An administrator created a new ${kind} key for ${name}.`
    : `A new ${kind} key was created for ${name}.`
  await notify(db, {
    userId: ownerId,
    kind: 'keys',
    message: [what, replaced && endOf(replaced, { type, timeZone: settings.timeZone })]
      .filter(Boolean)
      .join(' '),
    important: byAdmin,
    route: '/subscriptions',
    text: 'Manage keys',
    now,
  })
  const details = {
    subscription_id: subscriptionId,
    type,
    grace_seconds: graceSeconds,
    key_id: key.key_id,
    replaced: replaced?.id ?? null,
  }
  return { key, details }
}

function endOf(
  { last_four, grace_ends_at }: { readonly last_four: string; readonly grace_ends_at: Date | null },
  { type, timeZone }: { readonly type: KeyType; readonly timeZone: string },
): string {
  const old = `The old one (${prefixOf(type)}…${last_four})`
  return grace_ends_at
    ? `${old} works until ${inTimeZone(grace_ends_at, timeZone)}.`
    : `${old} no longer works.`
}

interface ReplaceKeyInput {
  /** Locked by the caller: two replacements of one key must take turns. */
  readonly subscriptionId: string
  readonly type: KeyType
  readonly keyId: string | undefined
  readonly graceSeconds: number
  readonly creatorId: string | null
  readonly now: Date
}

/**
 * A new key in the place of one in force, by its name. The old one is accepted for its grace, though never past its own expiry; one
 * that it has itself taken the place of ends now, so that at most two are accepted in one place.
 */
async function replaceKey(tx: Tx, replacing: ReplaceKeyInput) {
  const { subscriptionId, type, keyId, graceSeconds, creatorId, now } = replacing
  const place = await findKeyInPlace(tx, { subscriptionId, type, keyId, now })
  if (keyId !== undefined && !place) throw await keyNotActive(tx, subscriptionId, keyId)
  const key = await makeKey(tx, {
    subscriptionId,
    type,
    now,
    name: place?.name,
    // As long as the old one was to last, since people replace those that end soon.
    expiresAt: place?.expires_at
      ? new Date(now.getTime() + place.expires_at.getTime() - place.created_at.getTime())
      : undefined,
    limits: place?.limits ?? {},
    agent: place?.agent ?? false,
    // It counts for the person who learns its secret.
    creatorId: creatorId ?? place?.creator_id ?? null,
  })
  if (!place) return { key, replaced: undefined }
  await revokeReplacedBy(tx, { subscriptionId, keyId: place.id, now })
  const graceEnds = graceSeconds === 0 ? undefined : after(now, graceSeconds)
  return { key, replaced: await endReplaced(tx, place.id, { by: key.key_id, now, graceEnds }) }
}

async function keyNotActive(tx: Tx, subscriptionId: string, keyId: string): Promise<Problem> {
  const [key] = await readOwnKeys(tx, [subscriptionId], [keyId])
  if (!key) return new Problem('not_found', 'The subscription has no such key. Nothing was changed.')
  return new Problem(
    'key_not_active',
    `The key ${prefixOf(key.type)}…${key.last_four} was revoked, has expired, is in its grace period, or is of the other type, so it can’t be ` +
      'replaced. Nothing was changed.',
  )
}

/** A moment for people in the market's zone: `10:42 on 21 November`. */
function inTimeZone(time: Date, timeZone: string): string {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  const day = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'long' })
  return `${clock.format(time)} on ${day.format(time)}`
}
