import type { Queries, Tx } from '../../platform/db/client.ts'
import './tables.ts'

/** Begins the books of an account that pays by statement. */
export async function openAccount(tx: Tx, userId: string, since: Date): Promise<void> {
  await tx.insertInto('billed_accounts').values({ user_id: userId, since }).execute()
}

/** Calls from then on are on statements. Undefined before its books were opened, and for an account that pays as it goes. */
export async function openedSince(db: Queries, userId: string): Promise<Date | undefined> {
  const account = db.selectFrom('billed_accounts').select('since').where('user_id', '=', userId)
  return (await account.executeTakeFirst())?.since
}
