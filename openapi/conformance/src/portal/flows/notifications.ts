import type { Context } from '../../engine/context/context.ts'
import type { Rule } from '../../engine/rules/rule.ts'
import { type Fields, withVerdict } from '../../engine/rules/verdict.ts'
import { dataOf, decimal, metaOf, rowsOf } from '../fields.ts'
import { adjustmentOf } from './wallet.ts'

const historyOf = (context: Context, view = 'all') =>
  context.call('listNotificationHistory', { as: 'user', query: { view, limit: 200 } })

/** Unread notifications; where there are too few, an administrator makes some by moving credits there and back. */
async function unreadRows(context: Context, count: number): Promise<readonly Fields[]> {
  const rows = rowsOf(await historyOf(context, 'unread'))
  if (rows.length >= count || !context.accounts.has('admin')) return rows
  const body = { ...(await adjustmentOf(context, 100)), credits: decimal(100) }
  for (const operation of ['adminAddCredits', 'adminDeductCredits'])
    await context.call(operation, { as: 'admin', body })
  return rowsOf(await historyOf(context, 'unread'))
}

/** Read notifications stay read, and the number of unread ones is right. */
export const notificationsAreRead: Rule = {
  id: 'flows/notifications-are-read',
  title: 'A notification is read once it’s marked as read, not when it’s listed',
  phase: 'flows',
  needs: ['user', 'write', 'state'],
  operations: [
    'markNotificationsRead',
    'markAllNotificationsRead',
    'listNotificationHistory',
    'listNotifications',
  ],
  run: withVerdict(async (context, verdict) => {
    const [newest] = await unreadRows(context, 2)
    if (!newest) return context.leaveOut('markNotificationsRead', 'the user has no unread notification')
    const { notification_id } = newest
    const rowIn = async (response: ReturnType<typeof historyOf>) =>
      rowsOf(await response).find((row) => row.notification_id === notification_id)
    const before = Number(metaOf(await historyOf(context, 'unread')).total)
    const listed = await historyOf(context)
    verdict.equal(listed, 'read by looking', (await rowIn(Promise.resolve(listed)))?.read_at, 0)
    const up_to = rowsOf(listed)[0]?.notification_id
    for (const [operation, body, left] of [
      ['markNotificationsRead', { notification_ids: [notification_id, 'ntf_unknown00000'] }, before - 1],
      ['markAllNotificationsRead', { up_to }, 0],
    ] as const) {
      const marked = await context.call(operation, { as: 'user', body })
      const row = await rowIn(historyOf(context))
      verdict.expect(marked, {
        check: 'read mark',
        holds: Number(row?.read_at) > 0,
        expected: `${notification_id} to be read`,
        got: `read_at ${row?.read_at}`,
      })
      const { total } = metaOf(await historyOf(context, 'unread'))
      verdict.equal(
        marked,
        'unread',
        `${dataOf(marked).unread}, ${total} in the list`,
        `${left}, ${left} in the list`,
      )
    }
  }),
}
