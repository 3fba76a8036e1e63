import type { components } from '@switchboard/sdk'
import type { Selectable } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { prefixOf } from './key-secret.ts'

type ApiKey = components['schemas']['ApiKey']
type KeyRow = Selectable<Database['api_keys']>

/** A key as the contract has it: everything but the secret, which nobody has any more. */
export function apiKeyOf(row: KeyRow, now: Date): ApiKey {
  const status = statusOf(row, now)
  return {
    key_id: row.id,
    type: row.type,
    prefix: prefixOf(row.type),
    last_four: row.last_four,
    status,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
    grace_ends_at: status === 'GRACE' ? (row.grace_ends_at?.toISOString() ?? null) : null,
  }
}

function statusOf({ revoked_at, expires_at, grace_ends_at }: KeyRow, now: Date): ApiKey['status'] {
  if (revoked_at) return 'REVOKED'
  if (expires_at && expires_at <= now) return 'EXPIRED'
  if (!grace_ends_at) return 'ACTIVE'
  return grace_ends_at > now ? 'GRACE' : 'EXPIRED'
}
