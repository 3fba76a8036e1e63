import type { Tx } from '../../platform/db/client.ts'
import { notify } from '../notifications/notify.ts'
import { creditsOf } from './adjust.ts'
import { endPending } from './repo.ts'

interface EndedAccount {
  readonly userId: string
  readonly now: Date
}

/** For a deleted account: ends its pending adjustments and notifies the administrators who asked for them. */
export async function endAdjustments(tx: Tx, { userId, now }: EndedAccount): Promise<void> {
  for (const row of await endPending(tx, userId, now)) {
    await notify(tx, {
      userId: row.requested_by,
      kind: 'administration',
      message: `Your change of ${creditsOf(row)} has ended: the account ${userId} was deleted.`,
      route: `/admin/credits/ledger/${userId}`,
      text: 'View ledger',
      now,
    })
  }
}
