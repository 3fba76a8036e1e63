import type { Generated } from 'kysely'

declare module '../../platform/db/schema.ts' {
  interface Database extends SecondFactorTables {}
}

export type ChallengePurpose = 'SIGN_IN' | 'STEP_UP' | 'TOTP_SETUP' | 'PASSKEY_SETUP'

export interface SecondFactorTables {
  totp_factors: {
    user_id: string
    secret: Buffer
    last_step: number
    created_at: Date
    last_used_at: Date | null
  }
  passkeys: {
    id: string
    user_id: string
    credential_id: string
    public_key: Buffer
    sign_count: number
    transports: string[]
    name: string
    synced: boolean
    created_at: Date
    last_used_at: Date | null
  }
  recovery_codes: { user_id: string; hash: Buffer; used_at: Date | null }
  second_factor_challenges: {
    hash: Buffer
    user_id: string
    session_id: string | null
    purpose: ChallengePurpose
    totp_secret: Buffer | null
    attempts: Generated<number>
    expires_at: Date
    used_at: Date | null
    security_version: number
  }
  factor_recoveries: {
    id: string
    user_id: string
    requested_at: Date
    ready_at: Date
    cancel_hash: Buffer
    link_hash: Buffer | null
    link_expires_at: Date | null
    approved_by: string | null
    approved_twice: Generated<boolean>
    ended_at: Date | null
    security_version: number
  }
  session_proofs: { session_id: string; proved_at: Date; by_factor: boolean; security_version: number }
}
