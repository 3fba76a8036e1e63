import type { Tx } from '../../platform/db/client.ts'
import { dayInWords } from '../../platform/time/days.ts'
import type { Posting } from '../ledger/post.ts'
import { readBought } from './lots-repo.ts'
import { moveCredits } from './move-credits.ts'
import { addPaidPeriod, paidPeriodOn } from './paid-periods-repo.ts'
import { lockWallet } from './repo.ts'

interface PeriodToPay {
  readonly userId: string
  /** Null for the account's plan. */
  readonly api: string | null
  readonly productId: string
  readonly name: string
  /** One day of the period. */
  readonly today: string
  readonly firstDay: string
  readonly lastDay: string
  /** Hundredths of a credit. */
  readonly fee: number
  readonly included: number
  /** Tells payments apart that are for one product and day. */
  readonly attempt?: string
  readonly actor: Posting['actor']
  readonly requestId?: string | undefined
  readonly now: Date
}

/**
 * Pays a period of a plan from bought credits, and puts its included credits into the wallet until the period's last day. KNOWN: one that
 * holds today was paid before. SHORT: nothing was done. Included credits of another plan pay no fee, or each plan would pay for the next.
 */
export async function payPeriod(tx: Tx, period: PeriodToPay): Promise<'PAID' | 'KNOWN' | 'SHORT'> {
  const { userId, api, productId, name, today, firstDay, lastDay, fee, included, attempt = '' } = period
  const { actor, requestId, now } = period
  // Concurrent payments take turns.
  await lockWallet(tx, userId)
  if (await paidPeriodOn(tx, { userId, productId, day: today })) return 'KNOWN'
  if ((await readBought(tx, userId)) < fee) return 'SHORT'
  const until = dayInWords(lastDay)
  const reference = `${productId} ${firstDay}`
  const key = `${reference}${attempt}`
  const posting = {
    ...{ userId, reference, actor, now },
    ...(api !== null && { api }),
    ...(requestId !== undefined && { requestId }),
  }
  // Before the fee, which would else seem to empty the wallet, and warn of it.
  const grant = {
    ...posting,
    kind: 'INCLUDED',
    amount: included,
    description: `${name}, included until ${until}`,
    key: `included:${key}`,
    validUntil: lastDay,
  } as const
  const row = included > 0 ? await moveCredits(tx, grant) : undefined
  if (fee > 0) {
    const description = `${name}, fee until ${until}`
    const feeKey = `plan-fee:${key}`
    await moveCredits(tx, {
      ...posting,
      kind: 'PLAN_FEE',
      amount: -fee,
      description,
      key: feeKey,
      lots: 'PAID',
    })
  }
  const included_by = row?.id ?? null
  const days = { first_day: firstDay, last_day: lastDay }
  await addPaidPeriod(tx, {
    ...{ user_id: userId, product_id: productId, api: api ?? '*', ...days },
    ...{ included_by, fee, included },
  })
  return 'PAID'
}
