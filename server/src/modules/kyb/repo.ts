import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Queries, Tx } from '../../platform/db/client.ts'
import type { KybTables } from './tables.ts'

export type SubmissionRow = Selectable<KybTables['kyb_submissions']>

const maxSubmissions = 500

/** Forms that wait, the oldest first. */
export const listPending = (db: Db): Promise<SubmissionRow[]> =>
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

/** The newest form of a person for each API or publisher. */
export const listNewest = (db: Queries, userId: string): Promise<SubmissionRow[]> =>
  db
    .selectFrom((forms) =>
      forms
        .selectFrom('kyb_submissions')
        .selectAll()
        .distinctOn(['publisher', 'tag'])
        .where('user_id', '=', userId)
        .orderBy('publisher')
        .orderBy('tag')
        .orderBy('submitted_at', 'desc')
        .orderBy('id', 'desc')
        .as('newest'),
    )
    .selectAll()
    .orderBy('submitted_at', 'desc')
    .orderBy(sql`id`)
    .limit(maxSubmissions)
    .execute()

interface CoveringQuery {
  readonly userId: string
  readonly publisher: string
  readonly tag: string | null
}

/** What is in review or approved of a person, by a form for this tag or for all of the publisher. Approved comes first. */
export const findOpenOne = (db: Queries, { userId, publisher, tag }: CoveringQuery) =>
  db
    .selectFrom('kyb_submissions')
    .select(['state', 'submitted_at'])
    .where('user_id', '=', userId)
    .where('publisher', '=', publisher)
    .where('state', '<>', 'REJECTED')
    .where(({ or, eb }) => or([eb('tag', 'is', null), eb('tag', '=', tag)]))
    .orderBy(({ eb }) => eb('state', '=', 'APPROVED'), 'desc')
    .executeTakeFirst()

/** Held until the transaction ends: two reviewers of one form take turns, and the second finds it decided. */
export const lockSubmission = (tx: Tx, id: string): Promise<SubmissionRow | undefined> =>
  tx.selectFrom('kyb_submissions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const addSubmission = (
  tx: Tx,
  row: Insertable<KybTables['kyb_submissions']>,
): Promise<SubmissionRow> =>
  tx.insertInto('kyb_submissions').values(row).returningAll().executeTakeFirstOrThrow()

export async function addDocuments(tx: Tx, rows: Insertable<KybTables['kyb_documents']>[]): Promise<void> {
  await tx.insertInto('kyb_documents').values(rows).execute()
}

type Decision = Pick<SubmissionRow, 'reason' | 'requirements' | 'state' | 'decided_at'>

export const noteDecision = (
  tx: Tx,
  id: string,
  { requirements, ...decision }: Decision,
): Promise<SubmissionRow> =>
  tx
    .updateTable('kyb_submissions')
    .set({ ...decision, requirements: JSON.stringify(requirements) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Of a deleted account, and what was sent as a guest under its address. The files go with the next purgeDocuments. */
export async function eraseSubmissions(
  tx: Tx,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<void> {
  await tx
    .deleteFrom('kyb_submissions')
    .where(({ eb, or }) =>
      or([eb('user_id', '=', userId), eb(sql`lower(contact_email)`, '=', email.toLowerCase())]),
    )
    .execute()
}
