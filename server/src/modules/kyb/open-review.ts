import type { components } from '@switchboard/sdk'
import { audit } from '../../platform/db/audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { RequestContext } from '../../platform/http/handler.ts'
import { newId } from '../../platform/ids.ts'
import { notify } from '../notifications/notify.ts'
import { type Document, documentFields } from './documents.ts'
import { addDocuments, addSubmission, type SubmissionRow } from './repo.ts'
import { received } from './requirements.ts'
import { formRoute, refuseOpenOne, takeTurn } from './standing.ts'

interface SubmissionInput {
  readonly form: components['schemas']['KybRequest']
  readonly answers: object | undefined
  readonly documents: readonly Document[]
  /** What it is for, in words. */
  readonly covered: string
}

/** Writes the form down, with where its documents lie, and tells its sender. */
export async function openReview(
  tx: Tx,
  call: RequestContext<'submitKyb'>,
  given: SubmissionInput,
): Promise<SubmissionRow> {
  const { clock, visitor, settings, requestId } = call
  const { publisher, tag = null } = given.form
  const wanted = { publisher, tag, timeZone: settings.timeZone }
  if (visitor) {
    await takeTurn(tx, visitor.id)
    await refuseOpenOne(tx, { ...wanted, userId: visitor.id })
  }
  const row = await addSubmission(tx, rowOf(given, visitor?.id ?? null, clock()))
  const documents = given.documents.map(({ content, ...document }) => ({
    ...document,
    submission_id: row.id,
    bytes: content.length,
  }))
  await addDocuments(tx, documents)
  await audit(
    { db: tx, clock, user: visitor ?? { id: 'visitor' }, requestId },
    { action: 'kyb.submit', subject: row.id, details: { publisher, tag, business: row.business_name } },
  )
  if (visitor) {
    await notify(tx, {
      userId: visitor.id,
      kind: 'verification',
      message: `Your verification for ${given.covered} is in review. We mail you when it ends.`,
      route: formRoute(row),
      text: 'See what was sent',
      now: clock(),
    })
  }
  return row
}

function rowOf({ form, answers, documents }: SubmissionInput, user_id: string | null, now: Date) {
  const { publisher, tag = null, business_name, contact_name, contact_email, ...rest } = form
  const files: ReadonlySet<string> = new Set(documentFields)
  const facts = Object.entries(rest).filter(([field]) => !files.has(field))
  return {
    id: newId('kyb'),
    user_id,
    publisher,
    tag,
    state: 'IN_REVIEW' as const,
    business_name,
    contact_name,
    contact_email,
    form: JSON.stringify({ ...Object.fromEntries(facts), ...(answers && { answers }) }),
    requirements: JSON.stringify(received(documents.map(({ field }) => field))),
    reason: null,
    submitted_at: now,
    decided_at: null,
  }
}
