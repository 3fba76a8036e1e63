import { sql } from 'kysely'
import { dayIn } from '../../platform/time/days.ts'
import { lockUser } from '../accounts/repo.ts'
import type { Adjustment, AdminCall } from './adjust.ts'

/**
 * What was added or deducted without a second person since midnight in the market, in hundredths: for this account by whomever, or by this
 * administrator for whomever, whichever is more. The caller holds the account and this the administrator, so that pieces that come at once take
 * turns. Read from the audit log, which each piece is written into with its row of the ledger.
 */
export async function changedToday(
  { db, clock, user, settings }: AdminCall,
  { userId, direction }: Pick<Adjustment, 'userId' | 'direction'>,
): Promise<number> {
  await lockUser(db, user.id)
  const { timeZone } = settings
  const midnight = sql`${dayIn(timeZone, clock())}::date::timestamp AT TIME ZONE ${timeZone}`
  const { rows } = await sql<{ changed: number }>`
    SELECT coalesce(greatest(
      sum(abs((details ->> 'amount')::bigint)) FILTER (WHERE subject = ${userId}),
      sum(abs((details ->> 'amount')::bigint)) FILTER (WHERE actor_id = ${user.id})), 0)::bigint AS changed
    FROM audit_log
    WHERE action = ${direction === 'ADD' ? 'admin.credits.add' : 'admin.credits.deduct'} AND at >= ${midnight}
      AND (subject = ${userId} OR actor_id = ${user.id}) AND NOT details ? 'requested_by'`.execute(db)
  return rows[0]?.changed ?? 0
}
