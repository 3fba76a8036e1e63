import type { components } from '@switchboard/sdk'
import { audit } from '../../platform/db/audit.ts'
import type { Queries, Tx } from '../../platform/db/client.ts'
import { type Problem, refusedField } from '../../platform/http/problem.ts'
import { queueMail } from '../../platform/mail/queue.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import type { Clock } from '../../platform/time/clock.ts'
import { readUser } from '../accounts/repo.ts'
import { notify } from '../notifications/notify.ts'
import { closeChallenge, type OpenChallenge, openChallenge } from './challenges.ts'
import { recoveryCodeUsed } from './emails.ts'
import { requestOptions, takePasskey } from './passkeys.ts'
import { cancelRecoveries, takeRecovery } from './recovery.ts'
import { countRecoveryCodes, findTotp, listPasskeys, takeRecoveryCode, takeTotpStep } from './repo.ts'
import { normalRecoveryCode, relyingParty, totpStep } from './rules.ts'
import { openTotpSecret, recoveryCodeHash } from './sealing.ts'

type Schemas = components['schemas']
type Proof = Pick<Schemas['FinishSignInRequest'], 'code' | 'recovery_code' | 'passkey' | 'recovery_token'>

interface ProofContext<On extends Queries> {
  readonly db: On
  readonly clock: Clock
  readonly settings: Settings
}

interface NewProof {
  readonly userId: string
  /** Undefined for a sign-in. */
  readonly sessionId?: string
  readonly securityVersion?: number
}

/** A challenge with what this account can answer it by. Undefined for an account without a second factor. */
export async function challengeOf(
  { db, clock, settings }: ProofContext<Queries>,
  { userId, ...session }: NewProof,
): Promise<Schemas['SecondFactorChallenge'] | undefined> {
  const party = relyingParty(settings.publicUrl)
  const totp = await findTotp(db, userId)
  const passkeys = await listPasskeys(db, userId)
  if (!totp && passkeys.length === 0) return undefined
  const usable = party ? passkeys : []
  const purpose = session.sessionId ? 'STEP_UP' : 'SIGN_IN'
  const opened = await openChallenge({ db, clock }, { purpose, userId, ...session })
  const { challenge_token } = opened
  const passkey = party && usable.length > 0 ? await requestOptions(party, challenge_token, usable) : null
  const methods: Schemas['SecondFactorMethod'][] = [
    ...(totp ? (['TOTP'] as const) : []),
    ...(passkey ? (['PASSKEY'] as const) : []),
    ...((await countRecoveryCodes(db, userId)) > 0 ? (['RECOVERY_CODE'] as const) : []),
  ]
  return { ...opened, methods, passkey }
}

interface TakenProof {
  readonly challenge: OpenChallenge
  readonly proof: Proof
  readonly requestId: string
}

/**
 * Uses the proof up, and the challenge with it. Throws, and so undoes both, when it is wrong. The caller has counted the
 * attempt, and holds the row of the user.
 */
export async function takeProof(
  on: ProofContext<Tx>,
  { challenge: { token, userId }, proof, requestId }: TakenProof,
): Promise<void> {
  await closeChallenge(on, token)
  if (proof.recovery_token !== undefined) {
    if (await takeRecovery({ ...on, requestId }, userId, proof.recovery_token)) return
    throw refusedField(
      '#/recovery_token',
      'code_wrong',
      'This link doesn’t work any more: it was used or cancelled, or has expired. Log in, and ask for a new one.',
    )
  }
  if (proof.code !== undefined) {
    if (!(await takeCode(on, userId, proof.code))) throw wrongCode()
  } else if (proof.recovery_code !== undefined) {
    const code = normalRecoveryCode(proof.recovery_code)
    const hash = await recoveryCodeHash(on, userId, code)
    if (!(await takeRecoveryCode(on.db, { userId, hash, now: on.clock() }))) {
      throw refusedField('#/recovery_code', 'code_wrong', 'This isn’t one of your unused recovery codes.')
    }
    await tellOfRecoveryCode(on, userId, requestId)
  } else if (proof.passkey) {
    const party = relyingParty(on.settings.publicUrl)
    const response = proof.passkey
    const taken = party && (await takePasskey(on.db, { party, token, userId, response, now: on.clock() }))
    if (!taken) {
      const text = 'This passkey didn’t confirm it’s you. Try again, or use another way.'
      throw refusedField('#/passkey', 'passkey_refused', text)
    }
  } else throw refusedField('#/code', 'required', 'Enter the code that your app shows.')
  // The owner has a factor after all.
  await cancelRecoveries({ ...on, requestId }, userId)
}

async function takeCode(on: ProofContext<Tx>, userId: string, code: string): Promise<boolean> {
  const totp = await findTotp(on.db, userId)
  if (!totp) return false
  const now = on.clock()
  const secret = await openTotpSecret(on, userId, totp.secret)
  const step = secret && totpStep(secret, code, now)
  return step !== undefined && takeTotpStep(on.db, { userId, step, now })
}

/** A recovery code replaces a lost or stolen factor, so the owner is notified. */
async function tellOfRecoveryCode(on: ProofContext<Tx>, userId: string, requestId: string): Promise<void> {
  const { db, clock, settings } = on
  const { email } = await readUser(db, userId)
  const left = await countRecoveryCodes(db, userId)
  await audit(
    { db, clock, user: { id: userId }, requestId },
    { action: 'second_factor.recovery_code.use', subject: userId, details: { left } },
  )
  const mail = { requestId, to: email, publicUrl: settings.publicUrl }
  await notify(db, {
    userId,
    kind: 'second_factor',
    message: `A recovery code was used to log in or to confirm a change. ${left === 1 ? 'One is' : `${left} are`} left.`,
    important: true,
    route: '/dashboard/profile?section=security',
    text: 'Get new recovery codes',
    mail: () => queueMail(db, recoveryCodeUsed(mail, left)),
    now: clock(),
  })
}

export const wrongCode = (): Problem =>
  refusedField('#/code', 'code_wrong', 'This code isn’t right. Enter the one your app shows now.')
