import type { components } from '@switchboard/sdk'
import type { Queries } from '../../../platform/db/client.ts'
import { toDecimal, toHundredths } from '../../../platform/money/decimals.ts'
import { dayIn } from '../../../platform/time/days.ts'
import { limitedVersions } from '../../catalogue/version-terms-repo.ts'
import { readCallsMade, readKeySpent } from '../../ledger/limit-counts.ts'
import { limitsOf } from '../../pricing/limits.ts'
import { periodEnds } from '../../pricing/period.ts'
import { planInForce } from '../../pricing/plans-repo.ts'
import { keyName, keyStatus } from '../keys.ts'
import { type KeyRow, readKeys } from '../keys-repo.ts'
import type { KeyLimits } from './key-limits.ts'
import { type LimitedSubscription, readLimitedSubscriptions } from './repo.ts'

type Schemas = components['schemas']

interface UseContext {
  readonly now: Date
  readonly timeZone: string
}

/** The limits of every subscription of an account, and how near it is to them. */
export async function limitsOfAccount(
  db: Queries,
  { userId, ...context }: UseContext & { readonly userId: string },
): Promise<Schemas['SubscriptionUse'][]> {
  const subscriptions = await readLimitedSubscriptions(db, { userId })
  const used = []
  for (const subscription of subscriptions) used.push(await subscriptionUse(db, subscription, context))
  return used
}

/** The same of one subscription. */
async function subscriptionUse(
  db: Queries,
  subscription: LimitedSubscription,
  { now, timeZone }: UseContext,
): Promise<Schemas['SubscriptionUse']> {
  const { id, user_id: userId } = subscription
  const day = dayIn(timeZone, now)
  const keys = ((await readKeys(db, [id], now)).get(id) ?? []).filter((key) => works(key, now))
  const used = []
  for (const key of keys) used.push(await keyUse(db, key, { userId, day }))
  return { ...(await subscriptionLimits(db, subscription, { now, timeZone })), keys: used }
}

/** The same without its keys. */
export async function subscriptionLimits(
  db: Queries,
  { id, user_id: userId, api, name, limits }: LimitedSubscription,
  { now, timeZone }: UseContext,
): Promise<Schemas['SubscriptionLimits']> {
  const day = dayIn(timeZone, now)
  const plan = (await planInForce(db, { userId, api, on: day }))?.plan
  const { dayEndsAt, monthEndsAt } = periodEnds(timeZone, day)
  const calls = await readCallsMade(db, { userId, subscriptionId: id, api, day })
  return {
    user_subscription_id: id,
    api,
    name,
    source: limits ? 'ADMIN' : 'PLAN',
    plan_name: plan?.plan_name ?? null,
    limits: limitsOf(limits ?? plan?.limits ?? {}),
    versions: (await limitedVersions(db, api)).map((one) => ({
      version: one.version,
      limits: limitsOf(one.limits),
    })),
    calls_today: calls.in_day,
    calls_this_month: calls.in_month,
    day_ends_at: dayEndsAt.toISOString(),
    month_ends_at: monthEndsAt.toISOString(),
  }
}

export const works = (key: KeyRow, now: Date): boolean => ['ACTIVE', 'GRACE'].includes(keyStatus(key, now))

export async function keyUse(
  db: Queries,
  key: KeyRow,
  { userId, day }: { readonly userId: string; readonly day: string },
): Promise<Schemas['KeyUse']> {
  const spent = await readKeySpent(db, { userId, keyId: key.id, day })
  return {
    key_id: key.id,
    name: keyName(key),
    type: key.type,
    last_four: key.last_four,
    agent: key.agent,
    limits: keyLimitsOf(key.limits),
    expires_at: key.expires_at?.toISOString() ?? null,
    credits_today: toDecimal(spent.in_day),
    credits_this_month: toDecimal(spent.in_month),
    credits_in_all: toDecimal(spent.in_all),
  }
}

const decimalOrNull = (hundredths: number | undefined) =>
  hundredths === undefined ? null : toDecimal(hundredths)

/** As the contract has them. */
const keyLimitsOf = (limits: KeyLimits): Schemas['KeyLimits'] => ({
  credits_per_day: decimalOrNull(limits.credits_per_day),
  credits_per_month: decimalOrNull(limits.credits_per_month),
  credits_in_all: decimalOrNull(limits.credits_in_all),
  operations: limits.operations ? [...limits.operations] : null,
  addresses: limits.addresses ? [...limits.addresses] : null,
  ...(limits.ask_above !== undefined && { ask_above: toDecimal(limits.ask_above) }),
  ...(limits.ask_in_client && { ask_in_client: true }),
  ...(limits.reads_account && { reads_account: true }),
})

/** As they are stored, without those that are null. */
export const storedKeyLimits = (limits: Schemas['KeyLimits']): KeyLimits => ({
  ...(limits.credits_per_day !== null && { credits_per_day: toHundredths(limits.credits_per_day) }),
  ...(limits.credits_per_month !== null && { credits_per_month: toHundredths(limits.credits_per_month) }),
  ...(limits.credits_in_all !== null && { credits_in_all: toHundredths(limits.credits_in_all) }),
  ...(limits.operations && { operations: limits.operations }),
  ...(limits.addresses && { addresses: limits.addresses }),
  ...(limits.ask_above != null && { ask_above: toHundredths(limits.ask_above) }),
  ...(limits.ask_in_client && { ask_in_client: true }),
  ...(limits.reads_account && { reads_account: true }),
})
