import type { Selectable } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import { people } from '../accounts/people-repo.ts'

/** Newest first. */
export const listNotes = (db: Queries, userId: string) =>
  db
    .selectFrom('admin_notes')
    .leftJoin(people('writers'), 'writers.id', 'written_by')
    .select(['admin_notes.id', 'text', 'written_at', 'writers.firstname', 'writers.lastname'])
    .where('user_id', '=', userId)
    .orderBy('written_at', 'desc')
    .orderBy('admin_notes.id')
    .execute()

export const addNote = (tx: Tx, row: Selectable<Database['admin_notes']>) =>
  tx.insertInto('admin_notes').values(row).execute()
