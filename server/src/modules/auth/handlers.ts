import { handler, inTransaction } from '../../platform/http/handler.ts'
import { CommittedRejection, Problem } from '../../platform/http/problem.ts'
import { staffProvider } from '../../platform/settings/settings.ts'
import { findByEmail, lockWithPassword } from '../accounts/repo.ts'
import { changePassword } from './change-password.ts'
import { googleSignIn, linkIdentity, ssoVerify } from './identity/sign-in.ts'
import { sessionHandlers } from './own-sessions.ts'
import { checkPassword } from './passwords.ts'
import { resetPassword, verifyEmail } from './redeem-email-token.ts'
import { register } from './register.ts'
import { endSession, refreshSession } from './sessions.ts'
import { signInOrChallenge } from './sign-in.ts'
import { clearFailures, recordAttempt } from './sign-in-failures.ts'
import { challengeSecondFactor, finishSignIn, proveSecondFactor } from './step-up.ts'

const acknowledged = { status: 200, body: { data: { message: 'You’re logged out.' } } } as const

/** The password is checked outside of any transaction: hashing takes long, and connections are few. */
const login = handler<'login'>(async (call) => {
  const { email, password } = call.body
  await recordAttempt(call, email)
  const user = await findByEmail(call.db, email)
  if (!(await checkPassword(call, user?.password_hash, password)) || !user) throw wrong()
  await clearFailures(call, email)
  if (user.status === 'SUSPENDED') {
    throw new Problem('account_suspended', 'Your account is suspended. Contact us to restore access.')
  }
  const required = staffProvider(call.settings, user)
  if (required) throw new Problem('forbidden', `Administrators log in with ${required.name} here.`)
  if (!user.email_verified_at) {
    throw new Problem('email_not_verified', 'Open the link in the email we sent you, or request a new one.')
  }
  return call.db.transaction().execute(async (db) => {
    // A password that was reset while it was being checked opens nothing: the reset has ended the sessions there were.
    if (!(await lockWithPassword(db, user))) throw wrong()
    const { clock, settings, network, userAgent, requestId, body } = call
    const on = { db, clock, settings, network, userAgent, requestId }
    return signInOrChallenge(on, { userId: user.id, deviceId: body.device_id })
  })
})

const wrong = () =>
  new Problem(
    'invalid_credentials',
    'The email address or password is wrong. Check both, or reset your password.',
  )

const refreshToken = inTransaction<'refreshToken'>(async (call) => {
  const data = await refreshSession(call, call.body.refresh_token)
  return data instanceof CommittedRejection ? data : { status: 200, body: { data } }
})

/** Responds alike with or without a session: the caller is signed out either way. */
const logout = inTransaction<'logout'>(async (call) => {
  await endSession(call, call.body.refresh_token)
  return acknowledged
})

export const authHandlers = {
  login,
  finishSignIn,
  challengeSecondFactor,
  proveSecondFactor,
  refreshToken,
  logout,
  register,
  verifyEmail,
  resetPassword,
  changePassword,
  googleSignIn,
  linkIdentity,
  ssoVerify,
  ...sessionHandlers,
}
