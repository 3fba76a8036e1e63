import type { components } from '@switchboard/sdk'
import { formatCount, formatCredits } from '../../base/format/format.ts'
import { portion, toHundredths } from '../../base/format/money.ts'

type Schemas = components['schemas']
export type SubscriptionUse = Schemas['SubscriptionUse']
export type KeyUse = Schemas['KeyUse']

/** The origin of a subscription’s limits. */
export const limitsSource = ({ source, plan_name }: Pick<SubscriptionUse, 'source' | 'plan_name'>): string =>
  source === 'ADMIN' ? 'Set by an administrator' : `Plan: ${plan_name ?? 'Pay per call'}`

export interface Use {
  readonly label: string
  /** `412`, or `412 of 100,000` where there is a limit. */
  readonly text: string
  /** From 0 to 100; null without a limit. */
  readonly percent: number | null
}

/** Calls of a subscription today and this month, beside its quotas. */
export function callsMade({ limits, calls_today, calls_this_month }: SubscriptionUse): readonly Use[] {
  const use = (label: string, calls: number, limit: number | null): Use => ({
    label,
    text: limit === null ? formatCount(calls) : `${formatCount(calls)} of ${formatCount(limit)}`,
    percent: limit === null ? null : portion(BigInt(calls), BigInt(limit)) * 100,
  })
  return [
    use('Calls today', calls_today, limits.calls_per_day),
    use('Calls this month', calls_this_month, limits.calls_per_month),
  ]
}

/** Budgets of a key, each with its spending and the words for its time. */
export const budgets = [
  ['credits_per_day', 'credits_today', 'today'],
  ['credits_per_month', 'credits_this_month', 'this month'],
  ['credits_in_all', 'credits_in_all', 'in all'],
] as const

/** A key’s spending beside each budget that was set for it. */
export function budgetsSpent(key: KeyUse): readonly Use[] {
  return budgets.flatMap(([budget, spent, when]) => {
    const limit = key.limits[budget]
    if (limit === null) return []
    return {
      label: `Credits ${when}`,
      text: `${formatCredits(key[spent])} of ${formatCredits(limit)}`,
      percent: portion(toHundredths(key[spent]), toHundredths(limit)) * 100,
    }
  })
}
