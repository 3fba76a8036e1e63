import { type Selectable, sql } from 'kysely'
import { audit } from '../../platform/db/audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/schema.ts'
import type { RequestContext } from '../../platform/http/handler.ts'
import { Problem } from '../../platform/http/problem.ts'
import { closeLink } from '../email-tokens/email-tokens.ts'
import type { GooglePerson } from './google/issuer.ts'
import { endSessionsOf } from './sessions.ts'

type User = Selectable<Database['users']>

/** The account of somebody at Google: the one that is linked, else the one with their address. */
export async function findLinkable(db: Tx, { id, email }: GooglePerson): Promise<User | undefined> {
  const users = db.selectFrom('users').selectAll().forUpdate()
  const linked = await users.where('sso_by', '=', 'google').where('sso_id', '=', id).executeTakeFirst()
  return linked ?? users.where(sql`lower(email)`, '=', email.toLowerCase()).executeTakeFirst()
}

interface Linking {
  readonly known: User
  readonly person: GooglePerson
}

/** Answers the account's id, linked from now on. */
export async function linkGoogle(
  { clock, requestId }: RequestContext<'googleSignIn'>,
  db: Tx,
  { known, person }: Linking,
): Promise<string> {
  if (known.status === 'SUSPENDED') {
    throw new Problem('account_suspended', 'Your account is suspended. Write to us to have it looked at.')
  }
  if (known.sso_id === person.id) return known.id
  // An address that was given to somebody else must not open the account of who had it before.
  if (known.sso_id) {
    throw new Problem(
      'credential_refused',
      'The account of this address signs in with another Google account. Sign in with that one, or with a password.',
    )
  }
  const { id, email_verified_at } = known
  if (!email_verified_at) await takeOver(db, { id, now: clock() })
  await db
    .updateTable('users')
    .set({
      is_sso: true,
      sso_by: 'google',
      sso_id: person.id,
      firstname: known.firstname || person.firstname,
      lastname: known.lastname || person.lastname,
    })
    .where('id', '=', id)
    .execute()
  const details = { by: 'google', verified_before: email_verified_at !== null }
  await audit({ db, clock, user: known, requestId }, { action: 'account.link', subject: id, details })
  return id
}

/**
 * Whoever registered an address without verifying it may be a stranger who waits for its owner. What they set goes, so
 * that it opens nothing: the password above all, and agreements that the owner never gave.
 */
async function takeOver(db: Tx, { id, now }: { readonly id: string; readonly now: Date }): Promise<void> {
  await db
    .updateTable('users')
    .set({
      password_hash: null,
      tc_agree: false,
      is_one_globe: false,
      reference: null,
      email_verified_at: now,
      status: 'ACTIVE',
    })
    .where('id', '=', id)
    .execute()
  await endSessionsOf({ db, clock: () => now }, id)
  await closeLink(db, { userId: id, purpose: 'VERIFY', now, as: 'used_at' })
}
