import { clipped } from '@switchboard/oas/document'
import type { AppContext } from '../../platform/app-context.ts'
import type { Tx } from '../../platform/db/client.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { notify } from '../notifications/notify.ts'
import { emitEvent } from '../webhooks/emit.ts'
import { addNotice, callersSince, completeNotice, readMisinformed, readUntold } from './affected-repo.ts'
import { readAnnouncement } from './repo.ts'
import { announcementOf } from './view.ts'
import { cancellationInWords, changeInWords, placeOf } from './words.ts'

declare module '../../platform/jobs/payloads.ts' {
  interface JobPayloads {
    /** Queued where a change is announced, and where it is cancelled. */
    readonly tellAnnouncement: { readonly id: string }
  }
}

/** In the transaction that announces or cancels. There may be thousands of accounts, so a job tells them. */
export const tellLater = (tx: Tx, id: string): Promise<void> =>
  enqueue(tx, 'tellAnnouncement', { payload: { id } })

/** Tells each affected account once, and those that know of a change that it is cancelled. */
export async function tellAnnouncement(
  { id }: { readonly id: string },
  { db, clock, settings }: Pick<AppContext, 'db' | 'clock' | 'settings'>,
): Promise<void> {
  const now = clock()
  const { timeZone } = settings
  const first = await readAnnouncement(db, id)
  if (!first) return
  const cancelled = first.cancelled_at !== null
  const since = callersSince({ now, timeZone })
  const accounts = cancelled ? await readMisinformed(db, id) : await readUntold(db, { ...first, since })
  for (const userId of accounts)
    await db.transaction().execute((tx) => tellAccount(tx, { id, userId, cancelled, now, timeZone }))
}

interface Telling {
  readonly id: string
  readonly userId: string
  readonly cancelled: boolean
  readonly now: Date
  readonly timeZone: string
}

/** The longest notification of the contract. */
const maxLength = 500

/** A second job that tells the same account waits for the notice of the first, and then does nothing. */
async function tellAccount(tx: Tx, { id, userId, cancelled, now, timeZone }: Telling): Promise<void> {
  // It can't be cancelled until the account knows of it; once it is, nobody hears of it for the first time.
  const announcement = await readAnnouncement(tx, id, { hold: true })
  if (!announcement || (announcement.cancelled_at !== null) !== cancelled) return
  const key = { announcement_id: id, user_id: userId, cancelled }
  if (!(await addNotice(tx, { ...key, told_at: now, in_app: false, mail: false, webhooks: 0 }))) return
  const words = cancelled
    ? cancellationInWords(announcement, timeZone)
    : `${changeInWords(announcement, timeZone)} ${announcement.reason}`
  const channels = await notify(tx, {
    userId,
    kind: 'announcements',
    message: clipped(words, maxLength),
    important: announcement.changes.some(({ worse }) => worse),
    ...placeOf(announcement),
    now,
  })
  const data = announcementOf(announcement)
  const webhooks = await emitEvent(tx, { userId, type: 'announcement.updated', data, now })
  await completeNotice(tx, key, { ...channels, webhooks })
}
