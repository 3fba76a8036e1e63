import { type RawBuilder, sql } from 'kysely'
import type { AppContext } from '../../platform/app-context.ts'
import { type Db, type Queries, type Tx, within } from '../../platform/db/client.ts'
import { withShortLocks } from '../../platform/db/short-locks.ts'
import { addDays, dayIn } from '../../platform/time/days.ts'
import { keptDays } from './rules.ts'

const lock = 7_021_958
/** A reader of the whole log, such as an export, may hold it for minutes, in which calls are logged all the same. */
const locks = { attempts: 120 }

/**
 * Makes the partitions of the request log for this month and the next, and drops those that nobody may see any more. Where they are archived,
 * that is left to `archiveDueMonths`: a store that fails must not keep the next month from its partition.
 */
export async function tendCallPartitions({
  db,
  clock,
  settings,
}: Pick<AppContext, 'db' | 'clock' | 'settings'>): Promise<void> {
  const today = dayIn(settings.timeZone, clock())
  const first = addDays(today, -keptDays)
  for (const month of [monthOf(today), nextMonth(monthOf(today))]) await makePartition(db, month)
  if (!settings.archive) for (const name of await dueMonths(db, today)) await dropDueMonth(db, name)
  // A day's edge may lie in a neighbouring month's partition; remaining rows of old days are deleted one by one.
  const edge = sql`midnight_in(${settings.timeZone}, ${first}::date)`
  if (settings.archive) await makePartitionsOfRest(db, edge)
  else await sql`DELETE FROM api_calls_rest WHERE at < ${edge}`.execute(db)
  // Together, so that sums never disagree with what they are sums of.
  await within(db, async (tx) => {
    await tx.deleteFrom('api_call_days').where('day', '<', first).execute()
    await tx.deleteFrom('call_errors').where('day', '<', first).execute()
    await tx.deleteFrom('api_version_days').where('day', '<', first).execute()
    await tx.deleteFrom('api_version_callers').where('last_called_on', '<', first).execute()
  })
}

/** `2026-11`. */
const monthOf = (day: string): string => day.slice(0, 7)

export function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7)
}

const nameOf = (month: string): string => `api_calls_${month.replace('-', '_')}`

/** Rows of the month that came before their partition move into it. */
export async function makePartition(db: Queries, month: string): Promise<void> {
  if (await exists(db, nameOf(month))) return
  const work = async (tx: Tx) => {
    await sql`SELECT pg_advisory_xact_lock(${sql.lit(lock)})`.execute(tx)
    if (await exists(tx, nameOf(month))) return
    const table = sql.table(nameOf(month))
    const [from, to] = [sql.lit(`${month}-01T00:00:00Z`), sql.lit(`${nextMonth(month)}-01T00:00:00Z`)]
    // No row of this month may enter the rest between the move and the creation of its partition.
    await sql`LOCK TABLE api_calls_rest IN ACCESS EXCLUSIVE MODE`.execute(tx)
    await sql`CREATE TABLE public.${table} (LIKE api_calls INCLUDING ALL)`.execute(tx)
    await sql`WITH moved AS (DELETE FROM api_calls_rest WHERE at >= ${from} AND at < ${to} RETURNING *)
      INSERT INTO ${table} SELECT * FROM moved`.execute(tx)
    await sql`ALTER TABLE api_calls ATTACH PARTITION ${table} FOR VALUES FROM (${from}) TO (${to})`.execute(
      tx,
    )
  }
  await (db.isTransaction ? work(db as Tx) : withShortLocks(db, work, locks))
}

async function exists(db: Queries, name: string): Promise<boolean> {
  // Not by to_regclass(): within a transaction that remembers what another one made meanwhile as missing.
  const { rows } = await sql`SELECT FROM pg_class WHERE relname = ${name}
    AND relnamespace = 'public'::regnamespace`.execute(db)
  return rows.length > 0
}

/** Rows that no month took would never be archived. */
async function makePartitionsOfRest(db: Db, edge: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{
    month: string
  }>`SELECT DISTINCT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM') AS month
    FROM api_calls_rest WHERE at < ${edge}`.execute(db)
  for (const { month } of rows) await makePartition(db, month)
}

/** Tables of the months that nobody may see any more, the oldest first, whether they are still part of the log or not. */
export async function dueMonths(db: Db, today: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`SELECT relname AS name FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname ~ '^api_calls_[0-9]{4}_[0-9]{2}$'
      AND relname < ${nameOf(oldestKept(today))} ORDER BY relname`.execute(db)
  return rows.map(({ name }) => name)
}

/** When the oldest of these left the log, or undefined where none is due. */
export function dueSince([name]: readonly string[]): string | undefined {
  return name && addDays(`${nextMonth(nextMonth(monthOfTable(name)))}-01`, keptDays)
}

const dropDueMonth = (db: Db, name: string): Promise<unknown> =>
  withShortLocks(db, (tx) => sql`DROP TABLE IF EXISTS ${sql.table(name)}`.execute(tx), locks)

/** From then on, nothing is written to it. */
export const detachMonth = (db: Db, name: string): Promise<void> =>
  withShortLocks(
    db,
    async (tx) => {
      const { rows } =
        await sql`SELECT FROM pg_inherits WHERE inhrelid = ${`public.${name}`}::regclass`.execute(tx)
      if (rows.length > 0) await sql`ALTER TABLE api_calls DETACH PARTITION ${sql.table(name)}`.execute(tx)
    },
    locks,
  )

/** `api_calls_2026_08` is that of `2026-08`. */
export const monthOfTable = (name: string): string => name.replace(/^.*_(\d{4})_(\d{2})$/, '$1-$2')

const oldestKept = (today: string): string => previousMonth(monthOf(addDays(today, -keptDays)))

/** A month longer than needed by UTC, so that a zone's day at its edge is whole. */
function previousMonth(month: string): string {
  return addDays(`${month}-01`, -1).slice(0, 7)
}
