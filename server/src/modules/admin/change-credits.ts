import { audit } from '../../platform/db/audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { inTransaction, type RequestContext } from '../../platform/http/handler.ts'
import { newId } from '../../platform/ids.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import { dayIn, dayInWords } from '../../platform/time/days.ts'
import { type LedgerRow, postToLedger } from '../ledger/post.ts'
import { notify } from '../notifications/notify.ts'
import { readWalletCredits } from '../wallet/repo.ts'
import { transactionOf } from '../wallet/transaction.ts'
import { insufficient, validityOf, wanted } from './credits.ts'
import { findWalletOwner } from './find-user.ts'

type CreditsCall = RequestContext<'adminAddCredits' | 'adminDeductCredits', Tx>

export const adminAddCredits = inTransaction<'adminAddCredits'>(async (call) => {
  const { db, body, clock, settings } = call
  const validUntil = validityOf(body, dayIn(settings.timeZone, clock()))
  const { amount, reason } = wanted(body)
  const owner = await findWalletOwner(db, body.user_id)
  const row = await postToLedger(db, {
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
  const row = await postToLedger(db, {
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

interface Finish {
  readonly action: string
  readonly details: object
  readonly toOwner: string
  readonly toAdmin: string
}

/** Tells both people, writes the deed down, and answers the row with the wallet after it. */
async function finish(call: CreditsCall, row: LedgerRow, { action, details, toOwner, toAdmin }: Finish) {
  const { db, user, body, clock } = call
  const now = clock()
  await notify(db, {
    userId: row.user_id,
    message: toOwner,
    important: row.amount < 0,
    route: '/dashboard/wallet',
    text: 'See the wallet',
    now,
  })
  await notify(db, {
    userId: user.id,
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
  const wallet = await readWalletCredits(db, row.user_id, now)
  return { status: 201 as const, body: { data: { transaction: transactionOf(row), wallet } } }
}
