import type { Tx } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import { sha256 } from '../../platform/sha256.ts'

interface NewAccount {
  readonly email: string
  readonly now: Date
  /** Null for an account that signs in elsewhere. */
  readonly password_hash: string | null
  readonly reference: string | null
  readonly agreed: boolean
  /** What a social provider has vouched for. */
  readonly google?: { readonly id: string; readonly firstname: string; readonly lastname: string }
}

/** A new account with its wallet; undefined when the address has one, also one that is being made at this moment. */
export async function createAccount(db: Tx, account: NewAccount): Promise<string | undefined> {
  const { email, now, password_hash, reference, agreed, google } = account
  const made = await db
    .insertInto('users')
    .values({
      id: newId('usr'),
      email,
      password_hash,
      firstname: google?.firstname ?? '',
      lastname: google?.lastname ?? '',
      user_type: 'USER',
      is_sso: google !== undefined,
      sso_by: google ? 'google' : null,
      sso_id: google?.id ?? null,
      email_verified_at: google ? now : null,
      status: google ? 'ACTIVE' : 'PENDING',
      tc_agree: agreed,
      is_one_globe: agreed,
      signed_in_at: null,
      last_login_date: null,
      company: null,
      company_name: null,
      reference,
      plan_type: 'PREPAID',
      plan_name: 'Pay as you go',
      plan_consumption: 0,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) await db.insertInto('wallets').values({ user_id: made.id }).execute()
  return made?.id
}

/** Addresses that may belong to nobody here are counted by their hash. Case makes no other address. */
export const addressHash = (email: string): Buffer => sha256(email.trim().toLowerCase())
