import type { Tx } from '../../platform/db/client.ts'
import { Problem } from '../../platform/http/problem.ts'
import { newestNames } from '../catalogue/repo.ts'
import { type KeyRow, lockSubscriptionsOfKeys, readOwnKeys, revokeNamedKeys } from './keys-repo.ts'

interface EndKeysInput {
  readonly userId: string
  readonly keyIds: readonly string[]
  readonly now: Date
}

interface EndedKey {
  readonly key: KeyRow
  /** Of its API. */
  readonly name: string
}

/**
 * Ends keys of one person: all that are named, or none. Locks their subscriptions, as every change of keys does, in
 * the order of their ids: two concurrent calls for the same subscriptions wait for each other, and can't deadlock.
 */
export async function endOwnKeys(
  tx: Tx,
  { userId, keyIds, now }: EndKeysInput,
): Promise<{ readonly keys: readonly KeyRow[]; readonly ended: readonly EndedKey[] }> {
  const subscriptions = await lockSubscriptionsOfKeys(tx, userId, keyIds)
  const ids = subscriptions.map(({ id }) => id)
  const owned = await readOwnKeys(tx, ids, keyIds)
  if (owned.length < keyIds.length) {
    throw new Problem(
      'not_found',
      'This account has no such key. Its keys are listed under Subscriptions. Nothing was revoked.',
    )
  }
  const revoked = await revokeNamedKeys(tx, keyIds, now)
  const keys = await readOwnKeys(tx, ids, keyIds)
  const names = await newestNames(
    tx,
    subscriptions.map(({ api }) => api),
  )
  const apiOf = new Map(subscriptions.map(({ id, api }) => [id, api]))
  const ended = keys
    .filter(({ id }) => revoked.has(id))
    .map((key) => ({ key, name: names.get(apiOf.get(key.subscription_id) ?? '') ?? 'an API' }))
  return { keys, ended }
}
