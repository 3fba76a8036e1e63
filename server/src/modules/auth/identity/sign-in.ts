import { randomBytes } from 'node:crypto'
import type { AppContext } from '../../../platform/app-context.ts'
import { audit } from '../../../platform/db/audit.ts'
import type { Tx } from '../../../platform/db/client.ts'
import { handler, inTransaction } from '../../../platform/http/handler.ts'
import { commitAndReject, Problem } from '../../../platform/http/problem.ts'
import { queueMail } from '../../../platform/mail/queue.ts'
import { type Settings, staffProvider } from '../../../platform/settings/settings.ts'
import { after } from '../../../platform/time/clock.ts'
import {
  createAccount,
  lockByEmail,
  lockByIdentity,
  readUser,
  type UserRow,
  updateAccount,
} from '../../accounts/repo.ts'
import { lockUnchanged } from '../../accounts/security-version-repo.ts'
import { identityLinked } from '../../email-tokens/email-templates.ts'
import { closeEmailToken } from '../../email-tokens/repo.ts'
import { notify } from '../../notifications/notify.ts'
import { keepProof } from '../../second-factor/repo.ts'
import { endSessionsOf, hashToken } from '../sessions.ts'
import { signInOrChallenge } from '../sign-in.ts'
import { addSsoToken, keepIdentity, takeIdentity, takeSsoToken } from '../sso-repo.ts'
import { type Identity, type IdentityProvider, type RejectionReason, SignInRejected } from './provider.ts'

declare module '../../../platform/app-context.ts' {
  interface AppContext {
    /** Those that people log in with, by their ids. */
    readonly identityProviders?: ReadonlyMap<string, IdentityProvider>
  }
}

const ssoTokenSeconds = 300

export const googleSignIn = handler<'googleSignIn'>(async (call) => {
  const { db, clock, settings, requestId } = call
  const google = call.identityProviders?.get('google')
  if (!google) throw new Problem('not_offered', 'Google sign-in isn’t available here. Use your password.')
  try {
    const identity = await google.identityIn(call.body.credential)
    const data = await signInByIdentity({ db, clock, settings, requestId }, { provider: google, identity })
    return { status: 200, body: { data } }
  } catch (error) {
    throw error instanceof SignInRejected ? googleProblem(error.reason) : error
  }
})

function googleProblem(reason: RejectionReason): Problem {
  if (reason === 'unavailable')
    return new Problem(
      'unavailable',
      'Google can’t be reached right now. Try again, or log in with your password.',
      { retryAfterSeconds: 30 },
    )
  if (reason === 'suspended')
    return new Problem('account_suspended', 'Your account is suspended. Contact us to restore access.')
  return new Problem(
    'credential_refused',
    reason === 'linked_elsewhere'
      ? 'This address is linked to another Google account. Log in with that one, or with your password.'
      : 'The credential has expired, is for another site, or its address isn’t verified with Google. Log in with Google again.',
  )
}

type SignInContext = Pick<AppContext, 'db' | 'clock' | 'settings'> & { readonly requestId: string }

interface ProvenIdentity {
  readonly provider: Pick<IdentityProvider, 'id' | 'domains' | 'vouches' | 'staff'>
  readonly identity: Identity
  /** By which an identity waits for the owner of the account with its address. */
  readonly attempt?: Buffer
}

/** Returns a one-time token for `POST /sso-verify`. Throws SignInRejected. */
export async function signInByIdentity(call: SignInContext, proven: ProvenIdentity) {
  const { clock, settings, requestId } = call
  const data = await call.db.transaction().execute(async (db) => {
    const account = await accountOf({ db, clock, settings, requestId }, proven)
    if (!account) return
    const token = `sso_${randomBytes(32).toString('base64url')}`
    const expiresAt = after(clock(), ssoTokenSeconds)
    // Short-lived, since it passes through the address of a page.
    await addSsoToken(db, { hash: hashToken(token), userId: account.id, expiresAt })
    return { sso_token: token, newly_registered: account.made }
  })
  if (!data) throw new SignInRejected('link')
  return data
}

type On = Omit<SignInContext, 'db'> & { readonly db: Tx }

