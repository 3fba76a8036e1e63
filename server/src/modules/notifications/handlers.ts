import type { components } from '@switchboard/sdk'
import type { Selectable } from 'kysely'
import type { Queries } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import { eventStream, handler, inTransaction } from '../../platform/http/handler.ts'
import { Problem } from '../../platform/http/problem.ts'
import { after } from '../../platform/time/clock.ts'
import { getNotificationPreferences, updateNotificationPreferences } from './preferences.ts'
import { countUnread, markRead, markReadUpTo, readHistory, readNewest } from './repo.ts'

const maxNotifications = 200
const maxAgeSeconds = 90 * 86_400

const listNotifications = handler<'listNotifications'>(async ({ db, user, clock }) => {
  const since = after(clock(), -maxAgeSeconds)
  const rows = await readNewest(db, { userId: user.id, since, limit: maxNotifications })
  return { status: 200, body: { data: rows.map(notificationOf) } }
})

const listNotificationHistory = handler<'listNotificationHistory'>(async ({ db, user, query }) => {
  const { page = 1, limit = 20, view = 'all' } = query
  const { rows, total } = await readHistory(db, { userId: user.id, view, page, limit })
  return { status: 200, body: { data: rows.map(notificationOf), meta: { page, limit, total } } }
})

/** Identifiers that aren't the person's own are ignored: they may have been deleted in the meantime. */
const markNotificationsRead = inTransaction<'markNotificationsRead'>(async ({ db, user, clock, body }) => {
  const now = clock()
  await markRead(db, { userId: user.id, ids: body.notification_ids, now })
  return { status: 200, body: { data: await leftUnread(db, user.id, now) } }
})

const markAllNotificationsRead = inTransaction<'markAllNotificationsRead'>(
  async ({ db, user, clock, body }) => {
    const now = clock()
    await markReadUpTo(db, { userId: user.id, id: body.up_to, now })
    return { status: 200, body: { data: await leftUnread(db, user.id, now) } }
  },
)

const streamNotifications = eventStream<'streamNotifications'>(async ({ streams, user, network, query }) => {
  if (!streams) throw new Problem('not_offered', 'Streams aren’t available here. Poll the list instead.')
  return streams.open({ user, network, readSecondsAgo: query.read_seconds_ago })
})

const leftUnread = async (db: Queries, userId: string, now: Date) => ({
  read_at: unixSeconds(now),
  unread: await countUnread(db, userId),
})

function notificationOf(row: Selectable<Database['notifications']>): components['schemas']['Notification'] {
  const { kind, action, link, text } = row
  return {
    notification_id: row.id,
    ...(kind && { kind }),
    message: row.message,
    timestamp: unixSeconds(row.created_at),
    important: row.important,
    read_at: row.read_at ? unixSeconds(row.read_at) : 0,
    ...(action && link && text && { action, link, text }),
  }
}

const unixSeconds = (time: Date): number => Math.floor(time.getTime() / 1000)

export const notificationHandlers = {
  listNotifications,
  listNotificationHistory,
  markNotificationsRead,
  markAllNotificationsRead,
  getNotificationPreferences,
  updateNotificationPreferences,
  streamNotifications,
}
