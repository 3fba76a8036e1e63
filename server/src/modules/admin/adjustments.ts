import type { components } from '@switchboard/sdk'
import { audit } from '../../platform/db/audit.ts'
import { handler, inTransaction } from '../../platform/http/handler.ts'
import { Problem, refusedField } from '../../platform/http/problem.ts'
import { newId } from '../../platform/ids.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import { dayIn, dayInWords } from '../../platform/time/days.ts'
import { notify, notifyAdministrators } from '../notifications/notify.ts'
import { type Adjustment, type AdminCall, adjust, creditsOf } from './adjust.ts'
import {
  type AdjustmentRow,
  addAdjustment,
  changeAdjustment,
  listAdjustments,
  lockAdjustment,
  readAdjustment,
} from './repo.ts'

type AdminAdjustment = components['schemas']['AdminAdjustment']

/** Writes down what one administrator alone may not do, and tells the others. See decision 0042. */
export async function requestAdjustment(
  call: AdminCall,
  adjustment: Adjustment,
  /** With what was changed since midnight without a second person. Hundredths. */
  dayTotal: number,
): Promise<AdminAdjustment> {
  const { db, clock, user, requestId, settings } = call
  const { userId, direction, type, amount, reason, reasonCode, reverses, validUntil = null } = adjustment
  const now = clock()
  const id = newId('adj')
  await addAdjustment(db, {
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
  await audit(call, {
    action: 'admin.adjustment.request',
    subject: userId,
    details: {
      adjustment_id: id,
      direction,
      type,
      amount,
      reason,
      reason_code: reasonCode,
      ...(reverses && { reverses }),
      valid_until: validUntil,
      day_total: dayTotal,
    },
  })
  const pending = await readAdjustment(db, id)
  const verb = direction === 'ADD' ? 'add' : 'deduct'
  const pieces =
    amount > settings.secondPersonAbove
      ? ''
      : ` With changes made alone today, that’s ${toDecimal(dayTotal)}.`
  await notifyAdministrators(db, {
    role: 'FINANCE',
    except: user.id,
    message: `${pending.requested_by_name} wants to ${verb} ${creditsOf(adjustment)}, ${pending.user_name}.${pieces} Approve or reject it.`,
    important: true,
    route: '/admin/approvals',
    text: 'Decide',
    now,
  })
  return pending
}

export const adminListAdjustments = handler<'adminListAdjustments'>(async ({ db, query, settings }) => {
  const { page = 1, limit = 20, status, user_id: userId, sort } = query
  const { data, total } = await listAdjustments(db, { page, limit, status, userId, sort })
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
  await changeAdjustment(db, id, {
    status: decision === 'APPROVE' ? 'APPROVED' : 'REFUSED',
    decided_by: user.id,
    decided_at: clock(),
    note: note?.trim() || null,
    transaction_id: transactionId,
  })
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

async function carryOut(call: AdminCall, row: AdjustmentRow): Promise<string> {
  const { valid_until: validUntil } = row
  if (validUntil !== null && validUntil <= dayIn(call.settings.timeZone, call.clock())) {
    throw refusedField(
      '#/decision',
      'not_in_future',
      `The free credits would have expired on ${dayInWords(validUntil)}. Reject this change and request another.`,
    )
  }
  const { reason_code: reasonCode, reverses } = await readAdjustment(call.db, row.id)
  const { id } = await adjust(
    call,
    { ...row, userId: row.user_id, reasonCode, reverses, validUntil: validUntil ?? undefined },
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
