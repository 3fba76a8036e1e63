import type { components } from '@switchboard/sdk'
import { audit } from '../../platform/db/audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { RequestContext } from '../../platform/http/handler.ts'
import { Problem, refusedField } from '../../platform/http/problem.ts'
import { newId } from '../../platform/ids.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import { dayInWords } from '../../platform/time/days.ts'
import type { LedgerRow } from '../ledger/post.ts'
import { notify } from '../notifications/notify.ts'
import { readFree } from '../wallet/lots-repo.ts'
import { moveCredits } from '../wallet/move-credits.ts'
import { readWallet } from '../wallet/repo.ts'
import { findReversal, reversalKey } from '../wallet/transactions-repo.ts'
import { lockWalletOwner } from './find-user.ts'

export type AdminCall = Pick<
  RequestContext<
    'adminAddCredits' | 'adminDeductCredits' | 'adminReverseCredits' | 'adminDecideAdjustment',
    Tx
  >,
  'db' | 'clock' | 'user' | 'requestId' | 'settings'
>

/** A change of a wallet that an administrator asked for. */
export interface Adjustment {
  readonly userId: string
  readonly direction: 'ADD' | 'DEDUCT'
  readonly type: 'PAID' | 'FREE'
  /** Hundredths; always positive. */
  readonly amount: number
  readonly reason: string
  readonly reasonCode: components['schemas']['AdjustmentReason']
  /** The row of the ledger that it takes back. */
  readonly reverses?: string | undefined
  /** Last day of free credits that are added. */
  readonly validUntil: string | undefined
}

export interface AdjustmentOrigin {
  /** Moves the balance once, however often it is tried. */
  readonly key: string
  /** The field that is refused when the wallet is short. */
  readonly pointer: string
  /** The first of the two who it took. */
  readonly requestedBy?: string
}

/** Moves the credits, tells the owner and the administrator, and writes the deed down. */
export async function adjust(
  call: AdminCall,
  adjustment: Adjustment,
  { key, pointer, requestedBy }: AdjustmentOrigin,
): Promise<LedgerRow> {
  const { db, clock, requestId } = call
  const { userId, direction, type, amount, reason, reasonCode, reverses, validUntil } = adjustment
  const owner = await lockWalletOwner(db, userId)
  if (reverses && (await findReversal(db, userId, reverses))) throw reversed()
  const adding = direction === 'ADD'
  const row = await moveCredits(db, {
    userId,
    kind: 'ADJUSTMENT',
    amount: adding ? amount : -amount,
    description: adding ? 'Credits added' : 'Credits deducted',
    reference: newId('adj'),
    reason,
    actor: 'ADMIN',
    key: reverses ? reversalKey(reverses) : key,
    now: clock(),
    requestId,
    ...(adding ? validUntil && { validUntil } : { lots: type }),
  })
  if (!row) {
    if (adding) throw new Error(`Credits couldn’t be added for ${owner.id}.`)
    throw await insufficient(db, adjustment, pointer)
  }
  await tell(call, adjustment, `${owner.firstname} ${owner.lastname}`)
  await audit(call, {
    action: adding ? 'admin.credits.add' : 'admin.credits.deduct',
    subject: row.user_id,
    details: {
      ...(adding && { valid_until: validUntil ?? null }),
      type,
      amount: row.amount,
      reason: row.reason,
      reason_code: reasonCode,
      ...(reverses && { reverses }),
      transaction_id: row.id,
      ...(requestedBy && { requested_by: requestedBy }),
    },
  })
  return row
}

export const reversed = () => new Problem('not_reversible', 'This change was already reversed.')

async function tell({ db, clock, user }: AdminCall, adjustment: Adjustment, owner: string): Promise<void> {
  const { userId, direction, validUntil } = adjustment
  const adding = direction === 'ADD'
  const what = creditsOf(adjustment)
  const until = validUntil ? dayInWords(validUntil) : undefined
  const now = clock()
  await notify(db, {
    userId,
    kind: 'credits',
    message: adding
      ? `${what} were added.${until ? ` You can use them until ${until}.` : ''}`
      : `${what} were deducted by an administrator. See the reason in your transactions.`,
    important: !adding,
    route: '/dashboard/wallet',
    text: 'View wallet',
    now,
  })
  await notify(db, {
    userId: user.id,
    kind: 'administration',
    message: adding
      ? `You added ${what} to ${owner}${until ? `, valid until ${until}` : ''}.`
      : `You deducted ${what} from ${owner}.`,
    route: `/admin/credits/ledger/${userId}`,
    text: 'View ledger',
    now,
  })
}

export const creditsOf = ({ amount, type }: Pick<Adjustment, 'amount' | 'type'>): string =>
  `${toDecimal(amount)} ${type.toLowerCase()} credits`

/** Refuses what the wallet does not hold now. Nothing is locked: the posting has the last word. */
export async function refuseShort(tx: Tx, adjustment: Adjustment, pointer: string): Promise<void> {
  const { most } = await readMost(tx, adjustment)
  if (adjustment.amount > most) throw await insufficient(tx, adjustment, pointer)
}

/** Why credits of a kind cannot be taken: the wallet holds fewer. */
async function insufficient(tx: Tx, adjustment: Adjustment, pointer: string) {
  const { balance, free, most } = await readMost(tx, adjustment)
  return refusedField(
    pointer,
    'insufficient_credits',
    `The wallet holds ${toDecimal(balance)} credits, ${toDecimal(free)} of them free. ` +
      `Deduct at most ${toDecimal(most)} ${adjustment.type.toLowerCase()} ones.`,
  )
}

async function readMost(tx: Tx, { userId, type }: Pick<Adjustment, 'userId' | 'type'>) {
  const { balance } = await readWallet(tx, userId)
  const free = await readFree(tx, userId)
  return { balance, free, most: type === 'FREE' ? free : balance - free }
}
