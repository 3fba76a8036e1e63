import type { Rule } from '../rule.ts'
import { dataOf, judged, metaOf, rowsOf } from '../verdict.ts'
import { accountOf } from './credits.ts'

/** An account's reads of itself are its own. */
export const readsAreOwn: Rule = {
  id: 'flows/reads-are-own',
  title: 'Each user reads their own profile, wallet and ledger',
  phase: 'flows',
  needs: ['portal', 'user', 'other', 'state'],
  operations: ['getProfile', 'getWalletCredits', 'listTransactions', 'adminListTransactions'],
  run: judged(async (context, verdict) => {
    const ids: unknown[] = []
    for (const as of ['user', 'other'] as const) {
      const profile = await context.call('getProfile', { as })
      const { id } = dataOf(profile)
      ids.push(id)
      verdict.expect(profile, {
        check: 'profile',
        holds: ids.indexOf(id) === ids.length - 1,
        expected: 'another id for each account',
        got: id,
      })
      const own = await context.call('listTransactions', { as, query: { limit: 1 } })
      const wallet = await context.call('getWalletCredits', { as })
      const balance = rowsOf(own)[0]?.balance_after ?? '0.00'
      verdict.expect(wallet, {
        check: 'wallet of the caller',
        holds: dataOf(wallet).wallet_credits === balance,
        expected: `${balance}, as the ledger of the caller has it`,
        got: dataOf(wallet).wallet_credits,
      })
      if (!context.accounts.has('admin')) continue
      const user_id = await accountOf(context, as)
      const seen = await context.call('adminListTransactions', { as: 'admin', query: { user_id, limit: 1 } })
      verdict.expect(seen, {
        check: 'ledger of the user',
        holds:
          rowsOf(seen)[0]?.transaction_id === rowsOf(own)[0]?.transaction_id &&
          metaOf(seen).total === metaOf(own).total,
        expected: `the ledger of ${user_id}: ${metaOf(own).total} rows, ${rowsOf(own)[0]?.transaction_id} first`,
        got: `${metaOf(seen).total} rows, ${rowsOf(seen)[0]?.transaction_id} first`,
      })
    }
  }),
}
