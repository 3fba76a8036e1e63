import { faultsOf, type Mistake } from '../fault.ts'
import { asks, jsonOf, objectOf, queryOf, replyOf, rowsOf, withJson, withQuery } from '../mistakes.ts'

/** The first hours of a day of Manila are of the day before. */
const startsInUtc: Mistake = replyOf(200, (reply, call) => {
  const start = queryOf(call).get('start_date')
  const { data, meta, ...answer } = jsonOf(reply)
  if (!start || !Array.isArray(data)) return reply
  const rows = rowsOf(data).filter(({ created_at }) => String(created_at) >= `${start}T00:00:00`)
  const total = Number(objectOf(meta).total) - (data.length - rows.length)
  return withJson(reply, { ...answer, data: rows, meta: { ...objectOf(meta), total } })
})

const onFirstPage = (name: string): Mistake =>
  asks((call) => withQuery(call, (query) => Number(query.get('page') ?? 1) > 1 && query.delete(name)))

const beside = (name: string, other: string): Mistake =>
  asks((call) => withQuery(call, (query) => query.has(other) && query.delete(name)))

const inMarket: Mistake = asks((call) =>
  withQuery(
    call,
    (query) => /^[A-Z]\w+\/[A-Z]\w+$/.test(query.get('time_zone') ?? '') && query.delete('time_zone'),
  ),
)

/** Visible only to an account with months of calls. */
export const historyFaults = faultsOf('history', [
  ['start-in-utc', 'listTransactions', 'the first day of a range is one of UTC', startsInUtc],
  ['status-on-first-page', 'listPayments', 'later pages overlook a filter', onFirstPage('status')],
  ['key-beside-api', 'listUserApiResponses', 'one filter is overlooked beside another', beside('key', 'api')],
  ['usage-by-month', 'listApiUsage', 'one view overlooks a filter', beside('api', 'view')],
  ['sorted-states', 'adminListKyb', 'a filter is overlooked in any other order', beside('state', 'sort')],
  ['local-time-off', 'exportTransactions', 'local times are those of the market in any zone', inMarket],
])
