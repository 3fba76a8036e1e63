import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'

/** A mark that a wallet has crossed, or that it fell to where it is to be topped up, as the ledger noted it with the movement. */
export type LevelChange = Selectable<Database['wallet_level_changes']>

/**
 * Takes the level changes that the owner hasn't been notified of, oldest first, in the notifying transaction: a
 * rollback leaves them to another one. Rows that another transaction is working on are skipped.
 */
export async function takeLevelChanges(tx: Tx, userId: string): Promise<readonly LevelChange[]> {
  const { rows } = await sql<LevelChange>`
    WITH taken AS (
      DELETE FROM wallet_level_changes WHERE id = ANY (ARRAY(
        SELECT id FROM wallet_level_changes WHERE user_id = ${userId} FOR NO KEY UPDATE SKIP LOCKED))
      RETURNING *
    ) SELECT * FROM taken ORDER BY id`.execute(tx)
  return rows
}

/** Owners who were not told yet. */
export async function ownersToTell(db: Queries): Promise<readonly string[]> {
  const owners = await db.selectFrom('wallet_level_changes').select('user_id').distinct().execute()
  return owners.map(({ user_id }) => user_id)
}

/** Notes a change of level that is due to another mark, not to a movement. */
export async function watchLevel(tx: Tx, userId: string, now: Date): Promise<void> {
  await sql`SELECT watch_level(${userId}, true, ${now})`.execute(tx)
}
