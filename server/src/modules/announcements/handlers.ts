import { audit } from '../../platform/db/audit.ts'
import type { Queries } from '../../platform/db/client.ts'
import { handler, inTransaction } from '../../platform/http/handler.ts'
import { Problem, refusedField } from '../../platform/http/problem.ts'
import { newId } from '../../platform/ids.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import type { Clock } from '../../platform/time/clock.ts'
import { lockPublishing } from '../catalogue/repo.ts'
import { callersSince, countAffected, readAffectedPage } from './affected-repo.ts'
import { draftOf } from './draft.ts'
import {
  addAnnouncement,
  cancelAnnouncement,
  type NamedAnnouncement,
  readAnnouncement,
  readPage,
  readUpcoming,
} from './repo.ts'
import { adminSetApiLimits } from './set-api-limits.ts'
import { takeEffectIn } from './take-effect.ts'
import { tellLater } from './tell-announcement.ts'
import { adminAnnouncementOf, announcementOf, changeOf } from './view.ts'

const listAnnouncements = handler<'listAnnouncements'>(async ({ db, query }) => {
  const rows = await readUpcoming(db, query.api)
  return { status: 200, body: { data: rows.map(announcementOf) } }
})

const adminListAnnouncements = handler<'adminListAnnouncements'>(async (call) => {
  const { db, query } = call
  const { page = 1, limit = 20, status } = query
  const { total, data: rows } = await readPage(db, { page, limit, status })
  const data = []
  for (const row of rows) data.push(await adminAnnouncementOf(db, row, momentOf(call)))
  return { status: 200, body: { data, meta: { page, limit, total } } }
})

const adminPreviewAnnouncement = handler<'adminPreviewAnnouncement'>(async (call) => {
  const { db, body, settings } = call
  const moment = momentOf(call)
  const draft = await draftOf(db, body, { ...moment, noticeDays: settings.noticeDays })
  const affected = await countAffected(db, { ...draft.subject, since: callersSince(moment) })
  const data = {
    changes: draft.changes.map(changeOf),
    affected,
    notice_days: draft.noticeDays,
    earliest_at: draft.earliestAt.toISOString(),
  }
  return { status: 200, body: { data } }
})

const adminAnnounce = inTransaction<'adminAnnounce'>(async (call) => {
  const { db, body, user, settings } = call
  const moment = momentOf(call)
  // Values that are compared with the new ones don't change until then, and of two announcements the second sees the first.
  await lockPublishing(db)
  const draft = await draftOf(db, body, { ...moment, noticeDays: settings.noticeDays })
  const id = newId('ann')
  const reason = body.reason.trim()
  const { subject, changes, effectiveAt, shortNoticeReason } = draft
  await addAnnouncement(db, {
    ...subject,
    id,
    effective_at: effectiveAt,
    changes: JSON.stringify(changes),
    reason,
    short_notice_reason: shortNoticeReason,
    announced_by: user.id,
    announced_at: moment.now,
    took_effect_at: null,
    cancelled_at: null,
    cancel_reason: null,
  })
  await audit(call, {
    action: 'admin.announcement.make',
    subject: subject.plan_id ?? subject.api ?? id,
    details: {
      announcement_id: id,
      version: subject.version,
      effective_at: effectiveAt.toISOString(),
      changes: changes.map(changeOf),
      reason,
      short_notice_reason: shortNoticeReason,
    },
  })
  await tellLater(db, id)
  if (effectiveAt <= moment.now) await takeEffectIn(db, moment)
  return { status: 201, body: { data: await viewOf(call, await readKnown(db, id)) } }
})

const adminCancelAnnouncement = inTransaction<'adminCancelAnnouncement'>(async (call) => {
  const { db, body } = call
  const { announcement_id: id } = body
  const { plan_id, api, version } = await readKnown(db, id)
  const moment = momentOf(call)
  const reason = body.reason.trim()
  if (!(await cancelAnnouncement(db, { id, reason, now: moment.now })))
    throw notAhead(await readKnown(db, id))
  await audit(call, {
    action: 'admin.announcement.cancel',
    subject: plan_id ?? api ?? id,
    details: { announcement_id: id, version, reason },
  })
  await tellLater(db, id)
  return { status: 200, body: { data: await viewOf(call, await readKnown(db, id)) } }
})

const notAhead = ({ cancelled_at }: NamedAnnouncement): Problem =>
  refusedField(
    '#/announcement_id',
    'not_allowed',
    cancelled_at ? 'It’s cancelled already.' : 'It has taken effect already. Announce another change.',
  )

const adminListAffectedAccounts = handler<'adminListAffectedAccounts'>(async (call) => {
  const { db, query } = call
  const { announcement_id, page = 1, limit = 20 } = query
  const row = await readKnown(db, announcement_id)
  const since = callersSince(momentOf(call))
  const { total, data: rows } = await readAffectedPage(db, { ...row, since, page, limit })
  const data = rows.map((account) => ({
    user_id: account.user_id,
    name: account.name ?? '',
    email: account.email,
    told_at: account.told_at?.toISOString() ?? null,
    in_app: account.in_app ?? false,
    mail: account.mail ?? false,
    webhooks: account.webhooks ?? 0,
    cancellation_told_at: account.cancellation_told_at?.toISOString() ?? null,
  }))
  return { status: 200, body: { data, meta: { page, limit, total } } }
})

interface Timed {
  readonly clock: Clock
  readonly settings: Settings
}

const momentOf = ({ clock, settings }: Timed) => ({ now: clock(), timeZone: settings.timeZone })

async function readKnown(db: Queries, id: string): Promise<NamedAnnouncement> {
  const row = await readAnnouncement(db, id)
  if (!row) throw new Problem('not_found', 'There’s no such announcement.')
  return row
}

const viewOf = (call: Timed & { readonly db: Queries }, row: NamedAnnouncement) =>
  adminAnnouncementOf(call.db, row, momentOf(call))

export const announcementHandlers = {
  listAnnouncements,
  adminListAnnouncements,
  adminPreviewAnnouncement,
  adminSetApiLimits,
  adminAnnounce,
  adminCancelAnnouncement,
  adminListAffectedAccounts,
}
