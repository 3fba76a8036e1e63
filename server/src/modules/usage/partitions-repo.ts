import { sql } from 'kysely'
import type { AppContext } from '../../platform/app-context.ts'
import { type Db, type Queries, within } from '../../platform/db/client.ts'
import { addDays, dayIn } from '../../platform/time/days.ts'
import { keptDays } from './rules.ts'

const lock = 7_021_958

/** Makes the partitions of the request log for this month and the next, and drops those that nobody may see any more. */
export async function tendCallPartitions({
  db,
  clock,
  settings,
}: Pick<AppContext, 'db' | 'clock' | 'settings'>): Promise<void> {
  const today = dayIn(settings.timeZone, clock())
  const first = addDays(today, -keptDays)
  for (const month of [monthOf(today), nextMonth(monthOf(today))]) await makePartition(db, month)
  await dropBefore(db, monthOf(first))
  // A day's edge may lie in a neighbouring month's partition; remaining rows of old days are deleted one by one.
  const edge = sql`${first}::date::timestamp AT TIME ZONE ${settings.timeZone}`
  await sql`DELETE FROM api_calls_rest WHERE at < ${edge}`.execute(db)
  // Together, so that sums never disagree with what they are sums of.
  await within(db, async (tx) => {
    await tx.deleteFrom('api_call_days').where('day', '<', first).execute()
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
  const work = async (tx: Queries) => {
    await sql`SELECT pg_advisory_xact_lock(${sql.lit(lock)})`.execute(tx)
    if (await exists(tx, nameOf(month))) return
    const table = sql.table(nameOf(month))
    const [from, to] = [sql.lit(`${month}-01T00:00:00Z`), sql.lit(`${nextMonth(month)}-01T00:00:00Z`)]
    // No row of this month may enter the rest between the move and the creation of its partition.
    await sql`LOCK TABLE api_calls_rest IN ACCESS EXCLUSIVE MODE`.execute(tx)
    await sql`CREATE TABLE ${table} (LIKE api_calls INCLUDING ALL)`.execute(tx)
    await sql`WITH moved AS (DELETE FROM api_calls_rest WHERE at >= ${from} AND at < ${to} RETURNING *)
      INSERT INTO ${table} SELECT * FROM moved`.execute(tx)
    await sql`ALTER TABLE api_calls ATTACH PARTITION ${table} FOR VALUES FROM (${from}) TO (${to})`.execute(
      tx,
    )
  }
  await within(db, work)
}

async function exists(db: Queries, name: string): Promise<boolean> {
  // Not by to_regclass(): within a transaction that remembers what another one made meanwhile as missing.
  const { rows } = await sql`SELECT FROM pg_class WHERE relname = ${name}
    AND relnamespace = current_schema()::regnamespace`.execute(db)
  return rows.length > 0
}

async function dropBefore(db: Db, month: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`SELECT relname AS name FROM pg_inherits
    JOIN pg_class ON pg_class.oid = inhrelid WHERE inhparent = 'api_calls'::regclass`.execute(db)
  const oldest = nameOf(previousMonth(month))
  for (const { name } of rows) {
    if (!/^api_calls_\d{4}_\d{2}$/.test(name) || name >= oldest) continue
    await sql`DROP TABLE IF EXISTS ${sql.table(name)}`.execute(db)
  }
}

/** A month longer than needed by UTC, so that a zone's day at its edge is whole. */
function previousMonth(month: string): string {
  return addDays(`${month}-01`, -1).slice(0, 7)
}
