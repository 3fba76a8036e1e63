import type { Queries } from '../../platform/db/client.ts'
import { Problem } from '../../platform/http/problem.ts'
import { findNonAdmin } from '../accounts/repo.ts'

/** A user whom an administrator names. Administrators are none, and are answered as if they were not there. */
export async function findUser(db: Queries, userId: string) {
  const user = await findNonAdmin(db, userId)
  if (user) return user
  throw userUnknown(userId)
}

/** The same, of a user with a wallet. */
export async function findWalletOwner(db: Queries, userId: string) {
  const user = await findUser(db, userId)
  const wallet = await db
    .selectFrom('wallets')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (wallet) return user
  throw userUnknown(userId)
}

const userUnknown = (userId: string) =>
  new Problem('not_found', `There’s no user ${userId}. Search by name or email.`)
