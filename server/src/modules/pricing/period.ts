import { addDays, dayIn, lastDayOfMonth } from '../../platform/time/days.ts'

export interface Period {
  readonly firstDay: string
  /** Null for a plan without periods, which is counted by the month all the same. */
  readonly lastDay: string | null
}

/** The running period: months as in the calendar, years from the month the plan began in. Never from before it began. */
export function periodOn(
  kind: 'NONE' | 'MONTHLY' | 'YEARLY',
  today: string,
  startedOn: string | null,
): Period {
  const begin = kind === 'YEARLY' ? yearBegin(today, startedOn) : `${today.slice(0, 7)}-01`
  const next = monthsLater(begin, kind === 'YEARLY' ? 12 : 1)
  return {
    firstDay: startedOn !== null && startedOn > begin ? startedOn : begin,
    lastDay: kind === 'NONE' ? null : addDays(next, -1),
  }
}

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
