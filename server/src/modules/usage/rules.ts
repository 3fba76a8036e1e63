import type { components } from '@switchboard/sdk'
import { refusedField, refuseReversedDays } from '../../platform/http/problem.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import { addDays, daysBetween } from '../../platform/time/days.ts'
import { addLatencies, medianOf, noLatencies } from './latency.ts'

type ApiUsage = components['schemas']['ApiUsage']

const maxDays = 366
const defaultDays = 30

export interface UsageRow {
  readonly day: string
  readonly api: string
  readonly api_name: string
  readonly calls: number
  readonly failed: number
  /** Hundredths. */
  readonly credits: number
  readonly latencies: readonly number[]
}

export interface DayRange {
  readonly start: string
  readonly end: string
}

/** The range asked for, or the last 30 days. Refuses one that ends before it starts, or is longer than a year. */
export function rangeOf(
  { start_date, end_date }: { start_date?: string; end_date?: string },
  today: string,
): DayRange {
  const end = end_date ?? today
  const start = start_date ?? addDays(end, -defaultDays)
  refuseReversedDays(start, end)
  if (daysBetween(start, end) > maxDays) {
    throw refusedField('?start_date', 'range_too_long', `Ask for at most ${maxDays} days at once.`)
  }
  return { start, end }
}

/** As many days, just before. */
export function rangeBefore({ start, end }: DayRange): DayRange {
  return { start: addDays(start, -daysBetween(start, end)), end: addDays(start, -1) }
}

export const within = (rows: readonly UsageRow[], { start, end }: DayRange): readonly UsageRow[] =>
  rows.filter(({ day }) => day >= start && day <= end)

/** Rows summed into one, under the name that they share. */
export function sum(
  rows: readonly UsageRow[],
  name: Partial<Pick<ApiUsage, 'period' | 'api' | 'api_name'>> = {},
): ApiUsage {
  const add = (pick: (row: UsageRow) => number) => rows.reduce((total, row) => total + pick(row), 0)
  const calls = add((row) => row.calls)
  const failed = add((row) => row.failed)
  return {
    period: null,
    api: null,
    api_name: null,
    ...name,
    calls,
    answered: calls - failed,
    failed,
    credits: toDecimal(add((row) => row.credits)),
    median_ms: medianOf(
      rows.reduce((latencies, row) => addLatencies(latencies, row.latencies), noLatencies()),
    ),
  }
}

export function byApi(rows: readonly UsageRow[]): ApiUsage[] {
  const groups = [...Map.groupBy(rows, ({ api }) => api)]
  const sums = groups.map(([api, group]) => sum(group, { api, api_name: group[0]?.api_name ?? api }))
  return sums.sort((one, other) => other.calls - one.calls)
}

/** One row for each day or month from the first call on, also those without calls; oldest first. */
export function byPeriod(
  rows: readonly UsageRow[],
  range: DayRange,
  { view, firstDay }: { view: string; firstDay: string | null },
): ApiUsage[] {
  if (!firstDay || firstDay > range.end) return []
  const start = firstDay > range.start ? firstDay : range.start
  const periodOf = (day: string) => (view === 'monthly' ? day.slice(0, 7) : day)
  const days = Array.from({ length: daysBetween(start, range.end) }, (_, index) => addDays(start, index))
  const groups = Map.groupBy(rows, ({ day }) => periodOf(day))
  return [...new Set(days.map(periodOf))].map((period) => sum(groups.get(period) ?? [], { period }))
}

/** Days that the request log is kept, besides today. */
export const keptDays = 90
