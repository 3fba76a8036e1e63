import type { components } from '@switchboard/sdk'
import { addDays, dayIn } from '../../platform/time/days.ts'
import type { IncidentRow } from './repo.ts'

type Schemas = components['schemas']
type State = Schemas['ServiceState']

/** Failed calls of a hundred from which a day is no longer operational. */
const degradedFrom = 1
const outageFrom = 20

interface Day {
  readonly calls: number
  readonly failed: number
}

interface ApiFacts {
  readonly api: string
  readonly name: string
  /** Counted days, by their date. */
  readonly counts: ReadonlyMap<string, Day>
  readonly incidents: readonly IncidentRow[]
  /** By its open circuits. */
  readonly circuits: readonly State[]
}

const severity: readonly State[] = ['OPERATIONAL', 'DEGRADED', 'OUTAGE']
export const worst = <Of extends State>(states: readonly Of[]): Of | undefined =>
  states.toSorted((one, other) => severity.indexOf(other) - severity.indexOf(one))[0]

/** An API on each of the days that end today. */
export function statusOf(
  { api, name, counts, incidents, circuits }: ApiFacts,
  { today, shownDays, timeZone }: { today: string; shownDays: number; timeZone: string },
): Schemas['ServiceStatus'] {
  const spans = incidents.map(({ impact, started_at, resolved_at }) => ({
    impact,
    first: dayIn(timeZone, started_at),
    last: resolved_at ? dayIn(timeZone, resolved_at) : today,
  }))
  const days = Array.from({ length: shownDays }, (_, index) => {
    const day = addDays(today, index + 1 - shownDays)
    const count = counts.get(day)
    const impacts = spans.filter(({ first, last }) => first <= day && day <= last).map(({ impact }) => impact)
    const state = worst([...impacts, ...(count ? [stateOf(count)] : [])]) ?? null
    return { day, state, availability: count ? availabilityOf([count]) : null }
  })
  const open = incidents.filter(({ resolved_at }) => !resolved_at).map(({ impact }) => impact)
  const state = worst([...circuits, ...open]) ?? 'OPERATIONAL'
  return { api, name, state, availability: availabilityOf([...counts.values()]), days }
}

/** Of a time with calls. */
export function stateOf({ calls, failed }: Day): State {
  const percent = (failed / calls) * 100
  if (percent >= outageFrom) return 'OUTAGE'
  return percent >= degradedFrom ? 'DEGRADED' : 'OPERATIONAL'
}

/** Rounded down: a day with a failure never has 100 %. */
function availabilityOf(days: readonly Day[]): string | null {
  const calls = days.reduce((sum, day) => sum + day.calls, 0)
  const failed = days.reduce((sum, day) => sum + day.failed, 0)
  return calls === 0 ? null : (Math.floor(((calls - failed) / calls) * 10_000) / 100).toFixed(2)
}
