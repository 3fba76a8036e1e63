import type { Tx } from '../../platform/db/client.ts'
import { inTransaction, type RequestContext } from '../../platform/http/handler.ts'
import { refusedField } from '../../platform/http/problem.ts'
import { toHundredths } from '../../platform/money/decimals.ts'
import { addDays, dayIn, dayInWords } from '../../platform/time/days.ts'
import { lockUser } from '../accounts/repo.ts'
import { readWalletCredits } from '../wallet/repo.ts'
import { transactionsOf } from '../wallet/transactions-repo.ts'
import { type Adjustment, adjust, refuseShort } from './adjust.ts'
import { requestAdjustment } from './adjustments.ts'
import { changedToday } from './audit-repo.ts'
import { lockWalletOwner } from './find-user.ts'

export const adminAddCredits = inTransaction<'adminAddCredits'>((call) => {
  const { body, clock, settings } = call
  const validUntil = validityOf(body, dayIn(settings.timeZone, clock()))
  return change(call, 'ADD', validUntil)
})

export const adminDeductCredits = inTransaction<'adminDeductCredits'>((call) =>
  change(call, 'DEDUCT', undefined),
)

type CreditsCall = RequestContext<'adminAddCredits' | 'adminDeductCredits', Tx>

/**
 * Changes up to a limit apply immediately; above it, another administrator has to approve. Both the account's and
 * this administrator's unapproved changes since midnight count, so that splitting an amount is no way around the
 * limit.
 */
async function change(call: CreditsCall, direction: Adjustment['direction'], validUntil: string | undefined) {
  const { db, body, user, settings, requestId } = call
  const pointer = '#/credits'
  const adjustment = { ...reasonedAmount(body), userId: body.user_id, direction, type: body.type, validUntil }
  await lockWalletOwner(db, body.user_id)
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

/** The hundredths that are asked for, and why. Blanks are no reason. */
function reasonedAmount({
  credits,
  description,
}: {
  readonly credits: string
  readonly description: string
}) {
  const reason = description.trim()
  if (reason.length < 3) throw refusedField('#/description', 'min_length', 'Give a reason. The user sees it.')
  return { amount: toHundredths(credits), reason }
}
