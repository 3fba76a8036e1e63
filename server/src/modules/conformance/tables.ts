import type { components } from '@switchboard/sdk'
import type { JSONColumnType } from 'kysely'

declare module '../../platform/db/schema.ts' {
  interface Database extends ConformanceTables {}
}

export interface ConformanceTables {
  conformance_keys: {
    id: string
    name: string
    publisher: string
    fingerprint: string
    public_key: string
    /** The administrator who did it. */
    added_by: string
    added_at: Date
    removed_at: Date | null
  }
  conformance_results: {
    id: string
    api: string
    version: string
    full_version: string
    key_id: string
    digest: Buffer
    started_at: Date
    ended_at: Date
    submitted_at: Date
    checker_version: string
    seed: number
    passed: number
    failed: number
    left_out: number
    findings_total: number
    signed: JSONColumnType<components['schemas']['SignedConformanceResult']>
  }
}
