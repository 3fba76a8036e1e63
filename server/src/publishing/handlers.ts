// Published APIs, for administrators: the equivalent of `npm run publish-api`, and a version's later life.
import type { components } from '@switchboard/sdk'
import { tellDeprecationLater } from '../modules/announcements/tell-deprecation.ts'
import { deprecateVersion, restoreVersion } from '../modules/catalogue/deprecation-repo.ts'
import { lockedRow, versionUnknown } from '../modules/catalogue/repo.ts'
import type { AppContext } from '../platform/app-context.ts'
import { audit } from '../platform/db/audit.ts'
import type { Queries, Tx } from '../platform/db/client.ts'
import { csvFile, csvOf } from '../platform/http/csv.ts'
import { exported, handler, inTransaction, uploaded } from '../platform/http/handler.ts'
import { Problem, refusedField } from '../platform/http/problem.ts'
import { addDays, dayIn, dayInWords } from '../platform/time/days.ts'
import { badCheck } from './check-result.ts'
import { deleteDraft, draftOf, listDrafts, previewAddress, setPreviewAddress } from './drafts/repo.ts'
import { readForm, readUpload } from './form.ts'
import type { PublishCaller } from './publish-jobs.ts'
import type { Publisher } from './publisher.ts'
import { largestUpload } from './read/document-source.ts'
import { PublishError } from './read/publish-error.ts'
import { findVersions, listVersions, readVersion } from './repo.ts'

const adminListApis = handler<'adminListApis'>(async ({ db, query, clock, settings }) => {
  const { page = 1, limit = 20, search = '', status, sort } = query
  const today = dayIn(settings.timeZone, clock())
  const { data, total } = await listVersions(db, { page, limit, search, status, sort, today })
  return { status: 200, body: { data, meta: { page, limit, total } } }
})

const adminExportApis = exported<'adminExportApis'>(async ({ db, query, clock, settings }) => {
  const { search = '', status, sort } = query
  const rows = await findVersions(db, { search, status, sort, today: dayIn(settings.timeZone, clock()) })
  return csvOf(csvFile({ name: 'apis', columns, pages: [rows] }))
})

const columns = [
  'api',
  'version',
  'name',
  'publisher',
  'tag',
  'full_version',
  'newest',
  'status',
  'sunset_on',
  'deprecation_reason',
  'price_from',
  'price_to',
  'operations_total',
  'subscribers',
  'calls',
  'callers',
  'upstream',
  'mocked',
  'published_at',
  'published_by_name',
] as const

const adminGetApi = handler<'adminGetApi'>(async (call) => ({
  status: 200,
  body: { data: await versionOf(call, call.query) },
}))

const adminCheckApi = uploaded<'adminCheckApi'>(largestUpload, async (call) => {
  const job = { kind: 'check', ...readForm(call) } as const
  try {
    const { body } = await publisherOf(call).run(job, call.user.id)
    return { status: 200, body }
  } catch (error) {
    if (error instanceof PublishError) return { status: 200, body: { data: badCheck(error) } }
    throw error
  }
})

const adminPublishApi = uploaded<'adminPublishApi'>(largestUpload, async (call) => {
  const { digest } = call.body
  const job = { kind: 'publish', ...readForm(call), digest, ...callerOf(call) } as const
  const { body, replayed } = await publisherOf(call).run(job, call.user.id)
  return { status: 201, body, ...(replayed && { replayed }) }
})

const adminSetApiPrices = handler<'adminSetApiPrices'>(async (call) => {
  const { api, version, published_at: publishedAt, prices } = call.body
  const job = { kind: 'reprice', api, version, publishedAt, prices, ...callerOf(call) } as const
  const { body, replayed } = await publisherOf(call).run(job, call.user.id)
  return { status: 200, body, ...(replayed && { replayed }) }
})

const adminRollBackApi = handler<'adminRollBackApi'>(async (call) => {
  const { api, version, published_at: publishedAt } = call.body
  const job = { kind: 'rollBack', api, version, publishedAt, ...callerOf(call) } as const
  const { body, replayed } = await publisherOf(call).run(job, call.user.id)
  return { status: 200, body, ...(replayed && { replayed }) }
})

