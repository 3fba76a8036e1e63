import { type RawBuilder, sql } from 'kysely'
import type { AppContext } from '../../platform/app-context.ts'
import { type Db, type Queries, within } from '../../platform/db/client.ts'

/** Rows of one wallet that a transaction counts: its lock is held for some milliseconds. */
const rowsAtOnce = 5_000
/** Fewer are read one by one. */
const worthCounting = 100
/** A job takes less than a minute; the next one goes on. */
const maxMs = 50_000

/** Counts the rows of the ledger that came since, by day: of each wallet that has many. */
export async function countLedgerDays({ db }: Pick<AppContext, 'db'>): Promise<void> {
  const began = Date.now()
  for (const userId of await uncountedWallets(db)) {
    while ((await countNext(db, userId)) === rowsAtOnce) if (Date.now() - began > maxMs) return
    if (Date.now() - began > maxMs) return
  }
}

async function uncountedWallets(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{
    user_id: string
  }>`SELECT user_id FROM wallets LEFT JOIN ledger_counted AS counted USING (user_id)
    WHERE EXISTS (SELECT FROM ledger WHERE ledger.user_id = wallets.user_id AND ledger.sequence > coalesce(counted.sequence, 0)
      OFFSET ${worthCounting - 1})`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

/** Under the wallet’s lock, under which rows are posted: none can come before one that is counted. */
const countNext = (db: Queries, userId: string): Promise<number> =>
  within(db, async (tx) => {
    await sql`SELECT FROM wallets WHERE user_id = ${userId} FOR NO KEY UPDATE`.execute(tx)
    const { rows } = await sql<{ counted: number }>`
      WITH next AS (
        SELECT * FROM ledger WHERE user_id = ${userId}
          AND sequence > coalesce((SELECT sequence FROM ledger_counted WHERE user_id = ${userId}), 0)
        ORDER BY sequence LIMIT ${rowsAtOnce}
      ), days AS (
        INSERT INTO ledger_days AS days (user_id, day, kind, api, rows, amount)
        SELECT user_id, market_day(created_at), kind, coalesce(api, ''), count(*), sum(amount) FROM next GROUP BY 1, 2, 3, 4
        ON CONFLICT (user_id, day, kind, api) DO UPDATE SET rows = days.rows + excluded.rows, amount = days.amount + excluded.amount
      ), noted AS (
        INSERT INTO ledger_counted (user_id, sequence) SELECT user_id, max(sequence) FROM next GROUP BY user_id
        ON CONFLICT (user_id) DO UPDATE SET sequence = excluded.sequence
      )
      SELECT count(*) AS counted FROM next`.execute(tx)
    return rows[0]?.counted ?? 0
  })

/** Days of another zone are others. */
export async function forgetLedgerDays(db: Queries): Promise<void> {
  await sql`TRUNCATE ledger_days, ledger_counted`.execute(db)
}

interface Between {
  readonly userId: string
  /** A moment. */
  readonly begin: RawBuilder<unknown>
  /** The day after the last, in the market’s zone. */
  readonly end: RawBuilder<unknown>
}

/**
 * Rows of the ledger between two moments as `days` of (day, kind, api, rows, amount): those of whole days as they are counted, and one by one those of
 * a first day that isn’t whole, and those that came since.
 */
export function ledgerDays({ userId, begin, end }: Between): RawBuilder<unknown> {
  const firstWhole = sql`market_day(${begin} - interval '1 microsecond') + 1`
  const one = sql`(created_at AT TIME ZONE (SELECT time_zone FROM market))::date AS day, kind, coalesce(api, '') AS api, 1 AS rows, amount`
  // Apart, so that they are found by the row after which they came, and not by their time.
  const since = sql`(SELECT created_at, kind, api, amount FROM ledger WHERE user_id = ${userId}
    AND sequence > coalesce((SELECT sequence FROM ledger_counted WHERE user_id = ${userId}), 0) OFFSET 0) AS since`
  return sql`(
    SELECT day, kind, api, rows, amount FROM ledger_days WHERE user_id = ${userId} AND day >= ${firstWhole} AND day < ${end}
    UNION ALL SELECT ${one} FROM ledger WHERE user_id = ${userId}
      AND created_at >= ${begin} AND created_at < least(market_midnight(${firstWhole}), market_midnight(${end}))
    UNION ALL SELECT ${one} FROM ${since} WHERE created_at >= market_midnight(${firstWhole}) AND created_at < market_midnight(${end})
  ) AS days`
}
