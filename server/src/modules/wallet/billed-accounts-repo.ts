import type { Tx } from '../../platform/db/client.ts'
import type { Reads } from '../../platform/db/reads.ts'

/** Begins the books of an account that pays by statement. */
export async function openAccount(tx: Tx, userId: string, since: Date): Promise<void> {
  await tx.insertInto('billed_accounts').values({ user_id: userId, since }).execute()
}

/** Notes credits of a closed month that its account gets back later. */
export async function withhold(tx: Tx, userId: string, amount: number): Promise<void> {
  await tx
    .updateTable('billed_accounts')
    .set(({ eb }) => ({ withheld: eb('withheld', '+', amount) }))
    .where('user_id', '=', userId)
    .execute()
}

/** Returns what was withheld, which is nothing from then on: of two at once, one gets it. */
export async function takeWithheld(tx: Tx, userId: string): Promise<number> {
  const account = tx.selectFrom('billed_accounts').select('withheld').where('user_id', '=', userId)
  const { withheld } = (await account.forNoKeyUpdate().executeTakeFirst()) ?? { withheld: 0 }
  if (withheld > 0)
    await tx.updateTable('billed_accounts').set({ withheld: 0 }).where('user_id', '=', userId).execute()
  return withheld
}

/** Calls from `since` on are on statements. Undefined before its books were opened, and for an account that pays as it goes. */
export const billedAccount = (db: Reads, userId: string) =>
  db
    .selectFrom('billed_accounts')
    .select(['since', 'withheld', 'left_on', 'resumed_on'])
    .where('user_id', '=', userId)
    .executeTakeFirst()

export const openedSince = async (db: Reads, userId: string): Promise<Date | undefined> =>
  (await billedAccount(db, userId))?.since

/** Notes the day on which an account leaves its statements, or comes back to them. */
export async function noteBilling(
  tx: Tx,
  userId: string,
  days: { readonly left_on: string | null; readonly resumed_on: string | null },
): Promise<void> {
  await tx.updateTable('billed_accounts').set(days).where('user_id', '=', userId).execute()
}
