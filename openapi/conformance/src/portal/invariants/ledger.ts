import type { Rule } from '../../engine/rules/rule.ts'
import { type Fields, withVerdict } from '../../engine/rules/verdict.ts'
import { dataOf, decimal, hundredths, readRows, rowsIn, rowsOf } from '../fields.ts'
import { dayOf, zoneOf } from '../filters/rows.ts'

const needs = ['user', 'state'] as const
const signs: Readonly<Record<string, -1 | 1>> = { TOPUP: 1, STARTER: 1, REFUND: 1, USAGE: -1, EXPIRY: -1 }

const textOf = ({ transaction_id, credits, balance_before, balance_after }: Fields) =>
  `${transaction_id}: ${balance_before} ${credits} → ${balance_after}`

/** Rows join without a gap, and the newest says what the wallet holds; that each adds up is checked of any response. */
export const ledgerAddsUp: Rule = {
  id: 'invariants/ledger-adds-up',
  title: 'Each ledger row starts where the previous one ended, and the newest ends at the balance',
  phase: 'invariants',
  needs,
  operations: ['listTransactions', 'getWalletCredits', 'getCredits'],
  run: withVerdict(async (context, verdict) => {
    const { rows, first, isWhole } = await readRows(context, 'listTransactions', { as: 'user' })
    const wallet = await context.call('getWalletCredits', { as: 'user' })
    const expect = (check: string, holds: boolean, expected: string, got: string) =>
      verdict.expect(first, { check, holds, expected, got })
    for (const row of rows) {
      expect('negative balance', hundredths(row.balance_after) >= 0, 'a balance of 0.00 or more', textOf(row))
      const sign = signs[String(row.kind)]
      const isSigned = sign === undefined || Math.sign(hundredths(row.credits)) === sign
      expect('ledger sign', isSigned, `${row.kind} rows ${sign === 1 ? 'above' : 'below'} 0.00`, textOf(row))
    }
    for (const [index, older] of rows.slice(1).entries()) {
      const newer = rows[index] as Fields
      const isJoined = newer.balance_before === older.balance_after
      const both = `${textOf(older)}, then ${textOf(newer)}`
      expect('ledger gap', isJoined, 'balance_before = balance_after of the row before', both)
      const isOrdered = Date.parse(String(newer.created_at)) >= Date.parse(String(older.created_at))
      const times = `${newer.created_at}, then ${older.created_at}`
      expect('ledger order', isOrdered, 'the newest row first', times)
    }
    const ids = new Set(rows.map(({ transaction_id }) => transaction_id))
    verdict.equal(first, 'ledger repeats', ids.size, rows.length, 'each row once')
    const oldest = rows.at(-1)
    if (isWhole && oldest)
      expect(
        'ledger begin',
        oldest.balance_before === '0.00',
        'the oldest row to begin at 0.00',
        textOf(oldest),
      )
    if (!isWhole) context.leaveOut('listTransactions', `the newest ${rows.length} rows were read`)
    const data = dataOf(wallet)
    const newest = rows[0]?.balance_after ?? '0.00'
    verdict.equal(wallet, 'balance', data.wallet_credits, newest, 'the balance_after of the newest row')
    const free = rowsIn(data.free_credits).reduce((sum, { credits }) => sum + hundredths(credits), 0)
    verdict.expect(wallet, {
      check: 'free credits',
      holds: free <= hundredths(data.settled_credits),
      expected: `free credits of ${data.settled_credits} at most`,
      got: decimal(free),
    })
    for (const { api } of rowsOf(await context.call('listUserSubscriptions', { as: 'user' })).slice(0, 1)) {
      const credits = await context.call('getCredits', { as: 'user', body: { api } })
      const { wallet_credits } = dataOf(credits)
      if (credits.status === 200)
        verdict.equal(credits, 'wallet_credits', wallet_credits, data.wallet_credits, 'as the wallet has it')
    }
  }),
}

/** A day's balance is that after the last movement up to its end, in the time zone that the usage is counted in. */
export const daysFollowLedger: Rule = {
  id: 'invariants/days-follow-ledger',
  title: 'Each day’s balance is that of the ledger at its end',
  phase: 'invariants',
  needs,
  operations: ['listWalletBalances'],
  run: withVerdict(async (context, verdict) => {
    const { rows, isWhole } = await readRows(context, 'listTransactions', { as: 'user' })
    const days = await context.call('listWalletBalances', { as: 'user' })
    const timeZone = await zoneOf(context)
    const dated = rows.map((row) => ({ row, day: dayOf(row.created_at, timeZone) }))
    for (const { day, balance } of rowsOf(days)) {
      const last = dated.find((one) => one.day !== '' && one.day <= String(day))
      if (!last && !isWhole) continue
      const expected = last?.row.balance_after ?? '0.00'
      verdict.equal(days, 'balance of a day', balance, expected, `at the end of ${day}, as the ledger has it`)
    }
    if (rows.length === 0) context.leaveOut('listWalletBalances', 'the ledger of the user is empty')
  }),
}

/** The balance at a moment is that after the last movement until then; of a moment to come, nobody knows it. */
export const momentsFollowLedger: Rule = {
  id: 'invariants/moments-follow-ledger',
  title: 'The balance at a moment is that of the ledger, and none is told of a moment to come',
  phase: 'invariants',
  needs,
  operations: ['getWalletBalance'],
  run: withVerdict(async (context, verdict) => {
    const at = (moment: unknown) => context.call('getWalletBalance', { as: 'user', query: { at: moment } })
    const { rows } = await readRows(context, 'listTransactions', { as: 'user' })
    const moments = [...new Set(rows.map(({ created_at }) => created_at))]
    for (const moment of [moments[0], moments[Math.floor(moments.length / 2)], moments.at(-1)]) {
      const last = rows.find(({ created_at }) => created_at === moment)
      if (!last) continue
      const response = await at(moment)
      verdict.expect(response, {
        check: 'balance at a moment',
        holds: Object.values(dataOf(response)).includes(last.balance_after),
        expected: `${last.balance_after} at ${moment}, as the ledger has it`,
        got: dataOf(response),
      })
    }
    const tomorrow = new Date(context.clock().getTime() + 86_400_000).toISOString()
    verdict.status(await at(tomorrow), 422, 'for a moment to come')
  }),
}

/** The entries of a month make up its change, and each month begins where the one before ended. */
export const statementsAddUp: Rule = {
  id: 'invariants/statements-add-up',
  title: 'Each monthly statement adds up and starts where the previous month ended',
  phase: 'invariants',
  needs,
  operations: ['listWalletStatements'],
  run: withVerdict(async (context, verdict) => {
    const response = await context.call('listWalletStatements', { as: 'user' })
    const months = rowsOf(response)
    for (const [index, { month, opening_credits, closing_credits, entries }] of months.entries()) {
      const moved = rowsIn(entries).reduce((sum, { credits }) => sum + hundredths(credits), 0)
      const change = hundredths(closing_credits) - hundredths(opening_credits)
      verdict.equal(response, 'entries', decimal(moved), decimal(change), `of all entries in ${month}`)
      const newer = months[index - 1]
      const when = `as ${month} closes, at the beginning of ${newer?.month}`
      if (newer) verdict.equal(response, 'months', newer.opening_credits, closing_credits, when)
    }
    if (months.length === 0) context.leaveOut('listWalletStatements', 'the user has no statement yet')
  }),
}
