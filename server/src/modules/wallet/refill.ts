import { sql } from 'kysely'
import type { Tx } from '../../platform/db/client.ts'
import { watchLevel } from '../ledger/level-changes.ts'
import { expireLots } from '../ledger/post.ts'
import { tellOfLevelChanges } from './move-credits.ts'

interface RefillMark {
  readonly userId: string
  /** Below which balance, in hundredths, a top-up is due; null where none is wanted any more. */
  readonly below: number | null
  readonly now: Date
}

/** Watches the wallet from now on. One that is below already is due at once. */
export async function watchRefill(tx: Tx, { userId, below, now }: RefillMark): Promise<void> {
  await tx
    .updateTable('wallets')
    .set({ refill_below: below, refill_noted: false })
    .where('user_id', '=', userId)
    .execute()
  if (below === null) return
  await watchLevel(tx, userId, now)
  await tellOfLevelChanges(tx, userId)
}

/**
 * Whether the wallet is below its mark, by what can be spent now and under its lock. One that is not, because credits came in
 * meanwhile, is watched again from this moment.
 */
export async function isRefillDue(tx: Tx, userId: string, now: Date): Promise<boolean> {
  await expireLots(tx, userId, now)
  const { numUpdatedRows: filled } = await tx
    .updateTable('wallets')
    .set({ refill_noted: false })
    .where('user_id', '=', userId)
    .where(sql<boolean>`balance >= coalesce(refill_below, 0)`)
    .executeTakeFirstOrThrow()
  return filled === 0n
}
