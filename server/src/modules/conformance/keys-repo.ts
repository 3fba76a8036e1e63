import type { components } from '@switchboard/sdk'
import { type Insertable, sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import { people } from '../accounts/people-repo.ts'

type Key = components['schemas']['AdminConformanceKey']

const maxKeys = 1000

/** False where the key is trusted already. */
export async function addKey(tx: Tx, row: Insertable<Database['conformance_keys']>): Promise<boolean> {
  const added = await tx
    .insertInto('conformance_keys')
    .values(row)
    .onConflict((conflict) => conflict.column('fingerprint').where('removed_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Undefined where no such key is trusted. */
export const removeKey = (tx: Tx, id: string, now: Date) =>
  tx
    .updateTable('conformance_keys')
    .set({ removed_at: now })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returning(['name', 'publisher', 'fingerprint'])
    .executeTakeFirst()

export async function resultsSignedBy(db: Queries, keyId: string): Promise<readonly string[]> {
  const signed = await db.selectFrom('conformance_results').select('id').where('key_id', '=', keyId).execute()
  return signed.map(({ id }) => id)
}

/** The keys that are trusted, the newest first; with an id, that one. */
export async function trustedKeys(db: Queries, id?: string): Promise<Key[]> {
  const { rows } = await sql<
    Omit<Key, 'added_at' | 'last_result_at'> & { added_at: Date; last_result_at: Date | null }
  >`
    SELECT keys.id AS conformance_key_id, name, publisher, fingerprint, public_key, added_at,
      (SELECT users.name FROM ${people('users')} WHERE users.id = added_by) AS added_by_name,
      (SELECT max(submitted_at) FROM conformance_results WHERE key_id = keys.id) AS last_result_at
    FROM conformance_keys AS keys WHERE removed_at IS NULL ${id === undefined ? sql`` : sql`AND keys.id = ${id}`}
    ORDER BY added_at DESC, keys.id LIMIT ${maxKeys}`.execute(db)
  return rows.map(({ added_at, last_result_at, ...row }) => ({
    ...row,
    added_at: added_at.toISOString(),
    last_result_at: last_result_at?.toISOString() ?? null,
  }))
}
