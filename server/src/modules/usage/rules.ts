import type { components } from '@switchboard/sdk'
import type { DayRange } from '../../platform/http/day-range.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import { addDays, daysBetween, laterDay } from '../../platform/time/days.ts'
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

export type CallOutcome = components['schemas']['CallOutcome']

export interface StatusDay {
  readonly day: string
  readonly api: string
  readonly status: number
  readonly outcome: CallOutcome
  readonly calls: number
}

/** As many days, just before. */
export function rangeBefore({ start, end }: DayRange): DayRange {
  return { start: addDays(start, -daysBetween(start, end)), end: addDays(start, -1) }
}

/** Rejected and limited calls; null where the log doesn't tell. */
interface Unanswered {
  readonly rejected: number | null
  readonly limited: number | null
}

/** The outcomes of calls as the contract counts them. */
export const countsOf = (calls: number, failed: number, { rejected, limited }: Unanswered) => ({
  calls,
  answered: calls - failed - (rejected ?? 0) - (limited ?? 0),
  rejected,
  limited,
  failed,
})

/** All that is read of calls in a time: their counts, and as far as the log goes back, their outcomes. */
export interface CallRecords {
  readonly rows: readonly UsageRow[]
  readonly statuses: readonly StatusDay[]
  /** First day that statuses are known of. */
  readonly since: string
}

type Recorded = Pick<UsageRow, 'day' | 'api'>
const filterRecords = (records: CallRecords, isIncluded: (row: Recorded) => boolean): CallRecords => ({
  ...records,
  rows: records.rows.filter(isIncluded),
  statuses: records.statuses.filter(isIncluded),
})

export const within = (records: CallRecords, { start, end }: DayRange): CallRecords =>
  filterRecords(records, ({ day }) => day >= start && day <= end)

/** Calls of one time, whose first day it is, summed into one. */
export function sumFigures({ rows, statuses, since }: CallRecords, start: string) {
  const add = (pick: (row: UsageRow) => number) => rows.reduce((total, row) => total + pick(row), 0)
  const latencies = rows.reduce((sum, row) => addLatencies(sum, row.latencies), noLatencies())
  const callsWith = (outcome: CallOutcome): number | null =>
    start < since ? null : statuses.reduce((sum, one) => (one.outcome === outcome ? sum + one.calls : sum), 0)
  const unanswered = { rejected: callsWith('REJECTED'), limited: callsWith('LIMITED') }
  return {
    ...countsOf(
      add((row) => row.calls),
      add((row) => row.failed),
      unanswered,
    ),
    credits: toDecimal(add((row) => row.credits)),
    median_ms: percentileOf(latencies, 50),
    p95_ms: percentileOf(latencies, 95),
  }
}

/** The same by API, most called first. */
export function sumByApi(records: CallRecords, start: string) {
  const groups = [...Map.groupBy(records.rows, ({ api }) => api)]
  const sums = groups.map(([api, [row]]) => ({
    api,
    api_name: row?.api_name ?? api,
    ...sumFigures(
      filterRecords(records, (one) => one.api === api),
      start,
    ),
  }))
  return sums.sort((one, other) => other.calls - one.calls)
}

/** The same as the lists have it, under the name that the rows share. */
export function sum(
  records: CallRecords,
  start: string,
  name: Partial<Pick<ApiUsage, 'period' | 'api' | 'api_name'>> = {},
): ApiUsage {
  const { p95_ms: _, ...figures } = sumFigures(records, start)
  return { period: null, api: null, api_name: null, ...name, ...figures }
}

export const byApi = (records: CallRecords, start: string): ApiUsage[] =>
  sumByApi(records, start).map(({ p95_ms: _, ...row }) => ({ period: null, ...row }))

/** One row for each day or month from the first call on, also those without calls; oldest first. */
export function byPeriod(
  records: CallRecords,
  range: DayRange,
  { view, firstDay }: { view: string; firstDay: string | null },
): ApiUsage[] {
  if (!firstDay || firstDay > range.end) return []
  const start = laterDay(firstDay, range.start)
  const periodOf = (day: string) => (view === 'monthly' ? day.slice(0, 7) : day)
  const days = Array.from({ length: daysBetween(start, range.end) }, (_, index) => addDays(start, index))
  const rowsOf = Map.groupBy(records.rows, ({ day }) => periodOf(day))
  const statusesOf = Map.groupBy(records.statuses, ({ day }) => periodOf(day))
  return [...Map.groupBy(days, periodOf)].map(([period, [first = start]]) => {
    const rows = rowsOf.get(period) ?? []
    const statuses = statusesOf.get(period) ?? []
    return sum({ ...records, rows, statuses }, first, { period })
  })
}

/** Days that the request log is kept, besides today. */
export const keptDays = 90
