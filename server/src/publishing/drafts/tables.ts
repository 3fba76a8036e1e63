import type { components } from '@switchboard/sdk'
import type { ColumnType, JSONColumnType } from 'kysely'
import type { PublicationOptions } from '../check/options.ts'

declare module '../../platform/db/schema.ts' {
  interface Database extends DraftTables {}
}

type Schemas = components['schemas']

export interface DraftTables {
  api_drafts: {
    draft_id: string
    /** Of its preview address. */
    token_hash: Buffer
    preview_expires_at: Date
    /** The page of the version as it would be published. */
    page: JSONColumnType<Schemas['ApiVersion']>
    /** Null once it is published, as are the three after it. */
    document: Buffer | null
    options: ColumnType<PublicationOptions | null, string | null>
    reference: ColumnType<Schemas['ApiReference'] | null, string | null>
    /** By their operationId. */
    operations: ColumnType<Record<string, Schemas['ReferenceOperation']> | null, string | null>
    saved_at: Date
    saved_by: string
    published_at: Date | null
  }
}
