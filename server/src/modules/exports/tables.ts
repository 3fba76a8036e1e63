import type { components } from '@switchboard/sdk'
import type { Generated, JSONColumnType, Selectable } from 'kysely'

declare module '../../platform/db/schema.ts' {
  interface Database extends ExportTables {}
}

type Schemas = components['schemas']
export type ExportKind = Schemas['ExportKind']
export type ExportFilter = Schemas['ExportFilter']
export type ExportFailure = Schemas['ExportFailure']

export interface ExportTables {
  exports: {
    id: string
    user_id: string
    requested_by: string
    kind: ExportKind
    filter: JSONColumnType<ExportFilter>
    filename: string
    status: Schemas['ExportStatus']
    rows_written: Generated<number>
    rows_total: number | null
    size: Generated<number>
    stored_size: Generated<number>
    chunks: Generated<number>
    runs: Generated<number>
    failure: ExportFailure | null
    created_at: Date
    started_at: Date | null
    finished_at: Date | null
    expires_at: Date | null
    due_at: Date | null
  }
  export_chunks: {
    export_id: string
    run: number
    number: number
    data: Buffer
  }
}

export type ExportRow = Selectable<ExportTables['exports']>
