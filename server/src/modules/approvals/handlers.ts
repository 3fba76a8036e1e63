import type { components } from '@switchboard/sdk'
import { audit } from '../../platform/db/audit.ts'
import { handler, inTransaction } from '../../platform/http/handler.ts'
import { Problem } from '../../platform/http/problem.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import { after } from '../../platform/time/clock.ts'
import { readCallNames } from '../catalogue/repo.ts'
import { keysInForce, lockKeyInForce } from '../subscriptions/keys-in-force-repo.ts'
import { type ApprovalRow, answerWaiting, listWaiting } from './repo.ts'
import { approvalSeconds } from './rules.ts'

const listApprovals = handler<'listApprovals'>(async ({ db, user, clock }) => {
  const now = clock()
  const waiting = await listWaiting(db, user.id, now)
  // A call of a key that has ended waits for nothing.
  const working = await keysInForce(
    db,
    waiting.map(({ key_id }) => key_id),
    now,
  )
  const rows = waiting.filter(({ key_id }) => working.has(key_id))
  const namesOf = await readCallNames(db, rows)
  return { status: 200, body: { data: rows.map((row) => approvalOf(row, namesOf(row))) } }
})

const decideApproval = inTransaction<'decideApproval'>(async (call) => {
  const { db, user, body, clock } = call
  const { approval_id: id, decision } = body
  const now = clock()
  const answered = await answerWaiting(db, {
    ...{ id, of: { userId: user.id }, now },
    answer: decision === 'ALLOW' ? 'ALLOWED' : 'DENIED',
    expiresAt: after(now, approvalSeconds),
  })
  if (!answered || !(await lockKeyInForce(db, answered.key_id, now))) throw notWaiting()
  const { key_id, api, operation, price } = answered
  await audit(call, {
    action: 'call.decide',
    subject: id,
    details: { decision, key_id, api, operation, price: toDecimal(price) },
  })
  const namesOf = await readCallNames(db, [answered])
  return { status: 200, body: { data: approvalOf(answered, namesOf(answered)) } }
})

const notWaiting = (): Problem =>
  new Problem(
    'not_found',
    'This call is no longer waiting: it was decided, timed out, or its key was revoked. Nothing was charged.',
  )

const approvalOf = (
  row: ApprovalRow,
  names: { readonly operation_name: string } | undefined,
): components['schemas']['CallApproval'] => ({
  approval_id: row.id,
  status: row.answer ?? 'WAITING',
  key_id: row.key_id,
  agent: row.agent,
  api: row.api,
  api_name: row.api_name,
  version: row.version,
  operation: row.operation,
  operation_name: names?.operation_name || row.operation,
  price: toDecimal(row.price),
  sent: row.sent,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
})

export const approvalHandlers = { listApprovals, decideApproval }
