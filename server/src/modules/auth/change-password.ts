import { audit } from '../../platform/db/audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { handler, type RequestContext } from '../../platform/http/handler.ts'
import { Problem, refusedField } from '../../platform/http/problem.ts'
import { queueMail } from '../../platform/mail/queue.ts'
import { readUser, replacePassword } from '../accounts/repo.ts'
import { lockUnchanged } from '../accounts/security-version-repo.ts'
import { passwordChanged } from '../email-tokens/email-templates.ts'
import { notify } from '../notifications/notify.ts'
import { keepProof } from '../second-factor/repo.ts'
import { checkPassword, hashPassword, refuseGuessable } from './passwords.ts'
import { endSessionsOf } from './sessions.ts'
import { clearFailures, recordAttempt } from './sign-in-failures.ts'

const wrong = () => refusedField('#/current_password', 'password_wrong', 'This isn’t your current password.')

/** A wrong try counts as one of signing in does: a session that was left open is no way around the lock. */
export const changePassword = handler<'changePassword'>(async (call) => {
  const { db, body, user } = call
  const row = await readUser(db, user.id)
  if (row.password_hash === null) {
    throw new Problem(
      'password_not_set',
      'You log in with a provider. To set a password too, request a link under Forgot password.',
    )
  }
  if (body.repeat_password !== body.new_password) {
    throw refusedField('#/repeat_password', 'passwords_differ', 'Repeat the new password exactly.')
  }
  await refuseGuessable({ password: body.new_password, email: user.email, pointer: '#/new_password' })
  await recordAttempt(call, user.email, { code: 'too_many_requests' })
  if (!(await checkPassword(call, row.password_hash, body.current_password))) throw wrong()
  await clearFailures(call, user.email)
  const password_hash = await hashPassword(call, body.new_password)
  await db.transaction().execute((tx) => put(call, tx, { from: row.password_hash, to: password_hash }))
  const message = 'Your new password is set. Your other sessions are signed out.'
  return { status: 200, body: { data: { message } } }
})

interface PasswordChange {
  readonly from: string | null
  readonly to: string
}

async function put(
  call: RequestContext<'changePassword'>,
  db: Tx,
  { from, to }: PasswordChange,
): Promise<void> {
  const { clock, settings, user, requestId } = call
  await lockUnchanged(db, user)
  const email = await replacePassword(db, { id: user.id, from, to })
  if (!email) throw wrong()
  await endSessionsOf({ db, clock }, user.id, user.session)
  await keepProof(db, user)
  await notify(db, {
    userId: user.id,
    kind: 'password_changed',
    message: 'Your password was changed. Your other sessions are signed out.',
    mail: () => queueMail(db, passwordChanged({ requestId, to: email, publicUrl: settings.publicUrl })),
    now: clock(),
  })
  await audit({ db, clock, user, requestId }, { action: 'password.change', subject: user.id, details: {} })
}
