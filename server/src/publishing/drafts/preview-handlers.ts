// The pages of preview addresses.
import { handler } from '../../platform/http/handler.ts'
import { Problem } from '../../platform/http/problem.ts'
import { jsonWith, StoredJson } from '../../platform/http/stored-json.ts'
import { findPreview, findPreviewOperation } from './repo.ts'

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
  const preview = await findPreviewOperation(db, body.preview_token, body.operation_id)
  const { operation } = working(preview, clock())
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

export const previewHandlers = { readApiPreview, readApiPreviewOperation }
