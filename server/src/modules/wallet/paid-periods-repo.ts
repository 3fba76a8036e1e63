import type { Queries, Tx } from '../../platform/db/client.ts'
import { readLeft } from './lots-repo.ts'
import './tables.ts'

interface PeriodQuery {
  readonly userId: string
  readonly productId: string
  readonly day: string
}

export interface PaidPeriod {
  /** Hundredths of a credit: of the included ones, those that are left. */
  readonly left: number
}

/** The period of a product that the wallet has paid and that holds on a day. */
export async function paidPeriodOn(
  db: Queries,
  { userId, productId, day }: PeriodQuery,
): Promise<PaidPeriod | undefined> {
  const period = await db
    .selectFrom('paid_periods')
    .select('included_by')
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .where('first_day', '<=', day)
    .where('last_day', '>=', day)
    .orderBy('last_day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return period && { left: await readLeft(db, { userId, grantedBy: period.included_by }) }
}

/** Days on which an API's calls are paid from the wallet because a plan of its own is, those since a day. */
export const paidPeriodsSince = (
  db: Queries,
  { userId, day }: { readonly userId: string; readonly day: string },
) =>
  db
    .selectFrom('paid_periods')
    .select(['api', 'product_id', 'first_day', 'last_day'])
    .where('user_id', '=', userId)
    .where('last_day', '>=', day)
    .execute()

interface NewPeriod {
  readonly user_id: string
  readonly product_id: string
  readonly api: string
  readonly first_day: string
  readonly last_day: string
  readonly included_by: string | null
}

export const addPaidPeriod = (tx: Tx, period: NewPeriod) =>
  tx.insertInto('paid_periods').values(period).execute()
