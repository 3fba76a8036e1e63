import type { components } from '@switchboard/sdk'
import type { Selectable } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { toDecimal } from '../../platform/money/decimals.ts'

export type LogRow = Omit<Selectable<Database['api_calls']>, 'user_id' | 'key_id'>
type RequestLogRow = components['schemas']['RequestLogRow']

export function logRowOf(row: LogRow): RequestLogRow {
  return {
    request_id: row.request_id,
    at: row.at.toISOString(),
    api: row.api,
    operation: row.operation,
    method: row.method as RequestLogRow['method'],
    path: row.path,
    status: row.status,
    duration_ms: row.duration_ms,
    credits: toDecimal(row.credits),
    key_last_four: row.key_last_four,
    key_type: row.key_type,
  }
}

/** As a line of an exported table. */
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
  'duration_ms',
  'credits',
  'key_type',
  'key_last_four',
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
  'error_code',
  'duration_ms',
  'credits',
  'key_type',
  'key_last_four',
] as const
