import type { CallLimits } from '../modules/pricing/limits.ts'
import { periodEnds } from '../modules/pricing/period.ts'
import { isInRanges, type KeyLimits } from '../modules/subscriptions/limits/key-limits.ts'
import { Problem } from '../platform/http/problem.ts'
import type { CallFacts } from './call-facts.ts'

/** The charge’s word on limits: the broken one, or the counts after this call. */
export type LimitsState = BrokenLimit | Counted

interface BrokenLimit {
  readonly broken: keyof CallLimits | 'credits_per_day' | 'credits_per_month' | 'credits_in_all'
  /** Null for a budget in all. */
  readonly ends_at: string | null
}

interface Counted {
  readonly second_full_at: string | null
  readonly minute_full_at: string | null
  readonly in_day: number
  readonly in_month: number
}

/** Test calls have the rates of the plan, counted apart, and no quota. */
export const limitsOfKind = (limits: CallLimits, kind: CallFacts['key_type']): CallLimits =>
  kind === 'LIVE' ? limits : { ...limits, calls_per_day: undefined, calls_per_month: undefined }

/** The limits of one key, for the charge to count by. */
export function limitsToCharge({ subscription_id, key_type, key_limits }: CallFacts, limits: CallLimits) {
  return {
    counted_for: key_type === 'LIVE' ? subscription_id : `${subscription_id}:TEST`,
    per_second: limits.calls_per_second ?? null,
    per_minute: limits.calls_per_minute ?? null,
    per_day: limits.calls_per_day ?? null,
    per_month: limits.calls_per_month ?? null,
    credits_per_day: key_limits.credits_per_day ?? null,
    credits_per_month: key_limits.credits_per_month ?? null,
    credits_in_all: key_limits.credits_in_all ?? null,
  }
}

/** Why a key may not make this call, whatever it has spent. */
export function keyRejection(
  { operations, addresses }: KeyLimits,
  { operation, ip }: { readonly operation: string; readonly ip: string },
): Problem | undefined {
  if (operations && !operations.includes(operation)) {
    return new Problem(
      'operation_not_allowed',
      `This key may not call ${operation}. Use another key, or allow it under Subscriptions.`,
    )
  }
  if (addresses && !isInRanges(ip, addresses)) {
    return new Problem(
      'address_not_allowed',
      `This key may not be used from ${ip}. Call from an allowed address, or allow this one under Subscriptions.`,
    )
  }
  return undefined
}

const inWords = {
  calls_per_second: 'calls a second',
  calls_per_minute: 'calls a minute',
  calls_per_day: 'calls a day',
  calls_per_month: 'calls a month',
  credits_per_day: 'today',
  credits_per_month: 'this month',
  credits_in_all: 'in all',
}

interface LimitedTerms {
  readonly limits: CallLimits
  readonly facts: Pick<CallFacts, 'version' | 'version_limits' | 'subscription_limits'>
}

/** Why the limits refuse a call; undefined when they do not. */
export function limitProblem(
  state: LimitsState | null,
  { limits, facts }: LimitedTerms,
  at: Date,
): Problem | undefined {
  if (!state || !('broken' in state)) return undefined
  const { broken, ends_at } = state
  const wait = ends_at === null ? {} : { retryAfterSeconds: secondsUntil(ends_at, at) }
  if (broken === 'credits_per_day' || broken === 'credits_per_month' || broken === 'credits_in_all') {
    const detail = `This key has spent what it may spend ${inWords[broken]}. You weren’t charged. Raise its budget under Subscriptions.`
    return new Problem('budget_exceeded', detail, wait)
  }
  const ofVersion = facts.subscription_limits === null && facts.version_limits[broken] === limits[broken]
  const allowed = `${ofVersion ? `Version ${facts.version}` : 'Your plan'} allows ${limits[broken]} ${inWords[broken]} for this API.`
  return broken === 'calls_per_second' || broken === 'calls_per_minute'
    ? new Problem('rate_limit_exceeded', `${allowed} You weren’t charged. Try again in a moment.`, wait)
    : new Problem(
        'quota_exceeded',
        `${allowed} They’re used up. You weren’t charged. ${ofVersion ? 'Wait, or ask us for more.' : 'Choose another plan, or wait.'}`,
        wait,
      )
}

const secondsUntil = (moment: string, at: Date): number =>
  Math.max(1, Math.ceil((Date.parse(moment) - at.getTime()) / 1000))

type PeriodEnds = ReturnType<typeof periodEnds>

/** Of a day, which is worked out once. */
export function createPeriodEnds(timeZone: string): (day: string) => PeriodEnds {
  let known: { readonly day: string; readonly ends: PeriodEnds } | undefined
  return (day) => {
    if (known?.day !== day) known = { day, ends: periodEnds(timeZone, day) }
    return known.ends
  }
}

/**
 * The headers of draft-ietf-httpapi-ratelimit-headers-10: each limit with its size and window, and what is left of it and until when.
 * A rate is a bucket that fills steadily, so that the time is when it is full again.
 */
export function rateLimitHeaders(
  counted: LimitsState | null,
  limits: CallLimits,
  { at, ends }: { readonly at: Date; readonly ends: PeriodEnds },
): Record<string, string> {
  if (!counted || 'broken' in counted) return {}
  const bucket = (name: string, size: number | undefined, seconds: number, fullAt: string | null) => {
    if (size === undefined) return []
    const wait = Math.max(0, fullAt === null ? 0 : Date.parse(fullAt) - at.getTime()) / 1000
    const left = Math.max(0, Math.floor(size - (wait * size) / seconds + 1e-6))
    return [{ name, size, seconds, left, reset: Math.ceil(wait) }]
  }
  const period = (name: string, size: number | undefined, used: number, end: Date, days: number) => {
    if (size === undefined) return []
    const reset = Math.ceil((end.getTime() - at.getTime()) / 1000)
    return [{ name, size, seconds: days * 86_400, left: Math.max(0, size - used), reset }]
  }
  const policies = [
    ...bucket('second', limits.calls_per_second, 1, counted.second_full_at),
    ...bucket('minute', limits.calls_per_minute, 60, counted.minute_full_at),
    ...period('day', limits.calls_per_day, counted.in_day, ends.dayEndsAt, 1),
    ...period('month', limits.calls_per_month, counted.in_month, ends.monthEndsAt, 30),
  ]
  if (policies.length === 0) return {}
  return {
    'RateLimit-Policy': policies
      .map(({ name, size, seconds }) => `"${name}";q=${size};w=${seconds}`)
      .join(', '),
    RateLimit: policies.map(({ name, left, reset }) => `"${name}";r=${left};t=${reset}`).join(', '),
  }
}
