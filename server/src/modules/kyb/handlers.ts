import { handler } from '../../platform/http/handler.ts'
import { Problem, refusedField } from '../../platform/http/problem.ts'
import { scanDocuments, takeDocuments, withDocuments } from './documents.ts'
import { openReview } from './open-review.ts'
import { listNewest } from './repo.ts'
import { parseAnswers } from './requirements.ts'
import { submissionOf } from './review.ts'
import { coveredName, refuseOpenOne } from './standing.ts'

// Not one transaction from end to end: a scanner may take its time, and no lock waits for it.
const submitKyb = handler<'submitKyb'>(async (call) => {
  const { db, body: form, files, visitor, settings } = call
  const { publisher, tag = null } = form
  for (const [field, value] of Object.entries(form)) {
    if (value?.includes('\0')) throw refusedField(`#/${field}`, 'pattern', 'Use plain text.')
  }
  const covered = await coveredName(db, { publisher, tag })
  if (!covered) throw new Problem('not_found', 'There is no publisher of this name, or it has no such tag.')
  if (visitor) {
    // Asked again under a lock; here it spares the work.
    await refuseOpenOne(db, { userId: visitor.id, publisher, tag, timeZone: settings.timeZone })
  }
  const answers = parseAnswers(form.answers)
  const documents = await takeDocuments(files)
  const row = await withDocuments(settings.kybFolder, documents, async (paths) => {
    await scanDocuments(settings.virusScanCommand, paths)
    return db.transaction().execute((tx) => openReview(tx, call, { form, answers, documents, covered }))
  })
  return { status: 201, body: { data: submissionOf(row) } }
})

const listKybSubmissions = handler<'listKybSubmissions'>(async ({ db, user }) => {
  const rows = await listNewest(db, user.id)
  return { status: 200, body: { data: rows.map(submissionOf) } }
})

export const kybHandlers = { submitKyb, listKybSubmissions }
