import { type Insertable, sql, type Updateable } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import { hasRows } from '../../platform/db/has-rows.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import type { PaymentRow } from './payment.ts'

import type { ProviderContext } from './provider.ts'

export const addPayment = (tx: Tx, row: Insertable<Database['payments']>): Promise<PaymentRow> =>
  tx.insertInto('payments').values(row).returningAll().executeTakeFirstOrThrow()

interface PaymentQuery {
  readonly source: PaymentRow['source']
  readonly userId: string
  readonly id: string
}

/** A person's own payment, of a top-up or of statements. */
export const findPayment = (db: Queries, { source, userId, id }: PaymentQuery) =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('transaction_id', '=', id)
    .where('user_id', '=', userId)
    .where('source', '=', source)
    .executeTakeFirst()

interface OwnPaymentsQuery {
  readonly userId: string
  readonly status: PaymentRow['status'] | undefined
  readonly source: PaymentRow['source'] | undefined
  readonly now: Date
  readonly page: number
  readonly limit: number
}

/** Newest first. */
export async function listOwnPayments(db: Queries, query: OwnPaymentsQuery) {
  const { userId, status, source, now, page, limit } = query
  let own = db.selectFrom('payments').where('user_id', '=', userId)
  if (source) own = own.where('source', '=', source)
  if (status) own = own.where(statusOn(now), '=', status)
  const rows = await own
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('transaction_id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

/** `statusAt`, in SQL. */
const statusOn = (now: Date) =>
  sql<string>`CASE WHEN status = 'PENDING' AND expires_at <= ${now} AND NOT automatic THEN 'EXPIRED' ELSE status END`

const byReference = (db: Queries, reference: string) =>
  db.selectFrom('payments').selectAll().where('reference_number', '=', reference)

export const findByReference = (db: Queries, reference: string): Promise<PaymentRow | undefined> =>
  byReference(db, reference).executeTakeFirst()

export const hasPaid = (db: Queries) =>
  hasRows(db.selectFrom('payments').select('status').where('status', '=', 'PAID'))

export const findById = (db: Queries, transactionId: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('transaction_id', '=', transactionId).executeTakeFirst()

export const lockById = (tx: Tx, transactionId: string): Promise<PaymentRow | undefined> =>
  tx
    .selectFrom('payments')
    .selectAll()
    .where('transaction_id', '=', transactionId)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** By which the provider finds a checkout; undefined where a saved card is charged. */
export const checkoutIdOf = async (
  { db, checkoutIdOf: known }: Pick<ProviderContext, 'db' | 'checkoutIdOf'>,
  reference: string,
): Promise<string | undefined> =>
  known ? known(reference) : ((await findByReference(db, reference))?.checkout_id ?? undefined)

/** Held until the transaction ends: whatever happens to a payment happens one after the other. */
export const lockByReference = (tx: Tx, reference: string): Promise<PaymentRow | undefined> =>
  byReference(tx, reference).forNoKeyUpdate().executeTakeFirst()

/** The same, where it is the person's own. */
export const lockOwnByReference = (
  tx: Tx,
  userId: string,
  reference: string,
): Promise<PaymentRow | undefined> =>
  byReference(tx, reference).where('user_id', '=', userId).forNoKeyUpdate().executeTakeFirst()

type Outcome = Pick<
  Updateable<Database['payments']>,
  'status' | 'paid_at' | 'failed_at' | 'failure_reason' | 'link_mailed_at'
>

/** The caller has locked it. */
export async function updatePayment(tx: Tx, transactionId: string, outcome: Outcome): Promise<void> {
  await tx.updateTable('payments').set(outcome).where('transaction_id', '=', transactionId).execute()
}

/** False for an event that is there already, under the provider's id of it. */
export async function addEvent(tx: Tx, row: Insertable<Database['payment_events']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted } = await tx
    .insertInto('payment_events')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return inserted !== 0n
}

export const readEvent = (db: Queries, eventId: string) =>
  db
    .selectFrom('payment_events')
    .select(['transaction_id', 'payload'])
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow()

type EventOutcome = Database['payment_events']['outcome']

export async function noteOutcome(tx: Tx, eventId: string, outcome: EventOutcome): Promise<void> {
  await tx.updateTable('payment_events').set({ outcome }).where('event_id', '=', eventId).execute()
}

/** Whether an event of the payment waits for people to look at it. */
export async function isInReview(db: Queries, transactionId: string): Promise<boolean> {
  const known = await db
    .selectFrom('payment_events')
    .select('event_id')
    .where('transaction_id', '=', transactionId)
    .where('outcome', '=', 'REVIEW')
    .executeTakeFirst()
  return known !== undefined
}

/** Payments that a deleted account began: money that still comes is reviewed by people, not turned into credits. */
export async function endPendingPayments(tx: Tx, userId: string): Promise<void> {
  const ended = await tx
    .updateTable('payments')
    .set({ status: 'EXPIRED' })
    .where('user_id', '=', userId)
    .where('status', '=', 'PENDING')
    .returning(['reference_number', 'checkout_id'])
    .execute()
  await closeCheckouts(tx, ended)
}

declare module '../../platform/jobs/payloads.ts' {
  interface JobPayloads {
    readonly closeCheckout: { readonly reference: string }
  }
}

/** Has the provider end what is over here: it may know no end of its own. */
async function closeCheckouts(
  db: Queries,
  payments: readonly Pick<PaymentRow, 'reference_number' | 'checkout_id'>[],
): Promise<void> {
  for (const { reference_number: reference, checkout_id } of payments)
    if (checkout_id !== null) await enqueue(db, 'closeCheckout', { payload: { reference } })
}

/** The wallet's balance after the credits of a payment arrived, and those of them that paid its debt, in hundredths. */
export async function readArrival(
  db: Queries,
  { user_id, reference_number }: Pick<PaymentRow, 'user_id' | 'reference_number'>,
): Promise<{ readonly balance: number; readonly debt: number }> {
  const { balance_after, paid } = await db
    .selectFrom('ledger')
    .leftJoin('ledger as debt', (join) =>
      join
        .onRef('debt.user_id', '=', 'ledger.user_id')
        .on('debt.idempotency_key', '=', sql<string>`'debt:' || ledger.id`),
    )
    .select(['ledger.balance_after', 'debt.amount as paid'])
    .where('ledger.user_id', '=', user_id)
    .where('ledger.kind', '=', 'TOPUP')
    .where('ledger.reference', '=', reference_number)
    .executeTakeFirstOrThrow()
  const debt = -(paid ?? 0)
  return { balance: balance_after - debt, debt }
}

/** Writes down what the clock has decided, with its rows of the audit log, in one statement for any number of checkouts. */
export async function expirePending(tx: Tx, now: Date): Promise<void> {
  const { rows } = await sql<Pick<PaymentRow, 'reference_number' | 'checkout_id'>>`
    WITH over AS (
      UPDATE payments SET status = 'EXPIRED' WHERE status = 'PENDING' AND NOT automatic AND expires_at <= ${now}
      RETURNING transaction_id, reference_number, checkout_id
    ), noted AS (
      INSERT INTO audit_log (at, actor_id, action, subject, details)
      SELECT ${now}, 'clock', 'payment.expired', transaction_id, '{}'::jsonb FROM over
    )
    SELECT reference_number, checkout_id FROM over WHERE checkout_id IS NOT NULL`.execute(tx)
  await closeCheckouts(tx, rows)
}

/** Where a day of the market's zone begins and ends. */
export async function momentsOf(db: Queries, { timeZone, day }: { timeZone: string; day: string }) {
  const { rows } = await sql<{ from: Date; to: Date }>`
    SELECT midnight_in(${timeZone}, ${day}::date) AS "from", midnight_in(${timeZone}, ${day}::date + 1) AS "to"`.execute(
    db,
  )
  const [moments] = rows
  if (!moments) throw new Error('A day has moments.')
  return moments
}
