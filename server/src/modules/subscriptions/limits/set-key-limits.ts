import type { components } from '@switchboard/sdk'
import { audit } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/client.ts'
import type { RequestContext } from '../../../platform/http/handler.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { dayIn } from '../../../platform/time/days.ts'
import { forgetCounts } from '../../ledger/limit-counts.ts'
import { lockSubscriptionsOfKeys, readOwnKeys } from '../keys-repo.ts'
import { checkKeyLimits } from './check-key-limits.ts'
import { setLimitsOfKey } from './repo.ts'
import { keyUse, storedKeyLimits, works } from './use.ts'

type Schemas = components['schemas']

/** Sets how much a key of the caller may spend, and the calls that it may make. */
export async function setOwnKeyLimits(call: RequestContext<'setKeyLimits', Tx>): Promise<Schemas['KeyUse']> {
  const { db, user, body, clock, settings } = call
  const now = clock()
  const day = dayIn(settings.timeZone, now)
  const { key_id: keyId, limits } = body
  const [subscription] = await lockSubscriptionsOfKeys(db, user.id, [keyId])
  const [key] = subscription ? await readOwnKeys(db, [subscription.id], [keyId]) : []
  if (!subscription || !key)
    throw new Problem('not_found', 'You have no such key. Yours are listed under Subscriptions.')
  if (!works(key, now)) throw new Problem('key_not_active', 'This key no longer works. Choose an active key.')
  await forgetCounts(db, { userId: user.id, countedFor: keyId })
  const spent = await keyUse(db, key, { userId: user.id, day })
  const expiresAt = body.expires_at == null ? body.expires_at : new Date(body.expires_at)
  await checkKeyLimits(db, { api: subscription.api, limits, spent, expiresAt, now })
  const stored = storedKeyLimits(limits)
  await setLimitsOfKey(db, { keyId, subscriptionId: subscription.id, limits: stored, expiresAt })
  await audit(call, { action: 'key.limits', subject: subscription.id, details: { key_id: keyId, ...limits } })
  const changed = { ...key, limits: stored, ...(expiresAt !== undefined && { expires_at: expiresAt }) }
  return keyUse(db, changed, { userId: user.id, day })
}
