import type { components } from '@switchboard/sdk'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../platform/db/generated/database.ts'
import type { Reads } from '../../platform/db/reads.ts'
import type { DayRange } from '../../platform/http/day-range.ts'
import { localTimes } from '../../platform/http/local-time.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import { addDays } from '../../platform/time/days.ts'
import { readCallNames } from '../catalogue/repo.ts'
import { statementRule } from '../wallet/on-statement-repo.ts'
import type { LogCount, NarrowedFilter } from './log-filter.ts'

export interface LogQuery {
  readonly userId: string
  readonly timeZone: string
  readonly range: DayRange
  readonly api?: string | undefined
  readonly method?: string | undefined
  readonly key?: string | undefined
  /** From the first to the last of these. */
  readonly statuses?: { readonly from: number; readonly to: number } | undefined
}

/** The moment that a long reading shows, though it takes many statements. */
export interface LogSnapshot {
  /** As `pg_current_snapshot()` tells it. */
  readonly transactions: string
  /** Calls before this were all written by then. */
  readonly settledBefore: Date
}

/** The log by day, counted: a few rows for each day, however many calls there were. */
export async function countLog(db: Reads, { userId, range, ...by }: LogQuery): Promise<readonly LogCount[]> {
  let counts = db
    .selectFrom('api_call_days')
    .select(['day', 'operation', 'path'])
    .select(sql<number>`sum(calls)::bigint`.as('calls'))
    .where('user_id', '=', userId)
    .where('day', '>=', range.start)
    .where('day', '<=', range.end)
    .groupBy(['day', 'operation', 'path'])
  if (by.api) counts = counts.where('api', '=', by.api)
  if (by.method) counts = counts.where('method', '=', by.method)
  if (by.key) counts = counts.where('key_id', '=', by.key)
  if (by.statuses)
    counts = counts.where('status', '>=', by.statuses.from).where('status', '<=', by.statuses.to)
  return counts.execute()
}

const outcome = sql<RequestLogRow['outcome']>`call_outcome(api_calls.status, free)`.as('outcome')

/** Calls of the days, newest first. */
export function selectLog(
  db: Reads,
  { userId, timeZone, range, snapshot, ...by }: LogQuery & { readonly snapshot?: LogSnapshot },
  { operations, idStart }: NarrowedFilter,
) {
  const startOf = (day: string) => sql<Date>`midnight_in(${timeZone}, ${day}::date)`
  let rows = db
    .selectFrom('api_calls')
    .select(['request_id', 'at', 'api', 'version', 'operation', 'method', 'path', 'status', 'error_code'])
    .select(['duration_ms', 'credits', 'key_type', 'key_last_four', outcome])
    .where('user_id', '=', userId)
    .where('at', '>=', startOf(range.start))
    .where('at', '<', startOf(addDays(range.end, 1)))
    .orderBy('at', 'desc')
    .orderBy('request_id')
  if (by.api) rows = rows.where('api', '=', by.api)
  if (by.method) rows = rows.where('method', '=', by.method)
  if (by.key) rows = rows.where('key_id', '=', by.key)
  if (by.statuses) rows = rows.where('status', '>=', by.statuses.from).where('status', '<=', by.statuses.to)
  if (operations) {
    const [names, paths] = [operations.map(([name]) => name), operations.map(([, path]) => path)]
    rows = rows.where(
      sql<boolean>`(operation, path) IN (SELECT * FROM unnest(${names}::text[], ${paths}::text[]))`,
    )
  }
  if (idStart)
    rows = rows.where(sql<boolean>`lower(request_id) LIKE ${`${idStart.replace(/[\\%_]/g, '\\$&')}%`}`)
  if (snapshot) rows = rows.where(isIn(snapshot))
  return rows
}

/**
 * By the transaction that wrote the row, so that calls which end late are told apart, too. A row knows the low half of its number;
 * the distance to the snapshot's gives the rest.
 */
function isIn({ transactions, settledBefore }: LogSnapshot) {
  const snapshot = sql`${transactions}::pg_snapshot`
  const end = sql`pg_snapshot_xmax(${snapshot})`
  const writtenBy = sql`(${end}::text::bigint + age(${end}::xid) - age(xmin))::text::xid8`
  return sql<boolean>`(at < ${settledBefore} OR pg_visible_in_snapshot(${writtenBy}, ${snapshot}))`
}

