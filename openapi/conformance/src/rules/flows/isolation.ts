import type { Context } from '../../context/context.ts'
import type { Rule } from '../rule.ts'
import { dataOf, judged, metaOf, rowsOf, type Verdict } from '../verdict.ts'
import { accountOf } from './credits.ts'
import { makeKey, revoke, subscriptionOf } from './keys.ts'

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

/** Another account's things aren't found. */
export const writesAreOwn: Rule = {
  id: 'flows/writes-are-own',
  title: 'Keys, subscriptions and payments of other users can’t be reached',
  phase: 'flows',
  needs: ['portal', 'user', 'other', 'write', 'state'],
  operations: ['revokeKeys', 'renameKey', 'createKey', 'getTransactionStatus'],
  run: judged(async (context, verdict) => {
    await expectForeignKeys(context, verdict)
    const payments = rowsOf(
      await context.call('listPayments', { as: 'user', query: { source: 'TOPUP', limit: 1 } }),
    )
    const transactionId = payments[0]?.transaction_id
    if (transactionId === undefined) context.leaveOut('getTransactionStatus', 'the user has no payment')
    else {
      const read = await context.call('getTransactionStatus', { as: 'other', query: { transactionId } })
      verdict.status(read, 404, 'for a payment of another user')
    }
  }),
}

async function expectForeignKeys(context: Context, verdict: Verdict): Promise<void> {
  const subscription = await subscriptionOf(context, 'revokeKeys')
  if (!subscription) return
  const response = await makeKey(context, subscription, 'TEST')
  if (response.status !== 201)
    return context.leaveOut('revokeKeys', `no key could be made: ${response.status} ${response.code}`)
  const { key_id } = dataOf(response)
  const named = await context.call('renameKey', { as: 'other', body: { key_id, name: 'Taken' } })
  verdict.status(named, 404, 'for a key of another user')
  const another = await context.call('createKey', {
    as: 'other',
    headers: { 'Idempotency-Key': `conformance-${context.unique()}` },
    body: { user_subscription_id: subscription.user_subscription_id, type: 'TEST', name: 'Taken' },
  })
  verdict.status(another, 404, 'for a subscription of another user')
  const ended = await context.call('revokeKeys', { as: 'other', body: { key_ids: [key_id] } })
  verdict.status(ended, 404, 'for a key of another user')
  await revoke(context, key_id)
}
