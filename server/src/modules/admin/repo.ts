import type { components, operations } from '@switchboard/sdk'
import { type Selectable, sql, type Updateable } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import { orderOf } from '../../platform/db/order.ts'
import type { Reads } from '../../platform/db/reads.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import { people } from '../accounts/people-repo.ts'
import { lockUser } from '../accounts/repo.ts'
import { readRequests } from './audit-repo.ts'

type AdminAdjustment = components['schemas']['AdminAdjustment']
export type AdjustmentRow = Selectable<Database['credit_adjustments']>

export async function addAdjustment(tx: Tx, row: Omit<AdjustmentRow, 'status'>): Promise<void> {
  await tx.insertInto('credit_adjustments').values(row).execute()
}

export async function changeAdjustment(
  tx: Tx,
  id: string,
  change: Updateable<Database['credit_adjustments']>,
): Promise<void> {
  await tx.updateTable('credit_adjustments').set(change).where('id', '=', id).execute()
}

interface AdjustmentsFilter {
  readonly status: AdjustmentRow['status'] | undefined
  readonly userId: string | undefined
  readonly sort: NonNullable<operations['adminListAdjustments']['parameters']['query']>['sort']
}

interface AdjustmentsPage extends AdjustmentsFilter {
  readonly page: number
  readonly limit: number
}

function findAdjustments(db: Reads, { status, userId }: Omit<AdjustmentsFilter, 'sort'>) {
  let query = db.selectFrom('credit_adjustments')
  if (status) query = query.where('status', '=', status)
  if (userId) query = query.where('user_id', '=', userId)
  return query
}

const inOrder = (matches: ReturnType<typeof findAdjustments>, sort: AdjustmentsFilter['sort']) =>
  matches
    .select('id')
    .orderBy(sort ? orderOf(sort, orders) : sql`(status = 'PENDING') DESC, requested_at DESC`)
    .orderBy('id')

const orders = { requested_at: [sql`requested_at`], credits: [sql`amount`] } as const

/** All that match, in order. */
export async function findAdjustmentIds(db: Reads, filter: AdjustmentsFilter): Promise<string[]> {
  const rows = await inOrder(findAdjustments(db, filter), filter.sort).execute()
  return rows.map(({ id }) => id)
}

/** A page of them, with the total number. */
export async function listAdjustments(db: Queries, { page, limit, ...filter }: AdjustmentsPage) {
  const matches = findAdjustments(db, filter)
  const { total } = await matches
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await inOrder(matches, filter.sort)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const ids = rows.map(({ id }) => id)
  return { data: await readAdjustments(db, ids), total }
}

/**
 * Two concurrent decisions take turns here; the second finds it decided. Deletion locks the owner first and then ends
 * the pending adjustments, so a decision locks in the same order.
 */
export async function lockAdjustment(db: Tx, id: string): Promise<AdjustmentRow | undefined> {
  const ofId = db.selectFrom('credit_adjustments').where('id', '=', id)
  const known = await ofId.select('user_id').executeTakeFirst()
  if (!known) return undefined
  await lockUser(db, known.user_id)
  return ofId.selectAll().forNoKeyUpdate().executeTakeFirst()
}

/** Ends the pending adjustments of a deleted account and returns them. */
export const endPending = (tx: Tx, userId: string, now: Date): Promise<readonly AdjustmentRow[]> =>
  tx
    .updateTable('credit_adjustments')
    .set({ status: 'REFUSED', decided_at: now, note: 'The account was deleted.' })
    .where('user_id', '=', userId)
    .where('status', '=', 'PENDING')
    .returningAll()
    .execute()

export async function readAdjustment(db: Queries, id: string): Promise<AdminAdjustment> {
  const [adjustment] = await readAdjustments(db, [id])
  if (!adjustment) throw new Error(`${id} was there a moment ago.`)
  return adjustment
}

/** In the order of their identifiers here. */
export async function readAdjustments(db: Reads, ids: readonly string[]): Promise<AdminAdjustment[]> {
  if (ids.length === 0) return []
  const nameOf = (table: string) =>
    sql<string>`coalesce(${sql.ref(`${table}.name`)}, left(${sql.ref(`${table}.email`)}, 201))`
  const rows = await db
    .selectFrom('credit_adjustments')
    .innerJoin(people('owner'), 'owner.id', 'credit_adjustments.user_id')
    .innerJoin(people('first'), 'first.id', 'credit_adjustments.requested_by')
    .leftJoin(people('second'), 'second.id', 'credit_adjustments.decided_by')
    .selectAll('credit_adjustments')
    .select([nameOf('owner').as('owner_name'), nameOf('first').as('first_name')])
    .select(nameOf('second').as('second_name'))
    .where('credit_adjustments.id', 'in', [...ids])
    .orderBy(sql`array_position(${[...ids]}::text[], credit_adjustments.id)`)
    .execute()
  const requests = await readRequests(db, rows)
  return rows.map((row) => ({
    adjustment_id: row.id,
    user_id: row.user_id,
    user_name: row.owner_name,
    direction: row.direction,
    type: row.type,
    credits: toDecimal(row.amount),
    description: row.reason,
    ...(requests.get(row.id) ?? { reason_code: 'OTHER' }),
    validity_date: row.valid_until,
    status: row.status,
    requested_by: row.requested_by,
    requested_by_name: row.first_name,
    requested_at: row.requested_at.toISOString(),
    decided_by_name: row.decided_by === null ? null : row.second_name,
    decided_at: row.decided_at?.toISOString() ?? null,
    note: row.note,
    transaction_id: row.transaction_id,
  }))
}