/** Undefined where the owner of the account with the identity’s address has to log in to it first: decision 0146. */
async function accountOf(
  on: On,
  proven: ProvenIdentity,
): Promise<{ readonly id: string; readonly made: boolean } | undefined> {
  const { db, clock, settings, requestId } = on
  const { provider, identity, attempt } = proven
  const { email } = identity
  const domain = email?.slice(email.lastIndexOf('@') + 1).toLowerCase() ?? ''
  if (provider.domains && email && !provider.domains.includes(domain)) throw new SignInRejected('not_allowed')
  const own = await lockByIdentity(db, provider.id, identity.id)
  if (own) return { id: usable(own, proven, settings).id, made: false }
  if (!email) throw new SignInRejected('unverified')
  const known = await lockByEmail(db, email)
  if (known) {
    // A copy of this call may have made or linked it between the two reads.
    if (known.sso_by === provider.id && known.sso_id === identity.id) return accountOf(on, proven)
    // The operator says that it knows the staff, wherever they logged in before.
    const knows = usable(known, proven, settings).user_type === 'ADMIN' && provider.staff
    // A reassigned address must not open its previous holder's account.
    if (known.sso_id && !(knows && known.sso_by !== provider.id)) throw new SignInRejected('linked_elsewhere')
    // One without a verified address has no owner yet.
    if (provider.vouches || knows || !known.email_verified_at) {
      await takeIn(on, known, proven)
      return { id: known.id, made: false }
    }
    if (attempt) await keepIdentity(db, attempt, { userId: known.id, ssoId: identity.id })
    return
  }
  const account = { email, now: clock(), password_hash: null, reference: null, agreed: false }
  const id = await createAccount(db, { ...account, identity: { ...identity, by: provider.id } })
  // Lost a race with a copy of this call, or with a registration: then the account is there now.
  if (!id) return accountOf(on, proven)
  const details = { by: provider.id }
  await audit({ db, clock, user: { id }, requestId }, { action: 'account.register', subject: id, details })
  return { id, made: true }
}

function usable(account: UserRow, { provider }: ProvenIdentity, settings: Settings): UserRow {
  if (account.status === 'SUSPENDED') throw new SignInRejected('suspended')
  const required = staffProvider(settings, account)
  if (required && required.id !== provider.id) throw new SignInRejected('staff')
  return account
}

/** Links an account by its address alone. */
async function takeIn(
  { db, clock, requestId }: On,
  known: UserRow,
  { provider, identity }: ProvenIdentity,
): Promise<void> {
  const { id, email_verified_at } = known
  if (!email_verified_at) await takeOver(db, { id, now: clock() })
  await updateAccount(db, id, {
    ...{ is_sso: true, sso_by: provider.id, sso_id: identity.id },
    firstname: known.firstname || identity.firstname,
    lastname: known.lastname || identity.lastname,
  })
  const details = { by: provider.id, verified_before: email_verified_at !== null }
  await audit({ db, clock, user: known, requestId }, { action: 'account.link', subject: id, details })
}

/** Links the identity that waits for the caller’s account, whose owner they have just proved to be. */
export const linkIdentity = inTransaction<'linkIdentity'>(async (call) => {
  const { db, user, clock, settings, body, requestId, identityProviders } = call
  await lockUnchanged(db, user)
  const appKey = hashToken(body.sign_in_key)
  const waiting = await takeIdentity(db, { appKey, userId: user.id, now: clock() })
  const provider = identityProviders?.get(waiting?.provider ?? '')
  const isTaken =
    !waiting?.sso_id || !provider || (await lockByIdentity(db, provider.id, waiting.sso_id)) !== undefined
  const { sso_id, email } = await readUser(db, user.id)
  if (isTaken || sso_id) {
    throw new Problem('challenge_expired', 'This log-in has expired, or was linked before. Start again.')
  }
  await updateAccount(db, user.id, { is_sso: true, sso_by: provider.id, sso_id: waiting.sso_id })
  await keepProof(db, user)
  await notify(db, {
    userId: user.id,
    kind: 'second_factor',
    message: `You can now log in with ${provider.name}.`,
    important: true,
    mail: () =>
      queueMail(
        db,
        identityLinked({ requestId, to: email, publicUrl: settings.publicUrl, provider: provider.name }),
      ),
    now: clock(),
  })
  const details = { by: provider.id, verified_before: true }
  await audit(call, { action: 'account.link', subject: user.id, details })
  return { status: 200, body: { data: { message: `You can now log in with ${provider.name}.` } } }
})

export const ssoVerify = inTransaction<'ssoVerify'>(async (call) => {
  const { db, body, clock } = call
  const traded = await takeSsoToken(db, hashToken(body.sso_token), clock())
  if (!traded) throw tradeRefused()
  const { status } = await readUser(db, traded.user_id)
  if (status === 'SUSPENDED') {
    return commitAndReject(
      new Problem('account_suspended', 'Your account is suspended. Contact us to restore access.'),
    )
  }
  if (!traded.is_current) return commitAndReject(tradeRefused())
  return signInOrChallenge(call, { userId: traded.user_id, deviceId: body.device_id })
})

const tradeRefused = () =>
  new Problem(
    'sso_token_refused',
    'This sign-in was already used, is older than five minutes, or the account has changed since. Log in again.',
  )

/**
 * A stranger may have registered the address without verifying it, and wait for its owner. Everything they set is
 * removed so that it opens nothing: above all the password, and agreements that the owner never gave.
 */
async function takeOver(db: Tx, { id, now }: { readonly id: string; readonly now: Date }): Promise<void> {
  await updateAccount(db, id, {
    password_hash: null,
    tc_agree: false,
    is_one_globe: false,
    reference: null,
    email_verified_at: now,
    status: 'ACTIVE',
  })
  await endSessionsOf({ db, clock: () => now }, id)
  await closeEmailToken(db, { userId: id, purpose: 'VERIFY', now, as: 'used_at' })
}
