import type { components } from '@switchboard/sdk'
import type { Tx } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import { apiKeyOf } from './api-key.ts'
import { hashKey, type KeyType, newKey } from './key-secret.ts'

interface Made {
  readonly subscriptionId: string
  readonly type: KeyType
  readonly now: Date
}

/** Makes a key. Its secret is in what this answers, and nowhere else. */
export async function makeKey(
  tx: Tx,
  { subscriptionId, type, now }: Made,
): Promise<components['schemas']['ApiKeyCreated']> {
  const secret = newKey(type)
  const row = {
    id: newId('key'),
    subscription_id: subscriptionId,
    type,
    hash: hashKey(secret),
    last_four: secret.slice(-4),
    created_at: now,
    last_used_at: null,
    expires_at: null,
    grace_ends_at: null,
    revoked_at: null,
  }
  await tx.insertInto('api_keys').values(row).execute()
  return { ...apiKeyOf(row, now), api_key: secret }
}
