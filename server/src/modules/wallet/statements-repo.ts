import type { components } from '@switchboard/sdk'
import { sql } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'
import type { Reads } from '../../platform/db/reads.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import { ledgerDays } from '../ledger/days-repo.ts'
import type { LedgerRow } from '../ledger/post.ts'
import { kindOf } from './transaction.ts'
import { readUsageLines } from './usage-lines-repo.ts'

type WalletStatement = components['schemas']['WalletStatement']

interface WalletStatementsQuery {
  readonly userId: string
  readonly timeZone: string
  readonly now: Date
  /** This month alone, `2026-11`. */
  readonly month: string | undefined
  readonly page: number
  readonly limit: number
}

/**
 * The months of a wallet, newest first, added up from its ledger by day. A page reads the days of its own months, and one row before them for
 * the balance that they open with.
 */
export async function listStatements(db: Reads, query: WalletStatementsQuery) {
  const { userId, timeZone, now, month, page, limit } = query
  const all = await monthsOf(db, { userId, timeZone, now })
  const matching = month ? all.filter((one) => one === month) : all
  const months = matching.slice((page - 1) * limit, page * limit)
  const last = months[0]
  const first = months.at(-1)
  if (!first || !last) return { statements: [], total: matching.length }

  const begin = beginOf(first, timeZone)
  const end = sql`(${`${last}-01`}::date + interval '1 month')::date`
  const rows = await sumsBetween(db, { userId, begin, end })
  const usage = month && (await readUsageLines(db, { userId, month }))
  let opening = await balanceBefore(db, userId, begin)
  const statements = months.toReversed().map((one) => {
    const sums = rows.filter((row) => row.month === one)
    const statement = statementOf(one, opening, sums)
    opening += total(sums)
    const status = one === all[0] ? ('OPEN' as const) : ('CLOSED' as const)
    return { ...statement, status, ...(usage && { usage }) }
  })
  return { statements: statements.toReversed(), total: matching.length }
}

interface MonthsQuery {
  readonly userId: string
  readonly timeZone: string
  readonly now: Date
}

/** Every month since the first row, newest first, also those in which nothing moved. */
async function monthsOf(db: Reads, { userId, timeZone, now }: MonthsQuery): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    SELECT to_char(month, 'YYYY-MM') AS month FROM generate_series(
      date_trunc('month', (SELECT created_at FROM ledger WHERE user_id = ${userId} ORDER BY created_at LIMIT 1)
        AT TIME ZONE ${timeZone}),
      date_trunc('month', ${now}::timestamptz AT TIME ZONE ${timeZone}),
      interval '1 month') AS month
    ORDER BY 1 DESC`.execute(db)
  return rows.map((row) => row.month)
}

const beginOf = (month: string, timeZone: string) =>
  sql<Date>`midnight_in(${timeZone}, ${`${month}-01`}::date)`

interface Sum {
  readonly month: string
  readonly kind: LedgerRow['kind']
  readonly api: string | null
  readonly count: number
  readonly credits: number
}

async function sumsBetween(db: Reads, between: Parameters<typeof ledgerDays>[0]): Promise<readonly Sum[]> {
  const { rows } = await sql<Sum>`
    SELECT to_char(day, 'YYYY-MM') AS month, kind, nullif(api, '') AS api, sum(rows)::int AS count, sum(amount)::bigint AS credits
    FROM ${ledgerDays(between)} GROUP BY 1, 2, 3 ORDER BY 1, kind, nullif(api, '') NULLS FIRST`.execute(db)
  return rows
}

/** The balance after the last row before a moment. */
export async function balanceBefore(
  db: Reads,
  userId: string,
  begin: Date | ReturnType<typeof beginOf>,
): Promise<number> {
  const row = await db
    .selectFrom('ledger')
    .select('balance_after')
    .where('user_id', '=', userId)
    .where('created_at', '<', begin)
    .orderBy('created_at', 'desc')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.balance_after ?? 0
}

const total = (sums: readonly Sum[]): number => sums.reduce((sum, { credits }) => sum + credits, 0)

/** Administrators' credits and debits count as funded, as on a billing statement. */
function statementOf(month: string, opening: number, sums: readonly Sum[]): Omit<WalletStatement, 'status'> {
  const of = (...kinds: readonly Sum['kind'][]) => total(sums.filter(({ kind }) => kinds.includes(kind)))
  return {
    month,
    opening_credits: toDecimal(opening),
    funded_credits: toDecimal(
      of('TOPUP', 'STARTER', 'ADJUSTMENT', 'PLAN_FEE', 'INCLUDED', 'PAYOUT', 'DISPUTE', 'DEBT'),
    ),
    used_credits: toDecimal(-of('USAGE', 'REFUND')),
    expired_credits: toDecimal(-of('EXPIRY')),
    closing_credits: toDecimal(opening + total(sums)),
    entries: sums.map(({ kind, api, count, credits }) => ({
      ...kindOf(kind),
      api,
      count,
      credits: toDecimal(credits),
    })),
  }
}

interface BilledUseQuery {
  readonly userId: string
  /** `2026-11`. */
  readonly month: string
  /** Start of billing. */
  readonly since: Date
}

/** Hundredths of a credit that a month's calls took and its statement bills: not those of a plan that the wallet has paid. */
export async function billedUse(db: Queries, { userId, month, since }: BilledUseQuery): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    SELECT -coalesce(sum(amount), 0)::bigint AS used FROM ${monthDays({ userId, month, since })}
    WHERE kind IN ('USAGE', 'REFUND') AND NOT EXISTS (SELECT FROM paid_periods AS paid
      WHERE paid.user_id = ${userId} AND paid.api IN (days.api, '*') AND day BETWEEN first_day AND last_day)`.execute(
    db,
  )
  return rows[0]?.used ?? 0
}

