declare module '../../platform/db/schema.ts' {
  interface Database extends ApprovalTables {}
}

export interface ApprovalTables {
  call_approvals: {
    id: string
    key_id: string
    user_id: string
    call_hash: Buffer
    /** The name of the key. */
    agent: string
    api: string
    api_name: string
    version: string
    operation: string
    /** Hundredths. */
    price: number
    sent: string
    in_client: boolean
    created_at: Date
    /** Null while it waits. */
    answer: 'ALLOWED' | 'DENIED' | null
    expires_at: Date
    /** The call that it was used for; null while it wasn’t. */
    request_id: string | null
  }
}
