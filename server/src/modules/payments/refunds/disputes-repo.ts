import type { Insertable, Selectable } from 'kysely'
import type { Queries, Tx } from '../../../platform/db/client.ts'
import type { Database } from '../../../platform/db/generated/database.ts'

export type DisputeRow = Selectable<Database['disputes']>

export const findDispute = (db: Queries, disputeId: string): Promise<DisputeRow | undefined> =>
  db.selectFrom('disputes').selectAll().where('dispute_id', '=', disputeId).executeTakeFirst()

/** Newest first. */
export const disputesOf = (db: Queries, transactionIds: readonly string[]): Promise<DisputeRow[]> =>
  db
    .selectFrom('disputes')
    .selectAll()
    .where('transaction_id', 'in', transactionIds.length > 0 ? transactionIds : [''])
    .orderBy('opened_at', 'desc')
    .orderBy('dispute_id')
    .execute()

/** The caller has locked its payment. */
export async function putDispute(tx: Tx, row: Insertable<Database['disputes']>): Promise<void> {
  await tx
    .insertInto('disputes')
    .values(row)
    .onConflict((conflict) => conflict.column('dispute_id').doUpdateSet(row))
    .execute()
}
