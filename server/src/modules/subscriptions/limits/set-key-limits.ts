import type { components } from '@switchboard/sdk'
import { audit } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/client.ts'
import type { RequestContext } from '../../../platform/http/handler.ts'
import { type FieldError, Problem, refusedFields } from '../../../platform/http/problem.ts'
import { toDecimal, toHundredths } from '../../../platform/money/decimals.ts'
import { dayIn } from '../../../platform/time/days.ts'
import { operationsByVersion } from '../../catalogue/repo.ts'
import { forgetCounts } from '../../ledger/limit-counts.ts'
import { lockSubscriptionsOfKeys, readOwnKeys } from '../keys-repo.ts'
import { readRange } from './key-limits.ts'
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
  if (!works(key, now))
    throw new Problem('key_not_active', 'This key has ended. Set limits of one that works.')
  await forgetCounts(db, { userId: user.id, countedFor: keyId })
  const spent = await keyUse(db, key, { userId: user.id, day })
  const operations = await operationsByVersion(db, subscription.api)
  const known = new Set(operations.flat().map((one) => (one as { operation_id: string }).operation_id))
  const expiresAt = body.expires_at == null ? body.expires_at : new Date(body.expires_at)
  const errors = [...budgetErrors(limits, spent), ...listErrors(limits, known), ...endErrors(expiresAt, now)]
  if (errors.length > 0) throw refusedFields(errors)
  const stored = storedKeyLimits(limits)
  await setLimitsOfKey(db, { keyId, subscriptionId: subscription.id, limits: stored, expiresAt })
  await audit(call, { action: 'key.limits', subject: subscription.id, details: { key_id: keyId, ...limits } })
  const changed = { ...key, limits: stored, ...(expiresAt !== undefined && { expires_at: expiresAt }) }
  return keyUse(db, changed, { userId: user.id, day })
}

const budgets = [
  ['credits_per_day', 'credits_today', 'today'],
  ['credits_per_month', 'credits_this_month', 'this month'],
  ['credits_in_all', 'credits_in_all', 'in all'],
] as const

function budgetErrors(limits: Schemas['KeyLimits'], spent: Schemas['KeyUse']): FieldError[] {
  return budgets.flatMap(([limit, use, when]) => {
    const budget = limits[limit]
    if (budget === null) return []
    const least = toHundredths(spent[use])
    if (toHundredths(budget) >= Math.max(1, least)) return []
    const message =
      least === 0
        ? 'Set at least 0.01 credits, or none for no limit.'
        : `The key has spent ${toDecimal(least)} credits ${when}. Set at least that.`
    return [{ pointer: `#/limits/${limit}`, code: 'below_minimum', message }]
  })
}

function listErrors(
  { operations, addresses }: Schemas['KeyLimits'],
  known: ReadonlySet<string>,
): FieldError[] {
  const unknown = (operations ?? []).flatMap((name, index): FieldError[] =>
    known.has(name)
      ? []
      : [
          {
            pointer: `#/limits/operations/${index}`,
            code: 'not_allowed',
            message: 'The API has no operation of this name.',
          },
        ],
  )
  const unreadable = (addresses ?? []).flatMap((text, index): FieldError[] =>
    readRange(text)
      ? []
      : [
          {
            pointer: `#/limits/addresses/${index}`,
            code: 'format',
            message: 'Enter an IP address, or a range such as 203.0.113.0/24.',
          },
        ],
  )
  return [...unknown, ...unreadable]
}

const endErrors = (expiresAt: Date | null | undefined, now: Date): FieldError[] =>
  expiresAt && expiresAt <= now
    ? [{ pointer: '#/expires_at', code: 'not_in_future', message: 'Choose a time in the future.' }]
    : []
