import { addDays, dayIn, daysBetween, lastDayOfMonth } from '../../platform/time/days.ts'

export interface Period {
  readonly firstDay: string
  /** Null for a plan without periods, which is counted by the month all the same. */
  readonly lastDay: string | null
}

/** The running period: months as in the calendar, years from the month the plan began in. Never from before it began. */
export function periodOn(kind: PeriodKind, today: string, startedOn: string | null): Period {
  const { firstDay, lastDay } = wholePeriod(kind, today, startedOn)
  return {
    firstDay: startedOn !== null && startedOn > firstDay ? startedOn : firstDay,
    lastDay: kind === 'NONE' ? null : lastDay,
  }
}

export type PeriodKind = 'NONE' | 'MONTHLY' | 'YEARLY'

/** The same, with the days before the plan began. */
function wholePeriod(kind: PeriodKind, today: string, startedOn: string | null) {
  const firstDay = kind === 'YEARLY' ? yearBegin(today, startedOn) : `${today.slice(0, 7)}-01`
  return { firstDay, lastDay: addDays(monthsLater(firstDay, kind === 'YEARLY' ? 12 : 1), -1) }
}

/** Days of a period in which a plan is in force, and those of the whole period. */
export interface Share {
  readonly days: number
  readonly periodDays: number
}

interface ShareQuery {
  readonly kind: PeriodKind
  /** A day of the period. */
  readonly today: string
  readonly startedOn: string | null
  /** The last day of the plan, where it has one. */
  readonly endsOn?: string | undefined
}

export function shareOf({ kind, today, startedOn, endsOn }: ShareQuery): Share {
  const whole = wholePeriod(kind, today, startedOn)
  const { firstDay } = periodOn(kind, today, startedOn)
  const lastDay = endsOn !== undefined && endsOn < whole.lastDay ? endsOn : whole.lastDay
  return { days: daysBetween(firstDay, lastDay), periodDays: daysBetween(whole.firstDay, whole.lastDay) }
}

/** In proportion by day, rounded to a hundredth. */
export const inShare = (amount: number, { days, periodDays }: Share): number =>
  Math.round((amount * days) / periodDays)

function yearBegin(today: string, startedOn: string | null): string {
  const [year = 0] = today.split('-').map(Number)
  const month = (startedOn ?? '0000-01').slice(5, 7)
  const thisYear = `${year}-${month}-01`
  return thisYear <= today ? thisYear : `${year - 1}-${month}-01`
}

function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10)
}

/** Ends of a day of the market and of its month. */
export const periodEnds = (timeZone: string, day: string) => ({
  dayEndsAt: startOfDay(timeZone, addDays(day, 1)),
  monthEndsAt: startOfDay(timeZone, addDays(lastDayOfMonth(day), 1)),
})

const dayMs = 86_400_000

/** The first moment of a day in the market's zone, whose clocks may skip midnight or show it twice. */
export function startOfDay(timeZone: string, day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const before = midnight - offsetMs(timeZone, midnight - dayMs)
  const after = midnight - offsetMs(timeZone, midnight + dayMs)
  const first = new Date(Math.min(before, after))
  return dayIn(timeZone, first) < day ? new Date(Math.max(before, after)) : first
}

/** How far the zone's clocks are ahead of UTC. */
function offsetMs(timeZone: string, at: number): number {
  const time = new Date(at)
  const clock = time.toLocaleTimeString('en-GB', { timeZone })
  return Date.parse(`${dayIn(timeZone, time)}T${clock}Z`) - Math.floor(at / 1000) * 1000
}
