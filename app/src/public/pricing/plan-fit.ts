import { formatCount } from '../../base/format/format.ts'
import { type CallLimits, rates } from '../../domain/catalogue/call-limits.ts'
import type { Plan } from '../../domain/plans/plan-facts.ts'
import type { Estimate, EstimateLine } from './estimate.ts'

/** How often each period is in a month, which has 30 days here. */
const inMonth = {
  calls_per_second: 30 * 86_400,
  calls_per_minute: 30 * 1_440,
  calls_per_day: 30,
  calls_per_month: 1,
} as const satisfies Record<keyof CallLimits, number>

interface Excess {
  readonly apiName: string
  /** The limit, such as `100,000 calls a day, about 3,000,000 a month`. */
  readonly allowed: string
}

/** The tightest limit that a month of calls would exceed if they were spread evenly. Calls to one API count together. */
export function excessOf(lines: readonly EstimateLine[], limits: CallLimits): Excess | undefined {
  const [tightest] = rates
    .flatMap(([rate, period]) => {
      const limit = limits[rate]
      return limit === null ? [] : [{ rate, period, limit, inAll: limit * inMonth[rate] }]
    })
    .toSorted((one, other) => one.inAll - other.inAll)
  if (!tightest) return
  const { rate, period, limit, inAll } = tightest
  const byApi = Map.groupBy(lines, ({ api }) => api)
  for (const [first, ...others] of byApi.values()) {
    const calls = others.reduce((sum, line) => sum + line.calls, first?.calls ?? 0)
    if (!first || calls <= inAll) continue
    const month = rate === 'calls_per_month' ? '' : `, about ${formatCount(inAll)} a month`
    return { apiName: first.sku.api_name, allowed: `${formatCount(limit)} calls ${period}${month}` }
  }
  return
}

interface PlanFit {
  readonly plan: Plan
  readonly excess: Excess | undefined
}

/** Each plan, and whether a month of calls stays within its limits. */
export const planFits = ({ lines, months }: Estimate): readonly PlanFit[] =>
  months.map(({ plan }) => ({ plan, excess: excessOf(lines, plan.limits) }))
