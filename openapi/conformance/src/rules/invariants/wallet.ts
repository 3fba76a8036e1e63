import { dayOf, zoneOf } from '../filters/rows.ts'
import type { Rule } from '../rule.ts'
import { dataOf, decimal, type Fields, hundredths, judged, readRows, rowsIn, rowsOf } from '../verdict.ts'

/** Credits in flight, free and settled add up. */
export const walletAddsUp: Rule = {
  id: 'invariants/wallet-adds-up',
  title: 'Held, pending and free credits of a wallet agree everywhere',
  phase: 'invariants',
  needs: ['portal', 'user', 'state'],
  operations: ['getWalletCredits', 'listWalletBalances', 'getWalletThreshold'],
  run: judged(async (context, verdict) => {
    const wallet = await context.call('getWalletCredits', { as: 'user' })
    const data = dataOf(wallet)
    const [held, flying, settled] = ['wallet_credits', 'in_flight_credits', 'settled_credits'].map((name) =>
      hundredths(data[name]),
    )
    verdict.expect(wallet, {
      check: 'settled',
      holds: Number(held) + Number(flying) === settled,
      expected: `settled_credits ${decimal(Number(held) + Number(flying))}, what can be spent and what is in flight`,
      got: data.settled_credits,
    })
    const lots = rowsIn(data.free_credits)
    const free = lots.reduce((sum, { credits }) => sum + hundredths(credits), 0)
    verdict.expect(wallet, {
      check: 'free credits',
      holds: free <= Number(settled),
      expected: `free credits of ${data.settled_credits} at most`,
      got: decimal(free),
    })
    const days = await context.call('listWalletBalances', { as: 'user' })
    const today = rowsOf(days).at(-1)
    if (today)
      verdict.expect(days, {
        check: 'balance of today',
        holds: today.balance === data.wallet_credits,
        expected: `${data.wallet_credits} on ${today.day}, as the wallet has it`,
        got: today.balance,
      })
    const marks = await context.call('getWalletThreshold', { as: 'user' })
    const { threshold1, threshold2, threshold3 } = dataOf(marks)
    const first = hundredths(threshold1)
    verdict.expect(marks, {
      check: 'marks',
      holds:
        hundredths(threshold2) === Math.round(first / 2) && hundredths(threshold3) === Math.round(first / 5),
      expected: `half and a fifth of ${threshold1}`,
      got: `${threshold2} and ${threshold3}`,
    })
  }),
}

/** A day's balance is that after the last movement up to its end, in the time zone that the usage is counted in. */
export const daysFollowLedger: Rule = {
  id: 'invariants/days-follow-ledger',
  title: 'Each day’s balance is that of the ledger at its end',
  phase: 'invariants',
  needs: ['portal', 'user', 'state'],
  operations: ['listWalletBalances'],
  run: judged(async (context, verdict) => {
    const { rows, isWhole } = await readRows(context, 'listTransactions', { as: 'user' })
    const days = await context.call('listWalletBalances', { as: 'user' })
    const timeZone = await zoneOf(context)
    const dated = rows.map((row) => ({ row, day: dayOf(row.created_at, timeZone) }))
    for (const { day, balance } of rowsOf(days)) {
      const last = dated.find((one) => one.day !== '' && one.day <= String(day))
      if (!last && !isWhole) continue
      const expected = last?.row.balance_after ?? '0.00'
      verdict.expect(days, {
        check: 'balance of a day',
        holds: balance === expected,
        expected: `${expected} at the end of ${day}, as the ledger has it`,
        got: balance,
      })
    }
    if (rows.length === 0) context.leaveOut('listWalletBalances', 'the ledger of the user is empty')
  }),
}

/** The balance at a moment is that after the last movement until then; of a moment to come, nobody knows it. */
export const momentsFollowLedger: Rule = {
  id: 'invariants/moments-follow-ledger',
  title: 'The balance at a moment is that of the ledger, and none is told of a moment to come',
  phase: 'invariants',
  needs: ['portal', 'user', 'state'],
  operations: ['getWalletBalance'],
  run: judged(async (context, verdict) => {
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

/** `closing = opening + funded - used - expired`, and each month begins where the one before ended. */
export const statementsAddUp: Rule = {
  id: 'invariants/statements-add-up',
  title: 'Each monthly statement adds up and starts where the previous month ended',
  phase: 'invariants',
  needs: ['portal', 'user', 'state'],
  operations: ['listWalletStatements'],
  run: judged(async (context, verdict) => {
    const response = await context.call('listWalletStatements', { as: 'user' })
    const months = rowsOf(response)
    for (const month of months) {
      const [opening, funded, used, expired, closing] = [
        'opening',
        'funded',
        'used',
        'expired',
        'closing',
      ].map((name) => hundredths(month[`${name}_credits`])) as [number, number, number, number, number]
      verdict.expect(response, {
        check: 'statement',
        holds: opening + funded - used - expired === closing,
        expected: `closing_credits ${decimal(opening + funded - used - expired)} in ${month.month}`,
        got: month.closing_credits,
      })
      const entries = rowsIn(month.entries)
      const moved = entries.reduce((sum, { credits }) => sum + hundredths(credits), 0)
      verdict.expect(response, {
        check: 'entries',
        holds: opening + moved === closing,
        expected: `entries of ${decimal(closing - opening)} in ${month.month}`,
        got: decimal(moved),
      })
    }
    months.slice(1).forEach((older, index) => {
      const newer = months[index] as Fields
      verdict.expect(response, {
        check: 'months',
        holds: newer.opening_credits === older.closing_credits,
        expected: `${newer.month} to open with ${older.closing_credits}`,
        got: newer.opening_credits,
      })
    })
    if (months.length === 0) context.leaveOut('listWalletStatements', 'the user has no statement yet')
  }),
}
