// Checked documents that are published later, and the pages of their preview addresses.
import { audit } from '../../platform/db/audit.ts'
import { handler, inTransaction, uploaded } from '../../platform/http/handler.ts'
import { Problem } from '../../platform/http/problem.ts'
import { jsonWith, StoredJson } from '../../platform/http/stored-json.ts'
import { readUpload } from '../form.ts'
import { callerOf, publisherOf } from '../publisher-of.ts'
import { largestUpload } from '../read/document-source.ts'
import {
  deleteDraft,
  draftOf,
  findPreview,
  findPreviewOperation,
  listDrafts,
  previewAddress,
  setPreviewAddress,
} from './repo.ts'

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

const readApiPreview = handler<'readApiPreview'>(async ({ db, body, clock }) => {
  const { page, reference, ...row } = working(await findPreview(db, body.preview_token), clock())
  const head = {
    expires_at: row.preview_expires_at.toISOString(),
    published_at: row.published_at?.toISOString() ?? null,
  }
  const data = jsonWith(head, { api: page, reference: reference ?? 'null' })
  return { status: 200, body: StoredJson.of(jsonWith({}, { data })) }
})

const readApiPreviewOperation = handler<'readApiPreviewOperation'>(async ({ db, body, clock }) => {
  const found = await findPreviewOperation(db, body.preview_token, body.operation_id)
  const { operation } = working(found, clock())
  if (!operation) throw new Problem('not_found', 'This preview has no operation with this name.')
  return { status: 200, body: StoredJson.of(jsonWith({}, { data: operation })) }
})

/** The same whether an address never was or no longer is, so that guesses learn nothing. */
function working<Preview extends { readonly preview_expires_at: Date }>(
  preview: Preview | undefined,
  now: Date,
): Preview {
  if (!preview)
    throw new Problem(
      'not_found',
      'No preview has this address. It may be mistyped, a newer address may have replaced it, or its draft was deleted.',
    )
  if (preview.preview_expires_at > now) return preview
  throw new Problem(
    'verification_expired',
    'A preview address works for 14 days. Ask whoever sent it for a new one.',
  )
}

export const draftHandlers = {
  adminListApiDrafts,
  adminSaveApiDraft,
  adminRenewApiDraft,
  adminDeleteApiDraft,
  readApiPreview,
  readApiPreviewOperation,
}
