import type { components } from '@switchboard/sdk'
import type { JSONColumnType } from 'kysely'
import type { Changes } from './compare.ts'

export interface ChangelogTables {
  /** Every document that was ever published of an API. */
  api_releases: {
    api: string
    full_version: string
    version: string
    released_on: string
    compared_with: string | null
    operations: JSONColumnType<readonly components['schemas']['ReferenceOperation'][]>
    changes: JSONColumnType<Changes>
  }
}
