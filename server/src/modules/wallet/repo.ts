import type { components } from '@switchboard/sdk'
import { sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { ReadContext, Reads } from '../../platform/db/reads.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import { addDays, dayIn } from '../../platform/time/days.ts'
import { ledgerDays } from '../ledger/days-repo.ts'
import type { LedgerRow } from '../ledger/post.ts'
import { billedAccount } from './billed-accounts-repo.ts'
import { billedUse } from './statements-repo.ts'

export const readWallet = (db: Queries, userId: string) =>
  db.selectFrom('wallets').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow()

/** Administrators have none. */
export const findWallet = (db: Queries, userId: string) =>
  db.selectFrom('wallets').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** Held until the transaction ends. Returns its balance; undefined where there is none. */
export async function lockWallet(tx: Tx, userId: string): Promise<number | undefined> {
  const wallet = tx.selectFrom('wallets').select('balance').where('user_id', '=', userId)
  return (await wallet.forNoKeyUpdate().executeTakeFirst())?.balance
}

/** A mark of the owner's own makes the alerts active. */
export async function setThreshold(tx: Tx, userId: string, threshold1: number): Promise<void> {
  await tx
    .updateTable('wallets')
    .set({ threshold1, alerts_active: true })
    .where('user_id', '=', userId)
    .execute()
}

/** False where it was redeemed before: of two at once, one finds so. */
export async function noteStarter(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('wallets')
    .set({ starter_redeemed_at: now })
    .where('user_id', '=', userId)
    .where('starter_redeemed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Below which balance a top-up is due; null where none is wanted. */
export async function setRefillMark(tx: Tx, userId: string, below: number | null): Promise<void> {
  await tx
    .updateTable('wallets')
    .set({ refill_below: below, refill_noted: false })
    .where('user_id', '=', userId)
    .execute()
}

/** Watches a wallet again that has reached its mark; false for one that is below it. */
export async function watchIfFilled(tx: Tx, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('wallets')
    .set({ refill_noted: false })
    .where('user_id', '=', userId)
    .where(sql<boolean>`balance >= coalesce(refill_below, 0)`)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** The marks of a wallet; the second and third follow the first. */
export async function readThresholds(
  db: Queries,
  userId: string,
): Promise<components['schemas']['WalletThreshold']> {
  const mark = (number: number) => sql<number>`wallet_mark(threshold1, ${sql.lit(number)})`
  const marks = await db
    .selectFrom('wallets')
    .select(['alerts_active', mark(1).as('first'), mark(2).as('second'), mark(3).as('third')])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    active: marks.alerts_active,
    threshold1: toDecimal(marks.first),
    threshold2: toDecimal(marks.second),
    threshold3: toDecimal(marks.third),
  }
}

type WalletContext = ReadContext & { readonly db: Queries }

/** Credits to spend, credits on their way, and free credits still to redeem. */
export async function readWalletCredits(
  context: WalletContext,
  userId: string,
): Promise<components['schemas']['WalletCredits']> {
  const { db, clock, settings } = context
  const { balance, debt, inFlight, free, starterRedeemed } = await readBalance(db, userId, clock())
  const line = await readLine(context, userId)
  return {
    wallet_credits: toDecimal(balance),
    settled_credits: toDecimal(balance + inFlight),
    in_flight_credits: toDecimal(inFlight),
    free_credits: free.map(({ remaining, valid_until, included }) => ({
      credits: toDecimal(remaining),
      validity_date: valid_until,
      ...(included > 0 && { included_credits: toDecimal(included) }),
    })),
    ...(line && {
      line_credits: toDecimal(
        Math.min(balance, Math.max(0, settings.creditLine - line.used - line.withheld)),
      ),
      ...(line.withheld > 0 && { withheld_credits: toDecimal(line.withheld) }),
    }),
    ...(debt > 0 && { debt_credits: toDecimal(debt) }),
    starter_credits: toDecimal(starterRedeemed ? 0 : settings.starterCredits),
  }
}

/** Credits that the month's calls took from a monthly plan's line, and those of the months before that are withheld. Undefined without a plan. */
async function readLine({ db, clock, settings }: WalletContext, userId: string) {
  const account = await billedAccount(db, userId)
  if (!account || account.left_on) return undefined
  const { since, withheld } = account
  const month = dayIn(settings.timeZone, clock()).slice(0, 7)
  return { used: await billedUse(db, { userId, month, since }), withheld }
}

/** The balance less credits whose day is over. */
export async function readSpendable(db: Queries, userId: string, now: Date): Promise<number> {
  const { balance } = await readBalance(db, userId, now)
  return balance
}

/**
 * Free credits whose day is over are left out, also in the minutes before the job has written them off; a debit would end them first, so
 * the answer holds.
 */
async function readBalance(db: Queries, userId: string, now: Date) {
  // One statement, so that the balance and its lots are of the same moment.
  const { rows } = await sql<WalletLot>`
    SELECT wallets.balance, debt, starter_redeemed_at, coalesce(remaining, 0)::bigint AS remaining, valid_until, coalesce(included, 0)::bigint AS included,
      coalesce(valid_until < (${now}::timestamptz AT TIME ZONE market.time_zone)::date, false) AS over,
      (SELECT coalesce(sum(credits), 0)::bigint FROM calls_in_flight WHERE user_id = wallets.user_id) AS in_flight
    FROM wallets CROSS JOIN market
    LEFT JOIN (
      SELECT lots.user_id, valid_until, sum(remaining)::bigint AS remaining,
        sum(remaining) FILTER (WHERE kind = 'INCLUDED')::bigint AS included
      FROM lots LEFT JOIN ledger ON ledger.id = granted_by
      WHERE lots.user_id = ${userId} AND open AND valid_until IS NOT NULL GROUP BY lots.user_id, valid_until
    ) AS free ON free.user_id = wallets.user_id
    WHERE wallets.user_id = ${userId} ORDER BY valid_until`.execute(db)
  const [wallet] = rows
  const over = rows.reduce((sum, lot) => sum + (lot.over ? lot.remaining : 0), 0)
  return {
    balance: (wallet?.balance ?? 0) - over,
    debt: wallet?.debt ?? 0,
    inFlight: wallet?.in_flight ?? 0,
    free: rows.filter((lot) => lot.remaining > 0 && !lot.over),
    starterRedeemed: wallet?.starter_redeemed_at != null,
  }
}

interface WalletLot {
  readonly balance: number
  readonly debt: number
  readonly starter_redeemed_at: Date | null
  /** Free credits that end with the same day; zero where there are none. Of them, those that a plan includes. */
  readonly remaining: number
  readonly included: number
  readonly valid_until: string
  readonly over: boolean
  /** A call is charged when it goes out, and given back when it gets no response. Until then its credits are in flight. */
  readonly in_flight: number
}

const views: Readonly<Record<string, readonly LedgerRow['kind'][]>> = {
  topup: ['TOPUP'],
  usage: ['USAGE', 'REFUND'],
  adjustment: ['ADJUSTMENT', 'STARTER', 'EXPIRY', 'PLAN_FEE', 'INCLUDED', 'PAYOUT', 'DISPUTE', 'DEBT'],
}

export interface LedgerFilter {
  readonly userId: string
  readonly view: string
  /** Days of the market, both included. */
  readonly start?: string | undefined
  readonly end?: string | undefined
  /** The request id of one call, whose rows alone are wanted. */
  readonly call?: string | undefined
  /** One row alone. */
  readonly row?: string | undefined
  /** Newest first without. */
  readonly sort?: 'created_at' | '-created_at' | undefined
  readonly timeZone: string
}

/** A page of rows, with the number of all that match. */
export async function listLedger(
  db: Reads,
  filter: LedgerFilter,
  { page, limit }: Readonly<Record<'page' | 'limit', number>>,
) {
  const total = await countLedger(db, filter)
  const rows = await selectLedger(db, filter)
    .selectAll()
    .select(paymentOfRow)
    .orderBy('sequence', filter.sort === 'created_at' ? 'asc' : 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { rows, total }
}

/** By its days, unless single rows are asked for. */
export async function countLedger(db: Reads, filter: LedgerFilter): Promise<number> {
  if (filter.row === undefined && filter.call === undefined) return countByDay(db, filter)
  const { total } = await selectLedger(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

async function countByDay(db: Reads, { userId, view, start, end }: LedgerFilter): Promise<number> {
  const kinds = views[view]
  const days = ledgerDays({
    userId,
    begin: start ? sql`market_midnight(${start}::date)` : sql`'-infinity'::timestamptz`,
    end: end ? sql`${end}::date + 1` : sql`'infinity'::date`,
  })
  const { rows } = await sql<{ total: number }>`SELECT coalesce(sum(rows), 0)::bigint AS total FROM ${days}
    WHERE ${kinds ? sql`kind = ANY (${kinds})` : sql`true`}`.execute(db)
  return rows[0]?.total ?? 0
}

/** The id by which a payment's status and page are requested. */
const paymentOfRow = sql<string | null>`(SELECT transaction_id FROM payments
  WHERE ledger.kind IN ('TOPUP', 'PAYOUT', 'DISPUTE', 'DEBT') AND reference_number = ledger.reference AND payments.user_id = ledger.user_id)`.as(
  'payment_id',
)

const rowsAtOnce = 500

/**
 * All rows, a page at a time, each from where the last one ended. Rows are never changed and those of a wallet are
 * numbered in their order, so nothing is held between two pages.
 */
export async function* readLedgerPages(db: Reads, filter: LedgerFilter) {
  const oldestFirst = filter.sort === 'created_at'
  let last: number | undefined
  for (;;) {
    let rows = selectLedger(db, filter)
    if (last !== undefined) rows = rows.where('sequence', oldestFirst ? '>' : '<', last)
    const inOrder = rows.selectAll().orderBy('sequence', oldestFirst ? 'asc' : 'desc')
    const batch = await inOrder.limit(rowsAtOnce).execute()
    if (batch.length > 0) yield batch
    if (batch.length < rowsAtOnce) return
    last = batch.at(-1)?.sequence
  }
}

/** References of a call's ledger rows, as charges.sql writes them. */
const keysOfCall = (requestId: string) => [requestId, `refund:${requestId}`]

/** A call's charge and refund, oldest first. */
export const readLedgerOfCall = (db: Reads, userId: string, requestId: string) =>
  db
    .selectFrom('ledger')
    .selectAll()
    .where('user_id', '=', userId)
    .where('idempotency_key', 'in', keysOfCall(requestId))
    .orderBy('sequence')
    .execute()

interface MomentQuery {
  readonly userId: string
  /** RFC 3339: a `Date` would lose its microseconds. */
  readonly at: string
}

/** The newest row up to a moment; of several at one time, the last. */
export const lastRowAt = (db: Queries, { userId, at }: MomentQuery) =>
  db
    .selectFrom('ledger')
    .selectAll()
    .select(paymentOfRow)
    .where('user_id', '=', userId)
    .where('created_at', '<=', sql<Date>`${at}::timestamptz`)
    .orderBy('created_at', 'desc')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()

function selectLedger(db: Reads, { userId, view, start, end, call, row, timeZone }: LedgerFilter) {
  const midnight = (day: string) => sql<Date>`midnight_in(${timeZone}, ${day}::date)`
  const kinds = views[view]
  let rows = db.selectFrom('ledger').where('user_id', '=', userId)
  if (kinds) rows = rows.where('kind', 'in', kinds)
  if (start) rows = rows.where('created_at', '>=', midnight(start))
  if (end) rows = rows.where('created_at', '<', midnight(addDays(end, 1)))
  if (row) rows = rows.where('id', '=', row)
  if (call) rows = rows.where('idempotency_key', 'in', keysOfCall(call))
  return rows
}
