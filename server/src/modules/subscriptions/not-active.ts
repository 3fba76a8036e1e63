import { Problem } from '../../platform/http/problem.ts'
import { dayIn, dayInWords } from '../../platform/time/days.ts'

interface Standing {
  readonly status: 'ACTIVE' | 'PENDING' | 'SUSPENDED' | 'CANCELLED'
  readonly cancelled_at: Date | null
}

/** Why a subscription that is not active can have no new keys; undefined when it is active. */
export function notActive({ status, cancelled_at }: Standing, timeZone: string): Problem | undefined {
  if (status === 'ACTIVE') return undefined
  const state = {
    PENDING: 'is prepared and not started',
    SUSPENDED: 'is suspended',
    CANCELLED: `was cancelled${onDay(cancelled_at, timeZone)}`,
  }[status]
  const advice = { PENDING: 'Start it first.', SUSPENDED: 'Write to us.', CANCELLED: 'Subscribe again.' }
  return new Problem(
    'subscription_not_active',
    `The subscription ${state}, so it can have no new keys. ${advice[status]}`,
  )
}

export const onDay = (time: Date | null, timeZone: string): string =>
  time ? ` on ${dayInWords(dayIn(timeZone, time))}` : ''
