import { reading } from '../../platform/http/reading.ts'
import { exportHandlers } from './exports.ts'
import { findCall } from './find-call.ts'
import { errorPage } from './find-errors.ts'
import { firstKeptDay, logPage, logRangeOf, statusesOf } from './find-log.ts'
import { findSummary } from './find-summary.ts'
import { requireUser, usagePage } from './find-usage.ts'
import { countStatuses, logRowWriter } from './log-repo.ts'

const listApiUsage = reading<'listApiUsage'>(async (call) => ({
  status: 200,
  body: await usagePage(call, call.user.id, call.query),
}))

const adminListApiUsage = reading<'adminListApiUsage'>(async (call) => {
  await requireUser(call.db, call.query.user_id)
  return { status: 200, body: await usagePage(call, call.query.user_id, call.query) }
})

const listUserApiResponses = reading<'listUserApiResponses'>(async (call) => {
  const { page = 1, limit = 20, api, method, search, response, key } = call.query
  const range = logRangeOf(call, call.query)
  const { rows, total } = await logPage(
    call,
    { userId: call.user.id, range, api, method, key, search, statuses: statusesOf(response) },
    { page, limit },
  )
  const data = rows.map(await logRowWriter(call.db, rows, call.user.id))
  return { status: 200, body: { data, meta: { page, limit, total } } }
})

const getUserApiResponse = reading<'getUserApiResponse'>(async (call) => ({
  status: 200,
  body: { data: await findCall(call, call.user.id, call.query.request_id) },
}))

const listCallErrors = reading<'listCallErrors'>(async (call) => ({
  status: 200,
  body: await errorPage(call, call.user.id, call.query),
}))

const getUsageSummary = reading<'getUsageSummary'>(async (call) => ({
  status: 200,
  body: { data: await findSummary(call, call.user.id, call.query) },
}))

const listApiResponseStatuses = reading<'listApiResponseStatuses'>(async (call) => ({
  status: 200,
  body: { data: await countStatuses(call.db, call.user.id, firstKeptDay(call)) },
}))

export const usageHandlers = {
  listApiUsage,
  adminListApiUsage,
  getUsageSummary,
  listUserApiResponses,
  getUserApiResponse,
  listApiResponseStatuses,
  listCallErrors,
  ...exportHandlers,
}
