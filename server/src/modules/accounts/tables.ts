export interface AccountTables {
  /** Mailed links, each for one deed. The token itself is in the mail alone. */
  mailed_tokens: {
    hash: Buffer
    user_id: string
    purpose: 'VERIFY' | 'RESET'
    created_at: Date
    expires_at: Date
    used_at: Date | null
    /** When a newer link took its place. */
    replaced_at: Date | null
  }
}
