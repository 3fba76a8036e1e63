import type { Queries, Tx } from '../../platform/db/client.ts'
import { readLeft } from './lots-repo.ts'

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

interface EndingQuery {
  readonly userId: string
  readonly productId: string
  readonly today: string
  readonly until: string
}

/** The running period of a product, if it ends by a day and another follows only when paid. */
export const endingPeriod = (db: Queries, { userId, productId, today, until }: EndingQuery) =>
  db
    .selectFrom('paid_periods')
    .select(['first_day', 'last_day'])
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .where('first_day', '<=', today)
    .where('last_day', '>=', today)
    .where('last_day', '<=', until)
    .executeTakeFirst()

interface ToldPeriod {
  readonly userId: string
  readonly productId: string
  readonly firstDay: string
}

/** False where that was noted before. */
export async function noteShortTold(tx: Tx, { userId, productId, firstDay }: ToldPeriod): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('paid_periods')
    .set({ short_told: true })
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .where('first_day', '=', firstDay)
    .where('short_told', '=', false)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
