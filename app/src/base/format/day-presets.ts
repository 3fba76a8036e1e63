import dayjs from 'dayjs'
import { dayIn } from './market-days.ts'

export interface DayPreset {
  readonly label: string
  readonly from: string
  readonly to: string
}

const isoDay = (day: dayjs.Dayjs): string => day.format('YYYY-MM-DD')

/** So many days up to one, with it, as the contract asks for them. */
export const rangeUntil = (end: string, days: number) => ({
  start_date: isoDay(dayjs(end).subtract(days - 1, 'day')),
  end_date: end,
})

/** The same as the app's addresses have them. */
export const lastDays = (today: string, days: number): Omit<DayPreset, 'label'> => {
  const { start_date: from, end_date: to } = rangeUntil(today, days)
  return { from, to }
}

/** Ranges that people ask for, by the market's days. The first ends today. */
export function dayPresets(timeZone: string, now: Date): readonly [DayPreset, ...DayPreset[]] {
  const today = dayjs(dayIn(timeZone, now))
  const lastMonth = today.subtract(1, 'month')
  return [
    { label: 'Last 7 days', ...lastDays(isoDay(today), 7) },
    { label: 'Last 30 days', ...lastDays(isoDay(today), 30) },
    { label: 'This month', from: isoDay(today.startOf('month')), to: isoDay(today) },
    { label: 'Last month', from: isoDay(lastMonth.startOf('month')), to: isoDay(lastMonth.endOf('month')) },
  ]
}
