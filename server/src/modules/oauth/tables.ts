import type { ColumnType } from 'kysely'

declare module '../../platform/db/schema.ts' {
  interface Database extends OAuthTables {}
}

export interface OAuthTables {
  oauth_records: {
    /** The library’s name for the model. */
    kind: string
    hash: Buffer
    payload: ColumnType<Readonly<Record<string, unknown>>, string, string>
    grant_id: string | null
    key_id: string | null
    resource: string | null
    consumed_at: Date | null
    expires_at: Date
  }
}
