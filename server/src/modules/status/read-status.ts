import type { components } from '@switchboard/sdk'
import type { AppContext } from '../../platform/app-context.ts'
import { readOpenCircuits } from '../upstreams/health-repo.ts'
import { rangeOf } from './count-status-days.ts'
import { type IncidentRow, readApis, readDays, readIncidents, shownDays } from './repo.ts'
import { statusOf } from './states.ts'

/** Each API now and on the last days, and the incidents of these days. */
export async function readStatus(here: Pick<AppContext, 'db' | 'clock' | 'settings'>) {
  const { db, settings } = here
  const { first, today } = rangeOf(here)
  const apis = await readApis(db)
  const days = Map.groupBy(await readDays(db, first), ({ api }) => api)
  const circuits = Map.groupBy(await readOpenCircuits(db), ({ api }) => api)
  const incidents = await readIncidents(db, first)
  const data = apis.map(({ api, name }) => {
    const facts = {
      ...{ api, name },
      circuits: circuits.get(api)?.map(({ impact }) => impact) ?? [],
      counts: new Map(days.get(api)?.map((day) => [day.day, day])),
      incidents: incidents.filter((incident) => incident.apis.includes(api)),
    }
    return statusOf(facts, { today, shownDays, timeZone: settings.timeZone })
  })
  const named = data.toSorted((one, other) => one.name.localeCompare(other.name))
  return { apis: named, incidents: incidents.map(incidentOf) }
}

/** As everybody can read it. */
export const incidentOf = ({
  id,
  title,
  impact,
  apis,
  started_at,
  resolved_at,
  updates,
}: IncidentRow): components['schemas']['Incident'] => ({
  ...{ incident_id: id, title, impact, apis },
  started_at: started_at.toISOString(),
  resolved_at: resolved_at?.toISOString() ?? null,
  updates: updates.map(({ at, ...news }) => ({ ...news, at: new Date(at).toISOString() })),
})
