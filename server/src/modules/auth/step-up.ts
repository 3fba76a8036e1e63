import { handler, type RequestContext } from '../../platform/http/handler.ts'
import { Problem, refusedField } from '../../platform/http/problem.ts'
import { after } from '../../platform/time/clock.ts'
import { lockUser, readUser } from '../accounts/repo.ts'
import { closeChallenge, countAttempt, openChallenge } from '../second-factor/challenges.ts'
import { challengeOf, takeProof } from '../second-factor/proofs.ts'
import { isEnrolled, noteProof } from '../second-factor/repo.ts'
import { checkPassword } from './passwords.ts'
import { endSessionsOf } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { clearFailures, recordAttempt } from './sign-in-failures.ts'

const suspended = () =>
  new Problem('account_suspended', 'Your account is suspended. Contact us to restore access.')

/** Exchanges a sign-in challenge for the session that neither password nor social sign-in opens alone. */
export const finishSignIn = handler<'finishSignIn'>(async (call) => {
  const { body, clock, settings, network, userAgent, requestId } = call
  const { challenge_token, device_id: deviceId, ...proof } = body
  const challenge = await countAttempt(call, { token: challenge_token, purpose: 'SIGN_IN' })
  const { email } = await readUser(call.db, challenge.userId)
  await recordAttempt(call, email, { proof: 'second-factor' })
  const data = await call.db.transaction().execute(async (db) => {
    await lockUser(db, challenge.userId)
    if ((await readUser(db, challenge.userId)).status === 'SUSPENDED') throw suspended()
    await takeProof({ db, clock, settings }, { challenge, proof, requestId })
    const on = { db, clock, settings, network, userAgent, requestId }
    const byFactor = proof.recovery_token === undefined
    // A thief of the lost factor is signed out with it.
    if (!byFactor) await endSessionsOf(on, challenge.userId)
    return signIn(on, { userId: challenge.userId, deviceId, byFactor })
  })
  await clearFailures(call, email, 'second-factor')
  return { status: 200, body: { data } }
})

export const challengeSecondFactor = handler<'challengeSecondFactor'>(async (call) => {
  const { db, user } = call
  const owner = { userId: user.id, sessionId: user.session, securityVersion: user.securityVersion }
  const data = (await challengeOf(call, owner)) ?? {
    ...(await openChallenge(call, { purpose: 'STEP_UP', ...owner })),
    // Accounts that have only Google sign in again instead.
    methods: (await readUser(db, user.id)).password_hash === null ? [] : (['PASSWORD'] as const).slice(),
    passkey: null,
  }
  return { status: 200, body: { data } }
})

/** A wrong proof counts as one of signing in does: a session that was left open is no way around the lock. */
export const proveSecondFactor = handler<'proveSecondFactor'>(async (call) => {
  const { body, user, clock, settings, requestId } = call
  const { challenge_token, password, ...proof } = body
  const attempt = { token: challenge_token, purpose: 'STEP_UP', sessionId: user.session } as const
  const challenge = await countAttempt(call, attempt)
  const byFactor = await isEnrolled(call.db, user.id)
  if (byFactor) {
    await recordAttempt(call, user.email, { proof: 'second-factor', code: 'too_many_requests' })
    await call.db.transaction().execute(async (db) => {
      await lockUser(db, user.id)
      await takeProof({ db, clock, settings }, { challenge, proof, requestId })
      await noteProof(db, { sessionId: user.session, now: clock(), byFactor })
    })
    await clearFailures(call, user.email, 'second-factor')
  } else {
    await checkOwnPassword(call, password)
    await call.db.transaction().execute(async (db) => {
      await lockUser(db, user.id)
      await closeChallenge({ db, clock }, challenge_token)
      await noteProof(db, { sessionId: user.session, now: clock(), byFactor })
    })
  }
  const proved_until = after(clock(), settings.stepUpSeconds).toISOString()
  return { status: 200, body: { data: { proved_until } } }
})

async function checkOwnPassword(
  call: RequestContext<'proveSecondFactor'>,
  password: string | undefined,
): Promise<void> {
  const { db, user } = call
  if (password === undefined) throw refusedField('#/password', 'required', 'Enter your password.')
  await recordAttempt(call, user.email, { code: 'too_many_requests' })
  const { password_hash } = await readUser(db, user.id)
  if (!(await checkPassword(call, password_hash, password))) {
    throw refusedField('#/password', 'password_wrong', 'This isn’t your password.')
  }
  await clearFailures(call, user.email)
}
