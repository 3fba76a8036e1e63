import { handler } from '../../platform/http/handler.ts'
import { type FieldError, Problem, refusedFields } from '../../platform/http/problem.ts'
import { isDocument, scanDocuments, takeDocuments, withDocuments } from './documents.ts'
import { openReview } from './open-review.ts'
import { listNewest, readSubmission } from './repo.ts'
import { corrected, fieldsToCorrect, parseAnswers, refuseNul } from './requirements.ts'
import { coveredName, refuseOpenOne } from './standing.ts'
import { submissionOf, submissionUnknown } from './submission.ts'

/** The refused parts of the newest form, sent again. A submission of its own: the rejected one stays as it was judged. */
export const correctKyb = handler<'correctKyb'>(async (call) => {
  const { db, body, files, user, settings } = call
  const { kyb_id, answers: text, ...sent } = body
  const before = await readSubmission(db, kyb_id)
  if (before?.user_id !== user.id) throw submissionUnknown()
  const { publisher, tag } = before
  // Read before the check for an open one: a correction that is committed between the two must be found in review, not newer.
  const newest = (await listNewest(db, user.id)).find((row) => row.publisher === publisher && row.tag === tag)
  await refuseOpenOne(db, { userId: user.id, publisher, tag, timeZone: settings.timeZone })
  if (newest?.id !== kyb_id)
    throw new Problem('not_found', `${kyb_id} has been resubmitted since. Correct the newest, ${newest?.id}.`)

  refuseNul(sent)
  const answers = parseAnswers(text) ?? {}
  const answered = Object.keys(answers).map((name) => `answers.${name}`)
  const corrections = fieldsToCorrect(before.requirements)
  refuseOtherFields(corrections, [...Object.keys(sent), ...answered])
  const documents = await takeDocuments(files, [...corrections].filter(isDocument))

  const { business_name, contact_name, contact_email, form } = before
  const facts = Object.fromEntries(Object.entries(sent).filter(([field]) => !isDocument(field)))
  const { business_name: name, contact_name: contact, contact_email: email, ...others } = facts
  const submission = {
    ...{ publisher, tag },
    business_name: name ?? business_name,
    contact_name: contact ?? contact_name,
    contact_email: email ?? contact_email,
    form: JSON.stringify({ ...form, ...others, answers: { ...Object(form.answers), ...answers } }),
    requirements: JSON.stringify(corrected(before.requirements)),
  }
  const covered = (await coveredName(db, { publisher, tag })) ?? publisher
  const row = await withDocuments(settings.kybFolder, documents, async (paths) => {
    await scanDocuments(settings.virusScanCommand, paths)
    return db
      .transaction()
      .execute((tx) => openReview(tx, call, { submission, documents, covered, corrects: before }))
  })
  return { status: 201, body: { data: submissionOf(row) } }
})

/** A 422 that points at what was refused and is not there, and at what was accepted and came all the same. */
function refuseOtherFields(corrections: ReadonlySet<string>, sent: readonly string[]): void {
  const pointer = (field: string) => `#/${field.replace('.', '/')}`
  const missing = [...corrections]
    .filter((field) => !sent.includes(field))
    .map((field): FieldError => {
      return { pointer: pointer(field), code: 'required', message: 'This was rejected. Resubmit it.' }
    })
  const accepted = sent
    .filter((field) => !corrections.has(field))
    .map((field): FieldError => {
      return { pointer: pointer(field), code: 'not_allowed', message: 'This was accepted. Omit it.' }
    })
  const errors = [...missing, ...accepted]
  if (errors.length === 0) return
  throw refusedFields(errors)
}
