import { audit } from '../../platform/db/audit.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import type { Clock } from '../../platform/time/clock.ts'
import { accepted, type Refusal, rejected } from './requirements.ts'
import type { SubmissionRow } from './submission.ts'
import { tellOutcome } from './tell-outcome.ts'

/** Who decides, and by what. */
export interface Reviewing {
  readonly db: Db
  readonly clock: Clock
  readonly settings: { readonly publicUrl: string }
  /** Written down with each decision. */
  readonly reviewer: string
}

/** Forms that wait, the oldest first. */
export const listWaiting = (db: Db): Promise<SubmissionRow[]> =>
  db
    .selectFrom('kyb_submissions')
    .selectAll()
    .where('state', '=', 'IN_REVIEW')
    .orderBy('submitted_at')
    .execute()

/** One form with its documents; undefined where there is none. */
export async function readSubmission(db: Db, id: string) {
  const row = await db.selectFrom('kyb_submissions').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const documents = await db
    .selectFrom('kyb_documents')
    .selectAll()
    .where('submission_id', '=', id)
    .orderBy('field')
    .execute()
  return { ...row, documents }
}

/** Verifies the business. Its account becomes a business account by that. */
export const approve = (reviewing: Reviewing, id: string): Promise<SubmissionRow> =>
  decide(reviewing, id, async (tx, row) => {
    if (row.user_id) {
      await tx
        .updateTable('users')
        .set({ company_name: row.business_name })
        .where('id', '=', row.user_id)
        .execute()
    }
    return { state: 'APPROVED', reason: null, requirements: accepted(row.requirements) }
  })

/** Sends the form back, with what has to be sent again and why. */
export function reject(
  reviewing: Reviewing,
  id: string,
  refusals: readonly Refusal[],
): Promise<SubmissionRow> {
  if (refusals.length === 0) throw new RangeError('Name at least one field, with a code and a reason.')
  return decide(reviewing, id, async (_tx, row) => ({
    state: 'REJECTED',
    reason: refusals
      .map(({ reason }) => reason)
      .join(' ')
      .slice(0, 500),
    requirements: rejected(row.requirements, refusals),
  }))
}

type Decision = Pick<SubmissionRow, 'reason' | 'requirements'> & { readonly state: 'APPROVED' | 'REJECTED' }

async function decide(
  { db, clock, settings, reviewer }: Reviewing,
  id: string,
  judge: (tx: Tx, row: SubmissionRow) => Promise<Decision>,
): Promise<SubmissionRow> {
  return db.transaction().execute(async (tx) => {
    // Two reviewers of one form take turns, and the second finds it decided.
    const row = await tx
      .selectFrom('kyb_submissions')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new RangeError(`There is no verification ${id}.`)
    if (row.state !== 'IN_REVIEW') throw new RangeError(`${id} is ${row.state} already.`)
    const { requirements, ...decision } = await judge(tx, row)
    const now = clock()
    const decided = await tx
      .updateTable('kyb_submissions')
      .set({ ...decision, requirements: JSON.stringify(requirements), decided_at: now })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const refused = requirements.flatMap(({ errors }) => errors)
    await audit(
      { db: tx, clock, user: { id: reviewer }, requestId: null },
      {
        action: decision.state === 'APPROVED' ? 'kyb.approve' : 'kyb.reject',
        subject: id,
        details: { user: row.user_id, publisher: row.publisher, tag: row.tag, refused },
      },
    )
    await tellOutcome(tx, { row: decided, publicUrl: settings.publicUrl, now })
    return decided
  })
}
