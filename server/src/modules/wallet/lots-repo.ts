import { sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'

/** Credits with a last day that are in the wallet, whether that day is over or not. Hundredths. */
export async function readFree(db: Queries, userId: string): Promise<number> {
  const { free } = await db
    .selectFrom('lots')
    .select(sql<number>`coalesce(sum(remaining), 0)::bigint`.as('free'))
    .where('user_id', '=', userId)
    .where('valid_until', 'is not', null)
    .executeTakeFirstOrThrow()
  return free
}

/** Credits in the wallet that were bought, and have no last day. Hundredths. */
export async function readBought(db: Queries, userId: string): Promise<number> {
  const { bought } = await db
    .selectFrom('lots')
    .select(sql<number>`coalesce(sum(remaining), 0)::bigint`.as('bought'))
    .where('user_id', '=', userId)
    .where('valid_until', 'is', null)
    .executeTakeFirstOrThrow()
  return bought
}

interface Grant {
  readonly userId: string
  /** The row of the ledger. */
  readonly grantedBy: string | null
}

/** Of the credits that came with a row of the ledger, those that are left. Hundredths. */
export async function readLeft(db: Queries, { userId, grantedBy }: Grant): Promise<number> {
  const { left } = await db
    .selectFrom('lots')
    .select(sql<number>`coalesce(sum(remaining), 0)::bigint`.as('left'))
    .where('user_id', '=', userId)
    .where('granted_by', '=', grantedBy)
    .executeTakeFirstOrThrow()
  return left
}

/** Wallets with credits whose day is over, and not yet written off. */
export async function walletsWithExpired(db: Queries, now: Date): Promise<readonly string[]> {
  const due = await db
    .selectFrom('lots')
    .select('user_id')
    .distinct()
    .where('open', '=', true)
    .where('valid_until', '<', sql<string>`market_day(${now})`)
    .execute()
  return due.map(({ user_id }) => user_id)
}

interface EndingLots {
  readonly daysAhead: number
  /** Hundredths. */
  readonly worthTelling: number
}

/** Lots whose owner isn't notified yet. */
export async function listEndingLots(
  db: Queries,
  now: Date,
  { daysAhead, worthTelling }: EndingLots,
): Promise<readonly number[]> {
  const today = sql<string>`market_day(${now})`
  const ending = await db
    .selectFrom('lots')
    .select('id')
    .where('open', '=', true)
    .where('end_told_at', 'is', null)
    .where('remaining', '>=', worthTelling)
    .where('valid_until', '>=', today)
    .where('valid_until', '<=', sql<string>`${today} + ${sql.lit(daysAhead)}`)
    .orderBy('id')
    .execute()
  return ending.map(({ id }) => id)
}

/** For announcing the lot; undefined if it was announced or spent since. */
export const takeEndingLot = (
  tx: Tx,
  id: number,
  { now, worthTelling }: { readonly now: Date; readonly worthTelling: number },
) =>
  tx
    .updateTable('lots')
    .set({ end_told_at: now })
    .where('id', '=', id)
    .where('end_told_at', 'is', null)
    .where('remaining', '>=', worthTelling)
    .returning(['user_id', 'remaining', 'valid_until'])
    .executeTakeFirst()
