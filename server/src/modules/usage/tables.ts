import type { ColumnType, Generated } from 'kysely'

declare module '../../platform/db/schema.ts' {
  interface Database extends UsageTables {}
}

export interface UsageTables {
  /** The request log: one row a call, partitioned by month, kept 90 days. Neither bodies nor keys. */
  api_calls: {
    at: ColumnType<Date, Date, never>
    request_id: string
    user_id: string
    api: string
    version: string
    operation: string
    method: string
    path: string
    status: number
    error_code: string | null
    duration_ms: number
    /** Hundredths; the final charge. */
    credits: number
    key_id: string
    key_last_four: string
    key_type: 'TEST' | 'LIVE'
    /** Whether it was given back, or never charged. Null where that wasn't kept yet. */
    free: ColumnType<boolean | null, boolean | undefined, never>
  }
  /** Headers and bodies of calls with test keys, without personal data. */
  call_exchanges: {
    user_id: string
    request_id: string
    at: Date
    /** As JSON. */
    exchange: string
  }
  /** Calls of a day, counted. */
  api_call_days: {
    user_id: string
    day: string
    api: string
    operation: string
    method: string
    path: string
    status: number
    calls: number
    /** Empty where a count is older than the versions of its API. */
    version: Generated<string>
    /** Empty where a count is older than those by key. */
    key_id: Generated<string>
    free_calls: Generated<number | null>
  }
  /** Those that weren't answered, equal ones counted together. */
  call_errors: {
    user_id: string
    day: string
    api: string
    version: string
    operation: string
    status: number
    /** Empty where an API names none. */
    error_code: string
    key_id: string
    key_type: 'TEST' | 'LIVE'
    method: string
    path: string
    calls: number
    first_at: Date
    last_at: Date
    last_request: string
  }
  /** The same by version, whoever called. */
  api_version_days: {
    api: string
    version: string
    day: string
    /** Each day has several rows: bookings at the same time do not wait for each other. */
    slot: number
    calls: number
  }
  /** Callers of a version, each with the time of their last call. */
  api_version_callers: {
    api: string
    version: string
    user_id: string
    last_called_on: string
  }
  usage_days: {
    user_id: string
    day: string
    api: string
    calls: number
    failed: number
    credits: number
    /** Calls by time to the answer; `latency.ts` knows the bounds. */
    latencies: ColumnType<number[], number[], number[]>
  }
  /** The same by key, since `keys_counted_since` of the table `market`. */
  usage_key_days: {
    user_id: string
    key_id: string
    day: string
    api: string
    calls: number
    failed: number
    credits: number
    latencies: ColumnType<number[], number[], number[]>
    last_at: Date
  }
  /** Live calls of all accounts by hours. */
  api_hours: {
    hour: Date
    api: string
    calls: number
    failed: number
    credits: number
    latencies: number[]
  }
}
