import type { Tx } from '../../platform/db/client.ts'

/** Every account has one, from its beginning. */
export async function openWallet(tx: Tx, userId: string): Promise<void> {
  await tx.insertInto('wallets').values({ user_id: userId }).execute()
}
