import type { Queries } from '../../../platform/db/client.ts'
import { dayIn } from '../../../platform/time/days.ts'
import { addMonths } from './months.ts'

/** An account that gets a statement a month. */
export interface BilledAccount {
  /** Undefined before its books were opened. */
  readonly since: Date | undefined
  /** What its newest closed month closed with. */
  readonly closing: number | undefined
  /** The first month that is not closed. */
  readonly month: string
}

/** Undefined for an account that pays as it goes. */
export async function billedAccount(
  db: Queries,
  userId: string,
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
): Promise<BilledAccount | undefined> {
  const account = await db
    .selectFrom('users')
    .innerJoin('wallets', 'wallets.user_id', 'users.id')
    .leftJoin('billed_accounts', 'billed_accounts.user_id', 'users.id')
    .select('since')
    .where('users.id', '=', userId)
    .where('plan_type', '=', 'POSTPAID')
    .executeTakeFirst()
  if (!account) return undefined
  const last = await db
    .selectFrom('statements')
    .select(['month', 'closing'])
    .where('user_id', '=', userId)
    .orderBy('month', 'desc')
    .executeTakeFirst()
  const since = account.since ?? undefined
  const month = last ? addMonths(last.month, 1) : dayIn(timeZone, since ?? now).slice(0, 7)
  return { since, closing: last?.closing, month }
}
