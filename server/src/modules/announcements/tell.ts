import { clipped } from '@switchboard/oas/document'
import type { AppContext } from '../../platform/app-context.ts'
import type { Tx } from '../../platform/db/client.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { toGroupedDecimal } from '../../platform/money/decimals.ts'
import { momentInWords } from '../../platform/time/days.ts'
import { notify } from '../notifications/notify.ts'
import { emitEvent } from '../webhooks/emit.ts'
import { addNotice, completeNotice, readMisinformed, readUntold } from './affected-repo.ts'
import { type NamedAnnouncement, readAnnouncement } from './repo.ts'
import type { Change } from './tables.ts'
import { announcementOf, callersSince } from './view.ts'

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

/** A second job that tells the same account waits for the notice of the first, and then does nothing. */
async function tellAccount(tx: Tx, { id, userId, cancelled, now, timeZone }: Telling): Promise<void> {
  // It can't be cancelled until the account knows of it; once it is, nobody hears of it for the first time.
  const announcement = await readAnnouncement(tx, id, { hold: true })
  if (!announcement || (announcement.cancelled_at !== null) !== cancelled) return
  const key = { announcement_id: id, user_id: userId, cancelled }
  if (!(await addNotice(tx, { ...key, told_at: now, in_app: false, mail: false, webhooks: 0 }))) return
  const { publisher, tag, version, plan_id } = announcement
  const channels = await notify(tx, {
    userId,
    kind: 'announcements',
    message: cancelled ? endWords(announcement, timeZone) : words(announcement, timeZone),
    important: announcement.changes.some(({ worse }) => worse),
    route: plan_id === null ? ['/api', publisher, tag, version].filter(Boolean).join('/') : '/pricing',
    text: plan_id === null ? 'View API' : 'View prices',
    now,
  })
  const data = announcementOf(announcement)
  const webhooks = await emitEvent(tx, { userId, type: 'announcement.updated', data, now })
  await completeNotice(tx, key, { ...channels, webhooks })
}

const subjectOf = ({ plan_name, plan_id, api_name, api, version }: NamedAnnouncement): string =>
  plan_id === null ? `${api_name ?? api} ${version}` : (plan_name ?? plan_id)

const fieldNames: Readonly<Record<Change['field'], string>> = {
  PRICE: 'price',
  PLAN_PRICE: 'price of a period',
  INCLUDED_CREDITS: 'included credits',
  CALLS_PER_SECOND: 'calls a second',
  CALLS_PER_MINUTE: 'calls a minute',
  CALLS_PER_DAY: 'calls a day',
  CALLS_PER_MONTH: 'calls a month',
}

const maxLines = 3
const maxNameLength = 40
/** The longest notification of the contract. */
const maxLength = 500

/** Such as `From 1 January 2027 at 00:00 (Asia/Manila), SIM Swap v1: Check a number 2.40 credits (2.00 before).` */
function words(announcement: NamedAnnouncement, timeZone: string): string {
  const { changes, effective_at, reason } = announcement
  const lines = changes.slice(0, maxLines).map(lineOf)
  const more = changes.length - lines.length
  const all = more > 0 ? [...lines, `and ${more} more`] : lines
  const text = `From ${momentInWords(timeZone, effective_at)}, ${subjectOf(announcement)}: ${all.join('; ')}. ${reason}`
  return clipped(text, maxLength)
}

function endWords(announcement: NamedAnnouncement, timeZone: string): string {
  const when = momentInWords(timeZone, announcement.effective_at)
  const what = `The change of ${subjectOf(announcement)} announced for ${when} won’t happen.`
  return clipped(`${what} ${announcement.cancel_reason ?? ''}`.trim(), maxLength)
}

function lineOf(change: Change): string {
  const { field, operation_id, operation_name, before, after } = change
  const name =
    operation_id === null ? fieldNames[field] : clipped(operation_name || operation_id, maxNameLength)
  return `${name} ${inWords(field, after)} (${inWords(field, before)} before)`
}

function inWords(field: Change['field'], value: number | null): string {
  if (value === null) return 'no limit'
  if (field === 'PRICE' || field === 'INCLUDED_CREDITS') return `${toGroupedDecimal(value)} credits`
  return field === 'PLAN_PRICE' ? `PHP ${toGroupedDecimal(value)}` : value.toLocaleString('en-GB')
}
