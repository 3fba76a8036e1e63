import { audit } from '../../platform/db/audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { RequestContext } from '../../platform/http/handler.ts'
import { newId } from '../../platform/ids.ts'
import { notify } from '../notifications/notify.ts'
import type { Document } from './documents.ts'
import { removeDraft } from './drafts-repo.ts'
import {
  addDocuments,
  addSubmission,
  type DocumentRow,
  type NewSubmission,
  type SubmissionRow,
} from './repo.ts'
import { formRoute, refuseOpenOne, takeTurn } from './standing.ts'

interface SubmissionInput {
  readonly submission: Omit<NewSubmission, 'id' | 'state' | 'user_id' | 'submitted_at'>
  readonly documents: readonly Document[]
  /** The APIs it is for, in words. */
  readonly covered: string
  /** The rejected one that it corrects: its other documents are taken over. */
  readonly corrects?: { readonly documents: readonly DocumentRow[] }
}

/** Writes the form down, with where its documents lie, and tells its sender. */
export async function openReview(
  tx: Tx,
  call: RequestContext<'submitKyb' | 'correctKyb'>,
  { submission, documents, covered, corrects }: SubmissionInput,
): Promise<SubmissionRow> {
  const { clock, visitor, settings, requestId } = call
  const { publisher, tag = null } = submission
  if (visitor) {
    await takeTurn(tx, visitor.id)
    await refuseOpenOne(tx, { publisher, tag, userId: visitor.id, timeZone: settings.timeZone })
  }
  if (visitor) await removeDraft(tx, { userId: visitor.id, publisher, tag })
  const row = await addSubmission(tx, {
    ...submission,
    id: newId('kyb'),
    user_id: visitor?.id ?? null,
    state: 'IN_REVIEW',
    submitted_at: clock(),
  })
  const sent = documents.map(({ content, ...document }) => ({ ...document, bytes: content.length }))
  const fields: ReadonlySet<string> = new Set(documents.map(({ field }) => field))
  const acceptedDocuments = corrects?.documents.filter(({ field }) => !fields.has(field)) ?? []
  await addDocuments(tx, row.id, [...sent, ...acceptedDocuments])
  await audit(
    {
      db: tx,
      clock,
      user: visitor ?? { id: 'visitor' },
      ...(visitor && { actor: call.actor, actsFor: call.actsFor }),
      requestId,
    },
    { action: 'kyb.submit', subject: row.id, details: { publisher, tag, business: row.business_name } },
  )
  if (visitor) {
    await notify(tx, {
      userId: visitor.id,
      kind: 'verification',
      message: `Your verification for ${covered} is in review. We’ll email you when it’s done.`,
      route: formRoute(row),
      text: 'View submission',
      now: clock(),
    })
  }
  return row
}
