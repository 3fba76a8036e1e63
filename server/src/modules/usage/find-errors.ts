import type { components } from '@switchboard/sdk'
import { sql } from 'kysely'
import type { ReadContext } from '../../platform/db/reads.ts'
import { readCallNames } from '../catalogue/repo.ts'
import { logRangeOf } from './find-log.ts'

type CallError = components['schemas']['CallError']

interface ErrorFilter {
  readonly start_date?: string
  readonly end_date?: string
  readonly api?: string
  readonly key?: string
  readonly key_type?: 'TEST' | 'LIVE'
  readonly page?: number
  readonly limit?: number
}

type ErrorRow = Omit<CallError, 'first_at' | 'last_at' | 'api_name' | 'operation_name'> & {
  readonly first_at: Date
  readonly last_at: Date
  /** Of all groups. */
  readonly total: number
}

/** Equal failures of an account, newest first: a few counted rows a day, however many calls there were. */
export async function errorPage(
  context: ReadContext,
  userId: string,
  { page = 1, limit = 20, ...filter }: ErrorFilter,
): Promise<{ readonly data: CallError[]; readonly meta: components['schemas']['PageMeta'] }> {
  const { start, end } = logRangeOf(context, filter)
  const only = (column: string, value: string | undefined) =>
    value === undefined ? sql`true` : sql`${sql.ref(column)} = ${value}`
  const { rows } = await sql<ErrorRow>`
    WITH grouped AS (
      SELECT api, version, operation, method, path, status, error_code, key_type, sum(calls)::bigint AS calls,
        min(first_at) AS first_at, max(last_at) AS last_at,
        (array_agg(last_request ORDER BY last_at DESC))[1] AS last_request_id
      FROM call_errors WHERE user_id = ${userId} AND day >= ${start} AND day <= ${end}
        AND ${only('api', filter.api)} AND ${only('key_id', filter.key)} AND ${only('key_type', filter.key_type)}
      GROUP BY api, version, operation, method, path, status, error_code, key_type
    ), page AS (
      SELECT grouped.*, count(*) OVER () AS total FROM grouped ORDER BY last_at DESC, last_request_id
      LIMIT ${limit} OFFSET ${(page - 1) * limit}
    )
    SELECT page.*, nullif(error_code, '') AS error_code, call_outcome(page.status, true) AS outcome, publisher, tag
    FROM page LEFT JOIN apis USING (api, version) ORDER BY last_at DESC, last_request_id`.execute(context.db)
  const names = await readCallNames(context.db, rows)
  const data = rows.map(({ total: _, first_at, last_at, ...row }): CallError => {
    const name = names.find(
      (one) => one.api === row.api && one.version === row.version && one.operation === row.operation,
    )
    return {
      ...row,
      first_at: first_at.toISOString(),
      last_at: last_at.toISOString(),
      ...(name && { api_name: name.api_name, operation_name: name.operation_name }),
    }
  })
  // Behind the last page, no row says how many there are.
  const total =
    rows[0]?.total ?? (page > 1 ? (await errorPage(context, userId, { ...filter, limit: 1 })).meta.total : 0)
  return { data, meta: { page, limit, total } }
}
