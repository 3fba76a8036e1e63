import type { Context, ReceivedResponse } from '../../context/context.ts'
import type { Rule } from '../rule.ts'
import { dataOf, decimal, fieldsOf, hundredths, judged, rowsIn, rowsOf, type Verdict } from '../verdict.ts'

/** An odd amount: cut or rounded hundredths show. */
const amount = 1234

/** The owner of the wallet: the account that a person acts for. */
export async function accountOf(context: Context, as: 'user' | 'other'): Promise<unknown> {
  const { id, team } = dataOf(await context.call('getProfile', { as }))
  return fieldsOf(team).account_id ?? id
}

export const userIdOf = (context: Context): Promise<unknown> => accountOf(context, 'user')

export const balanceOf = async (context: Context): Promise<number> =>
  hundredths(dataOf(await context.call('getWalletCredits', { as: 'user' })).wallet_credits)

export interface Adjustment {
  readonly operation: 'adminAddCredits' | 'adminDeductCredits'
  readonly user_id: unknown
  readonly hundredths: number
  readonly key?: string
}

/** Adds or deducts bought credits of the test user. */
export const adjust = (
  context: Context,
  { operation, user_id, hundredths, key }: Adjustment,
): Promise<ReceivedResponse> =>
  context.call(operation, {
    as: 'admin',
    headers: { 'Idempotency-Key': key ?? `conformance-${context.unique()}` },
    body: { user_id, type: 'PAID', credits: decimal(hundredths), description: 'Conformance check' },
  })

/** Whether administrators may change credits alone; else it is left out. */
export function isDone(context: Context, response: ReceivedResponse): boolean {
  if (response.status === 201) return true
  if (response.status === 202)
    context.leaveOut(response.operation, 'another administrator has to approve changes of this size')
  else if (response.status === 428)
    context.leaveOut(response.operation, 'the administrator has to prove who is there first (428)')
  else context.leaveOut(response.operation, `it returned ${response.status} ${response.code}`.trim())
  return false
}

/** Added and deducted credits show immediately, to the user and to administrators, to the hundredth. */
export const creditsMove: Rule = {
  id: 'flows/credits-move',
  title: 'Added or deducted credits show in the wallet and the ledger at once',
  phase: 'flows',
  needs: ['portal', 'user', 'admin', 'write', 'state'],
  operations: [
    'adminAddCredits',
    'adminDeductCredits',
    'getWalletCredits',
    'listTransactions',
    'adminListTransactions',
  ],
  run: judged(async (context, verdict) => {
    const user_id = await userIdOf(context)
    for (const operation of ['adminAddCredits', 'adminDeductCredits'] as const) {
      const before = await balanceOf(context)
      await context.call('listTransactions', { as: 'user', query: { limit: 1 } })
      const response = await adjust(context, { operation, user_id, hundredths: amount })
      if (!isDone(context, response)) return
      const moved = operation === 'adminAddCredits' ? amount : -amount
      expectRow(verdict, response, { before, moved })
      await expectShown(context, verdict, response, before + moved)
    }
  }),
}

function expectRow(
  verdict: Verdict,
  response: ReceivedResponse,
  { before, moved }: { before: number; moved: number },
): void {
  const { transaction, wallet } = dataOf(response)
  const { credits, balance_before, balance_after } = fieldsOf(transaction)
  const movement = `${balance_before} ${credits} → ${balance_after}`
  verdict.expect(response, {
    check: 'row',
    holds: movement === `${decimal(before)} ${decimal(moved)} → ${decimal(before + moved)}`,
    expected: `a row of ${decimal(before)} ${decimal(moved)} → ${decimal(before + moved)}`,
    got: movement,
  })
  verdict.expect(response, {
    check: 'wallet after it',
    holds: fieldsOf(wallet).wallet_credits === decimal(before + moved),
    expected: `a wallet of ${decimal(before + moved)}`,
    got: fieldsOf(wallet).wallet_credits,
  })
}