/** A month that an account is billed for, or what of it is since then: the moment it begins, and the day after its last. */
export function billedSpan({ month, since }: Pick<BilledUseQuery, 'month' | 'since'>) {
  const first = sql`${`${month}-01`}::date`
  return {
    begin: sql`greatest(${since}::timestamptz, market_midnight(${first}))`,
    end: sql`(${first} + interval '1 month')::date`,
  }
}

const monthDays = ({ userId, ...span }: BilledUseQuery) => ledgerDays({ userId, ...billedSpan(span) })

/** Sums of a billed month, in hundredths. */
export async function monthSums(db: Queries, query: BilledUseQuery) {
  const { rows } = await sql<{ funded: number; used: number; expired: number }>`
    SELECT coalesce(sum(amount) FILTER (WHERE kind NOT IN ('USAGE', 'REFUND', 'EXPIRY')), 0)::bigint AS funded,
      -coalesce(sum(amount) FILTER (WHERE kind IN ('USAGE', 'REFUND')), 0)::bigint AS used,
      -coalesce(sum(amount) FILTER (WHERE kind = 'EXPIRY'), 0)::bigint AS expired
    FROM ${monthDays(query)}`.execute(db)
  return rows[0] ?? { funded: 0, used: 0, expired: 0 }
}

interface BalanceDays {
  readonly userId: string
  readonly timeZone: string
  readonly start: string
  readonly end: string
}

/** The balance after the last row of each day or of a day before it: one step into the index for each day, however many rows there are. */
export async function readBalances(db: Reads, { userId, timeZone, start, end }: BalanceDays) {
  const { rows } = await sql<{ day: string; balance: number }>`
    SELECT day::date, coalesce(last.balance_after, 0)::bigint AS balance
    FROM generate_series(${start}::date, ${end}::date, interval '1 day') AS day
    LEFT JOIN LATERAL (
      SELECT balance_after FROM ledger
      WHERE user_id = ${userId} AND created_at < midnight_in(${timeZone}, day::date + 1)
      ORDER BY created_at DESC, sequence DESC LIMIT 1
    ) AS last ON true ORDER BY day`.execute(db)
  return rows
}
