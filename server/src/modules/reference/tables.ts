import type { components } from '@switchboard/sdk'
import type { Generated, JSONColumnType } from 'kysely'

declare module '../../platform/db/schema.ts' {
  interface Database extends ReferenceTables {}
}

type Schemas = components['schemas']

export interface ReferenceTables {
  api_references: {
    api: string
    version: string
    body: JSONColumnType<Schemas['ApiReference']>
    /** Its part of the search index, as JSON; null until the document is read again. */
    search: string | null
    /** Which reading of the document made it. */
    reading: Generated<number>
    /** Addresses of the API that its document names, and callers don't see; null until it is read again. */
    servers: JSONColumnType<string[]> | null
    /** The server and the authentication that it names; null until it is read again. */
    upstream: JSONColumnType<Schemas['AdminDocumentedUpstream']> | null
  }
  api_reference_operations: {
    api: string
    version: string
    operation_id: string
    body: JSONColumnType<Schemas['ReferenceOperation']>
  }
  api_reference_errors: {
    api: string
    version: string
    body: JSONColumnType<Schemas['SearchError'][]>
  }
}
