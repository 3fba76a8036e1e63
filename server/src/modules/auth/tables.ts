import type { Generated } from 'kysely'

declare module '../../platform/db/schema.ts' {
  interface Database extends AuthTables {}
}

export interface AuthTables {
  session_families: {
    id: string
    user_id: string
    generation: Generated<number>
    created_at: Date
    expires_at: Date
    revoked_at: Date | null
    /** As the client called itself; null where it did not. */
    user_agent: string | null
    /** Where it was last used from. */
    network: string | null
    last_used_at: Date
    /** Of the account, as the session began. */
    security_version: number
  }
  refresh_tokens: { hash: Buffer; family_id: string; generation: number }
  access_tokens: { hash: Buffer; family_id: string; expires_at: Date }
  sso_tokens: {
    hash: Buffer
    user_id: string
    expires_at: Date
    used_at: Date | null
    security_version: number
  }
  /** `address` is hashed: it may belong to no account here. */
  sign_in_failures: {
    address: Buffer
    failed_at: Date
    network: Buffer
    network_known: boolean
  }
  sign_in_devices: { user_id: string; device: Buffer; used_at: Date }
  sign_in_networks: { user_id: string; network: Buffer; expires_at: Date }
}
