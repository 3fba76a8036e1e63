import { clipped } from '@switchboard/oas/document'
import type { AppContext } from '../../platform/app-context.ts'
import { toGroupedDecimal } from '../../platform/money/decimals.ts'
import { momentInWords } from '../../platform/time/days.ts'
import type { Change } from './repo.ts'
import { type NamedAnnouncement, readUpcoming } from './repo.ts'

/** The plan, or the version of an API. */
export const subjectOf = ({ plan_name, plan_id, api_name, api, version }: NamedAnnouncement): string =>
  plan_id === null ? `${api_name ?? api} ${version}` : (plan_name ?? plan_id)

/** The page of the portal that shows what changes beside what it is now, and the words of the way there. */
export function placeOf({ publisher, tag, version, changes }: NamedAnnouncement) {
  if (publisher === null) return { route: '/pricing', text: 'View prices' }
  const api = ['/api', publisher, tag, version].filter(Boolean).join('/')
  return changes.some(({ field }) => field === 'BREAKING')
    ? { route: api, text: 'View API' }
    : { route: `${api}?part=prices`, text: 'View prices' }
}

const fieldNames: Readonly<Record<Change['field'], string>> = {
  BREAKING: 'breaking change',
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

/** Upcoming changes of an API and the plans that it’s offered with, or of all: a sentence each. */
export async function announcedInWords(
  { db, settings }: Pick<AppContext, 'db' | 'settings'>,
  api?: string,
): Promise<readonly string[]> {
  const rows = await readUpcoming(db, api)
  return rows.map((row) => changeInWords(row, settings.timeZone))
}

/** Of one that is cancelled. */
export function cancellationInWords(announcement: NamedAnnouncement, timeZone: string): string {
  const when = momentInWords(timeZone, announcement.effective_at)
  const what = `The change to ${subjectOf(announcement)} announced for ${when} won’t happen.`
  return `${what} ${announcement.cancel_reason ?? ''}`.trim()
}

/** Such as `From 1 January 2027 at 00:00 (Asia/Manila), SIM Swap v1: Check a number 2.40 credits (2.00 credits before).` */
export function changeInWords(announcement: NamedAnnouncement, timeZone: string): string {
  const { changes, effective_at } = announcement
  const lines = changes.slice(0, maxLines).map(lineOf)
  const more = changes.length - lines.length
  const all = more > 0 ? [...lines, `and ${more} more`] : lines
  return `From ${momentInWords(timeZone, effective_at)}, ${subjectOf(announcement)}: ${all.join('; ')}.`
}

function lineOf(change: Change): string {
  const { field, operation_id, operation_name, before, after } = change
  const name =
    operation_id === null ? fieldNames[field] : clipped(operation_name || operation_id, maxNameLength)
  if (field === 'BREAKING') return `calls of ${name} may fail`
  return `${name} ${inWords(field, after)} (${inWords(field, before)} before)`
}

function inWords(field: Change['field'], value: number | null): string {
  if (value === null) return 'no limit'
  if (field === 'PRICE' || field === 'INCLUDED_CREDITS') return `${toGroupedDecimal(value)} credits`
  return field === 'PLAN_PRICE' ? `PHP ${toGroupedDecimal(value)}` : value.toLocaleString('en-GB')
}
