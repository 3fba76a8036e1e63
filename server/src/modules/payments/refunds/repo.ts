import type { Insertable, Selectable } from 'kysely'
import type { Queries, Tx } from '../../../platform/db/client.ts'
import type { Database } from '../../../platform/db/generated/database.ts'

export type RefundRow = Selectable<Database['refunds']>

export const addRefund = (tx: Tx, row: Insertable<Database['refunds']>): Promise<RefundRow> =>
  tx.insertInto('refunds').values(row).returningAll().executeTakeFirstOrThrow()

export const findRefund = (db: Queries, refundId: string): Promise<RefundRow | undefined> =>
  db.selectFrom('refunds').selectAll().where('refund_id', '=', refundId).executeTakeFirst()

/** Newest first. */
export const refundsOf = (db: Queries, transactionIds: readonly string[]): Promise<RefundRow[]> =>
  db
    .selectFrom('refunds')
    .selectAll()
    .where('transaction_id', 'in', transactionIds.length > 0 ? transactionIds : [''])
    .orderBy('created_at', 'desc')
    .orderBy('refund_id')
    .execute()

type End = Pick<RefundRow, 'status' | 'ended_at' | 'failure_reason'>

/** The caller has locked its payment. */
export async function endRefund(tx: Tx, refundId: string, end: End): Promise<void> {
  await tx.updateTable('refunds').set(end).where('refund_id', '=', refundId).execute()
}

/** Refunds of which the provider has not told the end. */
export async function listPendingRefunds(db: Queries, before: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('refunds')
    .select('refund_id')
    .where('status', '=', 'PENDING')
    .where('created_at', '<', before)
    .execute()
  return rows.map(({ refund_id }) => refund_id)
}
