import type { operations } from '@switchboard/sdk'
import type { AppContext } from '../../platform/app-context.ts'
import type { ReadContext } from '../../platform/db/reads.ts'
import { type CsvFile, csvFile, csvOf } from '../../platform/http/csv.ts'
import { exported } from '../../platform/http/handler.ts'
import { Problem, refusedField } from '../../platform/http/problem.ts'
import { exportedReading } from '../../platform/http/reading.ts'
import { dayIn } from '../../platform/time/days.ts'
import { firstKeptDay, logPages, logRangeOf, statusesOf } from './find-log.ts'
import { findUsage, requireUser } from './find-usage.ts'
import type { LogReading } from './log-pages-repo.ts'
import { apiLogColumns, logColumns, logLineWriter } from './log-repo.ts'
import { wasSubscribed } from './repo.ts'

type PrimaryContext = Pick<AppContext, 'db' | 'clock' | 'settings'>
type Query<Id extends keyof operations> = NonNullable<operations[Id]['parameters']['query']>

const figures = ['calls', 'answered', 'rejected', 'limited', 'failed', 'credits', 'median_ms'] as const

/** The same file whether it flows to a reader or is written in the background. */
export async function usageFile(
  context: ReadContext,
  userId: string,
  query: Query<'exportApiUsage'>,
): Promise<CsvFile> {
  const { rows } = await findUsage(context, userId, query)
  return csvFile({
    name: `api-usage-${query.view ?? 'daily'}`,
    columns: query.view === 'api' ? ['api', 'api_name', ...figures] : ['period', ...figures],
    pages: [rows],
    countRows: async () => rows.length,
  })
}

export async function logFile(
  context: PrimaryContext,
  userId: string,
  query: Query<'exportUserResponses'>,
): Promise<CsvFile> {
  const range = logRangeOf(context, query)
  const { api, method, key, search, response, time_zone = context.settings.timeZone } = query
  const statuses = statusesOf(response)
  const reading = await logPages(context, { userId, range, api, method, key, search, statuses })
  const lineOf = await logLineWriter(context.db, userId, time_zone)
  return csvFile({ name: 'request-log', columns: logColumns, ...linesOf(reading, lineOf) })
}

export async function apiLogFile(
  context: PrimaryContext,
  userId: string,
  { service: api, key, time_zone = context.settings.timeZone }: Query<'exportApiLogs'>,
): Promise<CsvFile> {
  const { db, clock, settings } = context
  if (!(await wasSubscribed(db, { userId, api }))) {
    throw new Problem('not_subscribed', 'You’ve never subscribed to this API, so it has no log.')
  }
  const range = { start: firstKeptDay(context), end: dayIn(settings.timeZone, clock()) }
  const reading = await logPages(context, { userId, range, api, key })
  const lineOf = await logLineWriter(db, userId, time_zone)
  return csvFile({ name: `${api}-log`, columns: apiLogColumns, ...linesOf(reading, lineOf) })
}

type LineOf = Awaited<ReturnType<typeof logLineWriter>>

const linesOf = ({ pages, total }: LogReading, lineOf: LineOf) => ({
  pages: (async function* () {
    for await (const rows of pages) yield rows.map(lineOf)
  })(),
  countRows: async () => total,
})

const exportApiUsage = exportedReading<'exportApiUsage'>(async (call) => {
  const { db, user, query } = call
  const userId = user.role === 'ADMIN' ? query.user_id : user.id
  if (!userId) throw refusedField('?user_id', 'required', 'Name the user whose usage you want.')
  if (user.role === 'ADMIN') await requireUser(db, userId)
  return csvOf(await usageFile(call, userId, query))
})

const exportUserResponses = exported<'exportUserResponses'>(async (call) =>
  csvOf(await logFile(call, call.user.id, call.query)),
)

const exportApiLogs = exported<'exportApiLogs'>(async (call) =>
  csvOf(await apiLogFile(call, call.user.id, call.query)),
)

export const exportHandlers = { exportApiUsage, exportUserResponses, exportApiLogs }
