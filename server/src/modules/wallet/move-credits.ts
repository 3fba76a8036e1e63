import type { AppContext } from '../../platform/app-context.ts'
import { type Queries, type Tx, within } from '../../platform/db/client.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import { type LevelChange, ownersToTell, takeLevelChanges } from '../ledger/level-changes.ts'
import { type LedgerRow, type Posting, postToLedger } from '../ledger/post.ts'
import { notify } from '../notifications/notify.ts'
import { emitEvent } from '../webhooks/emit.ts'
import { levelMessage } from './rules.ts'

/** Posts to the ledger, and tells the owner in the same transaction when the wallet crosses one of its marks. */
export const moveCredits = (db: Queries, posting: Posting): Promise<LedgerRow | undefined> =>
  within(db, async (tx) => {
    const row = await postToLedger(tx, posting)
    await tellOfLevelChanges(tx, posting.userId)
    return row
  })

/** To be called with or after a movement: see decision 0025. */
export const tellOfLevelChanges = (db: Queries, userId: string): Promise<void> =>
  within(db, async (tx) => {
    for (const change of await takeLevelChanges(tx, userId)) await tell(tx, change)
  })

/** Does what was left undone by a process that ended between a movement and telling of it. */
export async function tellOfPastLevelChanges({ db }: Pick<AppContext, 'db'>): Promise<void> {
  for (const userId of await ownersToTell(db)) await tellOfLevelChanges(db, userId)
}

async function tell(tx: Tx, { user_id: userId, level, mark, balance, at: now }: LevelChange): Promise<void> {
  if (level === null)
    return enqueue(tx, 'autoTopUp', { payload: { userId }, jobKey: `auto-top-up:${userId}` })
  const message = levelMessage({ level, mark, balance })
  const isLow = level > 0
  await notify(tx, {
    userId,
    kind: 'low_credits',
    message,
    important: isLow,
    route: isLow ? '/dashboard/wallet/topup' : '/dashboard/wallet',
    text: isLow ? 'Top up' : 'View wallet',
    mail: () =>
      enqueue(tx, 'lowCredits', {
        payload: { userId, told: message, empty: balance === 0, recovered: !isLow },
      }),
    now,
  })
  const data = { credits: toDecimal(balance), mark: toDecimal(mark) }
  if (isLow) await emitEvent(tx, { userId, type: 'wallet.low_balance', data: { ...data, level }, now })
  else await emitEvent(tx, { userId, type: 'wallet.recovered', data, now })
}
