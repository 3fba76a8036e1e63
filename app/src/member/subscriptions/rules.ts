import type { components } from '@switchboard/sdk'
import type { Show } from './subscribe/address.ts'

export type Subscription = components['schemas']['Subscription']
export type ApiKey = components['schemas']['ApiKey']

export const lasts = ({ status }: Pick<Subscription, 'status'>): boolean => status !== 'CANCELLED'

export const shownBy = (show: Show, subscription: Subscription): boolean =>
  show === 'all' || (show === 'current') === lasts(subscription)

/** The part of a key that can be shown: its beginning and its end. */
export const keyText = ({ prefix, last_four }: Pick<ApiKey, 'prefix' | 'last_four'>): string =>
  `${prefix}…${last_four}`

/** Whether calls with it are let through: its status as the list said, unless its grace has run out since. */
export const works = ({ status, grace_ends_at }: ApiKey, now: Date): boolean =>
  status === 'ACTIVE' || (status === 'GRACE' && !isOver(grace_ends_at, now))

export const isOver = (time: string | null, now: Date): boolean =>
  time !== null && Date.parse(time) <= now.getTime()

/** When the newest of the keys was used last; null when none was. */
export function lastUse(keys: readonly Pick<ApiKey, 'last_used_at'>[]): string | null {
  const times = keys.flatMap(({ last_used_at }) => last_used_at ?? [])
  return times.toSorted((one, other) => Date.parse(other) - Date.parse(one))[0] ?? null
}

/** Those that are charged by another plan than the account’s: one of their API. */
export const withOwnPlan = (
  subscriptions: readonly Subscription[],
  account: string | undefined,
): readonly Subscription[] => subscriptions.filter(({ plan }) => plan && plan.plan_id !== account)
