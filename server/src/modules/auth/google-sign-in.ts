import { randomBytes } from 'node:crypto'
import { audit } from '../../platform/db/audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { handler, inTransaction, type RequestContext } from '../../platform/http/handler.ts'
import { commitAndReject, Problem } from '../../platform/http/problem.ts'
import { after } from '../../platform/time/clock.ts'
import {
  createAccount,
  lockByEmail,
  lockByGoogleId,
  readUser,
  type UserRow,
  updateAccount,
} from '../accounts/repo.ts'
import { closeEmailToken } from '../email-tokens/repo.ts'
import type { GooglePerson } from './google/issuer.ts'
import { endSessionsOf, hashToken } from './sessions.ts'
import { signInOrChallenge } from './sign-in.ts'
import { addSsoToken, takeSsoToken } from './sso-repo.ts'

type GoogleSignInRequest = RequestContext<'googleSignIn'>

const ssoTokenSeconds = 300

export const googleSignIn = handler<'googleSignIn'>(async (call) => {
  const { google, clock, body } = call
  if (!google) throw new Problem('not_offered', 'Google sign-in isn’t available here. Use your password.')
  const person = await google.check(body.credential, clock())
  const data = await call.db.transaction().execute(async (db) => {
    const { id, made } = await accountOf(call, db, person)
    return { sso_token: await newSsoToken(db, id, clock()), newly_registered: made }
  })
  return { status: 200, body: { data } }
})

interface SignedInAccount {
  readonly id: string
  /** Whether it was made just now. */
  readonly made: boolean
}

async function accountOf(call: GoogleSignInRequest, db: Tx, person: GooglePerson): Promise<SignedInAccount> {
  const known = await findLinkable(db, person)
  if (known) return { id: await linkGoogle(call, db, { known, person }), made: false }
  const { clock, requestId } = call
  const account = { email: person.email, now: clock(), password_hash: null, reference: null, agreed: false }
  const id = await createAccount(db, { ...account, google: person })
  // Lost a race with a copy of this call, or with a registration: then the account is there now.
  if (!id) return accountOf(call, db, person)
  const details = { by: 'google' }
  await audit({ db, clock, user: { id }, requestId }, { action: 'account.register', subject: id, details })
  return { id, made: true }
}

/** Short-lived, since it passes through the address of a page. */
async function newSsoToken(db: Tx, userId: string, now: Date): Promise<string> {
  const token = `sso_${randomBytes(32).toString('base64url')}`
  await addSsoToken(db, { hash: hashToken(token), userId, expiresAt: after(now, ssoTokenSeconds) })
  return token
}

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
    'This sign-in was already used, is older than five minutes, or the account has changed since. Log in with Google again.',
  )

/** The account of somebody at Google: the one that is linked, else the one with their address. */
async function findLinkable(db: Tx, { id, email }: GooglePerson): Promise<UserRow | undefined> {
  return (await lockByGoogleId(db, id)) ?? lockByEmail(db, email)
}

interface LinkGoogleInput {
  readonly known: UserRow
  readonly person: GooglePerson
}

/** Returns the account's id, linked from now on. */
async function linkGoogle(
  { clock, requestId }: RequestContext<'googleSignIn'>,
  db: Tx,
  { known, person }: LinkGoogleInput,
): Promise<string> {
  if (known.status === 'SUSPENDED') {
    throw new Problem('account_suspended', 'Your account is suspended. Contact us to restore access.')
  }
  if (known.sso_id === person.id) return known.id
  // A reassigned address must not open its previous holder's account.
  if (known.sso_id) {
    throw new Problem(
      'credential_refused',
      'This address is linked to another Google account. Log in with that one, or with your password.',
    )
  }
  const { id, email_verified_at } = known
  if (!email_verified_at) await takeOver(db, { id, now: clock() })
  await updateAccount(db, id, {
    is_sso: true,
    sso_by: 'google',
    sso_id: person.id,
    firstname: known.firstname || person.firstname,
    lastname: known.lastname || person.lastname,
  })
  const details = { by: 'google', verified_before: email_verified_at !== null }
  await audit({ db, clock, user: known, requestId }, { action: 'account.link', subject: id, details })
  return id
}

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
