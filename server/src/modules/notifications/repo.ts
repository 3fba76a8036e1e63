import type { components } from '@switchboard/sdk'
import { type ExpressionBuilder, type Insertable, type Selectable, sql } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import type { Channels, NotificationKind } from './rules.ts'

type Row = Selectable<Database['notifications']>
type HistoryView = components['schemas']['NotificationHistoryView']

export async function addNotification(
  db: Queries,
  row: Omit<Insertable<Database['notifications']>, 'read_at'>,
): Promise<void> {
  await db
    .insertInto('notifications')
    .values({ ...row, read_at: null })
    .execute()
}

interface NewestInput {
  readonly userId: string
  readonly since: Date
  readonly limit: number
}

/** Important ones first, then newest first. */
export const readNewest = (db: Queries, { userId, since, limit }: NewestInput): Promise<Row[]> =>
  db
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .orderBy('important', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

interface HistoryInput {
  readonly userId: string
  readonly view: HistoryView
  readonly page: number
  readonly limit: number
}

/** One page, newest first, and how many there are in all. */
export async function readHistory(db: Queries, { userId, view, page, limit }: HistoryInput) {
  const isListed = (eb: ExpressionBuilder<Database, 'notifications'>) =>
    eb.and([
      eb('user_id', '=', userId),
      ...(view === 'unread' ? [eb('read_at', 'is', null)] : []),
      ...(view === 'important' ? [eb('important', '=', true)] : []),
    ])
  const rows = await db
    .selectFrom('notifications')
    .selectAll()
    .where(isListed)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const { total } = await db
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(isListed)
    .executeTakeFirstOrThrow()
  return { rows, total }
}

interface ReadInput {
  readonly userId: string
  readonly now: Date
}

export async function markRead(
  db: Queries,
  { userId, ids, now }: ReadInput & { readonly ids: readonly string[] },
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where('read_at', 'is', null)
    .execute()
}

/** Those of the history from this one on. Nothing where the person has none of this id. */
export async function markReadUpTo(
  db: Queries,
  { userId, id, now }: ReadInput & { readonly id: string },
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where(
      sql<boolean>`(created_at, id) <= (
        SELECT seen.created_at, seen.id FROM notifications AS seen WHERE seen.id = ${id} AND seen.user_id = ${userId})`,
    )
    .execute()
}

export async function countUnread(db: Queries, userId: string): Promise<number> {
  const { unread } = await db
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return unread
}

/** A person's settings by kind. */
export async function readChosen(
  db: Queries,
  userId: string,
): Promise<ReadonlyMap<NotificationKind, Channels>> {
  const rows = await db
    .selectFrom('notification_preferences')
    .select(['kind', 'in_app', 'mail'])
    .where('user_id', '=', userId)
    .execute()
  return new Map(rows.map(({ kind, in_app, mail }) => [kind, { in_app, mail }]))
}

export async function choose(
  db: Queries,
  { userId, kind, in_app, mail }: Channels & { readonly userId: string; readonly kind: NotificationKind },
): Promise<void> {
  await db
    .insertInto('notification_preferences')
    .values({ user_id: userId, kind, in_app, mail })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet({ in_app, mail }))
    .execute()
}

/** For a deleted account; also erases administrators' notifications that name its owner. */
export async function eraseNotifications(tx: Queries, userId: string): Promise<void> {
  await tx
    .deleteFrom('notifications')
    .where(({ eb, or }) => or([eb('user_id', '=', userId), eb('link', 'like', `%/${userId}`)]))
    .execute()
}
