import { hashKey, type KeyType, newKey } from '../../src/modules/subscriptions/key-secret.ts'
import { newId } from '../../src/platform/ids.ts'
import type { TestServer } from './server.ts'
import { start } from './world.ts'

interface KeyOptions {
  readonly userId: string
  readonly api: string
  readonly type: KeyType
}

/** A key whose secret is known: those of the demo accounts are nobody's. */
export async function giveKey({ db }: Pick<TestServer, 'db'>, { userId, api, type }: KeyOptions) {
  const subscription = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .where('api', '=', api)
    .executeTakeFirstOrThrow()
  const secret = newKey(type)
  const id = newId('key')
  await db
    .insertInto('api_keys')
    .values({
      id,
      subscription_id: subscription.id,
      type,
      hash: hashKey(secret),
      last_four: secret.slice(-4),
      created_at: start,
      last_used_at: null,
      expires_at: null,
      grace_ends_at: null,
      revoked_at: null,
    })
    .execute()
  return { id, secret, subscriptionId: subscription.id }
}
