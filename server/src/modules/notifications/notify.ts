import type { Queries } from '../../platform/db/client.ts'
import type { StaffRole } from '../../platform/http/acting-account.ts'
import { newId } from '../../platform/ids.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { isDeleted } from '../accounts/people-repo.ts'
import { listStaff } from '../accounts/staff-repo.ts'
import { addNotification, readChosen } from './repo.ts'
import { type Channels, channelsOf, type NotificationKind } from './rules.ts'

export interface Notice {
  readonly userId: string
  /** By which the person chooses where to be told. */
  readonly kind: NotificationKind
  readonly message: string
  readonly important?: boolean
  /** A page of the portal, such as `/dashboard/wallet/topup`. */
  readonly route?: string
  /** An address outside it; a route goes before it. */
  readonly link?: string
  /** Label of the link; without it, there is none. */
  readonly text?: string
  /**
   * Queues a mail of its own, in the same transaction, where the person wants mails of this kind. Without, the message
   * itself is mailed; `none` for what another mail tells already.
   */
  readonly mail?: (() => Promise<void>) | 'none'
  readonly now: Date
}

/**
 * Tells a person something where they want to be told, behind the bell, by email, or both, in the transaction that causes it. Of a deleted
 * account nobody is left to be told. Returns where they are.
 */
export async function notify(db: Queries, notice: Notice): Promise<Channels> {
  const { userId, kind, message, important = false, route, link, text, mail, now } = notice
  if (await isDeleted(db, userId)) return { in_app: false, mail: false }
  const channels = await readChannels(db, userId, kind)
  const to = route ?? link
  if (channels.in_app) {
    await addNotification(db, {
      id: newId('ntf'),
      user_id: userId,
      kind,
      message,
      important,
      action: route ? 'route' : link ? 'link' : null,
      link: to ?? null,
      text: to && text ? text : null,
      created_at: now,
    })
  }
  if (!channels.mail || mail === 'none') return { ...channels, mail: false }
  if (mail) await mail()
  else
    await enqueue(db, 'mailNotice', { payload: { userId, kind, message, ...(to && text && { to, text }) } })
  return channels
}

interface AdministratorsNotice extends Omit<Notice, 'userId' | 'kind' | 'mail'> {
  /** The person who caused it, and knows already. */
  readonly except?: string
  /** The role whose work it is. */
  readonly role: StaffRole
}

/** Tells administrators who can log in: owners, and those with the role. */
export async function notifyAdministrators(
  db: Queries,
  { except = '', role, ...notice }: AdministratorsNotice,
): Promise<void> {
  for (const userId of await listStaff(db, ['OWNER', role])) {
    if (userId !== except) await notify(db, { ...notice, userId, kind: 'administration' })
  }
}

/** Whether a person is mailed about a kind, for mails that go with no notice. */
export const wantsMail = async (db: Queries, userId: string, kind: NotificationKind): Promise<boolean> =>
  (await readChannels(db, userId, kind)).mail

const readChannels = async (db: Queries, userId: string, kind: NotificationKind) =>
  channelsOf(kind, (await readChosen(db, userId)).get(kind))
