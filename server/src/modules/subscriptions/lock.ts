import type { Tx } from '../../platform/db/client.ts'
import { Problem } from '../../platform/http/problem.ts'

interface Locked {
  readonly id: string
  readonly userId: string
}

/**
 * A subscription of a person, held until the transaction ends: whoever changes it, its products or its keys takes turns
 * with the others. Undefined when it is somebody else's, or nobody's.
 */
export const lockSubscription = (tx: Tx, { id, userId }: Locked) =>
  tx
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()

/** The caller's own; a stranger's is answered as a missing one. */
export async function lockOwnSubscription(tx: Tx, locked: Locked) {
  const subscription = await lockSubscription(tx, locked)
  if (subscription) return subscription
  throw new Problem('not_found', 'You have no such subscription. They are listed under Subscriptions.')
}
