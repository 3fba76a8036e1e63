import type { components } from '@switchboard/sdk'
import { type Insertable, sql } from 'kysely'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'

type View = components['schemas']['AdminView']

const columns = ['id as view_id', 'list', 'name', 'query'] as const

/** By name. */
export const listViews = (db: Queries, userId: string): Promise<View[]> =>
  db
    .selectFrom('admin_views')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()

/** A view of the list with this name, in whatever case, gets the filters. */
export const saveView = (tx: Tx, row: Insertable<Database['admin_views']>): Promise<View> =>
  tx
    .insertInto('admin_views')
    .values(row)
    .onConflict((conflict) =>
      conflict.expression(sql`user_id, list, lower(name)`).doUpdateSet({ name: row.name, query: row.query }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow()

interface OwnView {
  readonly id: string
  readonly userId: string
}

/** Undefined where the administrator has no such view. The caller has looked for others with the name. */
export const renameView = (tx: Tx, { id, userId }: OwnView, name: string): Promise<View | undefined> =>
  tx
    .updateTable('admin_views')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(columns)
    .executeTakeFirst()

export const removeView = (tx: Tx, { id, userId }: OwnView): Promise<View | undefined> =>
  tx
    .deleteFrom('admin_views')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning(columns)
    .executeTakeFirst()
