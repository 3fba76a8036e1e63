import { faultsOf, type Mistake } from '../fault.ts'
import { field, instead, json, jsonOf, objectOf, problem, rowsOf } from '../mistakes.ts'

/** Rows of the log that a limit refused are left out. */
const forgetsRefused: Mistake = instead(async (call, backend) => {
  const reply = await backend.send(call)
  const isRefused = /^(quota|budget)_exceeded$/.test(String(objectOf(jsonOf(reply).data).error_code))
  return isRefused ? problem(404, 'not_found') : reply
})

/** A refused call has a row that costs nothing. */
const postsRefused: Mistake = () => {
  const refused = new Set<string>()
  return async (call, backend) => {
    const reply = await backend.send(call)
    if (call.path.startsWith('/gateway/') && /exceeded|not_allowed/.test(String(jsonOf(reply).code)))
      refused.add(String(reply.headers['x-request-id']))
    const id = new URLSearchParams(call.query).get('request_id')
    if (call.operation !== 'listTransactions' || id === null || !refused.has(id)) return reply
    const all = await backend.send({ ...call, query: '?view=usage&limit=1' })
    const row = rowsOf(jsonOf(all).data)[0]
    return row ? json(200, { ...jsonOf(all), data: [{ ...row, request_id: id }] }) : reply
  }
}

/** Limits that let too many calls through or too few, or that say so in another way than was promised. */
export const limitFaults = faultsOf('limits', [
  [
    'refused-call-not-logged',
    'getUserApiResponse',
    'calls beyond a limit are not in the log',
    forgetsRefused,
  ],
  ['refused-call-posted', 'listTransactions', 'a refused call has a row in the ledger', postsRefused],
  [
    'quota-use-stays',
    'adminListLimits',
    'calls of today are not counted',
    field('data.*.calls_today', () => 0),
  ],
  [
    'budget-spent-hidden',
    'listLimits',
    'a key is shown without what it has spent',
    field('data.*.keys', (keys) => rowsOf(keys).map((key) => ({ ...key, credits_in_all: '0.00' }))),
  ],
])
