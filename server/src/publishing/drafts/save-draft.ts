import type { components } from '@switchboard/sdk'
import { versionText } from '../../modules/catalogue/read-api-version.ts'
import { lockPublishing } from '../../modules/catalogue/repo.ts'
import { audit } from '../../platform/db/audit.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import { prepareDocument } from '../check/prepare-document.ts'
import { requireAnnounced } from '../publish/price-rises.ts'
import { type PublishResult, publishAlone } from '../publish/publish-prepared.ts'
import { requireDigest } from '../publish-checked.ts'
import type { DraftJob, JobAnswers } from '../publish-jobs.ts'
import { uploaded } from '../read/document-source.ts'
import { addDraft, draftOf, previewAddress } from './repo.ts'

/** Publishes a document, keeps what its page would show, and rolls back. */
export async function saveDraft(
  db: Db,
  { content, options, digest, ...job }: DraftJob & { readonly now: Date },
): Promise<JobAnswers['draft']> {
  const { now, user, requestId } = job
  const prepared = await prepareDocument(options, () => uploaded(content))
  const preview = await publishAlone(db, prepared, {
    now,
    publishedBy: null,
    isTrial: true,
    read(tx, published) {
      requireDigest(published, digest)
      requireAnnounced(published)
      return previewOf(tx, published, job.upstreams)
    },
  })
  const draft_id = newId('drf')
  const { preview_url, row } = previewAddress(job.publicUrl, now)
  return db.transaction().execute(async (tx) => {
    await lockPublishing(tx)
    await addDraft(tx, {
      draft_id,
      ...row,
      ...preview,
      document: Buffer.from(content),
      options: JSON.stringify(options),
      saved_at: now,
      saved_by: user.id,
      published_at: null,
    })
    const draft = await draftOf(tx, draft_id)
    const { api: subject, version, full_version } = draft
    const details = { draft_id, version, full_version }
    const by = { db: tx, clock: () => now, user, requestId }
    await audit(by, { action: 'admin.api.draft_save', subject, details })
    return { body: { data: { ...draft, preview_url } } }
  })
}

async function previewOf(
  tx: Tx,
  { publication: { api, version }, reference }: PublishResult,
  upstreams: DraftJob['upstreams'],
) {
  const page = await versionText(tx, { api, version }, upstreams)
  if (!page) throw new Error(`${api} ${version} was published a moment ago.`)
  const { index, operations, webhooks } = reference
  const named = [...operations, ...webhooks].map((operation) => [operation.operation_id, operation] as const)
  return {
    page,
    reference: JSON.stringify({ api, version, ...index } satisfies components['schemas']['ApiReference']),
    operations: JSON.stringify(Object.fromEntries(named)),
  }
}
