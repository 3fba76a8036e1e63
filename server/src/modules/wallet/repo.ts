import type { components } from '@switchboard/sdk'
import { sql } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'
import { toDecimal, toHundredths } from '../../platform/money/decimals.ts'
import type { LedgerRow } from '../ledger/post.ts'

export const readWallet = (db: Queries, userId: string) =>
  db.selectFrom('wallets').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow()

/** The marks of a wallet; the second and third follow the first. */
export async function readThresholds(
  db: Queries,
  userId: string,
): Promise<components['schemas']['WalletThreshold']> {
  const mark = (number: number) => sql<number>`wallet_mark(threshold1, ${sql.lit(number)})`
  const marks = await db
    .selectFrom('wallets')
    .select([mark(1).as('first'), mark(2).as('second'), mark(3).as('third')])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    threshold1: toDecimal(marks.first),
    threshold2: toDecimal(marks.second),
    threshold3: toDecimal(marks.third),
  }
}

/**
 * What can be spent. Free credits whose day is over are left out, also in the minutes before the job has written them
 * off; a debit would end them first, so the answer holds.
 */
export async function readWalletCredits(
  db: Queries,
  userId: string,
  now: Date,
): Promise<components['schemas']['WalletCredits']> {
  // One statement, so that the balance and its lots are of the same moment.
  const { rows } = await sql<WalletLot>`
    SELECT wallets.balance, coalesce(remaining, 0)::bigint AS remaining, valid_until,
      coalesce(valid_until < (${now}::timestamptz AT TIME ZONE market.time_zone)::date, false) AS over,
      (SELECT coalesce(sum(credits), 0)::bigint FROM calls_in_flight WHERE user_id = wallets.user_id) AS in_flight
    FROM wallets CROSS JOIN market
    LEFT JOIN lots ON lots.user_id = wallets.user_id AND lots.open AND valid_until IS NOT NULL
    WHERE wallets.user_id = ${userId} ORDER BY valid_until, lots.id`.execute(db)
  const inFlight = rows[0]?.in_flight ?? 0
  const over = rows.reduce((sum, lot) => sum + (lot.over ? lot.remaining : 0), 0)
  const balance = (rows[0]?.balance ?? 0) - over
  const free = rows.filter((lot) => lot.remaining > 0 && !lot.over)
  return {
    wallet_credits: toDecimal(balance),
    settled_credits: toDecimal(balance + inFlight),
    in_flight_credits: toDecimal(inFlight),
    free_credits: free.map(({ remaining, valid_until }) => ({
      credits: toDecimal(remaining),
      validity_date: valid_until,
    })),
  }
}

/** The balance less credits whose day is over. */
export async function readSpendable(db: Queries, userId: string, now: Date): Promise<number> {
  const { wallet_credits } = await readWalletCredits(db, userId, now)
  return toHundredths(wallet_credits)
}

interface WalletLot {
  readonly balance: number
  /** Of one lot of free credits; zero where there is none. */
  readonly remaining: number
  readonly valid_until: string
  readonly over: boolean
  /** A call is charged when it goes out, and given back when it gets no response. Until then its credits are in flight. */
  readonly in_flight: number
}

const views: Readonly<Record<string, readonly LedgerRow['kind'][]>> = {
  topup: ['TOPUP'],
  usage: ['USAGE', 'REFUND'],
  adjustment: ['ADJUSTMENT', 'STARTER', 'EXPIRY'],
}

interface LedgerPage {
  readonly userId: string
  readonly page: number
  readonly limit: number
  readonly view: string
}

/** Newest first. */
export async function listLedger(db: Queries, { userId, page, limit, view }: LedgerPage) {
  const kinds = views[view]
  let rows = db.selectFrom('ledger').where('user_id', '=', userId)
  if (kinds) rows = rows.where('kind', 'in', kinds)
  const { total } = await rows.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const found = await rows
    .selectAll()
    .orderBy('sequence', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { rows: found, total }
}
