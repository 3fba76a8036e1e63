import type { Rule } from '../rule.ts'
import { dataOf, type Fields, hundredths, judged, metaOf, readRows, rowsOf } from '../verdict.ts'

const kindsOfView = {
  topup: ['TOPUP'],
  usage: ['USAGE', 'REFUND'],
  adjustment: ['ADJUSTMENT', 'STARTER', 'EXPIRY'],
} as const

const signs: Readonly<Record<string, -1 | 1>> = { TOPUP: 1, STARTER: 1, REFUND: 1, USAGE: -1, EXPIRY: -1 }

const textOf = ({ transaction_id, credits, balance_before, balance_after }: Fields) =>
  `${transaction_id}: ${balance_before} ${credits} → ${balance_after}`

/** `balance_after = balance_before + credits`, rows join without a gap, and the newest says what the wallet holds. */
export const ledgerAddsUp: Rule = {
  id: 'invariants/ledger-adds-up',
  title: 'Each ledger row starts where the previous one ended, and the newest ends at the balance',
  phase: 'invariants',
  needs: ['portal', 'user', 'state'],
  operations: ['listTransactions', 'getWalletCredits'],
  run: judged(async (context, verdict) => {
    const { rows, first, isWhole } = await readRows(context, 'listTransactions', { as: 'user' })
    const wallet = await context.call('getWalletCredits', { as: 'user' })
    const expect = (check: string, holds: boolean, expected: string, got: unknown) =>
      verdict.expect(first, { check, holds, expected, got })

    for (const row of rows) {
      const [before, credits, after] = [row.balance_before, row.credits, row.balance_after].map(hundredths)
      const sum = Number(before) + Number(credits)
      expect('ledger row', sum === after, `balance_before + credits = balance_after`, textOf(row))
      expect('negative balance', Number(after) >= 0, 'a balance of 0.00 or more', textOf(row))
      const sign = signs[String(row.kind)]
      const isSigned = sign === undefined || Math.sign(Number(credits)) === sign
      expect('ledger sign', isSigned, `${row.kind} rows ${sign === 1 ? 'above' : 'below'} 0.00`, textOf(row))
    }
    rows.slice(1).forEach((older, index) => {
      const newer = rows[index] as Fields
      const joins = newer.balance_before === older.balance_after
      expect(
        'ledger gap',
        joins,
        'balance_before = balance_after of the row before',
        `${textOf(older)}, then ${textOf(newer)}`,
      )
      const inOrder = Date.parse(String(newer.created_at)) >= Date.parse(String(older.created_at))
      expect('ledger order', inOrder, 'the newest row first', `${newer.created_at}, then ${older.created_at}`)
    })
    const ids = new Set(rows.map(({ transaction_id }) => transaction_id))
    expect(
      'ledger repeats',
      ids.size === rows.length,
      'each row once',
      `${rows.length} rows, ${ids.size} of them different`,
    )
    const oldest = rows.at(-1)
    if (isWhole && oldest)
      expect(
        'ledger begin',
        oldest.balance_before === '0.00',
        'the oldest row to begin at 0.00',
        textOf(oldest),
      )
    if (!isWhole) context.leaveOut('listTransactions', `the newest ${rows.length} rows were read`)

    const balance = dataOf(wallet).wallet_credits
    const newest = rows[0]?.balance_after ?? '0.00'
    verdict.expect(wallet, {
      check: 'balance',
      holds: balance === newest,
      expected: `wallet_credits ${newest}, the balance_after of the newest row`,
      got: balance,
    })
  }),
}

/** Each kind of row is in exactly one view. */
export const ledgerViews: Rule = {
  id: 'invariants/ledger-views',
  title: 'Each ledger row is in exactly one view',
  phase: 'invariants',
  needs: ['portal', 'user', 'state'],
  operations: ['listTransactions'],
  run: judged(async (context, verdict) => {
    const all = await context.call('listTransactions', { as: 'user', query: { limit: 1 } })
    let total = 0
    for (const [view, kinds] of Object.entries(kindsOfView)) {
      const response = await context.call('listTransactions', { as: 'user', query: { view, limit: 200 } })
      total += Number(metaOf(response).total)
      const foreign = rowsOf(response).find(({ kind }) => !(kinds as readonly unknown[]).includes(kind))
      verdict.expect(response, {
        check: `view ${view}`,
        holds: foreign === undefined,
        expected: `rows of ${kinds.join(', ')} alone`,
        got: foreign?.kind,
      })
    }
    verdict.expect(all, {
      check: 'views',
      holds: total === Number(metaOf(all).total),
      expected: `as many rows as all views have together, ${total}`,
      got: metaOf(all).total,
    })
  }),
}
