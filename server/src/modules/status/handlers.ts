import type { components } from '@switchboard/sdk'
import { audit } from '../../platform/db/audit.ts'
import type { Queries } from '../../platform/db/client.ts'
import { handler, inTransaction } from '../../platform/http/handler.ts'
import { Problem, refusedField } from '../../platform/http/problem.ts'
import { newId } from '../../platform/ids.ts'
import { readOpenCircuits } from '../upstreams/health-repo.ts'
import { rangeOf } from './count-status-days.ts'
import {
  addIncident,
  addUpdate,
  type IncidentRow,
  lockIncident,
  readApis,
  readDays,
  readIncident,
  readIncidents,
  shownDays,
} from './repo.ts'
import { statusOf } from './states.ts'

type Schemas = components['schemas']

const getStatus = handler<'getStatus'>(async (call) => {
  const { db, settings } = call
  const { first, today } = rangeOf(call)
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
  return { status: 200, body: { data: { apis: named, incidents: incidents.map(incidentOf) } } }
})

const adminReportIncident = inTransaction<'adminReportIncident'>(async (call) => {
  const { db, body, clock } = call
  const { impact, apis, step, text } = body
  await rejectUnknown(db, apis)
  const id = newId('inc')
  const at = clock()
  const title = body.title.trim()
  await addIncident(db, { id, title, impact, apis: [...apis], started_at: at, resolved_at: null })
  await addUpdate(db, { incident_id: id, at, step, text: text.trim() })
  await audit(call, { action: 'admin.incident.report', subject: id, details: { title, impact, apis } })
  return { status: 201, body: { data: incidentOf(await readIncident(db, id)) } }
})

const adminUpdateIncident = inTransaction<'adminUpdateIncident'>(async (call) => {
  const { db, body, clock } = call
  const { incident_id, step, text } = body
  const incident = await lockIncident(db, incident_id)
  if (!incident) throw new Problem('not_found', 'There’s no such incident.')
  if (incident.resolved_at)
    throw refusedField('#/incident_id', 'not_allowed', 'This incident is resolved. Report a new one.')
  const at = clock()
  await addUpdate(db, { incident_id, at, step, text: text.trim() })
  await audit(call, { action: 'admin.incident.update', subject: incident_id, details: { step } })
  return { status: 200, body: { data: incidentOf(await readIncident(db, incident_id)) } }
})

async function rejectUnknown(db: Queries, apis: readonly string[]): Promise<void> {
  const names = new Set((await readApis(db)).map(({ api }) => api))
  const unknown = apis.find((api) => !names.has(api))
  if (unknown !== undefined) throw new Problem('not_found', `There’s no API called ${unknown}.`)
}

/** As everybody can read it. */
const incidentOf = ({
  id,
  title,
  impact,
  apis,
  started_at,
  resolved_at,
  updates,
}: IncidentRow): Schemas['Incident'] => ({
  ...{ incident_id: id, title, impact, apis },
  started_at: started_at.toISOString(),
  resolved_at: resolved_at?.toISOString() ?? null,
  updates: updates.map(({ at, ...news }) => ({ ...news, at: new Date(at).toISOString() })),
})

export const statusHandlers = { getStatus, adminReportIncident, adminUpdateIncident }
