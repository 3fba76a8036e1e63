import type { components } from '@switchboard/sdk'
import { sql } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import type { LedgerRow } from '../ledger/post.ts'
import { kindOf } from './transaction.ts'

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
 * The months of a wallet, newest first, added up from its ledger. A page reads the rows of its own months and one row before them, for
 * the balance that they open with.
 */
export async function listStatements(db: Queries, query: WalletStatementsQuery) {
  const { userId, timeZone, now, month, page, limit } = query
  const all = await monthsOf(db, { userId, timeZone, now })
  const matching = month ? all.filter((one) => one === month) : all
  const months = matching.slice((page - 1) * limit, page * limit)
  const last = months[0]
  const first = months.at(-1)
  if (!first || !last) return { statements: [], total: matching.length }

  const begin = beginOf(first, timeZone)
  const end = sql<Date>`(${`${last}-01`}::date + interval '1 month') AT TIME ZONE ${timeZone}`
  const rows = await sumsBetween(db, { userId, timeZone, begin, end })
  let opening = await balanceBefore(db, userId, begin)
  const statements = months.toReversed().map((one) => {
    const sums = rows.filter((row) => row.month === one)
    const statement = statementOf(one, opening, sums)
    opening += total(sums)
    return { ...statement, status: one === all[0] ? ('OPEN' as const) : ('CLOSED' as const) }
  })
  return { statements: statements.toReversed(), total: matching.length }
}

interface MonthsQuery {
  readonly userId: string
  readonly timeZone: string
  readonly now: Date
}

/** Every month since the first row, newest first, also those in which nothing moved. */
async function monthsOf(db: Queries, { userId, timeZone, now }: MonthsQuery): Promise<string[]> {
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
  sql<Date>`(${`${month}-01`}::date)::timestamp AT TIME ZONE ${timeZone}`

interface Sum {
  readonly month: string
  readonly kind: LedgerRow['kind']
  readonly api: string | null
  readonly count: number
  readonly credits: number
}

interface SumsQuery {
  readonly userId: string
  readonly timeZone: string
  readonly begin: ReturnType<typeof beginOf>
  readonly end: ReturnType<typeof beginOf>
}

async function sumsBetween(
  db: Queries,
  { userId, timeZone, begin, end }: SumsQuery,
): Promise<readonly Sum[]> {
  const { rows } = await sql<Sum>`
    SELECT to_char(month, 'YYYY-MM') AS month, kind, api, count, credits FROM (
      SELECT date_trunc('month', created_at AT TIME ZONE ${timeZone}) AS month, kind, api,
        count(*)::int AS count, sum(amount)::bigint AS credits
      FROM ledger WHERE user_id = ${userId} AND created_at >= ${begin} AND created_at < ${end}
      GROUP BY 1, 2, 3
    ) AS sums ORDER BY sums.month, kind, api NULLS FIRST`.execute(db)
  return rows
}

async function balanceBefore(
  db: Queries,
  userId: string,
  begin: ReturnType<typeof beginOf>,
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
    funded_credits: toDecimal(of('TOPUP', 'STARTER', 'ADJUSTMENT', 'PLAN_FEE', 'INCLUDED')),
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
  const begin = `${month}-01`
  const { rows } = await sql<{ used: number }>`
    SELECT -coalesce(sum(amount), 0)::bigint AS used FROM ledger
    WHERE user_id = ${userId} AND kind IN ('USAGE', 'REFUND')
      AND created_at >= greatest(${since}::timestamptz, market_midnight(${begin}))
      AND created_at < market_midnight((${begin}::date + interval '1 month')::date)
      AND NOT EXISTS (SELECT FROM paid_periods AS paid WHERE paid.user_id = ledger.user_id AND paid.api = ledger.api
        AND market_day(created_at) BETWEEN first_day AND last_day)`.execute(db)
  return rows[0]?.used ?? 0
}
