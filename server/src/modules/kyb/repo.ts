import type { operations } from '@switchboard/sdk'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db, Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'
import { orderOf } from '../../platform/db/order.ts'
import { wordsMatch } from '../../platform/db/words-match.ts'

export type SubmissionRow = Selectable<Database['kyb_submissions']>
export type NewSubmission = Insertable<Database['kyb_submissions']>
export type DocumentRow = Omit<Selectable<Database['kyb_documents']>, 'submission_id'>

const maxSubmissions = 500
const maxEarlier = 100

/** Rows of forms that wait, to count. */
export const inReview = sql`SELECT 1 FROM kyb_submissions WHERE state = 'IN_REVIEW'`

/** Forms that wait, the oldest first. */
export const listPending = (db: Db): Promise<SubmissionRow[]> =>
  db
    .selectFrom('kyb_submissions')
    .selectAll()
    .where('state', '=', 'IN_REVIEW')
    .orderBy('submitted_at')
    .execute()

/** One form with its documents; undefined where there is none. */
export async function readSubmission(db: Queries, id: string) {
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

/** Rows to count: the newest form of each API or publisher, where it was rejected. */
export const rejectedOf = (userId: string) => sql`SELECT 1 FROM (
  SELECT DISTINCT ON (publisher, tag) state FROM kyb_submissions WHERE user_id = ${userId}
  ORDER BY publisher, tag, submitted_at DESC, id DESC) AS newest WHERE state = 'REJECTED'`

interface CoveringQuery {
  readonly userId: string
  readonly publisher: string
  readonly tag: string | null
}

/** A person's open or approved submission, by a form for this tag or for the whole publisher. Approved comes first. */
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

interface ReviewFilter {
  readonly search: string
  readonly state: SubmissionRow['state'] | undefined
  readonly sort: NonNullable<operations['adminListKyb']['parameters']['query']>['sort']
}

interface ReviewQuery extends ReviewFilter {
  readonly page: number
  readonly limit: number
}

/** A page of forms, with the number of all that match. */
export async function listForReview(db: Queries, { page, limit, ...filter }: ReviewQuery) {
  const matches = findForReview(db, filter)
  const { total } = await matches
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const ids = await inOrder(matches, filter.sort)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return {
    rows: await readForReview(
      db,
      ids.map(({ id }) => id),
    ),
    total,
  }
}

/** All that match, in order. */
export async function findReviewIds(db: Queries, filter: ReviewFilter): Promise<string[]> {
  const rows = await inOrder(findForReview(db, filter), filter.sort).execute()
  return rows.map(({ id }) => id)
}

const findForReview = (db: Queries, { search, state }: Omit<ReviewFilter, 'sort'>) =>
  db
    .selectFrom('kyb_submissions as forms')
    .where(wordsMatch(search, ['business_name', 'contact_name', 'contact_email', 'forms.id', 'user_id']))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'IN_REVIEW'))

/** Without a sort, in review first, the oldest of them on top; then the decided ones, the newest first. */
const inOrder = (matches: ReturnType<typeof findForReview>, sort: ReviewFilter['sort']) =>
  matches
    .select('forms.id')
    .orderBy(sort ? orderOf(sort, orders) : sql`decided_at DESC NULLS FIRST, submitted_at`)
    .orderBy('forms.id')

const orders = { submitted_at: [sql`submitted_at`], business_name: [sql`lower(business_name)`] } as const

/** In the order of their identifiers here. */
export const readForReview = (db: Queries, ids: readonly string[]) =>
  db
    .selectFrom('kyb_submissions as forms')
    .selectAll('forms')
    .select((form) =>
      form
        .selectFrom('kyb_submissions as earlier')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('earlier.user_id', '=', 'forms.user_id')
        .whereRef('earlier.publisher', '=', 'forms.publisher')
        .where(sql<boolean>`earlier.tag IS NOT DISTINCT FROM forms.tag`)
        .whereRef('earlier.submitted_at', '<', 'forms.submitted_at')
        .as('earlier'),
    )
    .where(sql<boolean>`forms.id = ANY(${[...ids]}::text[])`)
    .orderBy(sql`array_position(${[...ids]}::text[], forms.id)`)
    .execute()

/** Earlier submissions of the account for the same APIs, newest first. */
export const listEarlier = (db: Queries, row: SubmissionRow): Promise<SubmissionRow[]> =>
  db
    .selectFrom('kyb_submissions')
    .selectAll()
    .where('user_id', '=', row.user_id)
    .where('publisher', '=', row.publisher)
    .where(sql<boolean>`tag IS NOT DISTINCT FROM ${row.tag}`)
    .where('submitted_at', '<', row.submitted_at)
    .orderBy('submitted_at', 'desc')
    .limit(maxEarlier)
    .execute()

/** Held until the transaction ends: two reviewers of one form take turns, and the second finds it decided. */
export const lockSubmission = (tx: Tx, id: string): Promise<SubmissionRow | undefined> =>
  tx.selectFrom('kyb_submissions').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()

export const addSubmission = (tx: Tx, row: NewSubmission): Promise<SubmissionRow> =>
  tx.insertInto('kyb_submissions').values(row).returningAll().executeTakeFirstOrThrow()

export async function addDocuments(
  tx: Tx,
  submission_id: string,
  documents: readonly DocumentRow[],
): Promise<void> {
  if (documents.length === 0) return
  const rows = documents.map(({ field, file, name, type, bytes, sha256 }) => ({
    ...{ submission_id, field, file, name, type, bytes, sha256 },
  }))
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

interface ApiToVerify {
  readonly publisher: string
  readonly tag: string | null
  readonly kyb_required: boolean
}

/**
 * Whether a business is verified for an API: for its tag, or for all APIs of its publisher. Where the API itself asks for
 * nothing, a verification by any publisher shows that there is a business.
 */
export async function isVerified(db: Queries, userId: string, api: ApiToVerify): Promise<boolean> {
  let verified = db
    .selectFrom('business_verifications')
    .select('state')
    .where('user_id', '=', userId)
    .where('state', '=', 'APPROVED')
  if (api.kyb_required) {
    verified = verified.where('publisher', '=', api.publisher).where('tag', 'in', [api.tag ?? '', ''])
  }
  return (await verified.limit(1).execute()).length > 0
}

/** Whether a form has a document in this file. */
export async function isNamed(db: Queries, file: string): Promise<boolean> {
  const named = db.selectFrom('kyb_documents').select('file').where('file', '=', file)
  return (await named.executeTakeFirst()) !== undefined
}
