import { type AliasedRawBuilder, sql } from 'kysely'
import type { AppContext } from '../../platform/app-context.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Reads } from '../../platform/db/reads.ts'
import { narrow } from './log-filter.ts'
import type { LogKey } from './log-places.ts'
import type { LogRow } from './log-repo.ts'
import { countLog, type LogQuery, type LogSnapshot, selectLog } from './log-repo.ts'

type LogSelection = ReturnType<typeof selectLog>

/** Where to read on: the selections that are not read to their end, and the last row read of the first of them. */
interface Position {
  readonly selections: readonly LogSelection[]
  readonly after: LogKey | undefined
}

interface Page {
  readonly rows: readonly LogRow[]
  /** Undefined: this was the last. */
  readonly next: Position | undefined
}

export interface LogReading {
  readonly pages: AsyncGenerator<readonly LogRow[]>
  /** As many as there are by the counts of days; undefined where only reading tells. */
  readonly total: number | undefined
}

const rowsAtOnce = 500
const dayMs = 86_400_000

/**
 * All of the log that was written when it began, newest first, a page at a time. Between two pages nothing is held: no connection, no
 * transaction, so a reader may take as long as they like. Days without a matching call are passed over.
 */
export async function readLogPages(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  query: LogQuery,
  search: string,
): Promise<LogReading> {
  const snapshot = await takeSnapshot(db, clock())
  const narrowed = narrow(await countLog(db, query), search)
  const select = (range: LogQuery['range']) => selectLog(db, { ...query, range, snapshot }, narrowed)
  if (narrowed.idStart) return { pages: pagesOf(db, [select(query.range)]), total: undefined }
  const days = [...new Set(narrowed.counts.map(({ day }) => day))].sort().reverse()
  return {
    pages: pagesOf(
      db,
      days.map((day) => select({ start: day, end: day })),
    ),
    total: narrowed.counts.reduce((sum, { calls }) => sum + calls, 0),
  }
}

/** One page is read ahead, so that the database and this process work at the same time. */
async function* pagesOf(db: Db, selections: readonly LogSelection[]): AsyncGenerator<readonly LogRow[]> {
  let position: Position | undefined = { selections, after: undefined }
  let ahead = readAt(db, position)
  while (position) {
    const { rows, next } = await ahead
    position = next
    if (next) ahead = readAt(db, next)
    // A reader who leaves now does not wait for it: a failure is then nobody's.
    ahead.catch(() => {})
    yield rows
  }
}

async function readAt(db: Db, { selections: [selection, ...later], after }: Position): Promise<Page> {
  if (!selection) return { rows: [], next: undefined }
  const rows = await readAfter(db, selection, { after, offset: 0, limit: rowsAtOnce })
  const last = rows.length === rowsAtOnce ? rows.at(-1) : undefined
  if (!last) return { rows, next: later.length > 0 ? { selections: later, after: undefined } : undefined }
  return { rows, next: { selections: [selection, ...later], after: keyOf(last) } }
}

export const keyOf = (row: { readonly exact_at: string; readonly request_id: string }): LogKey => ({
  exactAt: row.exact_at,
  requestId: row.request_id,
})

const exactAt: AliasedRawBuilder<string, 'exact_at'> = sql<string>`at::text`.as('exact_at')

interface Part {
  readonly after: LogKey | undefined
  /** Rows to pass over. */
  readonly offset: number
  readonly limit: number
}

/**
 * The rows after the key in the order of the index `api_calls_newest`. Two parts, both starting at the key: one
 * condition for both would read all calls of its moment again for every page.
 */
export async function readAfter(db: Reads, selection: LogSelection, { after, offset, limit }: Part) {
  const all = selection.select(exactAt)
  if (!after) return handOver(await all.limit(limit).offset(offset).execute())
  const page = all.limit(offset + limit)
  const at = sql<Date>`${after.exactAt}::timestamptz`
  const sameMoment = page.where('at', '=', at).where('request_id', '>', after.requestId)
  const earlier = page.where('at', '<', at)
  const { rows } = await sql<Awaited<ReturnType<typeof page.execute>>[number]>`
    ${sameMoment} UNION ALL ${earlier} ORDER BY at DESC, request_id LIMIT ${limit} OFFSET ${offset}`.execute(
    db,
  )
  return handOver(rows)
}

/**
 * pg keeps a query's memory until the next full garbage collection. With the rows in it, an export of a million would
 * grow the heap by 100 MB.
 */
const handOver = <Row>(rows: Row[]): Row[] => rows.splice(0)

/** Late calls may be written minutes after their time, never a day: older ones need not be looked at one by one. */
async function takeSnapshot(db: Db, now: Date): Promise<LogSnapshot> {
  const { rows } = await sql<{ snapshot: string }>`SELECT pg_current_snapshot()::text AS snapshot`.execute(db)
  return { transactions: rows[0]?.snapshot ?? '', settledBefore: new Date(now.getTime() - dayMs) }
}
