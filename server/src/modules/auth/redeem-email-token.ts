import { audit } from '../../platform/db/audit.ts'
import { handler, inTransaction } from '../../platform/http/handler.ts'
import { queueMail } from '../../platform/mail/queue.ts'
import { sha256 } from '../../platform/sha256.ts'
import { proveAddress, readUser, updateAccount } from '../accounts/repo.ts'
import { passwordChanged } from '../email-tokens/email-templates.ts'
import { redeemEmailToken } from '../email-tokens/email-tokens.ts'
import { closeEmailToken } from '../email-tokens/repo.ts'
import { notify } from '../notifications/notify.ts'
import { rememberNetwork } from './networks-repo.ts'
import { hashPassword, refuseGuessable } from './passwords.ts'
import { endSessionsOf } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { clearAllFailures } from './sign-in-failures.ts'

/**
 * The link proves that its owner reads the mails; the browser that registered is the one that chose the password. Only both together begin
 * a session, so that a stranger's link logs nobody in to the stranger's account (decision 0081).
 */
export const verifyEmail = inTransaction<'verifyEmail'>(async (call) => {
  const { db, clock, requestId, body } = call
  const id = await redeemEmailToken(call, { token: body.verification_token, purpose: 'VERIFY' })
  const { registration_device: registered, status } = await readUser(db, id)
  const email = await proveAddress(db, id, clock())
  await audit({ db, clock, user: { id }, requestId }, { action: 'account.verify', subject: id, details: {} })
  const own = body.device_id !== undefined && registered?.equals(sha256(body.device_id))
  if (!own || status !== 'PENDING') {
    const message = 'Your email address is verified. Log in to continue.'
    return { status: 200, body: { data: { message, email, session: null } } }
  }
  const session = await signIn(call, { userId: id, deviceId: body.device_id })
  const message = 'Your email address is verified, and you’re logged in.'
  return { status: 200, body: { data: { message, email, session } } }
})

/** The password is hashed before the transaction: hashing takes long, and connections are few. */
export const resetPassword = handler<'resetPassword'>(async (call) => {
  const { clock, body, requestId, settings, network } = call
  const { password } = body
  await refuseGuessable({ password, pointer: '#/password' })
  const password_hash = await hashPassword(call, password)
  await call.db.transaction().execute(async (db) => {
    const now = clock()
    const id = await redeemEmailToken({ db, clock }, { token: body.verification_token, purpose: 'RESET' })
    const email = await proveAddress(db, id, now)
    // Thrown, so that the link stays valid: only now is the address known that the password is compared with.
    await refuseGuessable({ password, email, pointer: '#/password' })
    await updateAccount(db, id, { password_hash })
    await endSessionsOf({ db, clock }, id)
    await clearAllFailures(db, email)
    // An owner whom strangers locked out gets in here, whatever the strangers try next.
    await rememberNetwork({ db, clock, settings, network }, id)
    await closeEmailToken(db, { userId: id, purpose: 'VERIFY', now, as: 'used_at' })
    await notify(db, {
      userId: id,
      kind: 'password_changed',
      message: 'Your password was reset with a link from an email. You were signed out everywhere.',
      mail: () => queueMail(db, passwordChanged({ requestId, to: email, publicUrl: settings.publicUrl })),
      now,
    })
    await audit(
      { db, clock, user: { id }, requestId },
      { action: 'password.reset', subject: id, details: {} },
    )
  })
  const message = 'Your new password is set, and you’re signed out everywhere. Log in with it.'
  return { status: 200, body: { data: { message } } }
})
