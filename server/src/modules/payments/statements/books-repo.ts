import { sql } from 'kysely'
import type { Queries } from '../../../platform/db/client.ts'
import { invoiceId } from './months.ts'

/** A month of a wallet in hundredths of credits; closing = opening + funded - used - expired. */
export interface Books {
  readonly opening: number
  readonly funded: number
  readonly used: number
  readonly expired: number
  readonly closing: number
}

interface MonthQuery {
  readonly userId: string
  readonly month: string
  readonly timeZone: string
  /** Start of billing: earlier rows are in no statement. */
  readonly since: Date
  /** Closing balance of the month before; undefined: the balance before the first row. */
  readonly openingFrom: number | undefined
}

/**
 * Adds a month up. Administrators' credits and debits count as funded, so that every row is in exactly one sum. The
 * row that renews the credit line is written after the next month has begun, and belongs to the month it closes: it
 * names that month's statement.
 */
export async function addUp(
  db: Queries,
  { userId, month, timeZone, since, openingFrom }: MonthQuery,
): Promise<Books> {
  const begin = sql`greatest(${since}::timestamptz, (${`${month}-01`}::date)::timestamp AT TIME ZONE ${timeZone})`
  const end = sql`(${`${month}-01`}::date + interval '1 month') AT TIME ZONE ${timeZone}`
  const renewal = sql`kind = 'TOPUP' AND reference LIKE 'inv\\_%'`
  const { rows } = await sql<Pick<Books, 'funded' | 'used' | 'expired'>>`
    SELECT coalesce(sum(amount) FILTER (WHERE kind NOT IN ('USAGE', 'REFUND', 'EXPIRY')), 0)::bigint AS funded,
      -coalesce(sum(amount) FILTER (WHERE kind IN ('USAGE', 'REFUND')), 0)::bigint AS used,
      -coalesce(sum(amount) FILTER (WHERE kind = 'EXPIRY'), 0)::bigint AS expired
    FROM (
      SELECT kind, amount FROM ledger
        WHERE user_id = ${userId} AND created_at >= ${begin} AND created_at < ${end} AND NOT (${renewal})
      UNION ALL
      SELECT kind, amount FROM ledger
        WHERE user_id = ${userId} AND kind = 'TOPUP' AND reference = ${invoiceId(userId, month)}
    ) AS books`.execute(db)
  const { funded, used, expired } = rows[0] ?? { funded: 0, used: 0, expired: 0 }
  const opening = openingFrom ?? (await balanceBefore(db, userId, since))
  return { opening, funded, used, expired, closing: opening + funded - used - expired }
}

/** Credits that a month's calls have got back already, such as in a history that was imported. */
export async function givenBack(db: Queries, userId: string, invoice: string): Promise<number> {
  const { sum } = await db
    .selectFrom('ledger')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .where('user_id', '=', userId)
    .where('kind', '=', 'TOPUP')
    .where('reference', '=', invoice)
    .executeTakeFirstOrThrow()
  return sum
}

async function balanceBefore(db: Queries, userId: string, time: Date): Promise<number> {
  const { sum } = await db
    .selectFrom('ledger')
    .select(sql<number>`coalesce(sum(amount), 0)::bigint`.as('sum'))
    .where('user_id', '=', userId)
    .where('created_at', '<', time)
    .executeTakeFirstOrThrow()
  return sum
}
