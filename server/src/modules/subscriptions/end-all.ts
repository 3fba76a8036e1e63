import type { Tx } from '../../platform/db/client.ts'
import { dropOwnPlans } from '../pricing/plans-repo.ts'
import { revokeKeys } from './keys-repo.ts'
import { cancelSubscription, lockSubscriptionsOf, openSubscriptionsOf } from './repo.ts'

interface EndAllInput {
  readonly userId: string
  readonly today: string
  readonly now: Date
}

/** Ends every subscription of a person with its plans and keys. Returns how many keys stopped. */
export async function endAllSubscriptions(tx: Tx, { userId, today, now }: EndAllInput): Promise<number> {
  const locked = await lockSubscriptionsOf(tx, userId)
  for (const id of await openSubscriptionsOf(tx, userId)) {
    await dropOwnPlans(tx, { subscriptionId: id, today, now })
    await cancelSubscription(tx, id, now)
  }
  return revokeKeys(tx, { subscriptionIds: locked, now })
}
