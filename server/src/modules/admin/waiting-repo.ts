import type { components } from '@switchboard/sdk'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'
import { failedMails } from '../../platform/mail/queue.ts'
import { inReview } from '../kyb/repo.ts'
import { failedDeliveries } from '../webhooks/repo.ts'

/** Counts stop at the contract's maximum: every page of an administrator reads them, so they must cost the same however much waits. */
const countOf = (rows: RawBuilder<unknown>) => sql`(SELECT count(*) FROM (${rows} LIMIT 100) AS counted)`

/** From four indexes, in one statement. An administrator can't decide changes of their own, so those don't count. */
export async function countWaiting(db: Queries, userId: string) {
  const requested = sql`SELECT 1 FROM credit_adjustments WHERE status = 'PENDING' AND requested_by <> ${userId}`
  const { rows } = await sql<components['schemas']['AdminWaiting']>`SELECT
    ${countOf(requested)} AS approvals, ${countOf(inReview)} AS verifications,
    ${countOf(sql`${failedMails} UNION ALL ${failedDeliveries}`)} AS deliveries`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('Counts are a row.')
  return counts
}
