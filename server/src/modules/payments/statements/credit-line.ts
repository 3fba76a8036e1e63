import type { AppContext } from '../../../platform/app-context.ts'
import type { Tx } from '../../../platform/db/client.ts'
import { moveCredits } from '../../wallet/move-credits.ts'
import { readWallet } from '../../wallet/repo.ts'
import type { Books } from './books-repo.ts'
import { invoiceId } from './months.ts'

export interface BillingContext extends Pick<AppContext, 'clock' | 'settings'> {
  readonly db: Tx
  readonly userId: string
}

/** An account on a monthly plan spends from a line of credits. */
export async function openCreditLine({ db, userId, clock, settings }: BillingContext): Promise<void> {
  const { balance } = await readWallet(db, userId)
  await fill({ db, userId, now: clock(), amount: settings.creditLine - balance }, 'opened', 'credit-line')
}

/** Fills the line up again, in the books of the month that ends: the next one opens with a full line. */
export async function renewCreditLine(
  { db, userId, clock, settings }: BillingContext,
  { month, books }: { readonly month: string; readonly books: Books },
): Promise<Books> {
  const amount = Math.max(0, settings.creditLine - books.closing)
  await fill({ db, userId, now: clock(), amount }, 'renewed', invoiceId(userId, month))
  return { ...books, funded: books.funded + amount, closing: books.closing + amount }
}

interface FillCreditLineInput {
  readonly db: Tx
  readonly userId: string
  readonly now: Date
  readonly amount: number
}

async function fill(
  { db, userId, now, amount }: FillCreditLineInput,
  what: string,
  reference: string,
): Promise<void> {
  if (amount <= 0) return
  await moveCredits(db, {
    userId,
    kind: 'TOPUP',
    amount,
    description: `Credit line ${what}`,
    reference,
    actor: 'SYSTEM',
    key: `credit-line:${reference}`,
    now,
  })
}
