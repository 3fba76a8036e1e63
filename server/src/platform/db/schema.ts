import type { Generated, JSONColumnType } from 'kysely'

/**
 * Every table. Those below are the platform's own; each module adds its tables to this interface in its `tables.ts`, so
 * that nothing here knows a module. Credits and money are kept in hundredths, as whole numbers; times are Date, days
 * `YYYY-MM-DD`.
 */
export interface Database {
  secrets: { name: string; value: Buffer }
  idempotency_keys: {
    user_id: string
    operation: string
    key_hash: Buffer
    body_hash: Buffer
    answer: Buffer | null
    created_at: Date
  }
  outbox: { id: Generated<number>; to: string; subject: string; text: string; html: string; sent_at: Date }
  audit_log: {
    id: Generated<number>
    at: Date
    actor_id: string
    /** Null for what was not done for an account, and in rows of before this was kept. */
    account_id: string | null
    action: string
    subject: string
    details: JSONColumnType<object>
    request_id: string | null
  }
}
