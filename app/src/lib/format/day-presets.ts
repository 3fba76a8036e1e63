import dayjs from 'dayjs'
import { dayIn } from './market-days.ts'

interface DayPreset {
  readonly label: string
  readonly from: string
  readonly to: string
}

const isoDay = (day: dayjs.Dayjs): string => day.format('YYYY-MM-DD')

/** Ranges that people ask for, by the market's days. The first ends today. */
export function dayPresets(timeZone: string, now: Date): readonly [DayPreset, ...DayPreset[]] {
  const today = dayjs(dayIn(timeZone, now))
  const lastMonth = today.subtract(1, 'month')
  return [
    { label: 'Last 7 days', from: isoDay(today.subtract(6, 'day')), to: isoDay(today) },
    { label: 'Last 30 days', from: isoDay(today.subtract(29, 'day')), to: isoDay(today) },
    { label: 'This month', from: isoDay(today.startOf('month')), to: isoDay(today) },
    { label: 'Last month', from: isoDay(lastMonth.startOf('month')), to: isoDay(lastMonth.endOf('month')) },
  ]
}
