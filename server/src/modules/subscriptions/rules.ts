import type { components } from '@switchboard/sdk'
import { Problem, rejectIf } from '../../platform/http/problem.ts'
import { dayIn, dayInWords } from '../../platform/time/days.ts'

export type LiveBlocker = components['schemas']['LiveBlocker']

export interface SubscriptionStanding {
  readonly status: 'ACTIVE' | 'PENDING' | 'SUSPENDED' | 'CANCELLED'
  readonly name: string
  readonly publisher: string
  readonly tag: string | null
  readonly version: string
  readonly kyb_required: boolean
  readonly kyb_state: 'IN_REVIEW' | 'APPROVED' | 'REJECTED' | null
  readonly kyb_reason: string | null
}

/** The reason why a subscription has no live key yet; null if there is none. */
export function liveBlocker(standing: SubscriptionStanding): LiveBlocker | null {
  const { status, name } = standing
  if (status === 'CANCELLED') return null
  if (status === 'SUSPENDED') {
    return {
      code: 'subscription_suspended',
      reason: `Your subscription to ${name} is suspended. Contact us.`,
      route: '/contact-us',
    }
  }
  if (status === 'PENDING') {
    return {
      code: 'subscription_pending',
      reason: `Your subscription to ${name} is set up but not started.`,
      route: null,
    }
  }
  return standing.kyb_required ? kybBlocker(standing) : null
}

function kybBlocker({
  name,
  publisher,
  tag,
  version,
  kyb_state,
  kyb_reason,
}: SubscriptionStanding): LiveBlocker | null {
  const route = `/kyb/${publisher}/${tag ?? version}`
  switch (kyb_state) {
    case 'APPROVED':
      return null
    case 'IN_REVIEW':
      return {
        code: 'kyb_in_review',
        reason: 'We’re reviewing your documents and will let you know the outcome.',
        route,
      }
    case 'REJECTED':
      return { code: 'kyb_rejected', reason: kyb_reason ?? 'Some details were rejected.', route }
    default:
      return { code: 'kyb_required', reason: `Live keys for ${name} need a verified business.`, route }
  }
}

/** Why the owner of a subscription can have no live key yet, and what to do about it. */
export function liveKeyRefused({ code, reason, route }: LiveBlocker): Problem {
  switch (code) {
    case 'kyb_required':
      return new Problem(
        code,
        `${reason} Start your verification at ${route}. Test keys work in the meantime.`,
      )
    case 'kyb_in_review':
      return new Problem(code, `${reason} Test keys work in the meantime.`)
    case 'kyb_rejected':
      return new Problem(
        code,
        `${reason} Correct your verification at ${route}. Test keys work in the meantime.`,
      )
    default:
      return new Problem('subscription_not_active', reason)
  }
}

interface SubscriptionState {
  readonly status: 'ACTIVE' | 'PENDING' | 'SUSPENDED' | 'CANCELLED'
  readonly cancelled_at: Date | null
}

/** A subscription that is not active can have no new keys. */
export function inactiveProblem(
  { status, cancelled_at }: SubscriptionState,
  timeZone: string,
): Problem | undefined {
  if (status === 'ACTIVE') return undefined
  const state = {
    PENDING: 'isn’t started',
    SUSPENDED: 'is suspended',
    CANCELLED: `was cancelled${onDay(cancelled_at, timeZone)}`,
  }[status]
  const advice = { PENDING: 'Start it first.', SUSPENDED: 'Contact us.', CANCELLED: 'Subscribe again.' }
  return new Problem(
    'subscription_not_active',
    `The subscription ${state}, so you can’t create keys for it. ${advice[status]}`,
  )
}

export const requireActive = (subscription: SubscriptionState, timeZone: string): void =>
  rejectIf(inactiveProblem(subscription, timeZone))

/** Of one type and subscription, that work at a time. */
const maxWorkingKeys = 20

export function keyLimitProblem(type: 'TEST' | 'LIVE', count: number): Problem | undefined {
  if (count < maxWorkingKeys) return undefined
  return new Problem(
    'key_limit',
    `The subscription has ${count} working ${type.toLowerCase()} keys, the maximum. Revoke one that you no longer use.`,
  )
}

export const noSubscription = (): Problem =>
  new Problem(
    'not_subscribed',
    'You have no subscription to this API, so there are no keys. Subscribe first.',
  )

/** Of an account without a subscription that lasts. */
export const noActiveSubscription = (): Problem =>
  new Problem(
    'subscription_not_active',
    'You have no subscription to this API, so you can’t create keys for it. Subscribe first.',
  )

export const onDay = (time: Date | null, timeZone: string): string =>
  time ? ` on ${dayInWords(dayIn(timeZone, time))}` : ''
