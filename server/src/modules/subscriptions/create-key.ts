import type { components } from '@switchboard/sdk'
import type { Tx } from '../../platform/db/client.ts'
import type { RequestContext } from '../../platform/http/handler.ts'
import { Problem, rejectIf } from '../../platform/http/problem.ts'
import { notify } from '../notifications/notify.ts'
import { apiKeyOf, makeKey } from './keys.ts'
import { countWorkingKeys, renameKey } from './keys-repo.ts'
import { checkKeyLimits, nothingSpent } from './limits/check-key-limits.ts'
import { storedKeyLimits } from './limits/use.ts'
import { lockOwnSubscription, readSubscription } from './repo.ts'
import { keyLimitProblem, liveKeyRefused, requireActive } from './rules.ts'

export const noLimits: components['schemas']['KeyLimits'] = {
  credits_per_day: null,
  credits_per_month: null,
  credits_in_all: null,
  operations: null,
  addresses: null,
}

/** A further key beside those that a subscription has. */
export async function createNamedKey(
  call: Pick<RequestContext<'createKey', Tx>, 'db' | 'user' | 'actor' | 'body' | 'clock' | 'settings'>,
): Promise<components['schemas']['ApiKeyCreated']> {
  const { db, user, actor, body, clock, settings } = call
  const now = clock()
  const { type, user_subscription_id: id } = body
  const name = body.name.trim()
  const subscription = await lockOwnSubscription(db, { id, userId: user.id })
  requireActive(subscription, settings.timeZone)
  const expiresAt = body.expires_at === undefined ? undefined : new Date(body.expires_at)
  const limits = body.limits ?? noLimits
  await checkKeyLimits(db, { api: subscription.api, limits, spent: nothingSpent, expiresAt, now })
  const { live_blocker, name: apiName } = await readSubscription(db, {
    userId: user.id,
    id,
    now,
    timeZone: settings.timeZone,
  })
  if (type === 'LIVE' && live_blocker) throw liveKeyRefused(live_blocker)
  const count = await countWorkingKeys(db, { subscriptionId: id, type, now })
  rejectIf(keyLimitProblem(type, count))
  const key = await makeKey(db, {
    ...{ subscriptionId: id, type, now, name, expiresAt },
    limits: storedKeyLimits(limits),
    agent: body.agent ?? false,
    creatorId: actor.id,
  })
  await notify(db, {
    userId: user.id,
    kind: 'keys',
    message: `A new ${type.toLowerCase()} key “${name}” was created for ${apiName}.`,
    route: '/subscriptions',
    text: 'Manage keys',
    now,
  })
  return key
}

/** Another name for a key of the caller; a stranger's is answered as a missing one. */
export async function renameOwnKey({
  db,
  user,
  body,
  clock,
}: RequestContext<'renameKey', Tx>): Promise<components['schemas']['ApiKey']> {
  const renamed = await renameKey(db, { id: body.key_id, userId: user.id, name: body.name.trim() })
  if (!renamed) throw new Problem('not_found', 'You have no such key. Yours are listed under Subscriptions.')
  return apiKeyOf(renamed, clock())
}
