import type { operations } from '@switchboard/sdk'
import { csvFile, csvOf } from '../../platform/http/csv.ts'
import { refuseReversedDays } from '../../platform/http/problem.ts'
import { exportedReading, reading } from '../../platform/http/reading.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { type Entry, listEntries, readEntryPages } from './audit-repo.ts'
import { decimalDetails, sentenceOf } from './audit-sentences.ts'

export const adminListAuditLog = reading<'adminListAuditLog'>(async ({ db, query, settings }) => {
  const { page = 1, limit = 20, ...filter } = query
  const { rows, total } = await listEntries(db, { ...filterOf(filter, settings), page, limit })
  return { status: 200, body: { data: rows.map(entryOf), meta: { page, limit, total } } }
})

export const adminExportAuditLog = exportedReading<'adminExportAuditLog'>(async ({ db, query, settings }) => {
  const entries = readEntryPages(db, filterOf(query, settings))
  return csvOf(csvFile({ name: 'audit-log', columns, pages: linesOf(entries) }))
})

const columns = [
  'audit_id',
  'at',
  'action',
  'summary',
  'actor_id',
  'actor_name',
  'actor_email',
  'subject',
  'subject_name',
  'subject_email',
  'details',
  'request_id',
  'actor_kind',
] as const

async function* linesOf(pages: AsyncIterable<readonly Entry[]>) {
  for await (const rows of pages)
    yield rows.map(entryOf).map((entry) => ({ ...entry, details: JSON.stringify(entry.details) }))
}

type Query = NonNullable<operations['adminExportAuditLog']['parameters']['query']>

/** Throws a 422 for a range that ends before it starts. */
function filterOf({ start_date: start, end_date: end, ...filter }: Query, { timeZone }: Settings) {
  if (start && end) refuseReversedDays(start, end)
  return { ...filter, start, end, timeZone }
}

function entryOf({ id, at, ...entry }: Entry) {
  const details = decimalDetails(entry.details as Record<string, unknown>)
  const summary = sentenceOf(entry.action, details).slice(0, 2_000)
  return { ...entry, audit_id: String(id), at: at.toISOString(), summary, details }
}
