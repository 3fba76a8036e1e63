import { randomUUID } from 'node:crypto'
import { type Backend, type Call, faultsOf, type Mistake, type Reply } from '../fault.ts'
import {
  asks,
  body,
  field,
  instead,
  type Json,
  json,
  jsonOf,
  objectOf,
  problem,
  reading,
  rowsOf,
  withBody,
  withQuery,
  withRequestHeader,
} from '../mistakes.ts'

/** Cents of a decimal, exactly. */
const cents = (value: Json): number => Math.round(Number(value) * 100)
const credits = (value: number): string => (value / 100).toFixed(2)

/** Each reader gets what was true when they read before. */
const lagsBehind: Mistake = (operation) => {
  const seen = new Map<string, Reply>()
  return async (call, backend) => {
    const reply = await backend.send(call)
    if (call.operation !== operation || reply.status !== 200) return reply
    const reader = `${call.headers.authorization} ${call.query}`
    const before = seen.get(reader)
    seen.set(reader, reply)
    return before ?? reply
  }
}

const writesTwice = (change: (call: Call) => Call): Mistake =>
  instead(async (call, backend) => {
    const reply = await backend.send(call)
    if (reply.status === 201) await backend.send(change(call))
    return reply
  })

const withoutKey = (call: Call): Call => ({
  ...call,
  headers: { ...call.headers, 'idempotency-key': undefined },
})

/** Answers an adjustment that was never made, in the shape of a true one. */
async function madeUp(call: Call, backend: Backend, sign: 1 | -1): Promise<Reply | undefined> {
  const { user_id, credits: amount, description } = jsonOf(call)
  const ledger = await backend.send(reading(call, '/api/admin/transactions', `?user_id=${user_id}&limit=1`))
  const [newest] = rowsOf(jsonOf(ledger).data)
  if (!newest || !/^\d+(\.\d\d?)?$/.test(String(amount))) return undefined
  const moved = sign * cents(amount)
  const after = credits(cents(newest.balance_after) + moved)
  const transaction = {
    ...newest,
    transaction_id: `txn_${randomUUID().slice(0, 8)}`,
    created_at: new Date().toISOString(),
    kind: 'ADJUSTMENT',
    credits: credits(moved),
    balance_before: newest.balance_after,
    balance_after: after,
    reason: description,
    actor: 'ADMIN',
  }
  const wallet = {
    wallet_credits: after,
    settled_credits: after,
    in_flight_credits: '0.00',
    free_credits: [],
    starter_credits: '0.00',
  }
  return json(201, { data: { transaction, wallet } })
}

const pretends = (sign: 1 | -1): Mistake =>
  instead(async (call, backend) => (await madeUp(call, backend, sign)) ?? backend.send(call))

/** Takes more than there is. */
const belowZero: Mistake = instead(async (call, backend) => {
  const reply = await backend.send(call)
  return reply.status === 422 ? ((await madeUp(call, backend, -1)) ?? reply) : reply
})

const onSmallPages: Mistake = asks((call) =>
  withQuery(call, (query) => Number(query.get('limit')) > 50 && query.set('limit', '50')),
)

/** The starter credits can be had again. */
const again: Mistake = instead(async (call, backend) => {
  const reply = await backend.send(call)
  return reply.status === 409 ? backend.send(reading(call, '/api/wallet/credits')) : reply
})

const takesAnyAmount: Mistake = instead(async (call, backend) => {
  const reply = await backend.send(call)
  const asked = jsonOf(call)
  return reply.status === 422 && asked.credits
    ? backend.send(withoutKey(withBody(call, { ...asked, amount: asked.credits })))
    : reply
})

/** Balances, the ledger and prices that do not add up. */
export const moneyFaults = faultsOf('money', [
  ['balance-lags', 'getWalletCredits', 'the balance lags one read behind', lagsBehind],
  [
    'amount-unsigned',
    'listTransactions',
    'debits are shown without their sign',
    field('data.*.credits', (value) => String(value).replace('-', '')),
  ],
  ['negative-balance', 'adminDeductCredits', 'more is deducted than there is', belowZero],
  ['deduct-does-nothing', 'adminDeductCredits', 'a deduction is confirmed and not made', pretends(-1)],
  ['small-pages', 'listTransactions', 'a page has 50 rows however many are asked for', onSmallPages],
  ['added-twice', 'adminAddCredits', 'credits are added twice', writesTwice(withoutKey)],
  ['starter-again', 'redeemStarter', 'starter credits are given again', again],
  [
    'credits-disagree',
    'getCredits',
    'two calls know two balances',
    field('data.wallet_credits', (value) => credits(cents(value) + 100)),
  ],
  [
    'thresholds-wrong',
    'updateWalletThreshold',
    'the second mark is not half of the first',
    field('data.threshold2', (_, marks) => marks.threshold1),
  ],
  ['any-amount', 'createPayment', 'another price than the one shown is taken', takesAnyAmount],
  [
    'middle-day-wrong',
    'listWalletBalances',
    'a day in the middle has a hundredth more',
    body((answer) => {
      const days = rowsOf(answer.data)
      const middle = Math.floor(days.length / 2)
      const data = days.map((day, index) =>
        index === middle ? { ...day, balance: credits(cents(day.balance) + 1) } : day,
      )
      return { ...answer, data }
    }),
  ],
])

const keyOf = (headers: Readonly<Record<string, unknown>>): string | undefined =>
  headers['idempotency-key'] as string | undefined

/** Two at once are two intents, a later one is a repetition. */
const racesThrough: Mistake = (operation) => {
  const running = new Set<string>()
  return async (call, backend) => {
    const key = keyOf(call.headers)
    if (call.operation !== operation || key === undefined) return backend.send(call)
    if (running.has(key)) return backend.send(withRequestHeader(call, 'idempotency-key', randomUUID()))
    running.add(key)
    const reply = await backend.send(call)
    running.delete(key)
    return reply
  }
}

/** Repetitions that are carried out, mixed up or refused. */
export const idempotencyFaults = faultsOf('idempotency', [
  ['parallel-adds-again', 'adminAddCredits', 'two requests at once both add credits', racesThrough],
])

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
