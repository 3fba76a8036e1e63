import type { Changes } from '@switchboard/oas/compare'
import type { components } from '@switchboard/sdk'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

declare module '../../platform/db/schema.ts' {
  interface Database extends CatalogueTables {}
}

/** The mark of a version, and the result that gave it. */
export interface ConformanceMark extends Required<components['schemas']['Conformance']> {
  readonly result_id: string
}

/** How often the keys of a subscription may call a version; a missing one is no limit. */
export interface VersionLimits {
  readonly calls_per_second?: number | undefined
  readonly calls_per_minute?: number | undefined
  readonly calls_per_day?: number | undefined
  readonly calls_per_month?: number | undefined
}

export interface CatalogueTables {
  apis: {
    api: string
    publisher: string
    tag: string | null
    version: string
    full_version: string
    name: string
    summary: string
    category: string
    tags: JSONColumnType<string[]>
    status: 'ACTIVE' | 'BETA' | 'DEPRECATED'
    price_from: number
    price_unit: string
    operations: JSONColumnType<object[]>
    kyb_required: boolean
    position: number
    updated_at: Date
    /** Markdown. */
    description: string
    released_on: string
    test_data: JSONColumnType<object[]>
    document: string
    /** Null without a mock. */
    document_name: string | null
    /** The day since which it is deprecated. */
    deprecated_on: Generated<string | null>
    /** The day from which it is not answered any more. */
    sunset_on: string | null
    /** The administrator who published it; null by the command line. */
    published_by: string | null
    /** Reason given to subscribers. */
    deprecation_reason: string | null
    /** Status before the deprecation. */
    status_before: Generated<'ACTIVE' | 'BETA' | null>
    /** Null while subscribers are to be told how it stands. */
    subscribers_told_at: ColumnType<Date | null, Date | null | undefined>
    /** Null without a mark. */
    conformance: ColumnType<ConformanceMark | null, ConformanceMark | null | undefined>
    limits: ColumnType<VersionLimits, string | undefined, string>
  }
  /** The publication of a version before the last. */
  api_previous_publications: {
    api: string
    version: string
    full_version: string
    document: string
    operations: JSONColumnType<components['schemas']['OperationSummary'][]>
    limits: JSONColumnType<VersionLimits>
    published_at: Date
  }
  /** Every document that was ever published of an API. */
  api_releases: {
    api: string
    full_version: string
    version: string
    released_on: string
    compared_with: string | null
    operations: JSONColumnType<readonly components['schemas']['ReferenceOperation'][]>
    /** Null for what was kept before schemes were compared. */
    security: JSONColumnType<components['schemas']['ReferenceSecurity'][]>
    changes: JSONColumnType<Changes>
  }
}
