import type { components } from '@switchboard/sdk'
import { useQuery } from '@tanstack/react-query'
import { formatCount, formatDecimal } from '../../base/format/format.ts'
import { longDate } from '../../base/format/long-date.ts'
import { usePortal } from '../../lib/services.ts'
import { rates } from './call-limits.ts'
import { announcementsQuery } from './queries.ts'

export type Announcement = components['schemas']['UpcomingAnnouncement']
type Change = Announcement['changes'][number]

/** None while they can’t be read. */
export const useAnnouncements = (api?: string): readonly Announcement[] =>
  useQuery(announcementsQuery(usePortal(), api)).data?.data ?? []

const rateOf = (field: Change['field']) => rates.find(([name]) => name.toUpperCase() === field)

export function valueInWords(field: Change['field'], value: string | null): string {
  if (field === 'BREAKING') return 'breaking change'
  const rate = rateOf(field)
  if (rate) return `${value ? formatCount(value) : 'no limit'} ${rate[1]}`
  return field === 'PLAN_PRICE'
    ? `PHP ${formatDecimal(value ?? '')}`
    : `${formatDecimal(value ?? '')} credits`
}

/** Such as `From 1 January 2027: 2.40 credits`; none where no such change is announced. */
export function announced(
  announcements: readonly Announcement[],
  isMeant: (announcement: Announcement, change: Change) => unknown,
): string | undefined {
  for (const one of announcements) {
    const changes = one.changes.filter((change) => isMeant(one, change))
    const words = changes.map(({ field, after }) => valueInWords(field, after))
    if (words.length > 0) return `From ${longDate(one.effective_at)}: ${words.join(', ')}`
  }
}

/** Of an operation, which has one price for all versions; also that calls of it will break. */
export const announcedPrice = (announcements: readonly Announcement[], api: string, operation: string) =>
  announced(announcements, (one, change) => one.api === api && change.operation_id === operation)

/** Of a plan, or of a version of the API that was asked for. */
export const announcedLimits = (announcements: readonly Announcement[], planOrVersion: string | undefined) =>
  announced(
    announcements,
    (one, change) => (one.plan_id ?? one.version) === planOrVersion && rateOf(change.field),
  )
