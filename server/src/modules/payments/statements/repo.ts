import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tx } from '../../../platform/db/client.ts'
import type { Database } from '../../../platform/db/generated/database.ts'
import { people } from '../../accounts/people-repo.ts'

type PaymentRow = Selectable<Database['payments']>

/** Those that pay by statement and have none of this month or a later one. */
export const accountsWithout = (db: Queries, month: string): Promise<{ readonly id: string }[]> =>
  db
    .selectFrom(people('users'))
    .innerJoin('wallets', 'wallets.user_id', 'users.id')
    .select('users.id')
    .where('plan_type', '=', 'POSTPAID')
    .where('deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('statements')
            .select('month')
            .whereRef('statements.user_id', '=', 'users.id')
            .where('month', '>=', month),
        ),
      ),
    )
    .execute()

export async function addStatement(
  tx: Tx,
  row: Omit<Insertable<Database['statements']>, 'payment_id'>,
): Promise<void> {
  await tx.insertInto('statements').values(row).execute()
}

/** Newest first, each with the payment that was begun for it. */
export const readStatements = (db: Queries, userId: string, limit: number) =>
  db
    .selectFrom('statements')
    .leftJoin('payments', 'payments.transaction_id', 'statements.payment_id')
    .selectAll('statements')
    .select(['payments.reference_number', 'payments.status', 'payments.expires_at', 'payments.automatic'])
    .where('statements.user_id', '=', userId)
    .orderBy('month', 'desc')
    .limit(limit)
    .execute()

/** Rows to count. */
export const unpaidOf = (userId: string) =>
  sql`SELECT 1 FROM statements WHERE user_id = ${userId} AND paid_at IS NULL`

/** The first statement of an account that is not paid. */
export const findUnpaidStatement = (db: Queries, userId: string) =>
  db
    .selectFrom('statements')
    .select('invoice_id')
    .where('user_id', '=', userId)
    .where('paid_at', 'is', null)
    .orderBy('month')
    .executeTakeFirst()

/** Whether a statement of the account was to be paid before today. */
export const hasOverdueStatement = async (db: Queries, userId: string, today: string): Promise<boolean> =>
  (await db
    .selectFrom('statements')
    .select('invoice_id')
    .where('user_id', '=', userId)
    .where('paid_at', 'is', null)
    .where('due_date', '<', today)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** The statements of a payment, oldest first. */
export const statementsOf = (db: Queries, { invoices }: Pick<PaymentRow, 'invoices'>) =>
  db
    .selectFrom('statements')
    .select(['invoice_id', 'month', 'amount_due'])
    .where('invoice_id', '=', sql<string>`any(${invoices}::text[])`)
    .orderBy('month')
    .execute()

/** Of the person's own, oldest first, held until the transaction ends. */
export const lockStatements = (tx: Tx, userId: string, invoices: readonly string[]) =>
  tx
    .selectFrom('statements')
    .select(['invoice_id', 'month', 'amount_due', 'paid_at'])
    .where('user_id', '=', userId)
    .where('invoice_id', 'in', [...invoices])
    .orderBy('month')
    .forNoKeyUpdate()
    .execute()

/** The payments that were begun for statements, by the oldest statement. */
export const paymentsOf = (db: Queries, invoices: readonly string[]) =>
  db
    .selectFrom('statements')
    .innerJoin('payments', 'payments.transaction_id', 'statements.payment_id')
    .select(['month', 'reference_number', 'status', 'expires_at', 'automatic'])
    .where('invoice_id', 'in', [...invoices])
    .orderBy('month')
    .execute()

export async function holdStatements(db: Tx, invoices: readonly string[], paymentId: string): Promise<void> {
  await db
    .updateTable('statements')
    .set({ payment_id: paymentId })
    .where('invoice_id', '=', sql<string>`any(${invoices}::text[])`)
    .execute()
}

/** Returns how many of them were not paid before. */
export async function notePaidStatements(tx: Tx, payment: PaymentRow, now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('statements')
    .set({ paid_at: now, payment_id: payment.transaction_id })
    .where('invoice_id', '=', sql<string>`any(${payment.invoices}::text[])`)
    .where('paid_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
