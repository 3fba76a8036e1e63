import type { Context, ReceivedResponse } from '../../context/context.ts'
import type { Rule } from '../rule.ts'
import { dataOf, type Fields, judged, metaOf, rowsOf, type Verdict } from '../verdict.ts'
import { adjust, userIdOf } from './credits.ts'

const historyOf = (context: Context, view = 'all') =>
  context.call('listNotificationHistory', { as: 'user', query: { view, limit: 200 } })

const unreadOf = async (context: Context) => Number(metaOf(await historyOf(context, 'unread')).total)

/** Unread notifications; where there are too few, an administrator makes some by moving credits there and back. */
async function unreadRows(context: Context, count: number): Promise<readonly Fields[]> {
  const rows = rowsOf(await historyOf(context, 'unread'))
  if (rows.length >= count || !context.accounts.has('admin')) return rows
  const user_id = await userIdOf(context)
  for (const operation of ['adminAddCredits', 'adminDeductCredits'] as const)
    await adjust(context, { operation, user_id, hundredths: 100 })
  return rowsOf(await historyOf(context, 'unread'))
}

/** Read notifications stay read, and the number of unread ones is right. */
export const notificationsAreRead: Rule = {
  id: 'flows/notifications-are-read',
  title: 'A notification is read once it’s marked as read, not when it’s listed',
  phase: 'flows',
  needs: ['portal', 'user', 'write', 'state'],
  operations: [
    'markNotificationsRead',
    'markAllNotificationsRead',
    'listNotificationHistory',
    'listNotifications',
  ],
  run: judged(async (context, verdict) => {
    const unread = await unreadRows(context, 2)
    const [newest] = unread
    if (!newest) {
      context.leaveOut('markNotificationsRead', 'the user has no unread notification')
      return
    }
    const before = await unreadOf(context)
    const looked = await historyOf(context)
    const seen = rowsOf(looked).find(({ notification_id }) => notification_id === newest.notification_id)
    verdict.expect(looked, {
      check: 'read by looking',
      holds: seen?.read_at === 0,
      expected: 'read_at 0 until it is marked',
      got: seen?.read_at,
    })

    const { notification_id } = newest
    const marked = await context.call('markNotificationsRead', {
      as: 'user',
      body: { notification_ids: [notification_id] },
    })
    await expectRead(context, verdict, marked, { notification_id, left: before - 1 })
    const nobodys = await context.call('markNotificationsRead', {
      as: 'user',
      body: { notification_ids: ['ntf_unknown00000'] },
    })
    verdict.status(nobodys, 200, 'for a notification that nobody has')

    const up_to = rowsOf(await historyOf(context))[0]?.notification_id
    const all = await context.call('markAllNotificationsRead', { as: 'user', body: { up_to } })
    await expectRead(context, verdict, all, { notification_id: up_to, left: 0 })
  }),
}

interface Left {
  readonly notification_id: unknown
  readonly left: number
}

async function expectRead(
  context: Context,
  verdict: Verdict,
  write: ReceivedResponse,
  { notification_id, left }: Left,
): Promise<void> {
  const row = rowsOf(await historyOf(context)).find((one) => one.notification_id === notification_id)
  verdict.expect(write, {
    check: 'read mark',
    holds: Number(row?.read_at) > 0,
    expected: `${notification_id} to be read`,
    got: `read_at ${row?.read_at}`,
  })
  const counted = await unreadOf(context)
  verdict.expect(write, {
    check: 'unread',
    holds: dataOf(write).unread === counted && counted === left,
    expected: `unread ${left}, also in the list`,
    got: `unread ${dataOf(write).unread}, ${counted} in the list`,
  })
}
