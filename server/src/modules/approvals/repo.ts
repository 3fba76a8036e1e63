import { type Insertable, type Selectable, sql } from 'kysely'
import type { AppContext } from '../../platform/app-context.ts'
import type { Queries, Tx } from '../../platform/db/client.ts'
import type { Database } from '../../platform/db/generated/database.ts'

export type ApprovalRow = Selectable<Database['call_approvals']>

type Answer = NonNullable<ApprovalRow['answer']>

/** A call by what makes it this one. */
export interface CallIdentity {
  readonly keyId: string
  readonly hash: Buffer
  readonly price: number
}

/** Uses a yes for one call; undefined where there is none. Of two calls at one time, one gets it, whichever process they are in. */
export const takeAllowed = (
  tx: Tx,
  { keyId, hash, price }: CallIdentity,
  { requestId, now }: { readonly requestId: string; readonly now: Date },
) =>
  tx
    .updateTable('call_approvals')
    .set({ request_id: requestId })
    .where('key_id', '=', keyId)
    .where('call_hash', '=', hash)
    .where('price', '=', price)
    .where('answer', '=', 'ALLOWED')
    .where('request_id', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()

/** Gives a yes back that its call wasn’t made with after all. */
export async function giveBack(db: Queries, requestId: string, id: string): Promise<void> {
  await db
    .updateTable('call_approvals')
    .set({ request_id: null })
    .where('id', '=', id)
    .where('request_id', '=', requestId)
    .execute()
}

/** The same call where it waits, or was denied. */
export const findUnanswered = (tx: Tx, { keyId, hash, price }: CallIdentity, now: Date) =>
  tx
    .selectFrom('call_approvals')
    .selectAll()
    .where('key_id', '=', keyId)
    .where('call_hash', '=', hash)
    .where('price', '=', price)
    .where(({ eb, or }) => or([eb('answer', 'is', null), eb('answer', '=', 'DENIED')]))
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()

export async function countWaiting(tx: Tx, keyId: string, now: Date): Promise<number> {
  const { waiting } = await tx
    .selectFrom('call_approvals')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('key_id', '=', keyId)
    .where('answer', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return Number(waiting)
}

export const addApproval = (tx: Tx, row: Insertable<Database['call_approvals']>): Promise<ApprovalRow> =>
  tx.insertInto('call_approvals').values(row).returningAll().executeTakeFirstOrThrow()

interface AnswerInput {
  readonly id: string
  /** Its owner, or the key of the agent whose app answers. */
  readonly of: { readonly userId: string } | { readonly keyId: string }
  readonly answer: Answer
  readonly now: Date
  readonly expiresAt: Date
}

/** Undefined where it doesn’t wait: an answer is given once. */
export function answerWaiting(
  db: Queries,
  { id, of, answer, now, expiresAt }: AnswerInput,
): Promise<ApprovalRow | undefined> {
  let waiting = db
    .updateTable('call_approvals')
    .set({ answer, expires_at: expiresAt })
    .where('id', '=', id)
    .where('answer', 'is', null)
    .where('expires_at', '>', now)
  if ('userId' in of) waiting = waiting.where('user_id', '=', of.userId)
  else waiting = waiting.where('key_id', '=', of.keyId)
  // A no costs nothing, wherever it is given.
  if ('keyId' in of && answer === 'ALLOWED') waiting = waiting.where('in_client', '=', true)
  return waiting.returningAll().executeTakeFirst()
}

/** Rows to count. */
export const waitingOf = (userId: string, now: Date) =>
  sql`SELECT 1 FROM call_approvals WHERE user_id = ${userId} AND answer IS NULL AND expires_at > ${now}`

const maxListed = 100

export const listWaiting = (db: Queries, userId: string, now: Date): Promise<ApprovalRow[]> =>
  db
    .selectFrom('call_approvals')
    .selectAll()
    .where('user_id', '=', userId)
    .where('answer', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(maxListed)
    .execute()

export const readApproval = (db: Queries, id: string, keyId: string): Promise<ApprovalRow | undefined> =>
  db
    .selectFrom('call_approvals')
    .selectAll()
    .where('id', '=', id)
    .where('key_id', '=', keyId)
    .executeTakeFirst()

/** They have texts of calls in them. */
export async function eraseApprovals(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('call_approvals').where('user_id', '=', userId).execute()
}

export async function purgeApprovals({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('call_approvals').where('expires_at', '<=', clock()).execute()
}
