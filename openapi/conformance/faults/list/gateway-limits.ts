import { randomUUID } from 'node:crypto'
import { type Behaviour, type Call, faultsOf, type Mistake, type Reply } from '../fault.ts'
import { as, dataOf, jsonOf, problem, reading, withBody, withHeader } from '../mistakes.ts'

export const isAtGateway = ({ path }: Call): boolean => path.startsWith('/gateway/')

/** Changes what the gateway answers. */
const atGateway =
  (change: (reply: Reply, call: Call) => Reply): Mistake =>
  (): Behaviour =>
  async (call, backend) => {
    const reply = await backend.send(call)
    return isAtGateway(call) ? change(reply, call) : reply
  }

const gatewayHeader = (name: string, change: (value: string) => string | undefined): Mistake =>
  atGateway((reply) =>
    reply.headers[name] === undefined ? reply : withHeader(reply, name, change(String(reply.headers[name]))),
  )

/** The gateway refuses with another status and code. */
const refusesWith = (code: string, status: number, other: string): Mistake =>
  atGateway((reply) => {
    if (jsonOf(reply).code !== code) return reply
    const { body, status: changed } = problem(status, other)
    return { ...reply, body, status: changed }
  })

/** Each call that the gateway refuses costs a hundredth. */
const chargesRefused =
  (code: string): Mistake =>
  () =>
  async (call, backend) => {
    const reply = await backend.send(call)
    if (!isAtGateway(call) || jsonOf(reply).code !== code) return reply
    const portal = { ...call, prefix: '/portal-api' }
    const profile = await backend.send(as('user', reading(portal, '/api/profile'), backend))
    const headers = { 'idempotency-key': randomUUID() }
    const deduct = { ...portal, method: 'POST', path: '/api/admin/deduct-credits', headers }
    const body = { user_id: dataOf(profile).id, type: 'PAID', credits: '0.01', description: 'A call' }
    await backend.send(as('admin', withBody(deduct, body), backend))
    return reply
  }

/** The same count as with the first call. */
const countsOnce: Mistake = () => {
  let first: string | undefined
  return async (call, backend) => {
    const reply = await backend.send(call)
    const limit = reply.headers.ratelimit
    if (!isAtGateway(call) || limit === undefined) return reply
    first ??= String(limit)
    return withHeader(reply, 'ratelimit', first)
  }
}

/** Calls at a limit of the gateway that are answered in another way than was promised. */
export const gatewayLimitFaults = faultsOf('limits', [
  [
    'quota-as-rate',
    'adminSetLimits',
    'a quota that is used up is called a rate',
    refusesWith('quota_exceeded', 429, 'rate_limit_exceeded'),
  ],
  [
    'quota-without-retry-after',
    'adminSetLimits',
    'a quota that is used up does not say for how long',
    gatewayHeader('retry-after', () => undefined),
  ],
  [
    'quota-retry-too-late',
    'adminSetLimits',
    'a quota asks to wait for twice as long',
    gatewayHeader('retry-after', (value) => String(2 * Number(value) + 3_600)),
  ],
  [
    'quota-refusal-charged',
    'adminSetLimits',
    'a call beyond the quota costs credits',
    chargesRefused('quota_exceeded'),
  ],
  [
    'ratelimit-missing',
    'adminSetLimits',
    'good answers do not say what is left',
    gatewayHeader('ratelimit', () => undefined),
  ],
  [
    'ratelimit-of-old',
    'adminSetLimits',
    'RateLimit has the form of an older draft',
    gatewayHeader('ratelimit', (value) => `limit=100, remaining=${/r=(\d+)/.exec(value)?.[1]}, reset=1`),
  ],
  [
    'ratelimit-unquoted',
    'adminSetLimits',
    'policies are named by tokens',
    gatewayHeader('ratelimit-policy', (value) => value.replaceAll('"', '')),
  ],
  [
    'ratelimit-broken',
    'adminSetLimits',
    'RateLimit ends with a comma',
    gatewayHeader('ratelimit', (value) => `${value},`),
  ],
  [
    'ratelimit-other-names',
    'adminSetLimits',
    'RateLimit and its policy name a limit differently',
    gatewayHeader('ratelimit', (value) => value.replace('"day"', '"daily"')),
  ],
  [
    'ratelimit-above-quota',
    'adminSetLimits',
    'more is left of a rate than it allows',
    gatewayHeader('ratelimit', (value) => value.replace(/("minute";r=)\d+/, '$199999999')),
  ],
  ['ratelimit-stands-still', 'adminSetLimits', 'what is left does not fall', countsOnce],
  [
    'ratelimit-hidden',
    'adminSetLimits',
    'pages of other origins may not read RateLimit',
    gatewayHeader('access-control-expose-headers', (value) => value.replace(/, RateLimit(-Policy)?/g, '')),
  ],
  [
    'budget-as-quota',
    'setKeyLimits',
    'a budget that is spent is called a quota',
    refusesWith('budget_exceeded', 429, 'quota_exceeded'),
  ],
  [
    'budget-refusal-charged',
    'setKeyLimits',
    'a call beyond the budget costs credits',
    chargesRefused('budget_exceeded'),
  ],
  [
    'operations-unauthorised',
    'setKeyLimits',
    'an operation that a key may not call is a 401',
    refusesWith('operation_not_allowed', 401, 'api_key_invalid'),
  ],
])