export interface CallQuery {
  readonly userId: string
  readonly requestId: string
  /** Older rows are hidden even before they are purged. */
  readonly since: string
  readonly timeZone: string
}

/** One call, with where its API is found while it is published. */
export async function readCall(db: Reads, { userId, requestId, since, timeZone }: CallQuery) {
  return (
    db
      .selectFrom('api_calls')
      .leftJoin('apis', (join) =>
        join.onRef('apis.api', '=', 'api_calls.api').onRef('apis.version', '=', 'api_calls.version'),
      )
      .select(['request_id', 'at', 'api_calls.api', 'api_calls.version', 'operation', 'method', 'path'])
      .select(['api_calls.status', 'error_code', 'duration_ms', 'credits', 'key_type', 'key_last_four'])
      .select(['key_id', 'apis.publisher', 'apis.tag', 'apis.name', outcome])
      .where('user_id', '=', userId)
      // The index is of small letters.
      .where(sql<boolean>`lower(request_id) = ${requestId.toLowerCase()}`)
      .where('request_id', '=', requestId)
      .where('at', '>=', sql<Date>`midnight_in(${timeZone}, ${since}::date)`)
      .executeTakeFirst()
  )
}

/** How many there are; for what the counted days cannot tell, and an index finds quickly. */
export async function countRows(rows: ReturnType<typeof selectLog>): Promise<number> {
  const { total } = await rows
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

export async function countStatuses(db: Reads, userId: string, since: string) {
  return db
    .selectFrom('api_call_days')
    .select(['status', sql<number>`sum(calls)::bigint`.as('calls')])
    .where('user_id', '=', userId)
    .where('day', '>=', since)
    .groupBy('status')
    .orderBy('status')
    .execute()
}

export type LogRow = Omit<Selectable<Database['api_calls']>, 'user_id' | 'key_id' | 'free'> &
  Pick<RequestLogRow, 'outcome'>
type RequestLogRow = components['schemas']['RequestLogRow']

/** Puts rows as the contract has them, with the names of their APIs and operations. */
export async function logRowWriter(
  db: Reads,
  rows: readonly LogRow[],
  userId: string,
): Promise<(row: LogRow) => RequestLogRow> {
  const isBilled = await statementRule(db, userId)
  const namesOf = await readCallNames(db, rows)
  return (row) => {
    const name = namesOf(row)
    return {
      ...logRowOf(row),
      ...(name && { api_name: name.api_name, operation_name: name.operation_name }),
      ...(row.credits > 0 && isBilled(row) && { on_statement: true }),
    }
  }
}

function logRowOf(row: LogRow): RequestLogRow {
  return {
    request_id: row.request_id,
    at: row.at.toISOString(),
    api: row.api,
    operation: row.operation,
    method: row.method as RequestLogRow['method'],
    path: row.path,
    status: row.status,
    outcome: row.outcome,
    duration_ms: row.duration_ms,
    credits: toDecimal(row.credits),
    key_last_four: row.key_last_four,
    key_type: row.key_type,
  }
}

/** Puts rows as lines of an exported table. */
export async function logLineWriter(db: Reads, userId: string, timeZone: string) {
  const localTime = localTimes(timeZone)
  const isBilled = await statementRule(db, userId)
  return (row: LogRow) => ({
    ...logLineOf(row),
    on_statement: String(row.credits > 0 && isBilled(row)),
    at_local: localTime(row.at.toISOString()),
  })
}

export const logLineOf = (row: LogRow) => ({
  ...logRowOf(row),
  version: row.version,
  error_code: row.error_code,
})

export const logColumns = [
  'request_id',
  'at',
  'api',
  'operation',
  'method',
  'path',
  'status',
  'outcome',
  'duration_ms',
  'credits',
  'key_type',
  'key_last_four',
  'on_statement',
  'at_local',
] as const

/** Of the log of one API, which its name says. */
export const apiLogColumns = [
  'request_id',
  'at',
  'version',
  'operation',
  'method',
  'path',
  'status',
  'outcome',
  'error_code',
  'duration_ms',
  'credits',
  'key_type',
  'key_last_four',
  'on_statement',
  'at_local',
] as const
