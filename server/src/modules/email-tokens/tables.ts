declare module '../../platform/db/schema.ts' {
  interface Database extends EmailTokenTables {}
}

/** VERIFY proves an address; RESET sets a password, and proves the address by the way; DELETE stands for a password where there is none. */
export type EmailTokenPurpose = 'VERIFY' | 'RESET' | 'DELETE'

export interface EmailTokenTables {
  /** Mailed links, each for one deed. The token itself is in the mail alone. */
  mailed_tokens: {
    hash: Buffer
    user_id: string
    purpose: EmailTokenPurpose
    created_at: Date
    expires_at: Date
    used_at: Date | null
    /** When a newer link took its place. */
    replaced_at: Date | null
    security_version: number
  }
  mail_waits: { address: Buffer; purpose: EmailTokenPurpose; sent_at: Date }
}
