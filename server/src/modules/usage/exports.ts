import { csvOf } from '../../platform/http/csv.ts'
import { exported } from '../../platform/http/handler.ts'
import { Problem, refusedField } from '../../platform/http/problem.ts'
import { dayIn } from '../../platform/time/days.ts'
import { firstKeptDay, logPages, logRangeOf, statusesOf } from './find-log.ts'
import { findUsage, requireUser } from './find-usage.ts'
import { apiLogColumns, type LogRow, logColumns, logLineOf } from './log-repo.ts'
import { wasSubscribed } from './repo.ts'

const figures = ['calls', 'answered', 'failed', 'credits', 'median_ms'] as const

const exportApiUsage = exported<'exportApiUsage'>(async (call) => {
  const { db, user, query } = call
  const userId = user.role === 'ADMIN' ? query.user_id : user.id
  if (!userId) throw refusedField('?user_id', 'required', 'Name the user whose usage is wanted.')
  if (user.role === 'ADMIN') await requireUser(db, userId)
  const { rows } = await findUsage(call, userId, query)
  return csvOf({
    name: `api-usage-${query.view ?? 'daily'}`,
    columns: query.view === 'api' ? ['api', 'api_name', ...figures] : ['period', ...figures],
    pages: [rows],
  })
})

const exportUserResponses = exported<'exportUserResponses'>(async (call) => {
  const { user, query } = call
  const range = logRangeOf(call, query)
  const { api, method, search, response } = query
  const statuses = statusesOf(response)
  const pages = await logPages(call, { userId: user.id, range, api, method, search, statuses })
  return csvOf({ name: 'request-log', columns: logColumns, pages: linesOf(pages) })
})

const exportApiLogs = exported<'exportApiLogs'>(async (call) => {
  const { db, clock, settings, user, query } = call
  const api = query.service
  if (!(await wasSubscribed(db, { userId: user.id, api }))) {
    throw new Problem(
      'not_subscribed',
      'You never subscribed to this API, so it has no log. The catalogue lists what there is.',
    )
  }
  const range = { start: firstKeptDay(call), end: dayIn(settings.timeZone, clock()) }
  const pages = await logPages(call, { userId: user.id, range, api })
  return csvOf({ name: `${api}-log`, columns: apiLogColumns, pages: linesOf(pages) })
})

async function* linesOf(pages: AsyncIterable<readonly LogRow[]>) {
  for await (const rows of pages) yield rows.map(logLineOf)
}

export const exportHandlers = { exportApiUsage, exportUserResponses, exportApiLogs }
