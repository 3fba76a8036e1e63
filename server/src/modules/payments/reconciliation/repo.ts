import { type Insertable, type Selectable, sql } from 'kysely'
import type { Queries, Tx } from '../../../platform/db/client.ts'
import type { Database } from '../../../platform/db/generated/database.ts'
import { after } from '../../../platform/time/clock.ts'
import { people } from '../../accounts/people-repo.ts'
import type { PaymentRow } from '../payment.ts'

type Row = Selectable<Database['payment_differences']>

/** Long enough for events to arrive, and for a provider that is down to return. */
const quietMinutes = 10
const atOnce = 100

/** Payments without an end, also shortly after they are over, that nobody asked the provider about of late. Notes that it is asked now. */
export async function takeUnsettled(db: Queries, now: Date): Promise<readonly string[]> {
  const quiet = after(now, -quietMinutes * 60)
  const { rows } = await sql<{ reference_number: string }>`
    UPDATE payments SET asked_at = ${now} WHERE transaction_id IN (
      SELECT transaction_id FROM payments
      WHERE status IN ('PENDING', 'EXPIRED') AND NOT automatic AND created_at <= ${quiet}
        AND coalesce(asked_at, '-infinity') <= ${quiet} AND expires_at > ${after(now, -daySeconds)}
        AND (expires_at > ${now} OR coalesce(asked_at, '-infinity') < expires_at + interval '10 minutes')
      ORDER BY asked_at NULLS FIRST LIMIT ${atOnce})
    RETURNING reference_number`.execute(db)
  return rows.map(({ reference_number }) => reference_number)
}

const daySeconds = 86_400

interface Moments {
  readonly from: Date
  readonly to: Date
}

export const listPaid = (db: Queries, { from, to }: Moments): Promise<PaymentRow[]> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('status', '=', 'PAID')
    .where('paid_at', '>=', from)
    .where('paid_at', '<', to)
    .execute()

/** How many are new. */
export async function addDifferences(
  tx: Tx,
  rows: readonly Insertable<Database['payment_differences']>[],
): Promise<number> {
  if (rows.length === 0) return 0
  const added = await tx
    .insertInto('payment_differences')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .returning('difference_id')
    .execute()
  return added.length
}

export const openOfDay = (tx: Tx, day: string): Promise<Row[]> =>
  tx
    .selectFrom('payment_differences')
    .selectAll()
    .where('day', '=', day)
    .where('resolved_at', 'is', null)
    .execute()

type End = Pick<Row, 'resolved_at' | 'resolved_by' | 'note'>

/** False where it was resolved before. */
export async function resolveDifference(tx: Tx, id: string, end: End): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('payment_differences')
    .set(end)
    .where('difference_id', '=', id)
    .where('resolved_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

const selectDifferences = (db: Queries) =>
  db
    .selectFrom('payment_differences as differences')
    .leftJoin('payments', 'payments.transaction_id', 'differences.transaction_id')
    .leftJoin(people('payer'), 'payer.id', 'payments.user_id')
    .leftJoin(people('resolver'), 'resolver.id', 'differences.resolved_by')
    .selectAll('differences')
    .select(['payments.user_id', 'payer.name as user_name', 'resolver.name as resolved_by_name'])

export const findDifference = (db: Queries, id: string) =>
  selectDifferences(db).where('difference_id', '=', id).executeTakeFirst()

interface DifferencesQuery {
  readonly status: 'OPEN' | 'RESOLVED' | undefined
  readonly page: number
  readonly limit: number
}

/** Newest first. */
export async function listDifferences(db: Queries, { status, page, limit }: DifferencesQuery) {
  const isOpen =
    status && sql<boolean>`${sql.ref('resolved_at')} IS ${sql.raw(status === 'OPEN' ? '' : 'NOT')} NULL`
  let rows = selectDifferences(db)
  let all = db.selectFrom('payment_differences')
  if (isOpen) {
    rows = rows.where(isOpen)
    all = all.where(isOpen)
  }
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const page_ = rows.orderBy('found_at', 'desc').orderBy('difference_id')
  return {
    rows: await page_
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    total,
  }
}

export async function countOpenDifferences(db: Queries): Promise<number> {
  const { rows } = await sql<{
    open: number
  }>`SELECT count(*)::int AS open FROM (${openDifferences}) AS open`.execute(db)
  return rows[0]?.open ?? 0
}

/** For counts of what waits. */
export const openDifferences = sql`SELECT 1 FROM payment_differences WHERE resolved_at IS NULL`
