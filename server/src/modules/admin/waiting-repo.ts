import type { components } from '@switchboard/sdk'
import { sql } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'
import { countOf } from '../../platform/db/count-of.ts'
import { failedMails } from '../../platform/mail/queue.ts'
import { inReview } from '../kyb/repo.ts'
import { openDifferences } from '../payments/reconciliation/repo.ts'
import { apisWithIncidents } from '../status/repo.ts'
import { unreachableApis } from '../upstreams/health-repo.ts'
import { failedDeliveries } from '../webhooks/repo.ts'

/** In one statement. An administrator can't decide changes of their own, so those don't count. */
export async function countWaiting(db: Queries, userId: string) {
  const requested = sql`SELECT 1 FROM credit_adjustments WHERE status = 'PENDING' AND requested_by <> ${userId}`
  const { rows } = await sql<components['schemas']['AdminWaiting']>`SELECT
    ${countOf(requested)} AS approvals, ${countOf(inReview)} AS verifications,
    ${countOf(sql`${failedMails} UNION ALL ${failedDeliveries}`)} AS deliveries,
    ${countOf(openDifferences)} AS payments,
    ${countOf(sql`${apisWithIncidents} UNION ${unreachableApis}`)} AS problems`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('Counts are a row.')
  return counts
}
