import { type Call, faultsOf, type Mistake } from '../fault.ts'
import {
  asks,
  field,
  instead,
  type JsonObject,
  json,
  jsonOf,
  objectOf,
  problem,
  problemField,
  rowsOf,
  withBody,
  withJson,
} from '../mistakes.ts'
import { isAtGateway } from './gateway-limits.ts'

const limitsOf = (call: Call): JsonObject => objectOf(jsonOf(call).limits)
const withLimits = (call: Call, change: (limits: JsonObject) => JsonObject): Call =>
  jsonOf(call).limits ? withBody(call, { ...jsonOf(call), limits: change(limitsOf(call)) }) : call

/** Others are saved than asked for, and those that were asked for confirmed. */
const saves = (change: (limits: JsonObject) => JsonObject): Mistake =>
  instead(async (call, backend) => {
    const reply = await backend.send(withLimits(call, change))
    if (reply.status !== 200 || !jsonOf(call).limits) return reply
    const answer = jsonOf(reply)
    return withJson(reply, { ...answer, data: { ...objectOf(answer.data), limits: limitsOf(call) } })
  })

/** Of limits that are refused, those without a fault are saved. */
const savesHalf = (names: readonly string[]): Mistake =>
  instead(async (call, backend) => {
    const reply = await backend.send(call)
    const without = Object.fromEntries(names.map((name) => [name, null]))
    if (reply.status === 422) await backend.send(withLimits(call, (limits) => ({ ...limits, ...without })))
    return reply
  })

/** Earlier limits stay where a request does not name them. */
const addsTo: Mistake = () => {
  const limitsByKey = new Map<unknown, JsonObject>()
  return async (call, backend) => {
    if (call.operation !== 'setKeyLimits') return backend.send(call)
    const { key_id } = jsonOf(call)
    const named = Object.entries(limitsOf(call)).filter(([, limit]) => limit !== null)
    const merged = { ...limitsByKey.get(key_id), ...Object.fromEntries(named) }
    const reply = await backend.send(withLimits(call, (limits) => ({ ...limits, ...merged })))
    if (reply.status === 200) limitsByKey.set(key_id, merged)
    return reply
  }
}

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
    if (isAtGateway(call) && /exceeded|not_allowed/.test(String(jsonOf(reply).code)))
      refused.add(String(reply.headers['x-request-id']))
    const id = new URLSearchParams(call.query).get('request_id')
    if (call.operation !== 'listTransactions' || id === null || !refused.has(id)) return reply
    const all = await backend.send({ ...call, query: '?view=usage&limit=1' })
    const row = rowsOf(jsonOf(all).data)[0]
    return row ? json(200, { ...jsonOf(all), data: [{ ...row, request_id: id }] }) : reply
  }
}

const oneMore = (limits: JsonObject): JsonObject =>
  typeof limits.calls_per_day === 'number' ? { ...limits, calls_per_day: limits.calls_per_day + 1 } : limits

const without =
  (...names: string[]) =>
  (limits: JsonObject): JsonObject => ({
    ...limits,
    ...Object.fromEntries(names.map((name) => [name, null])),
  })

/** Limits that let too many calls through or too few, or that say so in another way than was promised. */
export const limitFaults = faultsOf('limits', [
  ['quota-lets-one-more', 'adminSetLimits', 'a quota lets one call more through', saves(oneMore)],
  ['quota-ignored', 'adminSetLimits', 'a quota is confirmed and not kept', saves(without('calls_per_day'))],
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
    'own-use-lags',
    'listLimits',
    'the account sees a call less than was counted',
    field('data.*.calls_today', (calls) => Math.max(0, Number(calls) - 1)),
  ],
  [
    'half-of-limits-saved',
    'adminSetLimits',
    'of refused limits the others are saved',
    savesHalf(['calls_per_day']),
  ],
  [
    'too-low-quota-elsewhere',
    'adminSetLimits',
    'a quota that is too low is told at another field',
    problemField('errors.*.pointer', () => '#/limits'),
  ],
  ['budget-ignored', 'setKeyLimits', 'a budget is confirmed and not kept', saves(without('credits_in_all'))],
  [
    'budget-cut',
    'setKeyLimits',
    'a budget is cut to whole credits',
    asks((call) =>
      withLimits(call, (limits) => ({
        ...limits,
        ...(limits.credits_in_all && {
          credits_in_all: String(Math.floor(Number(limits.credits_in_all)) || 1),
        }),
      })),
    ),
  ],
  [
    'budget-spent-hidden',
    'listLimits',
    'a key is shown without what it has spent',
    field('data.*.keys', (keys) => rowsOf(keys).map((key) => ({ ...key, credits_in_all: '0.00' }))),
  ],
  [
    'half-of-key-limits-saved',
    'setKeyLimits',
    'of refused limits of a key the others are saved',
    savesHalf(['credits_in_all']),
  ],
  [
    'too-low-budget-elsewhere',
    'setKeyLimits',
    'a budget that is too low is told at another field',
    problemField('errors.*.pointer', () => '#/limits/credits_per_day'),
  ],
  ['operations-ignored', 'setKeyLimits', 'a key calls any operation', saves(without('operations'))],
  ['addresses-ignored', 'setKeyLimits', 'a key is used from anywhere', saves(without('addresses'))],
  ['limits-added-up', 'setKeyLimits', 'limits that were removed stay', addsTo],
  [
    'plan-not-followed',
    'adminSetLimits',
    'limits stay where those of the plan should be in force again',
    instead(async (call, backend) => {
      const request = jsonOf(call)
      if (request.limits !== null) return backend.send(call)
      const others = {
        calls_per_second: 50,
        calls_per_minute: null,
        calls_per_day: null,
        calls_per_month: null,
      }
      return backend.send(withBody(call, { ...request, limits: others }))
    }),
  ],
])
