import { addDays, daysBetween } from '../time/days.ts'
import { refusedField, refuseReversedDays } from './problem.ts'

const maxDays = 366
const defaultDays = 30

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
    throw refusedField('?start_date', 'range_too_long', `Request at most ${maxDays} days at a time.`)
  }
  return { start, end }
}
