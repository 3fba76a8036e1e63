import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import { readSecret } from '../../platform/db/secrets.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { after, type Clock } from '../../platform/time/clock.ts'
import { people } from '../accounts/people-repo.ts'

/** Each network known for an account has guesses of its own: more of them would be more guesses. */
const maxNetworks = 10

/** There are few enough addresses to hash them all: only with the secret does a hash reveal its address. */
export async function networkHash(db: Queries, network: string): Promise<Buffer> {
  return createHmac('sha256', await readSecret(db, 'networks'))
    .update(network)
    .digest()
}

interface NetworkLookup {
  readonly email: string
  readonly network: Buffer
  readonly now: Date
}

/** Whether the account of this email signed in from there lately. Asked the same way when there is no account. */
export async function isKnownNetwork(db: Queries, { email, network, now }: NetworkLookup): Promise<boolean> {
  const known = await db
    .selectFrom('sign_in_networks')
    .innerJoin(people('users'), 'users.id', 'sign_in_networks.user_id')
    .select('user_id')
    .where(sql`lower(email)`, '=', email.trim().toLowerCase())
    .where('network', '=', network)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return known !== undefined
}

interface NetworkContext {
  readonly db: Tx
  readonly clock: Clock
  readonly settings: Settings
  readonly network: string
}

/** After a proof of identity from that network. The caller has locked the user's row, so sign-ins take turns. */
export async function rememberNetwork(
  { db, clock, settings, network }: NetworkContext,
  userId: string,
): Promise<void> {
  const hash = await networkHash(db, network)
  const expires_at = after(clock(), settings.knownNetworkSeconds)
  await db
    .insertInto('sign_in_networks')
    .values({ user_id: userId, network: hash, expires_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'network']).doUpdateSet({ expires_at }))
    .execute()
  await db
    .deleteFrom('sign_in_networks')
    .where('user_id', '=', userId)
    .where('network', 'in', (query) =>
      query
        .selectFrom('sign_in_networks')
        .select('network')
        .where('user_id', '=', userId)
        .orderBy('expires_at', 'desc')
        .offset(maxNetworks),
    )
    .execute()
}
