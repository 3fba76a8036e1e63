export interface AuthTables {
  /** `address` is hashed: it may belong to nobody here. */
  sign_in_failures: {
    address: Buffer
    failed_at: Date
    /** Null in rows of before networks were counted. */
    network: Buffer | null
    network_known: boolean
  }
  sign_in_networks: { user_id: string; network: Buffer; expires_at: Date }
}
