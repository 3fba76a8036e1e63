import type { Clock } from '../time/clock.ts'
import type { Tx } from './client.ts'

interface AuditContext {
  readonly db: Tx
  readonly clock: Clock
  /** The person, or the part of the server that acts by itself. */
  readonly user: { readonly id: string }
  /** Null for what no request caused. */
  readonly requestId: string | null
}

interface AuditEntry {
  /** Such as `terms.accept`. */
  readonly action: string
  /** Whom or what it was done to. */
  readonly subject: string
  readonly details: object
}

/** Writes down who did what, in the transaction that does it. */
export async function audit(
  { db, clock, user, requestId }: AuditContext,
  { action, subject, details }: AuditEntry,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      at: clock(),
      actor_id: user.id,
      action,
      subject,
      details: JSON.stringify(details),
      request_id: requestId,
    })
    .execute()
}
