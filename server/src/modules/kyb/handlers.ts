import { handler } from '../../platform/http/handler.ts'
import { Problem } from '../../platform/http/problem.ts'
import { reviewHandlers } from './admin-review.ts'
import { correctKyb } from './correct.ts'
import { isDocument, scanDocuments, takeDocuments, withDocuments } from './documents.ts'
import { draftHandlers } from './drafts.ts'
import { openReview } from './open-review.ts'
import { listEarlier, listNewest, readSubmission } from './repo.ts'
import { parseAnswers, received, refuseNul } from './requirements.ts'
import { coveredName, refuseOpenOne } from './standing.ts'
import { detailOf, submissionOf, submissionUnknown } from './submission.ts'

// Not one transaction from end to end: a scanner may take its time, and no lock waits for it.
const submitKyb = handler<'submitKyb'>(async (call) => {
  const { db, body: form, files, visitor, settings } = call
  const { publisher, tag = null, business_name, contact_name, contact_email, answers: text, ...rest } = form
  refuseNul(form)
  const covered = await coveredName(db, { publisher, tag })
  if (!covered) throw new Problem('not_found', 'There’s no publisher with this name, or it has no such tag.')
  if (visitor) {
    // Asked again under a lock; here it spares the work.
    await refuseOpenOne(db, { userId: visitor.id, publisher, tag, timeZone: settings.timeZone })
  }
  const answers = parseAnswers(text)
  const documents = await takeDocuments(files)
  const facts = Object.entries(rest).filter(([field]) => !isDocument(field))
  const submission = {
    ...{ publisher, tag, business_name, contact_name, contact_email },
    form: JSON.stringify({ ...Object.fromEntries(facts), ...(answers && { answers }) }),
    requirements: JSON.stringify(received(documents.map(({ field }) => field))),
  }
  const row = await withDocuments(settings.kybFolder, documents, async (paths) => {
    await scanDocuments(settings.virusScanCommand, paths)
    return db.transaction().execute((tx) => openReview(tx, call, { submission, documents, covered }))
  })
  return { status: 201, body: { data: submissionOf(row) } }
})

const listKybSubmissions = handler<'listKybSubmissions'>(async ({ db, user }) => {
  const rows = await listNewest(db, user.id)
  return { status: 200, body: { data: rows.map(submissionOf) } }
})

const getKybSubmission = handler<'getKybSubmission'>(async ({ db, user, query }) => {
  const row = await readSubmission(db, query.kyb_id)
  if (row?.user_id !== user.id) throw submissionUnknown()
  const earlier = await listEarlier(db, row)
  return { status: 200, body: { data: { ...detailOf(row), earlier: earlier.map(submissionOf) } } }
})

export const kybHandlers = {
  submitKyb,
  correctKyb,
  listKybSubmissions,
  getKybSubmission,
  ...draftHandlers,
  ...reviewHandlers,
}
