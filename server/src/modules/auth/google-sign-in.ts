import { randomBytes } from 'node:crypto'
import { audit } from '../../platform/db/audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { handler, type RequestContext } from '../../platform/http/handler.ts'
import { Problem } from '../../platform/http/problem.ts'
import { after } from '../../platform/time/clock.ts'
import { createAccount } from '../accounts/create-account.ts'
import type { GooglePerson } from './google/issuer.ts'
import { findLinkable, linkGoogle } from './google-account.ts'
import { hashToken } from './tokens.ts'

type SigningIn = RequestContext<'googleSignIn'>

const ssoTokenSeconds = 300

export const googleSignIn = handler<'googleSignIn'>(async (call) => {
  const { google, clock, body } = call
  if (!google) throw new Problem('not_offered', 'Sign-in with Google is not set up here. Use a password.')
  const person = await google.check(body.credential, clock())
  const data = await call.db.transaction().execute(async (db) => {
    const { id, made } = await accountOf(call, db, person)
    return { sso_token: await newSsoToken(db, id, clock()), newly_registered: made }
  })
  return { status: 200, body: { data } }
})

interface Account {
  readonly id: string
  /** Whether it was made just now. */
  readonly made: boolean
}

async function accountOf(call: SigningIn, db: Tx, person: GooglePerson): Promise<Account> {
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
  await db
    .insertInto('sso_tokens')
    .values({
      hash: hashToken(token),
      user_id: userId,
      expires_at: after(now, ssoTokenSeconds),
      used_at: null,
    })
    .execute()
  return token
}
