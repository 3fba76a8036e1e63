import type { Tx } from '../../platform/db/client.ts'
import { inForce } from './accepted.ts'

/** Ends every key in force of the subscriptions, which the caller has locked. Answers how many there were. */
export async function revokeKeys(
  tx: Tx,
  { subscriptionIds, now }: { readonly subscriptionIds: readonly string[]; readonly now: Date },
): Promise<number> {
  if (subscriptionIds.length === 0) return 0
  const { numUpdatedRows } = await tx
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('subscription_id', 'in', [...subscriptionIds])
    .where(inForce(now))
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
