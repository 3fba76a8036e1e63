import type { components } from '@switchboard/sdk'
import type { DayRange } from '../../platform/http/day-range.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import { addDays, daysBetween } from '../../platform/time/days.ts'
import { addLatencies, noLatencies, percentileOf } from '../../platform/time/latency.ts'

type ApiUsage = components['schemas']['ApiUsage']

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

/** As many days, just before. */
export function rangeBefore({ start, end }: DayRange): DayRange {
  return { start: addDays(start, -daysBetween(start, end)), end: addDays(start, -1) }
}

export const within = <Row extends { readonly day: string }>(
  rows: readonly Row[],
  { start, end }: DayRange,
): readonly Row[] => rows.filter(({ day }) => day >= start && day <= end)

/** Rows summed into one. */
export function sumFigures(rows: readonly UsageRow[]) {
  const add = (pick: (row: UsageRow) => number) => rows.reduce((total, row) => total + pick(row), 0)
  const latencies = rows.reduce((sum, row) => addLatencies(sum, row.latencies), noLatencies())
  return {
    calls: add((row) => row.calls),
    failed: add((row) => row.failed),
    credits: toDecimal(add((row) => row.credits)),
    median_ms: percentileOf(latencies, 50),
    p95_ms: percentileOf(latencies, 95),
  }
}

/** The same as the lists have it, under the name that the rows share. */
export function sum(
  rows: readonly UsageRow[],
  name: Partial<Pick<ApiUsage, 'period' | 'api' | 'api_name'>> = {},
): ApiUsage {
  const { p95_ms: _, ...figures } = sumFigures(rows)
  const answered = figures.calls - figures.failed
  return { period: null, api: null, api_name: null, ...name, ...figures, answered }
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
