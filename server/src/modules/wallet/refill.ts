import type { Tx } from '../../platform/db/client.ts'
import { watchLevel } from '../ledger/level-changes.ts'
import { expireLots } from '../ledger/post.ts'
import { tellOfLevelChanges } from './move-credits.ts'
import { setRefillMark, watchIfFilled } from './repo.ts'

interface RefillMark {
  readonly userId: string
  /** Below which balance, in hundredths, a top-up is due; null where none is wanted any more. */
  readonly below: number | null
  readonly now: Date
}

/** Watches the wallet from now on. A balance already below is due immediately. */
export async function watchRefill(tx: Tx, { userId, below, now }: RefillMark): Promise<void> {
  await setRefillMark(tx, userId, below)
  if (below === null) return
  await watchLevel(tx, userId, now)
  await tellOfLevelChanges(tx, userId)
}

/**
 * Whether the wallet is below its mark, by its spendable credits now and under its lock. A wallet that isn't, because
 * credits came in the meantime, is watched again from this moment.
 */
export async function isRefillDue(tx: Tx, userId: string, now: Date): Promise<boolean> {
  await expireLots(tx, userId, now)
  return !(await watchIfFilled(tx, userId))
}
