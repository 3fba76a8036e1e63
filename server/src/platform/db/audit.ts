import type { Clock } from '../time/clock.ts'
import type { Tx } from './client.ts'

interface AuditContext {
  readonly db: Tx
  readonly clock: Clock
  /** The person, or the part of the server that acts by itself. */
  readonly user: { readonly id: string }
  /** The person who acted for `user`; default: `user`. */
  readonly actor?: { readonly id: string }
  /** The account that it was done for, whose team can see it. */
  readonly actsFor?: string | null
  /** Null for what no request caused. */
  readonly requestId: string | null
}

interface AuditEntry {
  /** Such as `terms.accept`. */
  readonly action: string
  /** The person or thing affected. */
  readonly subject: string
  readonly details: object
}

/** Writes down who did what, in the transaction that does it. */
export async function audit(
  { db, clock, user, actor = user, actsFor = null, requestId }: AuditContext,
  { action, subject, details }: AuditEntry,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      at: clock(),
      actor_id: actor.id,
      account_id: actsFor,
      action,
      subject,
      details: JSON.stringify(details),
      request_id: requestId,
    })
    .execute()
}
