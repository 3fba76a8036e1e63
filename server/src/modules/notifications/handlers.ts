import type { components } from '@switchboard/sdk'
import type { Selectable } from 'kysely'
import type { Database } from '../../platform/db/schema.ts'
import { handler, inTransaction } from '../../platform/http/handler.ts'

const maxNotifications = 200

const listNotifications = handler<'listNotifications'>(async ({ db, user }) => {
  const rows = await db
    .selectFrom('notifications')
    .selectAll()
    .where('user_id', '=', user.id)
    .orderBy('important', 'desc')
    .orderBy('created_at', 'desc')
    .limit(maxNotifications)
    .execute()
  return { status: 200, body: { data: rows.map(notificationOf) } }
})

/** Identifiers that are not the person's own are passed over: they may have been taken away meanwhile. */
const markNotificationsRead = inTransaction<'markNotificationsRead'>(async ({ db, user, clock, body }) => {
  const now = clock()
  await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('user_id', '=', user.id)
    .where('id', 'in', body.notification_ids)
    .where('read_at', 'is', null)
    .execute()
  const { unread } = await db
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<number>().as('unread'))
    .where('user_id', '=', user.id)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { status: 200, body: { data: { read_at: unixSeconds(now), unread } } }
})

function notificationOf(row: Selectable<Database['notifications']>): components['schemas']['Notification'] {
  const { action, link, text } = row
  return {
    notification_id: row.id,
    message: row.message,
    timestamp: unixSeconds(row.created_at),
    important: row.important,
    read_at: row.read_at ? unixSeconds(row.read_at) : 0,
    ...(action && link && text && { action, link, text }),
  }
}

const unixSeconds = (time: Date): number => Math.floor(time.getTime() / 1000)

export const notificationHandlers = { listNotifications, markNotificationsRead }
