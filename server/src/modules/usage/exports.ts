import { dayIn } from '../../days.ts'
import { streamed } from '../../handler.ts'
import { csvOf } from '../../http/csv.ts'
import { Problem, refusedField } from '../../http/problem.ts'
import { firstKeptDay, logRangeOf, logRows } from './find-log.ts'
import { findUsage, requireUser } from './find-usage.ts'
import { apiLogColumns, type LogRow, logColumns, logLineOf } from './log-row.ts'

const figures = ['calls', 'answered', 'failed', 'credits', 'median_ms'] as const

const exportApiUsage = streamed<'exportApiUsage'>(async (call) => {
  const { db, user, query } = call
  const userId = user.role === 'ADMIN' ? query.user_id : user.id
  if (!userId) throw refusedField('?user_id', 'required', 'Name the user whose usage is wanted.')
  if (user.role === 'ADMIN') await requireUser(db, userId)
  const { rows } = await findUsage(call, userId, query)
  return csvOf({
    name: `api-usage-${query.view ?? 'daily'}`,
    columns: query.view === 'api' ? ['api', 'api_name', ...figures] : ['period', ...figures],
    rows: oneByOne(rows),
  })
})

const exportUserResponses = streamed<'exportUserResponses'>(async (call) => {
  const { user, query } = call
  const range = logRangeOf(call, query)
  const { api, search, response } = query
  const rows = logRows(call, { userId: user.id, range, api, search, statuses: statusesOf(response) })
  return csvOf({ name: 'request-log', columns: logColumns, rows: lines(rows) })
})

const exportApiLogs = streamed<'exportApiLogs'>(async (call) => {
  const { db, clock, settings, user, query } = call
  const api = query.service
  const subscribed = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', user.id)
    .where('api', '=', api)
    .executeTakeFirst()
  if (!subscribed) {
    throw new Problem(
      'not_subscribed',
      'You never subscribed to this API, so it has no log. The catalogue lists what there is.',
    )
  }
  const range = { start: firstKeptDay(call), end: dayIn(settings.timeZone, clock()) }
  const rows = logRows(call, { userId: user.id, range, api })
  return csvOf({ name: `${api}-log`, columns: apiLogColumns, rows: lines(rows) })
})

async function* lines(rows: AsyncIterable<LogRow>) {
  for await (const row of rows) yield logLineOf(row)
}

async function* oneByOne<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows
}

/** `404` is one status, `5xx` a hundred of them. */
function statusesOf(response: string | undefined) {
  if (response === undefined) return undefined
  const from = Number(response.replaceAll('x', '0'))
  return { from, to: response.endsWith('xx') ? from + 99 : from }
}

export const exportHandlers = { exportApiUsage, exportUserResponses, exportApiLogs }
