import { randomUUID } from 'node:crypto'
import { type Backend, type Call, faultsOf, type Mistake, type Reply } from '../fault.ts'
import { body, field, instead, type Json, json, jsonOf, reading, rowsOf, withBody } from '../mistakes.ts'

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
  ['ledger-lags', 'listTransactions', 'the ledger lags one read behind', lagsBehind],
  [
    'running-balance-wrong',
    'listTransactions',
    'balance_after leaves the amount out',
    field('data.*.balance_after', (_, row) => row.balance_before),
  ],
  [
    'amount-unsigned',
    'listTransactions',
    'debits are shown without their sign',
    field('data.*.credits', (value) => String(value).replace('-', '')),
  ],
  ['negative-balance', 'adminDeductCredits', 'more is deducted than there is', belowZero],
  ['deduct-does-nothing', 'adminDeductCredits', 'a deduction is confirmed and not made', pretends(-1)],
  ['added-twice', 'adminAddCredits', 'credits are added twice', writesTwice(withoutKey)],
  ['deducted-twice', 'adminDeductCredits', 'credits are deducted twice', writesTwice(withoutKey)],
  ['starter-again', 'redeemStarter', 'starter credits are given again', again],
  [
    'statement-does-not-add-up',
    'listWalletStatements',
    'opening and movements do not make the closing balance',
    field('data.*.closing_credits', (value) => credits(cents(value) + 1)),
  ],
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
