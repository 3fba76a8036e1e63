import type { components } from '@switchboard/sdk'
import { audit } from '../../../platform/db/audit.ts'
import { handler, inTransaction } from '../../../platform/http/handler.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { toDecimal } from '../../../platform/money/decimals.ts'
import { findDifference, listDifferences, resolveDifference } from './repo.ts'

const adminListPaymentDifferences = handler<'adminListPaymentDifferences'>(async ({ db, query }) => {
  const { page = 1, limit = 20, status } = query
  const { rows, total } = await listDifferences(db, { status, page, limit })
  return { status: 200, body: { data: rows.map(differenceOf), meta: { page, limit, total } } }
})

const adminResolvePaymentDifference = inTransaction<'adminResolvePaymentDifference'>(async (call) => {
  const { db, clock, user, body } = call
  const { difference_id: id } = body
  const note = body.note.trim()
  if (!(await findDifference(db, id))) throw new Problem('not_found', `There’s no difference ${id}.`)
  const isResolved = await resolveDifference(db, id, { resolved_at: clock(), resolved_by: user.id, note })
  if (!isResolved) throw new Problem('difference_resolved', 'This difference was already resolved.')
  await audit(call, { action: 'admin.payment.resolve', subject: id, details: { note } })
  const row = await findDifference(db, id)
  if (!row) throw new Error(`${id} was resolved a moment ago.`)
  return { status: 200, body: { data: differenceOf(row) } }
})

type Row = NonNullable<Awaited<ReturnType<typeof findDifference>>>

const differenceOf = (row: Row): components['schemas']['AdminPaymentDifference'] => ({
  difference_id: row.difference_id,
  kind: row.kind,
  day: row.day,
  reference_number: row.reference_number,
  user_id: row.user_id,
  user_name: row.user_name,
  currency: row.currency,
  amount: row.amount === null ? null : toDecimal(row.amount),
  provider_amount: row.provider_amount === null ? null : toDecimal(row.provider_amount),
  found_at: row.found_at.toISOString(),
  resolved_at: row.resolved_at?.toISOString() ?? null,
  resolved_by_name: row.resolved_by_name,
  note: row.note,
})

export const reconciliationOperations = { adminListPaymentDifferences, adminResolvePaymentDifference }
