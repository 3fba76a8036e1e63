import { hashAlone } from '../../src/modules/auth/passwords.ts'
import { startSession } from '../../src/modules/auth/sessions.ts'
import { postToLedger } from '../../src/modules/ledger/post.ts'
import { hashKey, newKey } from '../../src/modules/subscriptions/key-secret.ts'
import { type Db, openDb } from '../../src/platform/db/client.ts'
import { newId } from '../../src/platform/ids.ts'
import { defaultSettings } from '../../src/platform/settings/settings.ts'

export interface Customer {
  readonly id: string
  readonly email: string
  /** A live key of Messaging. */
  readonly key: string
  readonly token: string
}

export const customerPassword = 'Bench-password-1'
const settings = { ...defaultSettings, accessTokenSeconds: 86_400 }
const clock = () => new Date()
const origin = { userAgent: null, network: 'unknown' }

interface MakeCustomers {
  readonly count: number
  readonly name: string
  /** Hundredths that each wallet holds. */
  readonly credits: number
}

/** Customers with a wallet, a subscription to Messaging, a live key and a session, written past the server. */
export async function makeCustomers(
  databaseUrl: string,
  { count, name, credits }: MakeCustomers,
): Promise<readonly Customer[]> {
  const db = openDb({ url: databaseUrl })
  try {
    const password = await hashAlone(customerPassword)
    const customers: Customer[] = []
    for (let index = 0; index < count; index += 1) {
      const email = `${name}${index}@bench.example`
      customers.push(await makeCustomer(db, { email, password, credits }))
    }
    return customers
  } finally {
    await db.destroy()
  }
}

async function makeCustomer(
  db: Db,
  { email, password, credits }: { email: string; password: string; credits: number },
): Promise<Customer> {
  const [id, subscription, key, now] = [newId('usr'), newId('sub'), newKey('LIVE'), clock()]
  await db
    .insertInto('users')
    .values({
      id,
      email,
      password_hash: password,
      firstname: 'Bench',
      lastname: 'Customer',
      user_type: 'USER',
      status: 'ACTIVE',
      plan_type: 'PREPAID',
      tc_agree: true,
      email_verified_at: now,
      created_at: now,
    })
    .execute()
  await db.insertInto('wallets').values({ user_id: id, starter_redeemed_at: now }).execute()
  await postToLedger(db, {
    userId: id,
    kind: 'TOPUP',
    amount: credits,
    description: 'Top-up',
    reference: 'bench',
    actor: 'USER',
    key: 'bench',
    now,
  })
  await db
    .insertInto('subscriptions')
    .values({
      id: subscription,
      user_id: id,
      api: 'messaging',
      status: 'ACTIVE',
      products: '[]',
      created_at: now,
      cancelled_at: null,
    })
    .execute()
  await db
    .insertInto('api_keys')
    .values({
      id: newId('key'),
      subscription_id: subscription,
      type: 'LIVE',
      hash: hashKey(key),
      last_four: key.slice(-4),
      created_at: now,
      last_used_at: null,
      expires_at: null,
      grace_ends_at: null,
      revoked_at: null,
    })
    .execute()
  const { access_token } = await db
    .transaction()
    .execute((tx) => startSession({ db: tx, clock, settings, ...origin }, { userId: id }))
  return { id, email, key, token: access_token }
}

/** A session of somebody of the demo. */
export async function tokenOf(databaseUrl: string, userId: string): Promise<string> {
  const db = openDb({ url: databaseUrl })
  try {
    const pair = await db
      .transaction()
      .execute((tx) => startSession({ db: tx, clock, settings, ...origin }, { userId }))
    return pair.access_token
  } finally {
    await db.destroy()
  }
}
