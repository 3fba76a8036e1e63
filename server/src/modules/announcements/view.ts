import type { components } from '@switchboard/sdk'
import type { Queries } from '../../platform/db/client.ts'
import { toDecimal } from '../../platform/money/decimals.ts'
import { callersSince, countAffected, countTold, type Moment } from './affected-repo.ts'
import type { Change, NamedAnnouncement } from './repo.ts'

type Schemas = components['schemas']

const amounts: ReadonlySet<Change['field']> = new Set(['PRICE', 'PLAN_PRICE', 'INCLUDED_CREDITS'])

/** A value as the contract has it. */
const written = ({ field }: Change, value: number | null): string | null =>
  value === null ? null : amounts.has(field) ? toDecimal(value) : String(value)

/** As the contract has it. */
export const changeOf = (change: Change): Schemas['AnnouncedChange'] => ({
  ...change,
  before: written(change, change.before),
  after: written(change, change.after),
})

/** As everybody can read it. */
export const announcementOf = (row: NamedAnnouncement): Schemas['Announcement'] => ({
  announcement_id: row.id,
  plan_id: row.plan_id,
  plan_name: row.plan_name,
  api: row.api,
  api_name: row.api_name ?? row.api,
  version: row.version,
  effective_at: row.effective_at.toISOString(),
  status: row.cancelled_at ? 'CANCELLED' : row.took_effect_at ? 'EFFECTIVE' : 'UPCOMING',
  reason: row.reason,
  changes: row.changes.map(changeOf),
})

export async function adminAnnouncementOf(
  db: Queries,
  row: NamedAnnouncement,
  moment: Moment,
): Promise<Schemas['AdminAnnouncement']> {
  const { plan_id, api, version } = row
  return {
    ...announcementOf(row),
    announced_at: row.announced_at.toISOString(),
    announced_by_name: row.announced_by_name,
    short_notice_reason: row.short_notice_reason,
    took_effect_at: row.took_effect_at?.toISOString() ?? null,
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
    cancel_reason: row.cancel_reason,
    affected: await countAffected(db, { plan_id, api, version, since: callersSince(moment) }),
    told: await countTold(db, row.id),
  }
}
