import type { Tx } from '../../platform/db/client.ts'
import { notify } from '../notifications/notify.ts'
import { creditsOf } from './adjust.ts'
import { endPending } from './repo.ts'

interface EndedAccount {
  readonly userId: string
  readonly now: Date
}

/** For an account that is deleted: what waits for a second administrator has ended, and whoever asked for it is told. */
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
