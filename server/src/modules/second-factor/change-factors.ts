import { audit } from '../../platform/db/audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { AuthUser } from '../../platform/http/authenticate.ts'
import { queueMail } from '../../platform/mail/queue.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import type { Clock } from '../../platform/time/clock.ts'
import { notify } from '../notifications/notify.ts'
import { type FactorChange, factorChanged, factorNotice } from './emails.ts'
import {
  countRecoveryCodes,
  deleteRecoveryCodes,
  isEnrolled,
  keepProof,
  keepRecoveryCodes,
  noteProof,
} from './repo.ts'
import { newRecoveryCode, normalRecoveryCode, recoveryCodeCount } from './rules.ts'
import { recoveryCodeHash } from './sealing.ts'

export interface FactorContext {
  readonly db: Tx
  readonly clock: Clock
  readonly settings: Settings
  readonly user: AuthUser
  readonly requestId: string
}

/** Written down, and told to the owner, in the transaction that does it. */
export async function recordChange(
  { db, clock, settings, user, requestId }: FactorContext,
  change: FactorChange,
  details: object = {},
): Promise<void> {
  await audit(
    { db, clock, user, requestId },
    { action: `second_factor.${change}`, subject: user.id, details },
  )
  await keepProof(db, user)
  const mail = { requestId, to: user.email, publicUrl: settings.publicUrl }
  await notify(db, {
    userId: user.id,
    kind: 'second_factor',
    message: factorNotice(change),
    important: change.endsWith('.remove'),
    route: '/dashboard/profile?section=security',
    text: 'Review second factors',
    mail: () => queueMail(db, factorChanged(mail, change)),
    now: clock(),
  })
}

/**
 * After a factor was added, which proves this session by it. Returns recovery codes where there are none left: with the first
 * factor, and where all were used.
 */
export async function completeAddition(on: FactorContext): Promise<string[] | null> {
  const { db, clock, user } = on
  const codes = (await countRecoveryCodes(db, user.id)) > 0 ? null : await newRecoveryCodes(on)
  // Last: new codes are a change, too.
  await noteProof(db, { sessionId: user.session, now: clock(), byFactor: true })
  return codes
}

/** Shows them for the only time; earlier ones are gone. */
export async function newRecoveryCodes(on: FactorContext): Promise<string[]> {
  const { db, user } = on
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode)
  const hashes = await Promise.all(
    codes.map((code) => recoveryCodeHash(on, user.id, normalRecoveryCode(code))),
  )
  await keepRecoveryCodes(db, user.id, hashes)
  return codes
}

/** Recovery codes replace a factor: they are deleted with the last one. */
export async function completeRemoval({ db, user }: FactorContext): Promise<void> {
  if (!(await isEnrolled(db, user.id))) await deleteRecoveryCodes(db, user.id)
}
