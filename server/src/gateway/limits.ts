import type { CallLimits } from '../modules/pricing/limits.ts'
import { periodEnds } from '../modules/pricing/period.ts'
import type { KeyLimits } from '../modules/subscriptions/limits/key-limits.ts'
import { isInRanges } from '../platform/http/address-ranges.ts'
import { Problem } from '../platform/http/problem.ts'
import { toGroupedDecimal } from '../platform/money/decimals.ts'
import type { CallFacts } from './call-facts.ts'

/** The charge’s word on limits: the broken one, or the counts after this call. */
export type LimitsState = BrokenLimit | Counted

interface BrokenLimit {
  readonly broken: keyof CallLimits | 'credits_per_day' | 'credits_per_month' | 'credits_in_all' | BrokenCap
  /** Null for a budget in all. */
  readonly ends_at: string | null
}

type BrokenCap = 'account_credits_per_month' | 'member_credits_per_month'

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
export function limitsToCharge(facts: CallFacts, limits: CallLimits) {
  const { subscription_id, key_type, key_limits } = facts
  return {
    creator_id: facts.creator_id,
    account_cap: facts.account_cap,
    member_cap: facts.member_cap,
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
  { operation, address }: { readonly operation: string; readonly address: string },
): Problem | undefined {
  if (operations && !operations.includes(operation)) {
    return new Problem(
      'operation_not_allowed',
      `This key may not call ${operation}. Use another key, or allow it under Subscriptions.`,
    )
  }
  if (addresses && !isInRanges(address, addresses)) {
    return new Problem(
      'address_not_allowed',
      `This key may not be used from ${address}. Call from an allowed address, or allow this one under Subscriptions.`,
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
  readonly facts: Pick<
    CallFacts,
    'version' | 'version_limits' | 'subscription_limits' | 'account_cap' | 'member_cap' | 'owner_name'
  >
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
  if (broken === 'account_credits_per_month' || broken === 'member_credits_per_month')
    return new Problem('spend_cap_reached', capWords(broken, facts), wait)
  const ofVersion = facts.subscription_limits === null && facts.version_limits[broken] === limits[broken]
  const allowed = `${ofVersion ? `Version ${facts.version}` : 'Your plan'} allows ${limits[broken]} ${inWords[broken]} for this API.`
  return broken === 'calls_per_second' || broken === 'calls_per_minute'
    ? new Problem('rate_limit_exceeded', `${allowed} You weren’t charged. Try again in a moment.`, wait)
    : new Problem(
        'quota_exceeded',
        `${allowed} That limit is used up. You weren’t charged. ${ofVersion ? 'Wait, or ask us for more.' : 'Choose another plan, or wait.'}`,
        wait,
      )
}

function capWords(broken: BrokenCap, { account_cap, member_cap, owner_name }: LimitedTerms['facts']): string {
  const [cap, whose, page] =
    broken === 'account_credits_per_month'
      ? [account_cap, 'of this account', 'Wallet']
      : [member_cap, 'of the person who made this key', 'Team']
  const amount = toGroupedDecimal(cap ?? 0)
  return `This call would exceed the spend cap ${whose}: ${amount} credits a month. You weren’t charged. ${owner_name ?? 'The account’s owner'} can raise or remove it under ${page}.`
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

const windows = [
  { limit: 'calls_per_second', name: 'second', seconds: 1 },
  { limit: 'calls_per_minute', name: 'minute', seconds: 60 },
  { limit: 'calls_per_day', name: 'day', seconds: 86_400 },
  { limit: 'calls_per_month', name: 'month', seconds: 30 * 86_400 },
] as const

type Policy = (typeof windows)[number] & { readonly size: number }

interface RateTimes {
  readonly at: Date
  readonly ends: PeriodEnds
}

/**
 * The headers of draft-ietf-httpapi-ratelimit-headers-10: each limit with its size and window, and what is left of it and until when.
 * A rate is a bucket that fills steadily, so that the time is when it is full again. Of a rejected call, only the limit that it
 * would break is known.
 */
export function rateLimitHeaders(
  state: LimitsState | null,
  limits: CallLimits,
  times: RateTimes,
): Record<string, string> {
  const policies = windows.flatMap((window): Policy[] => {
    const size = limits[window.limit]
    return size === undefined ? [] : [{ ...window, size }]
  })
  if (!state || policies.length === 0) return {}
  const remaining = policies.flatMap((policy) => {
    const rest = restOf(state, policy, times)
    return rest ? [`"${policy.name}";r=${rest.left};t=${rest.reset}`] : []
  })
  return {
    'RateLimit-Policy': policies
      .map(({ name, size, seconds }) => `"${name}";q=${size};w=${seconds}`)
      .join(', '),
    ...(remaining.length > 0 && { RateLimit: remaining.join(', ') }),
  }
}

/** The calls that are left, and the seconds until all of them are there again. */
function restOf(state: LimitsState, { limit, size, seconds }: Policy, { at, ends }: RateTimes) {
  if ('broken' in state) {
    return state.broken === limit && state.ends_at !== null
      ? { left: 0, reset: secondsUntil(state.ends_at, at) }
      : undefined
  }
  if (limit === 'calls_per_second' || limit === 'calls_per_minute') {
    const fullAt = limit === 'calls_per_second' ? state.second_full_at : state.minute_full_at
    const wait = Math.max(0, fullAt === null ? 0 : Date.parse(fullAt) - at.getTime()) / 1000
    return { left: Math.max(0, Math.floor(size - (wait * size) / seconds + 1e-6)), reset: Math.ceil(wait) }
  }
  const [used, end] =
    limit === 'calls_per_day' ? [state.in_day, ends.dayEndsAt] : [state.in_month, ends.monthEndsAt]
  return { left: Math.max(0, size - used), reset: Math.ceil((end.getTime() - at.getTime()) / 1000) }
}
