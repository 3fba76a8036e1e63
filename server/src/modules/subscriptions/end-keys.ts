import type { Selectable } from 'kysely'
import type { Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/schema.ts'
import { Problem } from '../../platform/http/problem.ts'
import { inForce, lastUse } from './keys.ts'
import { newestApis } from './published-api.ts'

type KeyRow = Selectable<Database['api_keys']>

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
 * Ends keys of one person: all that are named, or none. Their subscriptions are held meanwhile, as by everybody who changes keys, in
 * the order of their ids: two who end keys of the same subscriptions wait for each other and not in a circle.
 */
export async function endOwnKeys(
  tx: Tx,
  { userId, keyIds, now }: EndKeysInput,
): Promise<{ readonly keys: readonly KeyRow[]; readonly ended: readonly EndedKey[] }> {
  const subscriptions = await tx
    .selectFrom('subscriptions')
    .select(['subscriptions.id', 'subscriptions.api'])
    .where('user_id', '=', userId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('api_keys')
          .select('api_keys.id')
          .whereRef('api_keys.subscription_id', '=', 'subscriptions.id')
          .where('api_keys.id', 'in', [...keyIds]),
      ),
    )
    .orderBy('subscriptions.id')
    .forNoKeyUpdate()
    .execute()
  const ids = subscriptions.map(({ id }) => id)
  const owned = await readOwned(tx, ids, keyIds)
  if (owned.length < keyIds.length) {
    throw new Problem(
      'not_found',
      'You have no such key. Yours are listed under Subscriptions. Nothing was revoked.',
    )
  }
  const updated = await tx
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('id', 'in', [...keyIds])
    .where(inForce(now))
    .returning('id')
    .execute()
  const keys = await readOwned(tx, ids, keyIds)
  const names = await namesOf(tx, subscriptions)
  const ended = keys
    .filter(({ id }) => updated.some((one) => one.id === id))
    .map((key) => ({ key, name: names.get(key.subscription_id) ?? 'an API' }))
  return { keys, ended }
}

async function readOwned(tx: Tx, subscriptionIds: readonly string[], keyIds: readonly string[]) {
  if (subscriptionIds.length === 0) return []
  return tx
    .selectFrom('api_keys')
    .selectAll()
    .select(lastUse)
    .where('id', 'in', [...keyIds])
    .where('subscription_id', 'in', [...subscriptionIds])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** The names of their APIs, by subscription. */
async function namesOf(
  tx: Tx,
  subscriptions: readonly { readonly id: string; readonly api: string }[],
): Promise<ReadonlyMap<string, string>> {
  const apis = await newestApis(tx)
    .where(
      'api',
      'in',
      subscriptions.map(({ api }) => api),
    )
    .execute()
  const byApi = new Map(apis.map(({ api, name }) => [api, name]))
  return new Map(subscriptions.map(({ id, api }) => [id, byApi.get(api) ?? api]))
}
