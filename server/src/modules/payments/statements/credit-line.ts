import type { AppContext } from '../../../platform/app-context.ts'
import type { Tx } from '../../../platform/db/client.ts'
import { moveCredits } from '../../wallet/move-credits.ts'
import { type Books, givenBack } from './books-repo.ts'
import { invoiceId } from './months.ts'

export interface BillingContext extends Pick<AppContext, 'clock' | 'settings'> {
  readonly db: Tx
  readonly userId: string
}

/** An account on a monthly plan spends from a line of credits, on top of those that it bought. */
export async function openCreditLine({ db, userId, clock, settings }: BillingContext): Promise<void> {
  await fill({ db, userId, now: clock(), amount: settings.creditLine }, 'opened', 'credit-line')
}

/**
 * Gives back what the month's calls took, in the books of that month: the statement bills them. So the line is full again, and bought credits
 * that stood in for an empty line are whole (decision 0082).
 */
export async function renewCreditLine(
  { db, userId, clock }: BillingContext,
  { month, books }: { readonly month: string; readonly books: Books },
): Promise<Books> {
  const reference = invoiceId(userId, month)
  const amount = Math.max(0, books.used - (await givenBack(db, userId, reference)))
  await fill({ db, userId, now: clock(), amount }, 'renewed', reference)
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
