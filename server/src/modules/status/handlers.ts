import { audit } from '../../platform/db/audit.ts'
import type { Queries } from '../../platform/db/client.ts'
import { handler, inTransaction } from '../../platform/http/handler.ts'
import { Problem, refusedField } from '../../platform/http/problem.ts'
import { newId } from '../../platform/ids.ts'
import { incidentOf, readStatus } from './read-status.ts'
import { addIncident, addUpdate, lockIncident, readApis, readIncident } from './repo.ts'

const getStatus = handler<'getStatus'>(async (call) => ({
  status: 200,
  body: { data: await readStatus(call) },
}))

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

export const statusHandlers = { getStatus, adminReportIncident, adminUpdateIncident }
