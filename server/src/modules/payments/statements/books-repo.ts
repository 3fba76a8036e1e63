import { sql } from 'kysely'
import type { Queries } from '../../../platform/db/client.ts'
import { balanceBefore, billedSpan, monthSums } from '../../wallet/statements-repo.ts'
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
export async function addUp(db: Queries, { userId, month, since, openingFrom }: MonthQuery): Promise<Books> {
  const sums = await monthSums(db, { userId, month, since })
  const renewed = await renewalsIn(db, { userId, month, since })
  const funded = sums.funded - renewed + (await givenBack(db, userId, invoiceId(userId, month)))
  const opening = openingFrom ?? (await balanceBefore(db, userId, since))
  return { ...sums, funded, opening, closing: opening + funded - sums.used - sums.expired }
}

/** Credits that renewed the line within a month, whichever month they belong to. */
async function renewalsIn(
  db: Queries,
  { userId, month, since }: Pick<MonthQuery, 'userId' | 'month' | 'since'>,
): Promise<number> {
  const { begin, end } = billedSpan({ month, since })
  const { rows } = await sql<{ sum: number }>`SELECT coalesce(sum(amount), 0)::bigint AS sum FROM ledger
    WHERE user_id = ${userId} AND kind = 'TOPUP' AND reference LIKE 'inv\\_%'
      AND created_at >= ${begin} AND created_at < market_midnight(${end})`.execute(db)
  return rows[0]?.sum ?? 0
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
