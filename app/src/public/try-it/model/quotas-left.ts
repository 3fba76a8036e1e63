import type { components } from '@switchboard/sdk'
import { formatCount } from '../../../base/format/format.ts'

type SubscriptionLimits = components['schemas']['SubscriptionLimits']

/** The calls that quotas leave: `99,588 of 100,000 calls left today`; empty without a quota. */
export function quotasLeft({ limits, calls_today, calls_this_month }: SubscriptionLimits): string {
  const left = (limit: number | null, calls: number, when: string) =>
    limit === null
      ? []
      : [`${formatCount(Math.max(0, limit - calls))} of ${formatCount(limit)} calls left ${when}`]
  return [
    ...left(limits.calls_per_day, calls_today, 'today'),
    ...left(limits.calls_per_month, calls_this_month, 'this month'),
  ].join(', ')
}
