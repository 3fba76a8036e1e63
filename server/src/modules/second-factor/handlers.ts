import { randomBytes } from 'node:crypto'
import { audit } from '../../platform/db/audit.ts'
import type { Db } from '../../platform/db/client.ts'
import { handler, inTransaction } from '../../platform/http/handler.ts'
import { Problem, refusedField } from '../../platform/http/problem.ts'
import { lockUser, readUser } from '../accounts/repo.ts'
import { lockUnchanged } from '../accounts/security-version-repo.ts'
import { closeChallenge, countAttempt, openChallenge } from './challenges.ts'
import {
  completeAddition,
  completeRemoval,
  type FactorContext,
  newRecoveryCodes,
  recordChange,
} from './change-factors.ts'
import { creationOptions, readNewPasskey, requireRelyingParty } from './passkeys.ts'
import { wrongCode } from './proofs.ts'
import { cancelFactorRecovery, requestFactorRecovery } from './recovery.ts'
import {
  deletePasskey,
  isEnrolled,
  keepPasskey,
  keepTotp,
  listPasskeys,
  removeTotpFactor,
  setPasskeyName,
} from './repo.ts'
import { maxPasskeys, totpSecretBytes, totpSetup, totpStep } from './rules.ts'
import { openTotpSecret, sealTotpSecret } from './sealing.ts'
import { readSecondFactor } from './second-factor.ts'

const getSecondFactor = handler<'getSecondFactor'>(async (call) => ({
  status: 200,
  body: { data: await readSecondFactor(call, call.user) },
}))

const beginTotp = inTransaction<'beginTotp'>(async (call) => {
  const { user } = call
  const secret = randomBytes(totpSecretBytes)
  const totpSecret = await sealTotpSecret(call, user.id, secret)
  const opened = await openChallenge(call, {
    purpose: 'TOTP_SETUP',
    userId: user.id,
    sessionId: user.session,
    securityVersion: user.securityVersion,
    totpSecret,
  })
  return { status: 200, body: { data: { ...opened, ...totpSetup(secret, user.email) } } }
})

/** The context of a change, in a transaction that takes turns with every other one of the account. */
function inTurn<Result>(
  { db, clock, settings, user, requestId }: Omit<FactorContext, 'db'> & { readonly db: Db },
  work: (on: FactorContext) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    await lockUser(tx, user.id)
    return work({ db: tx, clock, settings, user, requestId })
  })
}

const confirmTotp = handler<'confirmTotp'>(async (call) => {
  const { user, body } = call
  const attempt = { token: body.challenge_token, purpose: 'TOTP_SETUP', sessionId: user.session } as const
  const { totpSecret } = await countAttempt(call, attempt)
  const now = call.clock()
  const secret = totpSecret && (await openTotpSecret(call, user.id, totpSecret))
  const last_step = secret ? totpStep(secret, body.code, now) : undefined
  if (!totpSecret || last_step === undefined) throw wrongCode()
  const data = await inTurn(call, async (on) => {
    await closeChallenge(on, body.challenge_token)
    await keepTotp(on.db, { user_id: user.id, secret: totpSecret, last_step, created_at: now })
    await recordChange(on, 'totp.add')
    const recovery_codes = await completeAddition(on)
    return { second_factor: await readSecondFactor(on, user), recovery_codes }
  })
  return { status: 200, body: { data } }
})

const removeTotp = inTransaction<'removeTotp'>(async (call) => {
  const { db, user } = call
  await lockUnchanged(db, user)
  if (!(await removeTotpFactor(db, user.id))) {
    throw new Problem('not_found', 'There’s no authenticator app to remove.')
  }
  await completeRemoval(call)
  await recordChange(call, 'totp.remove')
  return { status: 200, body: { data: await readSecondFactor(call, user) } }
})

const tooMany = () =>
  new Problem(
    'passkey_limit',
    `An account can have ${maxPasskeys} passkeys. Remove one that you no longer use.`,
  )

const beginPasskey = inTransaction<'beginPasskey'>(async (call) => {
  const { db, user, settings } = call
  const party = requireRelyingParty(settings.publicUrl)
  const passkeys = await listPasskeys(db, user.id)
  if (passkeys.length >= maxPasskeys) throw tooMany()
  const { challenge_token, expires_in } = await openChallenge(call, {
    purpose: 'PASSKEY_SETUP',
    userId: user.id,
    sessionId: user.session,
    securityVersion: user.securityVersion,
  })
  const owner = await readUser(db, user.id)
  const options = await creationOptions({ party, token: challenge_token, user: owner, passkeys })
  return { status: 200, body: { data: { challenge_token, expires_in, options } } }
})

const addPasskey = handler<'addPasskey'>(async (call) => {
  const { user, body, settings } = call
  const party = requireRelyingParty(settings.publicUrl)
  const attempt = { token: body.challenge_token, purpose: 'PASSKEY_SETUP', sessionId: user.session } as const
  await countAttempt(call, attempt)
  const passkey = await readNewPasskey(party, body.challenge_token, body.passkey)
  if (!passkey) {
    throw refusedField('#/passkey', 'passkey_refused', 'This passkey couldn’t be added. Start again.')
  }
  const data = await inTurn(call, async (on) => {
    await closeChallenge(on, body.challenge_token)
    if ((await listPasskeys(on.db, user.id)).length >= maxPasskeys) throw tooMany()
    const row = { ...passkey, user_id: user.id, name: body.name, created_at: on.clock(), last_used_at: null }
    if (!(await keepPasskey(on.db, row))) {
      throw new Problem('passkey_known', 'This passkey was already added. Create another one.')
    }
    await recordChange(on, 'passkey.add', { passkey: passkey.id })
    const recovery_codes = await completeAddition(on)
    return { second_factor: await readSecondFactor(on, user), recovery_codes }
  })
  return { status: 200, body: { data } }
})

const passkeyUnknown = () => new Problem('not_found', 'Your account has no such passkey.')

const renamePasskey = inTransaction<'renamePasskey'>(async (call) => {
  const { db, clock, user, requestId, body } = call
  const own = { userId: user.id, passkeyId: body.passkey_id }
  if (!(await setPasskeyName(db, own, body.name))) throw passkeyUnknown()
  await audit(
    { db, clock, user, requestId },
    { action: 'second_factor.passkey.rename', subject: user.id, details: { passkey: own.passkeyId } },
  )
  return { status: 200, body: { data: await readSecondFactor(call, user) } }
})

const removePasskey = inTransaction<'removePasskey'>(async (call) => {
  const { db, user, body } = call
  await lockUnchanged(db, user)
  const passkeyId = body.passkey_id
  const name = await deletePasskey(db, { userId: user.id, passkeyId })
  if (name === undefined) throw passkeyUnknown()
  await completeRemoval(call)
  await recordChange(call, 'passkey.remove', { passkey: passkeyId, name })
  return { status: 200, body: { data: await readSecondFactor(call, user) } }
})

const replaceRecoveryCodes = inTransaction<'replaceRecoveryCodes'>(async (call) => {
  const { db, user } = call
  await lockUnchanged(db, user)
  if (!(await isEnrolled(db, user.id))) {
    throw new Problem('second_factor_missing', 'Recovery codes back up a second factor. Set one up first.')
  }
  const recovery_codes = await newRecoveryCodes(call)
  await recordChange(call, 'recovery_codes.replace')
  return { status: 200, body: { data: { recovery_codes } } }
})

export const secondFactorHandlers = {
  getSecondFactor,
  beginTotp,
  confirmTotp,
  removeTotp,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  replaceRecoveryCodes,
  requestFactorRecovery,
  cancelFactorRecovery,
}
