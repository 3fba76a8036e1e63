import type { components } from '@switchboard/sdk'
import type { Tx } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import { hashKey, type KeyType, newKey, prefixOf } from './key-secret.ts'
import { addKey, type KeyRow } from './keys-repo.ts'
import type { KeyLimits } from './limits/key-limits.ts'

type ApiKey = components['schemas']['ApiKey']

/** A key as the contract has it: everything but the secret, which is stored nowhere. */
export function apiKeyOf(row: Omit<KeyRow, 'limits' | 'creator_id'>, now: Date): ApiKey {
  const status = keyStatus(row, now)
  return {
    key_id: row.id,
    name: keyName(row),
    type: row.type,
    prefix: prefixOf(row.type),
    last_four: row.last_four,
    status,
    agent: row.agent,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
    grace_ends_at: status === 'GRACE' ? (row.grace_ends_at?.toISOString() ?? null) : null,
  }
}

/** A key without a name is called by its type. */
export const keyName = ({ name, type }: Pick<KeyRow, 'name' | 'type'>): string =>
  name || (type === 'TEST' ? 'Test key' : 'Live key')

type KeyTimes = Pick<KeyRow, 'revoked_at' | 'expires_at' | 'grace_ends_at'>

export function keyStatus({ revoked_at, expires_at, grace_ends_at }: KeyTimes, now: Date): ApiKey['status'] {
  if (revoked_at) return 'REVOKED'
  if (expires_at && expires_at <= now) return 'EXPIRED'
  if (!grace_ends_at) return 'ACTIVE'
  return grace_ends_at > now ? 'GRACE' : 'EXPIRED'
}

interface MakeKeyInput {
  readonly subscriptionId: string
  readonly type: KeyType
  readonly now: Date
  readonly name?: string | undefined
  readonly expiresAt?: Date | undefined
  readonly limits?: KeyLimits
  readonly agent?: boolean
  readonly creatorId: string | null
}

/** Makes a key. Its secret is in what this answers, and nowhere else. */
export async function makeKey(
  tx: Tx,
  { subscriptionId, type, now, name = '', expiresAt, limits = {}, agent = false, creatorId }: MakeKeyInput,
): Promise<components['schemas']['ApiKeyCreated']> {
  const secret = newKey(type)
  const row = {
    id: newId('key'),
    subscription_id: subscriptionId,
    type,
    name,
    replaced_by: null,
    hash: hashKey(secret),
    last_four: secret.slice(-4),
    created_at: now,
    last_used_at: null,
    expires_at: expiresAt ?? null,
    grace_ends_at: null,
    revoked_at: null,
    told_end: null,
    agent,
    creator_id: creatorId,
  }
  await addKey(tx, { ...row, limits: JSON.stringify(limits) })
  return { ...apiKeyOf(row, now), api_key: secret }
}