const adminDeprecateApi = inTransaction<'adminDeprecateApi'>(async (call) => {
  const { db, body, clock, settings } = call
  const { api, version, sunset_on } = body
  const today = dayIn(settings.timeZone, clock())
  const tomorrow = addDays(today, 1)
  if (sunset_on !== null && sunset_on < tomorrow) {
    throw refusedField('#/sunset_on', 'not_in_future', `Choose ${dayInWords(tomorrow)} or later.`)
  }
  const reason = body.reason.trim()
  if (reason.length < 3)
    throw refusedField('#/reason', 'min_length', 'Give the reason, and what to use instead.')
  const row = await lockVersion(db, body)
  const ended = row.status === 'DEPRECATED'
  await deprecateVersion(db, body, { today, sunset_on, reason })
  if (!ended || row.sunset_on !== sunset_on) await tellDeprecationLater(db, { api, version })
  await audit(call, { action: 'admin.api.deprecate', subject: api, details: { version, sunset_on, reason } })
  return { status: 200, body: { data: await versionOf(call, body) } }
})

const adminRestoreApi = inTransaction<'adminRestoreApi'>(async (call) => {
  const { db, body } = call
  const { api, version } = body
  const row = await lockVersion(db, body)
  if (row.status !== 'DEPRECATED') {
    throw new Problem('api_not_deprecated', `${row.name} ${version} isn’t deprecated.`)
  }
  const status = row.status_before ?? 'ACTIVE'
  await restoreVersion(db, body, status)
  await tellDeprecationLater(db, { api, version })
  await audit(call, { action: 'admin.api.restore', subject: api, details: { version, status } })
  return { status: 200, body: { data: await versionOf(call, body) } }
})

const adminListApiDrafts = handler<'adminListApiDrafts'>(async ({ db }) => ({
  status: 200,
  body: { data: await listDrafts(db) },
}))

const adminSaveApiDraft = uploaded<'adminSaveApiDraft'>(largestUpload, async (call) => {
  const { digest } = call.body
  const { upstreams, publicUrl } = call.settings
  const job = { kind: 'draft', ...readUpload(call), digest, upstreams, publicUrl, ...callerOf(call) } as const
  const { body } = await publisherOf(call).run(job, call.user.id)
  return { status: 201, body }
})

const adminRenewApiDraft = inTransaction<'adminRenewApiDraft'>(async (call) => {
  const { db, body, clock, settings } = call
  const { api, version } = await draftOf(db, body.draft_id)
  const { preview_url, row } = previewAddress(settings.publicUrl, clock())
  await setPreviewAddress(db, body.draft_id, row)
  await audit(call, { action: 'admin.api.draft_address', subject: api, details: { ...body, version } })
  return { status: 200, body: { data: { ...(await draftOf(db, body.draft_id)), preview_url } } }
})

const adminDeleteApiDraft = inTransaction<'adminDeleteApiDraft'>(async (call) => {
  const { db, body } = call
  const data = await draftOf(db, body.draft_id)
  const { api, version, full_version } = data
  await deleteDraft(db, body.draft_id)
  await audit(call, {
    action: 'admin.api.draft_delete',
    subject: api,
    details: { ...body, version, full_version },
  })
  return { status: 200, body: { data } }
})

type VersionKey = components['schemas']['AdminApiVersionRequest']

async function versionOf(
  { db, clock, settings }: Pick<AppContext, 'clock' | 'settings'> & { readonly db: Queries },
  { api, version }: VersionKey,
) {
  const published = await readVersion(db, { api, version, today: dayIn(settings.timeZone, clock()) })
  if (published) return published
  throw versionUnknown()
}

async function lockVersion(db: Tx, key: VersionKey) {
  const row = await lockedRow(db, key)
  if (row) return row
  throw versionUnknown()
}

function publisherOf({ publisher }: Pick<AppContext, 'publisher'>): Publisher {
  if (publisher) return publisher
  throw new Problem('not_offered', 'Nothing can be published here. Use the command, npm run publish-api.')
}

interface PublishCall extends Pick<PublishCaller, 'user' | 'requestId'> {
  readonly idempotencyKey: string | undefined
  readonly body: unknown
}

const callerOf = ({ user, requestId, idempotencyKey: key, body }: PublishCall): PublishCaller => ({
  user,
  requestId,
  repeat: key === undefined ? undefined : { key, body },
})

export const publishingHandlers = {
  adminListApis,
  adminExportApis,
  adminGetApi,
  adminCheckApi,
  adminPublishApi,
  adminSetApiPrices,
  adminRollBackApi,
  adminDeprecateApi,
  adminRestoreApi,
  adminListApiDrafts,
  adminSaveApiDraft,
  adminRenewApiDraft,
  adminDeleteApiDraft,
}
