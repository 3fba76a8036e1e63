import { audit } from '../../platform/db/audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { inTransaction, type RequestContext } from '../../platform/http/handler.ts'
import { refusedField } from '../../platform/http/problem.ts'
import { newId } from '../../platform/ids.ts'
import { toDecimal, toHundredths } from '../../platform/money/decimals.ts'
import { addDays, dayIn, dayInWords } from '../../platform/time/days.ts'
import type { LedgerRow } from '../ledger/post.ts'
import { notify } from '../notifications/notify.ts'
import { moveCredits } from '../wallet/move-credits.ts'
import { readWallet, readWalletCredits } from '../wallet/repo.ts'
import { transactionOf } from '../wallet/transaction.ts'
import { findWalletOwner } from './find-user.ts'

type CreditsCall = RequestContext<'adminAddCredits' | 'adminDeductCredits', Tx>

export const adminAddCredits = inTransaction<'adminAddCredits'>(async (call) => {
  const { db, body, clock, settings } = call
  const validUntil = validityOf(body, dayIn(settings.timeZone, clock()))
  const { amount, reason } = wanted(body)
  const owner = await findWalletOwner(db, body.user_id)
  const row = await moveCredits(db, {
    ...posting(call, reason),
    amount,
    description: 'Credits added',
    ...(validUntil && { validUntil }),
  })
  if (!row) throw new Error(`Credits could not be added for ${owner.id}.`)
  const what = `${toDecimal(amount)} ${body.type.toLowerCase()} credits`
  const until = validUntil ? dayInWords(validUntil) : undefined
  return finish(call, row, {
    action: 'admin.credits.add',
    details: { valid_until: validUntil ?? null },
    toOwner: `${what} were added.${until ? ` They can be spent until ${until}.` : ''}`,
    toAdmin: `You added ${what} to ${owner.firstname} ${owner.lastname}${until ? `, valid until ${until}` : ''}.`,
  })
})

export const adminDeductCredits = inTransaction<'adminDeductCredits'>(async (call) => {
  const { db, body } = call
  const { amount, reason } = wanted(body)
  const owner = await findWalletOwner(db, body.user_id)
  const row = await moveCredits(db, {
    ...posting(call, reason),
    amount: -amount,
    description: 'Credits deducted',
    lots: body.type,
  })
  if (!row) throw await insufficient(db, owner.id, body.type)
  const what = `${toDecimal(amount)} ${body.type.toLowerCase()} credits`
  return finish(call, row, {
    action: 'admin.credits.deduct',
    details: {},
    toOwner: `${what} were deducted by an administrator. The reason stands in your transactions.`,
    toAdmin: `You deducted ${what} from ${owner.firstname} ${owner.lastname}.`,
  })
})

const posting = ({ body, clock, requestId }: CreditsCall, reason: string) => ({
  userId: body.user_id,
  kind: 'ADJUSTMENT' as const,
  reference: newId('adj'),
  reason,
  actor: 'ADMIN' as const,
  // A call sent twice is held back by its Idempotency-Key; without one each call is an intent of its own.
  key: `admin:${requestId}`,
  now: clock(),
  requestId,
})

interface CreditsOutcome {
  readonly action: string
  readonly details: object
  readonly toOwner: string
  readonly toAdmin: string
}

/** Tells both people, writes the deed down, and answers the row with the wallet after it. */
async function finish(
  call: CreditsCall,
  row: LedgerRow,
  { action, details, toOwner, toAdmin }: CreditsOutcome,
) {
  const { db, user, body, clock } = call
  const now = clock()
  await notify(db, {
    userId: row.user_id,
    kind: 'credits',
    message: toOwner,
    important: row.amount < 0,
    route: '/dashboard/wallet',
    text: 'See the wallet',
    now,
  })
  await notify(db, {
    userId: user.id,
    kind: 'administration',
    message: toAdmin,
    route: `/admin/credits/ledger/${row.user_id}`,
    text: 'See the ledger',
    now,
  })
  const { type } = body
  await audit(call, {
    action,
    subject: row.user_id,
    details: { ...details, type, amount: row.amount, reason: row.reason, transaction_id: row.id },
  })
  const wallet = await readWalletCredits(call, row.user_id)
  return { status: 201 as const, body: { data: { transaction: transactionOf(row), wallet } } }
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
      'Paid credits never expire. Leave the date out or choose FREE.',
    )
  }
  if (day === undefined) {
    throw refusedField(
      '#/validity_date',
      'required',
      'Give the last day on which the free credits can be spent.',
    )
  }
  if (day > today) return day
  throw refusedField('#/validity_date', 'not_in_future', `Choose ${dayInWords(addDays(today, 1))} or later.`)
}

/** The hundredths that are asked for, and why. Blanks are no reason. */
function wanted({ credits, description }: { readonly credits: string; readonly description: string }) {
  const reason = description.trim()
  if (reason.length < 3) throw refusedField('#/description', 'min_length', 'Say why. The user sees it.')
  return { amount: toHundredths(credits), reason }
}

/** Why credits of a kind cannot be taken: the wallet, which the caller's posting has locked, holds fewer. */
async function insufficient(tx: Tx, userId: string, type: 'PAID' | 'FREE') {
  const { balance } = await readWallet(tx, userId)
  const lots = await tx
    .selectFrom('lots')
    .select('remaining')
    .where('user_id', '=', userId)
    .where('valid_until', 'is not', null)
    .execute()
  const free = lots.reduce((sum, { remaining }) => sum + remaining, 0)
  const most = type === 'FREE' ? free : balance - free
  return refusedField(
    '#/credits',
    'insufficient_credits',
    `The wallet holds ${toDecimal(balance)} credits, ${toDecimal(free)} of them free. ` +
      `Deduct at most ${toDecimal(most)} ${type.toLowerCase()} ones.`,
  )
}
