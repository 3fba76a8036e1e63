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
}
