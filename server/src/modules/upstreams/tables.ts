import type { components } from '@switchboard/sdk'
import type { ColumnType } from 'kysely'

type Schemas = components['schemas']

declare module '../../platform/db/schema.ts' {
  interface Database extends UpstreamTables {}
}

export type Environment = Schemas['AdminUpstreamEnvironment']
export type Target = Schemas['AdminUpstreamTarget']
export type Timeouts = Schemas['AdminUpstreamTimeouts']
export type Credential = Schemas['AdminUpstreamCredential']
export type AddedHeader = Schemas['AdminUpstreamHeader']

interface TargetKey {
  api: string
  version: string
  environment: Environment
  url: string
}

/** In PEM. */
export interface Certificates {
  readonly ca?: string
  readonly client_certificate?: string
}

/** Written as JSON. One that is left out has the default of the table. */
type JsonColumn<Value> = ColumnType<Value, string | undefined, string>

export interface UpstreamTables {
  upstreams: {
    api: string
    version: string
    environment: Environment
    revision: string
    targets: ColumnType<readonly Target[], string, string>
    /** Null for those of the deployment. */
    timeouts: ColumnType<Timeouts | null, string | null | undefined, string | null>
    allow_internal: boolean
    credential: JsonColumn<Credential>
    tls: JsonColumn<Certificates>
    pass_headers: JsonColumn<readonly string[]>
    add_headers: JsonColumn<readonly AddedHeader[]>
    sealed: ColumnType<Buffer | null, Buffer | null | undefined>
    sealed_key: ColumnType<Buffer | null, Buffer | null | undefined>
    secrets_key_id: ColumnType<string | null, string | null | undefined>
    updated_at: Date
    updated_by: string | null
  }
  upstream_minutes: TargetKey & {
    minute: Date
    calls: number
    failed: number
    latencies: number[]
  }
  upstream_circuits: TargetKey & {
    process: string
    state: 'OPEN' | 'HALF_OPEN'
    seen_at: Date
  }
  upstream_openings: TargetKey & {
    opened_at: Date
  }
}
