import type { components } from '@switchboard/sdk'
import dayjs from 'dayjs'

type Usage = components['schemas']['ApiUsage']

const rangeDays = 30
const isoDay = 'YYYY-MM-DD'

/** First and last day, both included. */
export interface DayRange {
  readonly start_date: string
  readonly end_date: string
}

/** The last 30 days with today, and the 30 before them. */
export function usageRanges(today: string): { readonly current: DayRange; readonly before: DayRange } {
  return { current: rangeUntil(dayjs(today)), before: rangeUntil(dayjs(today).subtract(rangeDays, 'day')) }
}

function rangeUntil(end: dayjs.Dayjs): DayRange {
  return {
    start_date: end.subtract(rangeDays - 1, 'day').format(isoDay),
    end_date: end.format(isoDay),
  }
}

/** One row for each day of the range, oldest first; a day without a row had no calls. */
export function everyDay({ start_date, end_date }: DayRange, rows: readonly Usage[]): readonly Usage[] {
  const byDay = new Map(rows.map((row) => [row.period, row]))
  const count = dayjs(end_date).diff(dayjs(start_date), 'day') + 1
  return Array.from({ length: count }, (_, index) => {
    const day = dayjs(start_date).add(index, 'day').format(isoDay)
    return byDay.get(day) ?? emptyDay(day)
  })
}

const emptyDay = (period: string): Usage => ({
  period,
  api: null,
  api_name: null,
  calls: 0,
  answered: 0,
  failed: 0,
  credits: '0.00',
  median_ms: null,
})
