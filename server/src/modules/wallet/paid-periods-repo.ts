import { sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import { readLeft } from './lots-repo.ts'

interface PeriodQuery {
  readonly userId: string
  readonly productId: string
  readonly day: string
}

export interface PaidPeriod {
  readonly first_day: string
  readonly last_day: string
  /** Hundredths of a credit. */
  readonly fee: number
  readonly included: number
  readonly included_by: string | null
  /** Of the included ones, those that are left. */
  readonly left: number
}

/** The period of a product that the wallet has paid and that holds on a day. */
export async function paidPeriodOn(
  db: Queries,
  { userId, productId, day }: PeriodQuery,
): Promise<PaidPeriod | undefined> {
  const period = await db
    .selectFrom('paid_periods')
    .select(['first_day', 'last_day', 'fee', 'included', 'included_by'])
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .where('first_day', '<=', day)
    .where('last_day', '>=', day)
    .orderBy('last_day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return period && { ...period, left: await readLeft(db, { userId, grantedBy: period.included_by }) }
}

/** Days on which calls are paid from the wallet: of one API by a plan of its own, of all (`*`) by the account's plan; those since a day. */
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
  readonly fee: number
  readonly included: number
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

/** Accounts with a period that ends within these days. */
export async function payersOfEndingPeriods(
  db: Queries,
  { today, until }: Pick<EndingQuery, 'today' | 'until'>,
): Promise<readonly string[]> {
  const ending = db.selectFrom('paid_periods').select('user_id').distinct()
  const rows = await ending.where('last_day', '>=', today).where('last_day', '<=', until).execute()
  return rows.map(({ user_id }) => user_id)
}

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

/** The last day of a period whose end isn’t known. */
export const openEnd = '9999-12-31'

/** Ends the running period of a product the day before, as if it had never been where it began today. */
export async function endPeriod(tx: Tx, { userId, productId, day }: PeriodQuery): Promise<void> {
  const running = sql`user_id = ${userId} AND product_id = ${productId} AND last_day >= ${day}`
  await sql`DELETE FROM paid_periods WHERE ${running} AND first_day >= ${day}`.execute(tx)
  await sql`UPDATE paid_periods SET last_day = ${day}::date - 1 WHERE ${running}`.execute(tx)
}