async function expectShown(
  context: Context,
  verdict: Verdict,
  write: ReceivedResponse,
  after: number,
): Promise<void> {
  const { transaction } = dataOf(write)
  const { transaction_id } = fieldsOf(transaction)
  const wallet = await context.call('getWalletCredits', { as: 'user' })
  const balance = dataOf(wallet).wallet_credits
  const mine = await context.call('listTransactions', { as: 'user', query: { limit: 1 } })
  const [newest] = rowsOf(mine)
  const isLedgerRight = newest?.transaction_id === transaction_id
  // Where the ledger has not heard of it either, nothing was written: that is the fault of the write.
  const isWritten = isLedgerRight || balance === decimal(after)
  verdict.expect(isWritten ? wallet : write, {
    check: 'balance after a change',
    holds: balance === decimal(after),
    expected: `${decimal(after)} in the wallet at once`,
    got: balance,
  })
  verdict.expect(isWritten ? mine : write, {
    check: 'row after a change',
    holds: isLedgerRight,
    expected: `${transaction_id} as the newest row at once`,
    got: newest?.transaction_id ?? 'an empty ledger',
  })
  const theirs = await context.call('adminListTransactions', {
    as: 'admin',
    query: { user_id: await userIdOf(context), limit: 1 },
  })
  verdict.expect(isWritten ? theirs : write, {
    check: 'row for administrators',
    holds: rowsOf(theirs)[0]?.transaction_id === transaction_id,
    expected: `${transaction_id} as the newest row at once`,
    got: rowsOf(theirs)[0]?.transaction_id ?? 'an empty ledger',
  })
}

/** Never more than there is. */
export const noOverdraft: Rule = {
  id: 'flows/no-overdraft',
  title: 'No more can be deducted than the wallet holds',
  phase: 'flows',
  needs: ['portal', 'user', 'admin', 'write', 'state'],
  operations: ['adminDeductCredits'],
  run: judged(async (context, verdict) => {
    const before = await balanceOf(context)
    const response = await adjust(context, {
      operation: 'adminDeductCredits',
      user_id: await userIdOf(context),
      hundredths: before + 1,
    })
    if (response.status === 428 || response.status === 202) isDone(context, response)
    else if (verdict.status(response, 422, 'for more credits than there are')) {
      const [error] = rowsIn(fieldsOf(response.body).errors)
      verdict.expect(response, {
        check: 'pointer of an overdraft',
        holds: error?.pointer === '#/credits' && error.code === 'insufficient_credits',
        expected: 'insufficient_credits at #/credits',
        got: `${error?.code} at ${error?.pointer}`,
      })
    }
    const after = await balanceOf(context)
    verdict.expect(response, {
      check: 'balance after a refusal',
      holds: after === before,
      expected: `${decimal(before)}, as before`,
      got: decimal(after),
    })
  }),
}

/** Once an account. */
export const starterOnce: Rule = {
  id: 'flows/starter-once',
  title: 'Starter credits are granted once',
  phase: 'flows',
  needs: ['portal', 'user', 'write', 'state'],
  operations: ['redeemStarter'],
  run: judged(async (context, verdict) => {
    const wallet = dataOf(await context.call('getWalletCredits', { as: 'user' }))
    const waiting = hundredths(wallet.starter_credits)
    if (waiting > 0) {
      const response = await context.call('redeemStarter', { as: 'user' })
      const expected = hundredths(wallet.wallet_credits) + waiting
      verdict.expect(response, {
        check: 'starter credits',
        holds: (await balanceOf(context)) === expected,
        expected: `${decimal(expected)} in the wallet`,
        got: decimal(await balanceOf(context)),
      })
    }
    const before = await balanceOf(context)
    const again = await context.call('redeemStarter', { as: 'user' })
    verdict.status(again, 409, 'for a second time', 'starter_redeemed')
    verdict.expect(again, {
      check: 'balance after a second time',
      holds: (await balanceOf(context)) === before,
      expected: `${decimal(before)}, as before`,
      got: decimal(await balanceOf(context)),
    })
  }),
}
