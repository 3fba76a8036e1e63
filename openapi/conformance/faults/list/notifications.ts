import { faultsOf, type Mistake } from '../fault.ts'
import { field, instead, jsonOf, reading, rowsOf, withBody, withJson } from '../mistakes.ts'

const keepsPreferences: Mistake = instead(async (call, backend) => {
  const before = await backend.send(reading(call, call.path))
  const reply = await backend.send(call)
  if (reply.status !== 200) return reply
  const preferences = rowsOf(jsonOf(before).data).map(({ kind, in_app, mail }) => ({ kind, in_app, mail }))
  await backend.send(withBody(call, { preferences }))
  return reply
})

const readsAtLook: Mistake = instead(async (call, backend) => {
  const reply = await backend.send(call)
  const rows = rowsOf(jsonOf(reply).data)
  const read_at = Math.floor(Date.now() / 1000)
  const marked = rows.map((row) => (row.read_at === 0 ? { ...row, read_at } : row))
  return reply.status === 200 ? withJson(reply, { ...jsonOf(reply), data: marked }) : reply
})

/** Notifications that are lost, or read when nobody has read them. */
export const notificationFaults = faultsOf('notifications', [
  [
    'unread-count-wrong',
    'markNotificationsRead',
    'the number of unread ones is wrong',
    field('data.unread', (value) => Number(value) + 1),
  ],
  ['read-by-looking', 'listNotificationHistory', 'looking marks as read', readsAtLook],
  [
    'preferences-not-kept',
    'updateNotificationPreferences',
    'a preference is confirmed and not kept',
    keepsPreferences,
  ],
])
