import { handler } from '../../platform/http/handler.ts'
import { refuseReversedDays } from '../../platform/http/problem.ts'
import { listEntries } from './audit-repo.ts'
import { decimalDetails, sentenceOf } from './audit-sentences.ts'

export const adminListAuditLog = handler<'adminListAuditLog'>(async ({ db, query, settings }) => {
  const { page = 1, limit = 20, start_date: start, end_date: end, ...filter } = query
  if (start && end) refuseReversedDays(start, end)
  const { timeZone } = settings
  const { rows, total } = await listEntries(db, { ...filter, page, limit, start, end, timeZone })
  const data = rows.map(({ id, at, ...entry }) => {
    const details = decimalDetails(entry.details as Record<string, unknown>)
    const summary = sentenceOf(entry.action, details).slice(0, 2_000)
    return { ...entry, audit_id: String(id), at: at.toISOString(), summary, details }
  })
  return { status: 200, body: { data, meta: { page, limit, total } } }
})
