import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { audit } from '../../platform/db/audit.ts'
import { csvFile, csvOf, inPieces } from '../../platform/http/csv.ts'
import { exported, handler, type RequestContext, streamed } from '../../platform/http/handler.ts'
import { Problem, refusedField } from '../../platform/http/problem.ts'
import { findReviewIds, listEarlier, listForReview, readForReview, readSubmission } from './repo.ts'
import { approve, type ReviewContext, reject } from './review.ts'
import { isFormField } from './review-command.ts'
import { detailOf, submissionOf, submissionUnknown } from './submission.ts'

const adminListKyb = handler<'adminListKyb'>(async ({ db, query }) => {
  const { page = 1, limit = 20, search = '', state, sort } = query
  const { rows, total } = await listForReview(db, { page, limit, search, state, sort })
  return { status: 200, body: { data: rows.map(listedOf), meta: { page, limit, total } } }
})

const adminExportKyb = exported<'adminExportKyb'>(async ({ db, query }) => {
  const { search = '', state, sort } = query
  const ids = await findReviewIds(db, { search, state, sort })
  const pages = inPieces(ids, async (piece) =>
    (await readForReview(db, piece))
      .map(listedOf)
      .map(({ submission, ...row }) => ({ ...submission, ...row })),
  )
  return csvOf(csvFile({ name: 'verifications', columns, pages }))
})

const columns = [
  'kyb_id',
  'publisher',
  'tag',
  'business_name',
  'state',
  'submitted_at',
  'decided_at',
  'contact_name',
  'contact_email',
  'user_id',
  'attempt',
] as const

const listedOf = (row: Awaited<ReturnType<typeof readForReview>>[number]) => ({
  submission: submissionOf(row),
  contact_name: row.contact_name,
  contact_email: row.contact_email,
  user_id: row.user_id,
  attempt: (row.earlier ?? 0) + 1,
})

const adminGetKyb = handler<'adminGetKyb'>(async ({ db, query }) => {
  const row = await readSubmission(db, query.kyb_id)
  if (!row) throw submissionUnknown()
  const earlier = await listEarlier(db, row)
  const data = { ...detailOf(row), user_id: row.user_id, earlier: earlier.map(submissionOf) }
  return { status: 200, body: { data } }
})

const extensions: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
}

/** Named after its field, not as the sender called it; its type is that of its bytes. */
const adminGetKybDocument = streamed<'adminGetKybDocument'>(async (call) => {
  const { db, clock, user, requestId, query, settings } = call
  const { kyb_id, field } = query
  const row = await readSubmission(db, kyb_id)
  const document = row?.documents.find((one) => one.field === field)
  const file = document && (await open(join(settings.kybFolder, document.file)).catch(() => undefined))
  if (!file) throw new Problem('not_found', 'There’s no such document, or its file was deleted.')
  try {
    await db
      .transaction()
      .execute((tx) =>
        audit(
          { db: tx, clock, user, requestId },
          { action: 'kyb.read_document', subject: kyb_id, details: { field } },
        ),
      )
  } catch (error) {
    await file.close()
    throw error
  }
  const filename = `${field}.${extensions[document.type]}`
  return { status: 200, type: 'application/octet-stream', filename, stream: file.createReadStream() }
})

const reviewing = (call: RequestContext<'adminApproveKyb' | 'adminRejectKyb'>): ReviewContext => {
  const { db, clock, settings, user, requestId } = call
  return { db, clock, settings, reviewer: user.id, requestId }
}

const adminApproveKyb = handler<'adminApproveKyb'>(async (call) => {
  const row = await approve(reviewing(call), call.body.kyb_id)
  return { status: 200, body: { data: submissionOf(row) } }
})

const adminRejectKyb = handler<'adminRejectKyb'>(async (call) => {
  const { kyb_id, refusals } = call.body
  refusals.forEach(({ field }, index) => {
    if (isFormField(field)) return
    throw refusedField(`#/refusals/${index}/field`, 'not_allowed', 'The form has no such field.')
  })
  const row = await reject(reviewing(call), kyb_id, refusals)
  return { status: 200, body: { data: submissionOf(row) } }
})

export const reviewHandlers = {
  adminListKyb,
  adminExportKyb,
  adminGetKyb,
  adminGetKybDocument,
  adminApproveKyb,
  adminRejectKyb,
}
