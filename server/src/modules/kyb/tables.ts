export interface KybTables {
  business_verifications: {
    user_id: string
    publisher: string
    tag: string
    state: 'IN_REVIEW' | 'VERIFIED' | 'REJECTED'
    reason: string | null
    decided_at: Date | null
  }
}
