import { sql } from 'kysely'
import type { AppContext } from '../../platform/app-context.ts'

/** Writes down what the clock has decided: checkouts that nobody finished are over. */
export async function expirePayments({ db, clock }: AppContext): Promise<void> {
  const now = clock()
  await sql`
    WITH over AS (
      UPDATE payments SET status = 'EXPIRED' WHERE status = 'PENDING' AND expires_at <= ${now}
      RETURNING transaction_id
    )
    INSERT INTO audit_log (at, actor_id, action, subject, details)
    SELECT ${now}, 'clock', 'payment.expired', transaction_id, '{}'::jsonb FROM over`.execute(db)
}
