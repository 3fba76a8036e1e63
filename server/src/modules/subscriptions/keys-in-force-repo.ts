import type { Queries, Tx } from '../../platform/db/client.ts'
import { accepted, inForce } from './keys-repo.ts'

/** Of these keys those in force. */
export async function keysInForce(
  db: Queries,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const keys = db
    .selectFrom('api_keys')
    .select('id')
    .where('id', 'in', [...ids])
  return new Set((await keys.where(inForce(now)).execute()).map(({ id }) => id))
}

/** Undefined for a text that is no key. */
export const findKeyByHash = (db: Queries, hash: Buffer) =>
  db.selectFrom('api_keys').select('id').where('hash', '=', hash).executeTakeFirst()

/** Held until the transaction ends, so that the key isn’t revoked in between. Undefined for one that isn’t in force. */
export const lockKeyInForce = (tx: Tx, id: string, now: Date) =>
  tx
    .selectFrom('api_keys')
    .select(['id', 'name', 'type'])
    .where('id', '=', id)
    .where(inForce(now))
    .forNoKeyUpdate()
    .executeTakeFirst()

/** A key that is accepted, with its owner and limits. */
export const findAcceptedKey = (db: Queries, id: string, now: Date) =>
  db
    .selectFrom('api_keys')
    .innerJoin('subscriptions', 'subscriptions.id', 'api_keys.subscription_id')
    .select(['subscriptions.user_id', 'api_keys.limits'])
    .where('api_keys.id', '=', id)
    .where(accepted(now))
    .executeTakeFirst()
