import type { components } from '@switchboard/sdk'
import { sql } from 'kysely'
import type { Reads } from '../../platform/db/reads.ts'
import type { DayRange } from '../../platform/http/day-range.ts'

type CallError = components['schemas']['CallError']

export interface ErrorQuery {
  readonly userId: string
  readonly range: DayRange
  readonly api?: string | undefined
  readonly key?: string | undefined
  readonly key_type?: 'TEST' | 'LIVE' | undefined
  readonly page: number
  readonly limit: number
}

type ErrorRow = Omit<
  CallError,
  'first_at' | 'last_at' | 'api_name' | 'operation_name' | 'publisher' | 'tag'
> & {
  readonly first_at: Date
  readonly last_at: Date
}

/** A page of equal failures, newest first, and how many groups there are: a few counted rows a day are read, however many calls there were. */
export async function readErrors(
  db: Reads,
  { userId, range, page, limit, ...by }: ErrorQuery,
): Promise<{ readonly rows: readonly ErrorRow[]; readonly total: number }> {
  const only = (column: string, value: string | undefined) =>
    value === undefined ? sql`true` : sql`${sql.ref(column)} = ${value}`
  const grouped = sql`SELECT api, version, operation, method, path, status, nullif(error_code, '') AS error_code, key_type,
      call_outcome(status, true) AS outcome, sum(calls)::bigint AS calls, min(first_at) AS first_at, max(last_at) AS last_at,
      (array_agg(last_request ORDER BY last_at DESC))[1] AS last_request_id
    FROM call_errors WHERE user_id = ${userId} AND day >= ${range.start} AND day <= ${range.end}
      AND ${only('api', by.api)} AND ${only('key_id', by.key)} AND ${only('key_type', by.key_type)}
    GROUP BY api, version, operation, method, path, status, error_code, key_type`
  const counted = await sql<{ total: number }>`SELECT count(*) AS total FROM (${grouped}) AS grouped`.execute(
    db,
  )
  const { rows } = await sql<ErrorRow>`${grouped} ORDER BY last_at DESC, last_request_id
    LIMIT ${limit} OFFSET ${(page - 1) * limit}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}
