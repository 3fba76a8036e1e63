import type { components } from '@switchboard/sdk'
import { type Selectable, sql } from 'kysely'
import { audit } from '../../platform/db/audit.ts'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/schema.ts'
import { handler, inTransaction } from '../../platform/http/handler.ts'
import { Problem, refusedField } from '../../platform/http/problem.ts'
import { newId } from '../../platform/ids.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import { dayIn, dayInWords } from '../../platform/time/days.ts'
import { people } from '../accounts/people-repo.ts'
import { lockUser } from '../accounts/repo.ts'
import { notify, notifyAdministrators } from '../notifications/notify.ts'
import { type Adjustment, type AdminCall, adjust, creditsOf } from './adjust.ts'

type AdminAdjustment = components['schemas']['AdminAdjustment']
type Row = Selectable<Database['credit_adjustments']>

/** Writes down what one administrator alone may not do, and tells the others. See decision 0042. */
export async function requestAdjustment(
  call: AdminCall,
  adjustment: Adjustment,
  /** With what was changed since midnight without a second person. Hundredths. */
  dayTotal: number,
): Promise<AdminAdjustment> {
  const { db, clock, user, requestId, settings } = call
  const { userId, direction, type, amount, reason, validUntil = null } = adjustment
  const now = clock()
  const id = newId('adj')
  await db
    .insertInto('credit_adjustments')
    .values({
      id,
      user_id: userId,
      direction,
      type,
      amount,
      reason,
      valid_until: validUntil,
      requested_by: user.id,
      requested_at: now,
      request_id: requestId,
      decided_by: null,
      decided_at: null,
      note: null,
      transaction_id: null,
    })
    .execute()
  await audit(call, {
    action: 'admin.adjustment.request',
    subject: userId,
    details: {
      adjustment_id: id,
      direction,
      type,
      amount,
      reason,
      valid_until: validUntil,
      day_total: dayTotal,
    },
  })
  const made = await readAdjustment(db, id)
  const verb = direction === 'ADD' ? 'add' : 'deduct'
  const pieces =
    amount > settings.secondPersonAbove
      ? ''
      : ` With changes made alone today, that’s ${toDecimal(dayTotal)}.`
  await notifyAdministrators(db, {
    except: user.id,
    message: `${made.requested_by_name} wants to ${verb} ${creditsOf(adjustment)}, ${made.user_name}.${pieces} Approve or reject it.`,
    important: true,
    route: '/admin/credits',
    text: 'Decide',
    now,
  })
  return made
}

export const adminListAdjustments = handler<'adminListAdjustments'>(async ({ db, query, settings }) => {
  const { page = 1, limit = 20, status, user_id: userId } = query
  let found = db.selectFrom('credit_adjustments')
  if (status) found = found.where('status', '=', status)
  if (userId) found = found.where('user_id', '=', userId)
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const ids = await found
    .select('id')
    .orderBy(sql`(status = 'PENDING') DESC`)
    .orderBy('requested_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const data = await readAdjustments(
    db,
    ids.map(({ id }) => id),
  )
  const meta = { page, limit, total, approval_above: toDecimal(settings.secondPersonAbove) }
  return { status: 200, body: { data, meta } }
})

export const adminDecideAdjustment = inTransaction<'adminDecideAdjustment'>(async (call) => {
  const { db, clock, user, body } = call
  const { adjustment_id: id, decision, note } = body
  const row = await lockAdjustment(db, id)
  if (!row) throw new Problem('not_found', 'No change of credits has this ID.')
  if (row.status !== 'PENDING') throw decided(await readAdjustment(db, id), call.settings.timeZone)
  if (row.requested_by === user.id) {
    throw new Problem('adjustment_own', 'You requested this change, so another administrator has to decide.')
  }
  const transactionId = decision === 'APPROVE' ? await carryOut(call, row) : null
  await db
    .updateTable('credit_adjustments')
    .set({
      status: decision === 'APPROVE' ? 'APPROVED' : 'REFUSED',
      decided_by: user.id,
      decided_at: clock(),
      note: note?.trim() || null,
      transaction_id: transactionId,
    })
    .where('id', '=', id)
    .execute()
  const data = await readAdjustment(db, id)
  await audit(call, {
    action: decision === 'APPROVE' ? 'admin.adjustment.approve' : 'admin.adjustment.refuse',
    subject: row.user_id,
    details: {
      adjustment_id: id,
      requested_by: row.requested_by,
      transaction_id: transactionId,
    },
  })
  const outcome = decision === 'APPROVE' ? 'approved' : 'refused'
  await notify(db, {
    userId: row.requested_by,
    kind: 'administration',
    message: `${data.decided_by_name} ${outcome} your change of ${creditsOf(row)}, ${data.user_name}.`,
    route: `/admin/credits/ledger/${row.user_id}`,
    text: 'View ledger',
    now: clock(),
  })
  return { status: 200, body: { data } }
})

/**
 * Two who decide at once take turns here; the second finds it decided. Whoever deletes the account locks its owner first, and ends what
 * waits for them: so does whoever decides.
 */
async function lockAdjustment(db: Tx, id: string): Promise<Row | undefined> {
  const ofId = db.selectFrom('credit_adjustments').where('id', '=', id)
  const known = await ofId.select('user_id').executeTakeFirst()
  if (!known) return undefined
  await lockUser(db, known.user_id)
  return ofId.selectAll().forNoKeyUpdate().executeTakeFirst()
}

async function carryOut(call: AdminCall, row: Row): Promise<string> {
  const { valid_until: validUntil } = row
  if (validUntil !== null && validUntil <= dayIn(call.settings.timeZone, call.clock())) {
    throw refusedField(
      '#/decision',
      'not_in_future',
      `The free credits would have expired on ${dayInWords(validUntil)}. Reject this change and request another.`,
    )
  }
  const { id } = await adjust(
    call,
    { ...row, userId: row.user_id, validUntil: validUntil ?? undefined },
    { key: `adjustment:${row.id}`, pointer: '#/decision', requestedBy: row.requested_by },
  )
  return id
}

function decided({ status, decided_by_name, decided_at }: AdminAdjustment, timeZone: string): Problem {
  const day = dayInWords(dayIn(timeZone, new Date(decided_at ?? 0)))
  const verb = status === 'APPROVED' ? 'approved' : 'refused'
  if (decided_by_name === null) {
    return new Problem('adjustment_decided', `The account was deleted on ${day}, which ended this change.`)
  }
  return new Problem('adjustment_decided', `${decided_by_name} ${verb} this change on ${day}.`)
}

async function readAdjustment(db: Queries, id: string): Promise<AdminAdjustment> {
  const [adjustment] = await readAdjustments(db, [id])
  if (!adjustment) throw new Error(`${id} was there a moment ago.`)
  return adjustment
}

/** In the order of their identifiers here. */
async function readAdjustments(db: Queries, ids: readonly string[]): Promise<AdminAdjustment[]> {
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
  return rows.map((row) => ({
    adjustment_id: row.id,
    user_id: row.user_id,
    user_name: row.owner_name,
    direction: row.direction,
    type: row.type,
    credits: toDecimal(row.amount),
    description: row.reason,
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
