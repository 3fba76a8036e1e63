import { audit } from '../../platform/db/audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { handler, type RequestContext } from '../../platform/http/handler.ts'
import { queueMail } from '../../platform/mail/queue.ts'
import { sha256 } from '../../platform/sha256.ts'
import { createAccount, findByEmail, lockByEmail, type UserRow, updateAccount } from '../accounts/repo.ts'
import { linkTemplates, registeredAlready } from '../email-tokens/email-templates.ts'
import { createEmailLink } from '../email-tokens/email-tokens.ts'
import { passEmailThrottle } from '../email-tokens/throttle.ts'
import { requireCaptcha } from '../site/captcha.ts'
import { checkPassword, hashPassword, refuseGuessable } from './passwords.ts'

type RegisterRequest = RequestContext<'register'>

/** The browser that registers: verifying the address in it logs in, too. */
const deviceOf = ({ body: { device_id } }: RegisterRequest): Buffer | null =>
  device_id === undefined ? null : sha256(device_id)

const message = 'We’ve emailed you a link. Open it to verify your address.'

/** The response and the hashing work are the same for every address, so they don't reveal whether it has an account. */
export const register = handler<'register'>(async (call) => {
  await requireCaptcha(call, 'register', call.body.captcha)
  const { email, password } = call.body
  await refuseGuessable({ password, email, pointer: '#/password' })
  const password_hash = await hashPassword(call, password)
  while (!(await tryOnce(call, password_hash))) {}
  return { status: 202, body: { data: { message } } }
})

/** False when the account changed while passwords were compared, which is done outside of the transaction: it is slow. */
async function tryOnce(call: RegisterRequest, password_hash: string): Promise<boolean> {
  const { email, password } = call.body
  const seen = await findByEmail(call.db, email)
  const samePassword = await checkPassword(call, seen?.password_hash, password)
  return call.db.transaction().execute(async (tx) => {
    if (!seen && (await registerNew(call, tx, password_hash))) return true
    const known = await lockByEmail(tx, email)
    if (!known || known.password_hash !== seen?.password_hash) return false
    if (known.email_verified_at) await tellOwner(call, tx, known)
    else await registerAgain(call, tx, { known, samePassword, password_hash })
    return true
  })
}

async function registerNew(call: RegisterRequest, db: Tx, password_hash: string): Promise<boolean> {
  const { clock, body, requestId } = call
  const { email, reference = null } = body
  const id = await createAccount(db, {
    email,
    now: clock(),
    password_hash,
    reference,
    agreed: true,
    registration_device: deviceOf(call),
  })
  if (!id) return false
  // Mailed also when somebody has just asked for a link to this address: without it there is no way in.
  await passEmailThrottle({ db, clock, email, purpose: 'VERIFY' })
  await mailLink(call, db, { id, email })
  await audit(
    { db, clock, user: { id }, requestId },
    { action: 'account.register', subject: id, details: {} },
  )
  return true
}

interface RegisterAgainInput {
  readonly known: UserRow
  readonly samePassword: boolean
  readonly password_hash: string
}

/**
 * The address is unproven, so the newest registration counts, with its own link. During the wait no second email is
 * sent; if two registrations have different passwords neither is trusted, since the link on its way would open the
 * account to both. The owner then sets a new one by Forgot password, and no browser is logged in by the link.
 */
async function registerAgain(
  call: RegisterRequest,
  db: Tx,
  { known, samePassword, password_hash }: RegisterAgainInput,
): Promise<void> {
  const { clock, body, requestId } = call
  const mails = await passEmailThrottle({ db, clock, email: body.email, purpose: 'VERIFY' })
  if (!mails && samePassword) return
  const change = mails
    ? { password_hash, reference: body.reference ?? null, registration_device: deviceOf(call) }
    : { password_hash: null, registration_device: null }
  await updateAccount(db, known.id, change)
  if (mails) await mailLink(call, db, known)
  await audit(
    { db, clock, user: known, requestId },
    { action: 'account.register_again', subject: known.id, details: { mailed: mails } },
  )
}

async function tellOwner(
  { clock, settings, requestId, body }: RegisterRequest,
  db: Tx,
  known: UserRow,
): Promise<void> {
  if (!(await passEmailThrottle({ db, clock, email: body.email, purpose: 'VERIFY' }))) return
  const { publicUrl } = settings
  await queueMail(db, registeredAlready({ requestId, to: known.email, publicUrl }))
  await audit(
    { db, clock, user: known, requestId },
    { action: 'account.register_refused', subject: known.id, details: {} },
  )
}

async function mailLink(
  { clock, settings, requestId }: RegisterRequest,
  db: Tx,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
): Promise<void> {
  const { publicUrl } = settings
  const link = await createEmailLink(db, { userId: id, purpose: 'VERIFY', publicUrl, now: clock() })
  await queueMail(db, linkTemplates.VERIFY({ requestId, to: email, link }))
}
