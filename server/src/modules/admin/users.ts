import { audit } from '../../platform/db/audit.ts'
import { inTransaction } from '../../platform/http/handler.ts'
import { refusedField } from '../../platform/http/problem.ts'
import { lockAccount, unlockAccount } from '../accounts/repo.ts'
import { endSessionsOf } from '../auth/sessions.ts'
import { approveRecovery, recoveryView } from '../second-factor/recovery.ts'
import { lockUserToChange } from './find-user.ts'

/** Sessions end in the transaction that locks: a concurrent sign-in can't slip through, since it checks the status, too. */
export const adminLockUser = inTransaction<'adminLockUser'>(async (call) => {
  const { db, body } = call
  const reason = requireReason(body.reason)
  const { id } = await lockUserToChange(db, body.user_id)
  await lockAccount(db, id)
  const ended = await endSessionsOf(call, id)
  await audit(call, { action: 'admin.user.lock', subject: id, details: { reason, ended_sessions: ended } })
  return { status: 200, body: { data: { user_id: id, status: 'SUSPENDED', ended_sessions: ended } } }
})

export const adminUnlockUser = inTransaction<'adminUnlockUser'>(async (call) => {
  const { db, body } = call
  const { id } = await lockUserToChange(db, body.user_id)
  const status = await unlockAccount(db, id)
  await audit(call, { action: 'admin.user.unlock', subject: id, details: {} })
  return { status: 200, body: { data: { user_id: id, status, ended_sessions: 0 } } }
})

export const adminSignOutUser = inTransaction<'adminSignOutUser'>(async (call) => {
  const { db, body } = call
  const { id, status } = await lockUserToChange(db, body.user_id)
  const ended = await endSessionsOf(call, id)
  await audit(call, { action: 'admin.user.sign_out', subject: id, details: { ended_sessions: ended } })
  return { status: 200, body: { data: { user_id: id, status, ended_sessions: ended } } }
})

export const adminApproveFactorRecovery = inTransaction<'adminApproveFactorRecovery'>(async (call) => {
  const { db, body, user } = call
  const reason = requireReason(body.reason)
  const { id } = await lockUserToChange(db, body.user_id)
  const approved = await approveRecovery(call, id, user.id)
  await audit(call, {
    action: 'admin.user.factor_recovery_approve',
    subject: id,
    details: { reason, approvals: approved.approved_twice ? 2 : 1 },
  })
  return { status: 200, body: { data: recoveryView(approved, user.id) } }
})

function requireReason(text: string): string {
  const reason = text.trim()
  if (reason.length < 3) throw refusedField('#/reason', 'min_length', 'Give a reason for the audit log.')
  return reason
}
