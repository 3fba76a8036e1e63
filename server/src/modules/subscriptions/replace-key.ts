import { sql } from 'kysely'
import type { Tx } from '../../platform/db/client.ts'
import { after } from '../../platform/time/clock.ts'
import { inForce } from './accepted.ts'
import type { KeyType } from './key-secret.ts'
import { makeKey } from './make-key.ts'

interface Replacing {
  /** Locked by the caller: two replacements of one key must take turns. */
  readonly subscriptionId: string
  readonly type: KeyType
  readonly graceSeconds: number
  readonly now: Date
}

/**
 * A new key in the place of the one in force, which is accepted for its grace, though never past its own expiry. A key
 * that was in grace already ends now, so that at most two of a type are accepted.
 */
export async function replaceKey(tx: Tx, { subscriptionId, type, graceSeconds, now }: Replacing) {
  const ofType = tx
    .updateTable('api_keys')
    .where('subscription_id', '=', subscriptionId)
    .where('type', '=', type)
    .where(inForce(now))
  await ofType.set({ revoked_at: now }).where('grace_ends_at', 'is not', null).execute()
  const replaced = await (graceSeconds === 0
    ? ofType.set({ revoked_at: now })
    : ofType.set({ grace_ends_at: sql<Date>`least(expires_at, ${after(now, graceSeconds)}::timestamptz)` })
  )
    .returning(['id', 'last_four', 'grace_ends_at'])
    .executeTakeFirst()
  return { made: await makeKey(tx, { subscriptionId, type, now }), replaced }
}
