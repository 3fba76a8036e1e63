import type { Tx } from '../../platform/db/client.ts'
import type { Reads } from '../../platform/db/reads.ts'
import { Problem } from '../../platform/http/problem.ts'
import { findNonAdmin, lockUser } from '../accounts/repo.ts'
import { findWallet } from '../wallet/repo.ts'

/** A user whom an administrator names. Administrators are none, and are answered as if they were not there. */
export async function findUser(db: Reads, userId: string) {
  const user = await findNonAdmin(db, userId)
  if (user) return user
  throw userUnknown(userId)
}

/**
 * The same, to change the account. Locked until the transaction ends, as deletion does: a deleted account can be
 * read, but never changed.
 */
export async function lockUserToChange(tx: Tx, userId: string) {
  await lockUser(tx, userId)
  const user = await findUser(tx, userId)
  if (!user.deleted_at) return user
  throw new Problem('not_found', `The account ${userId} was deleted. You can view it, but not change it.`)
}

/** The same, of a user with a wallet. */
export async function lockWalletOwner(db: Tx, userId: string) {
  const user = await lockUserToChange(db, userId)
  if (await findWallet(db, userId)) return user
  throw userUnknown(userId)
}

const userUnknown = (userId: string) =>
  new Problem('not_found', `There’s no user ${userId}. Search by name or email.`)
