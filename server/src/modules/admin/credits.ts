import type { components } from '@switchboard/sdk'
import type { Tx } from '../../platform/db/client.ts'
import { inTransaction, type RequestContext } from '../../platform/http/handler.ts'
import { Problem, refusedField } from '../../platform/http/problem.ts'
import { toHundredths } from '../../platform/money/decimals.ts'
import { addDays, dayIn, dayInWords } from '../../platform/time/days.ts'
import { lockUser } from '../accounts/repo.ts'
import { readWalletCredits } from '../wallet/repo.ts'
import { findReversal, readChange, transactionsOf } from '../wallet/transactions-repo.ts'
import { type Adjustment, adjust, refuseShort, reversed } from './adjust.ts'
import { requestAdjustment } from './adjustments.ts'
import { changedToday, isReversalPending } from './audit-repo.ts'
import { lockWalletOwner } from './find-user.ts'

export const adminAddCredits = inTransaction<'adminAddCredits'>((call) => {
  const validUntil = validityOf(call.body, todayOf(call))
  return change(call, { ...askedFor(call.body), direction: 'ADD', validUntil }, '#/credits')
})

export const adminDeductCredits = inTransaction<'adminDeductCredits'>((call) =>
  change(call, { ...askedFor(call.body), direction: 'DEDUCT', validUntil: undefined }, '#/credits'),
)

/** Takes a change back, by one of the other direction with the same kind of credits. */
export const adminReverseCredits = inTransaction<'adminReverseCredits'>(async (call) => {
  const { user_id: userId, transaction_id: reverses, description, validity_date } = call.body
  const { db } = call
  await lockWalletOwner(db, userId)
  const { type, amount } = await reversibleChange(db, userId, reverses)
  const direction = amount < 0 ? 'ADD' : 'DEDUCT'
  const validity = {
    type: direction === 'ADD' ? type : ('PAID' as const),
    ...(validity_date && { validity_date }),
  }
  const adjustment: Adjustment = {
    userId,
    direction,
    type,
    amount: Math.abs(amount),
    reason: reasonOf(description),
    reasonCode: 'CORRECTION',
    reverses,
    validUntil: validityOf(validity, todayOf(call)),
  }
  return change(call, adjustment, '#/transaction_id')
})

/** Throws where it isn't an administrator's, was reversed, is a reversal, or is about to be reversed. */
async function reversibleChange(db: Tx, userId: string, transactionId: string) {
  const row = await readChange(db, userId, transactionId)
  if (!row) throw new Problem('not_found', 'The ledger of this user has no row with this ID.')
  const { type, amount, isReversal } = row
  if (!type)
    throw new Problem('not_reversible', 'Only what an administrator added or deducted can be reversed.')
  if (isReversal) throw new Problem('not_reversible', 'This is a reversal. Make a new change instead.')
  if (await findReversal(db, userId, transactionId)) throw reversed()
  if (await isReversalPending(db, userId, transactionId))
    throw new Problem('not_reversible', 'A reversal of this change is waiting for approval.')
  return { type, amount }
}

type CreditsCall = RequestContext<'adminAddCredits' | 'adminDeductCredits' | 'adminReverseCredits', Tx>

const todayOf = ({ clock, settings }: CreditsCall): string => dayIn(settings.timeZone, clock())

/**
 * Changes up to a limit apply immediately; above it, another administrator has to approve. Both the account's and
 * this administrator's unapproved changes since midnight count, so that splitting an amount is no way around the
 * limit.
 */
async function change(call: CreditsCall, adjustment: Adjustment, pointer: string) {
  const { db, user, settings, requestId } = call
  const { userId, direction } = adjustment
  await lockWalletOwner(db, userId)
  await lockUser(db, user.id)
  const dayTotal = adjustment.amount + (await changedToday(call, adjustment))
  if (dayTotal > settings.secondPersonAbove) {
    if (direction === 'DEDUCT') await refuseShort(db, adjustment, pointer)
    return { status: 202 as const, body: { data: await requestAdjustment(call, adjustment, dayTotal) } }
  }
  // A call sent twice is held back by its Idempotency-Key; without one each call is an intent of its own.
  const row = await adjust(call, adjustment, { key: `admin:${requestId}`, pointer })
  const [transaction] = await transactionsOf(db, [row], { staff: true })
  if (!transaction) throw new Error(`${row.id} was posted a moment ago.`)
  const wallet = await readWalletCredits(call, row.user_id)
  return { status: 201 as const, body: { data: { transaction, wallet } } }
}

interface CreditsInput {
  readonly type: 'PAID' | 'FREE'
  readonly validity_date?: string
}

/** The last day of credits that are given: free ones have one, from tomorrow on; bought ones have none. */
function validityOf({ type, validity_date: day }: CreditsInput, today: string): string | undefined {
  if (type === 'PAID') {
    if (day === undefined) return undefined
    throw refusedField(
      '#/validity_date',
      'not_allowed',
      'Paid credits never expire. Omit the date or choose FREE.',
    )
  }
  if (day === undefined) {
    throw refusedField(
      '#/validity_date',
      'required',
      'Enter the last day on which the free credits can be used.',
    )
  }
  if (day > today) return day
  throw refusedField('#/validity_date', 'not_in_future', `Choose ${dayInWords(addDays(today, 1))} or later.`)
}

type CreditsBody = components['schemas']['AdminDeductCreditsRequest']

const askedFor = ({ user_id, type, credits, description, reason_code = 'OTHER' }: CreditsBody) => ({
  userId: user_id,
  type,
  amount: toHundredths(credits),
  reason: reasonOf(description),
  reasonCode: reason_code,
})

/** Blanks are no reason. */
function reasonOf(description: string): string {
  const reason = description.trim()
  if (reason.length >= 3) return reason
  throw refusedField('#/description', 'min_length', 'Give a reason. The user sees it.')
}
