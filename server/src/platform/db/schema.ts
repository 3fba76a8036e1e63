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
  outbox: {
    id: Generated<number>
    to: string
    reply_to: string | null
    subject: string
    text: string
    html: string
    sent_at: Date
  }
  /** Outcomes of emails, without their content. */
  mails: {
    id: string
    recipient: string
    subject: string
    status: 'WAITING' | 'SENT' | 'FAILED' | 'GIVEN_UP'
    attempts: Generated<number>
    last_error: string | null
    created_at: Date
    sent_at: Date | null
  }
  mail_attempts: { id: Generated<number>; mail_id: string; at: Date; error: string | null }
  audit_log: {
    id: Generated<number>
    at: Date
    actor_id: string
    /** Null for what was not done for an account. */
    account_id: string | null
    action: string
    subject: string
    details: JSONColumnType<object>
    request_id: string | null
  }
}
