import type { ColumnType } from 'kysely'

declare module '../../platform/db/schema.ts' {
  interface Database extends UsageTables {}
}

export interface UsageTables {
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
}
